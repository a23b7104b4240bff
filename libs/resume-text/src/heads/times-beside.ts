import { hasContact } from '../recognizers/contacts.js';
import type { SectionKind } from '../recognizers/headings.js';
import { isDatesAlone } from '../recognizers/is-period.js';
import type { LogicalLine } from '../lines/logical-lines.js';

const kinds: ReadonlySet<SectionKind> = new Set([
  'certifications',
  'awards',
  'memberships',
  'volunteering',
  'languages',
]);
const nameCharsMax = 120;

/**
 * withTimesBeside sets the time of a certificate, which profiles put on a line below it, beside its name, and the level of a
 * language beside the language: what belongs together is one line, in the order in which it was written.
 */
export function withTimesBeside(lines: readonly LogicalLine[], kind: SectionKind): readonly LogicalLine[] {
  const isPlain = lines.every(({ mark, level }) => mark === undefined && level === 0);
  if (!kinds.has(kind) || !isPlain || lines.some(({ label }) => label === 'sub')) return lines;
  // The heads of several posts have lines of their own for their times.
  const isPost =
    kind === 'volunteering' &&
    lines.some(({ label }, at) => label === 'head' && lines[at - 1]?.label !== 'head' && at > 0);
  if (isPost) return lines;
  if (!lines[0] || isOfLineAbove(lines[0].text, kind)) return lines;
  const areBelow = areInTurn(lines);
  const result: LogicalLine[] = [];
  for (const line of lines) {
    const above = result.at(-1);
    const isBeside = above !== undefined && line.blanksBefore === 0 && above.text.length <= nameCharsMax;
    if (isBeside && (isOfLineAbove(line.text, kind) || (areBelow && isDatesAlone(line.text))))
      result.splice(-1, 1, besideIt(above, line));
    else result.push(line);
  }
  return result;
}

function besideIt(line: LogicalLine, below: LogicalLine): LogicalLine {
  return { ...line, text: `${line.text} · ${below.text}`, end: below.end };
}

const timedKinds: ReadonlySet<SectionKind> = new Set([
  'certifications',
  'awards',
  'memberships',
  'publications',
  'languages',
  'skills',
]);

/**
 * withTimesOfItems does so, once the heads of a section are read, with a time alone below an item of a list that has marks or
 * other lines, where no time stands above the first item: "May 2024" is nothing that somebody could list.
 */
export function withTimesOfItems(lines: readonly LogicalLine[], kind: SectionKind): LogicalLine[] {
  const isTime = ({ text, mark }: LogicalLine) => mark === undefined && isDatesAlone(text);
  const [first] = lines;
  if (!timedKinds.has(kind) || !first || isTime(first) || lines.some(({ label }) => label === 'head'))
    return [...lines];
  const result: LogicalLine[] = [];
  for (const line of lines) {
    const above = result.at(-1);
    const isOfItem =
      above !== undefined && !isTime(above) && above.text.length <= nameCharsMax && !hasContact(above.text);
    if (isOfItem && isTime(line) && line.blanksBefore === 0) result.splice(-1, 1, besideIt(above, line));
    else result.push(line);
  }
  return result;
}

/** Where a name stands first, a time last, and the two take turns, each time is that of the name above it. */
function areInTurn(lines: readonly LogicalLine[]): boolean {
  const isInTurn = lines.every(({ text }, at) => isDatesAlone(text) === (at % 2 === 1));
  return isInTurn && lines.length >= 4 && lines.length % 2 === 0;
}

/** A year alone may stand above what was won in it; a month, a period, or "Issued" may not. */
function isOfLineAbove(text: string, kind: SectionKind): boolean {
  if (kind === 'languages') return level.test(text);
  // What is said in brackets behind the time may be longer.
  if (text.replace(/ \([^()]*\)$/, '').length > timeCharsMax) return false;
  return (isDatesAlone(text) && /\p{L}{3}|[-–/]/u.test(text)) || labelled.test(text);
}

const timeCharsMax = 60;
const labelled =
  /^(?:issued|expire[sd]?|expiring|expiry(?: date)?|exp\.|valid (?:until|to|till|through)|renewed|no expiration date|credential id|licen[cs]e (?:no|number)\.?|no\.)(?!\p{L})(?=.*\d)/iu;
const level =
  /^(?:native(?: or bilingual)?|bilingual|full professional|professional working|limited working|elementary)(?: proficiency)?$/iu;
