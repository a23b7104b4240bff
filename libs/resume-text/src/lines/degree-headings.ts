import { headingKind } from '../recognizers/headings.js';
import { isDatesAlone } from '../recognizers/is-period.js';
import type { LogicalLine } from './logical-lines.js';
import { isInstitution } from '../recognizers/titles.js';
import { plainWords } from '../text/word-list.js';
import { degrees } from '../text/word-lists.js';

/**
 * withDegreesAsHeads labels a degree among others that was taken for the heading of a section as the head of an entry, as
 * it stands right above its school; the degrees that stand so below it are heads, too.
 */
export function withDegreesAsHeads(lines: LogicalLine[]): LogicalLine[] {
  let [isOfStudies, isMended] = [false, false];
  const result = [...lines];
  lines.forEach((line, at) => {
    const below = lines[at + 1];
    const isDegree = isOfStudies && below !== undefined && isAboveSchool(line, below);
    const isHead = isDegree && (line.label === 'heading' || (isMended && plain.test(line.label)));
    if (isHead) {
      isMended = true;
      [result[at], result[at + 1]] = [
        { ...line, label: 'head' },
        { ...below, label: 'head' },
      ];
    } else if (line.label === 'heading')
      [isOfStudies, isMended] = [line.level === 0 && headingKind(line.text) === 'education', false];
  });
  return result;
}

const plain = /^(?:item|prose|bullet|sub)$/;

function isAboveSchool(line: LogicalLine, below: LogicalLine): boolean {
  if (line.level > 0 || line.mark !== undefined || line.isTitle || line.blanksBefore === 0) return false;
  if (below.mark !== undefined || below.blanksBefore > 0 || below.label === 'heading') return false;
  if (headingKind(line.text) !== undefined || !beginsWithDegree(line.text)) return false;
  return below.text.length <= schoolCharsMax && (isInstitution(below.text) || isDatesAlone(below.text));
}

/** A longer line says more than where and when. */
const schoolCharsMax = 120;

function beginsWithDegree(text: string): boolean {
  return degrees.find(plainWords(text)).some(({ first }) => first === 0);
}
