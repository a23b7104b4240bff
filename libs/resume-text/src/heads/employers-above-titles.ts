import { findDates } from '../recognizers/dates.js';
import { beginsWithDeed } from '../recognizers/deeds.js';
import { isLabelled } from '../recognizers/form-labels.js';
import { headingKind } from '../recognizers/headings.js';
import type { LogicalLine } from '../lines/logical-lines.js';
import { isInstitution, isOrganization, isTitle } from '../recognizers/titles.js';

/**
 * withEmployersAboveTitles reads the first lines of a block of a job as its head: below the bullets of another job, and right
 * above a title with its time, stand the employer and what is said of it. Elsewhere in the section a head stands so, too, or
 * the first line has a word of employers.
 */
export function withEmployersAboveTitles(lines: LogicalLine[]): LogicalLine[] {
  const result = [...lines];
  const haveEmployersAbove = lines.some((line, at) => {
    const below = lines[at + 1];
    return isHead(line) && isEmployerLine(line) && isHead(below) && below.blanksBefore === 0 && isTitleLine(below.text);
  });
  lines.forEach((line, at) => {
    if (!isHead(line) || line.blanksBefore > 0 || !isTitleLine(line.text)) return;
    const first = startOfBlock(lines, at);
    const [employer, ...others] = lines.slice(first, at);
    if (!employer || first === 0 || others.length > remarksMax || lines[first - 1]?.mark === undefined) return;
    const hasWord = isOrganization(employer.text) || isInstitution(employer.text);
    const isNamed = hasWord || (haveEmployersAbove && employer.label !== 'sub');
    if (!isNamed || !isEmployerLine(employer) || !others.every(isRemarkLine)) return;
    for (let row = first; row < at; row += 1) result[row] = { ...(lines[row] as LogicalLine), label: 'head' };
  });
  return result;
}

/** Between an employer and a title stand two lines about the firm at most. */
const remarksMax = 2;
const lineCharsMax = 90;

function isHead(line: LogicalLine | undefined): line is LogicalLine {
  return line?.label === 'head' && line.mark === undefined;
}

/** The place of the line that begins the block, parted by a blank line from what is above it. */
function startOfBlock(lines: readonly LogicalLine[], at: number): number {
  let first = at;
  while (first > 0 && lines[first]?.blanksBefore === 0) first -= 1;
  return first;
}

/** A title with a period of its own. */
function isTitleLine(text: string): boolean {
  return isTitle(text) && findDates(text).some(({ isRange }) => isRange);
}

function isEmployerLine(line: LogicalLine): boolean {
  return isRemarkLine(line) && !isTitle(line.text) && headingKind(line.text) === undefined;
}

/** A short line that is neither marked, nor dated, labelled or a sentence. */
function isRemarkLine({ text, mark }: LogicalLine): boolean {
  const isPlain = mark === undefined && text.length <= lineCharsMax && /^[\p{Lu}\p{N}]/u.test(text);
  return (
    isPlain && !/[.:;!?]$/.test(text) && findDates(text).length === 0 && !beginsWithDeed(text) && !isLabelled(text)
  );
}
