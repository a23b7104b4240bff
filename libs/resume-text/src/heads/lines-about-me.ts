import { findDates } from '../recognizers/dates.js';
import type { LogicalLine } from '../lines/logical-lines.js';

const ofMe = /^(?:I|I['’](?:m|ve|d|ll)|My) .*[.!]$/su;

/**
 * withLinesAboutMe reads an office and what somebody says of themselves right below as lines of one rank, under a heading that is
 * none of the usual ones: "I drive at night and like it." says nothing of "Steward, Local 12, since 2021" above it.
 */
export function withLinesAboutMe(lines: LogicalLine[]): LogicalLine[] {
  const heads = lines.filter(({ label }) => label === 'head');
  const others = lines.filter((line) => !heads.includes(line));
  const [first] = lines;
  const areOfOneRank = lines.every(
    ({ mark, level, indent, blanksBefore }, at) =>
      mark === undefined && level === 0 && indent === first?.indent && (at === 0 || blanksBefore === 0),
  );
  const areOffices = heads.every(({ text }) => text.includes(', ') && findDates(text).length > 0);
  const isList = heads.length > 0 && others.length > 0 && others.every(({ text }) => ofMe.test(text));
  return areOfOneRank && areOffices && isList ? lines.map((line) => ({ ...line, label: 'prose' })) : lines;
}
