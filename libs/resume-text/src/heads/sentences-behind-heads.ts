import { findDates, type DateSpan } from '../recognizers/dates.js';
import { entryKinds, type SectionKind } from '../recognizers/headings.js';
import type { LogicalLine } from '../lines/logical-lines.js';

/** sentenceEnd is the end of a name, and of a sentence that is one: "Prof." and "Assoc." are followed by a name as well. */
export const sentenceEnd =
  /(?<=\p{Ll}{4}|\p{L}\)|\p{Lu}{3})(?<!(?:[Aa]ssoc|[Aa]ssist|[Dd]epart|[Tt]echnol|[Pp]harm|[Ii]ncorp|[Ii]ncl|[Ee]xcl|[Hh]ons|[Aa]pprox))\.\s+(?=[\p{Lu}“"])/u;
const headCharsMax = 130;
const rowsMin = 2;

/**
 * withSentencesBehindHeads parts the sentences behind a head from it, where the heads of a section begin with their times:
 * "2014–2018  PhD Geography, Northby University. Thesis: …" is a degree and what is told of it.
 */
export function withSentencesBehindHeads(lines: LogicalLine[], kind: SectionKind): LogicalLine[] {
  const rows = lines.filter(beginsWithTime);
  if (!entryKinds.has(kind) || rows.length < rowsMin || rows.length < lines.filter(isHead).length) return lines;
  return lines.flatMap((line, at) =>
    beginsWithTime(line) && !isInTimeOf(lines[at - 1], line) ? parted(line) : [line],
  );
}

/** "2015 on  Fitter, commercial. Schools." right below "2013 – 17  Holm Services" is a post held there. */
function isInTimeOf(above: LogicalLine | undefined, line: LogicalLine): boolean {
  const [own, whole] = [findDates(line.text)[0], above && beginsWithTime(above) ? findDates(above.text)[0] : undefined];
  return own !== undefined && whole !== undefined && line.blanksBefore === 0 && isStartWithin(own, whole);
}

function isStartWithin(own: DateSpan, whole: DateSpan): boolean {
  const end = whole.to === 'present' ? Infinity : whole.to.year;
  return own.from.year >= whole.from.year && own.from.year < end;
}

/** A remark in brackets on the head above it is none. */
function isHead({ label, text }: LogicalLine): boolean {
  return label === 'head' && !text.startsWith('(');
}

function beginsWithTime({ label, text }: LogicalLine): boolean {
  return label === 'head' && findDates(text)[0]?.start === 0;
}

function parted(line: LogicalLine): LogicalLine[] {
  const end = sentenceEnd.exec(line.text);
  // Before the full stop stand two names: what is told of one alone may be the other.
  if (!end || end.index > headCharsMax || !line.text.slice(0, end.index).includes(', ')) return [line];
  const told = line.text.slice(end.index + end[0].length);
  if (!told.includes(' ')) return [line];
  const start = line.end - told.length;
  const rest: LogicalLine = { ...line, label: 'prose', text: told, mark: undefined, start, blanksBefore: 0 };
  return [{ ...line, text: line.text.slice(0, end.index), end: start }, rest];
}
