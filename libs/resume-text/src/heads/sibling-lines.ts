import { findDates } from '../recognizers/dates.js';
import type { Detail, Entry, Section } from '../document/resume-document.js';
import { isStudyRemark } from '../recognizers/study-remarks.js';

/**
 * withSiblingLines: papers, courses and posts of free time, each in a line with its year, stand below each other as equals. Where
 * one of them was taken for the head of the others, it is shown as the line it is.
 */
export function withSiblingLines(section: Section): Section {
  if (section.kind === 'experience' || section.kind === 'projects') return section;
  const entries = section.entries.map((entry) =>
    hasSiblingsBelow(entry) ? { ...entry, isTold: true, isSure: false } : entry,
  );
  return { ...section, entries };
}

/** True for a head of one line above lines that are written as it is: half of them and more have a year of their own. */
function hasSiblingsBelow({ headerLines, details, isTold, dates }: Entry): boolean {
  if (isTold || headerLines.length !== 1 || details.length < siblingsMin) return false;
  if (findDates(dates).some(({ isRange }) => isRange) || !details.every(mayBeSibling)) return false;
  const timed = details.filter(({ text }) => findDates(text).length > 0);
  return timed.length * 2 >= details.length;
}

const siblingsMin = 2;
const lineCharsMax = 110;

function mayBeSibling({ text, isBullet, isSubheading, isBeside }: Detail): boolean {
  return !isBullet && !isSubheading && !isBeside && text.length <= lineCharsMax && !isStudyRemark(text);
}
