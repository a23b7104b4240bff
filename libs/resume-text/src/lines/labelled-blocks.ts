import { findDates } from '../recognizers/dates.js';
import type { LogicalLine } from './logical-lines.js';

const headingsMin = 2;
const sureMin = 2;

/** A word or two in capitals, and behind a colon or a gap, or before a figure, what is said of it. */
const labelled = /^(\p{Lu}{4,20}(?: (?:& )?\p{Lu}{3,20}){0,2})(\s?:\s+| {2,}|\t+| (?=[\p{Ll}\d]))(\S.*)$/su;

/**
 * withLabelledBlocks reads blocks that begin with a label in capitals ("GEARBOX: overhaul, seals") as sections, where the
 * headings of the text are in capitals, too, and two blocks or more are set so: all of them are read alike.
 */
export function withLabelledBlocks(lines: LogicalLine[]): LogicalLine[] {
  const headings = lines.filter(({ label, level }) => label === 'heading' && level === 0);
  if (headings.length < headingsMin || !headings.every(({ text }) => /^\P{Ll}+$/u.test(text))) return lines;
  const isAlone = (line: LogicalLine, at: number) => {
    const next = lines.slice(at + 1).find(({ label }) => label !== 'furniture');
    return line.blanksBefore > 0 && (next === undefined || next.blanksBefore > 0);
  };
  const blocks = lines.map((line, at) => (at > 0 && isAlone(line, at) ? partsOf(line) : undefined));
  const sure = blocks.filter((parts) => parts && /:|\s{2}|\t/.test(parts.sign));
  if (sure.length < sureMin) return lines;
  return lines.flatMap((line, at) => {
    const parts = blocks[at];
    if (!parts) return [line];
    const start = line.end - parts.told.length;
    return [
      { ...line, label: 'heading' as const, text: parts.name, end: line.start + parts.name.length, isTitle: true },
      { ...line, label: 'item' as const, text: parts.told, start, blanksBefore: 0 },
    ];
  });
}

interface Parts {
  name: string;
  sign: string;
  told: string;
}

function partsOf({ label, text, mark, level, isTitle }: LogicalLine): Parts | undefined {
  if (mark !== undefined || level > 0 || isTitle === true || unread.has(label)) return undefined;
  const [, name = '', sign = '', told = ''] = labelled.exec(text) ?? [];
  const isTimed = findDates(told).some(({ isRange }) => isRange);
  return !/\p{Ll}{2}/u.test(told) || isTimed || told.includes('@') ? undefined : { name, sign, told };
}

const unread: ReadonlySet<LogicalLine['label']> = new Set(['heading', 'inline', 'furniture', 'name', 'contact']);
