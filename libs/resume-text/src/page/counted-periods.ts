import { headingKind } from '../recognizers/headings.js';
import { isDatesAlone } from '../recognizers/is-period.js';
import type { RawLine } from './physical-lines.js';

/** "(A)", "B." or "C)" with a gap behind it. */
const counted = /^(\s*(\(?)([A-H])([.)])\s{1,20})(?=\S)/;
const charsMax = 80;
const rowsMin = 2;

/** CountedPeriod is a line with nothing but a letter that counts and a time: "(B)   November, 2019 – January, 2021". */
interface CountedPeriod {
  at: number;
  form: string;
  letter: string;
  /** How many characters the letter and the blanks around it have. */
  length: number;
}

/**
 * setCountedPeriods reads the times of jobs that letters count as the beginning of each job: the letter says nothing, and
 * without it no such line is taken for the end of the duty above. All letters from the first one on are there, and below each
 * of these lines stands more of the job.
 */
export function setCountedPeriods(lines: RawLine[]): RawLine[] {
  const found = lines.flatMap((line, at) => readCounted(line, lines[at + 1], at) ?? []);
  const [first, last] = [found[0], found.at(-1)];
  if (!first || !last || found.length < rowsMin || !isRow(found)) return lines;
  // What stands under another heading in between would come under that of the jobs.
  if (lines.slice(first.at, last.at).some(({ raw }) => raw.length <= charsMax && headingKind(raw.trim()) !== undefined))
    return lines;
  const lengths = new Map(found.map(({ at, length }) => [at, length]));
  return lines.flatMap((line, at): RawLine[] => {
    const length = lengths.get(at);
    if (length === undefined) return [line];
    const start = line.start + length;
    return [
      { raw: '', start: line.start, end: line.start },
      { ...line, raw: line.raw.slice(length), start },
    ];
  });
}

function readCounted({ raw }: RawLine, below: RawLine | undefined, at: number): CountedPeriod | undefined {
  if (raw.length > charsMax || !below || below.raw.trim() === '') return undefined;
  const [, mark = '', open = '', letter = '', close = ''] = counted.exec(raw) ?? [];
  if (mark === '' || counted.test(below.raw) || !isDatesAlone(raw.slice(mark.length).trim())) return undefined;
  return { at, form: open + close, letter, length: mark.length };
}

function isRow(found: readonly CountedPeriod[]): boolean {
  return found.every(({ form, letter }, row) => form === found[0]?.form && letter === 'ABCDEFGH'.charAt(row));
}
