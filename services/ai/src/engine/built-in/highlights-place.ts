import { areInCapitals } from '@tailwright/resume-text/document/render-resume';
import type { Section } from '@tailwright/resume-text/document/resume-document';
import type { Highlight } from './highlights.js';
import { isGreeting, isObjective, isOwnSummary } from './own-words.js';

/**
 * placeHighlights puts the lines first, under a heading of their own, or below what the person says of themselves, a
 * greeting, or what they look for.
 */
export function placeHighlights(sections: Section[], rows: readonly Highlight[]): Section[] {
  const firstJob = Math.max(
    1,
    sections.findIndex(({ kind }) => kind === 'experience'),
  );
  const opens = (section: Section) => isOwnSummary(section) || isObjective(section) || isGreeting(section);
  const opening = sections.findLastIndex((section, at) => at < firstJob && at < openingMax && opens(section)) + 1;
  // "Open to: …" below a paragraph is a part of it.
  const parts = opening === 0 ? 0 : sections.slice(opening, firstJob).findIndex(({ runIn }) => runIn === undefined);
  const place = parts < 0 ? firstJob : opening + parts;
  const own = sectionOf(sections, rows);
  return [...sections.slice(0, place), own, ...sections.slice(place)];
}

/** What comes later does not open a resume. */
const openingMax = 2;

/** A heading written as the person's own headings are. */
function sectionOf(sections: Section[], rows: readonly Highlight[]): Section {
  const isBullet = rows.length > 1;
  const details = rows.map(({ text }) => ({ text, isBullet, isSubheading: false, span: { start: 0, end: 0 } }));
  const heading = areInCapitals(sections) ? 'HIGHLIGHTS' : 'Highlights';
  return { kind: 'summary', heading, details, entries: [], span: { start: 0, end: 0 }, confidence: 1 };
}
