import type { Row } from './changes';

/** canPutBack tells whether the person's own words can stand where this line stands; a heading is the layout's. */
export const canPutBack = ({ change, isHeading }: Row): boolean =>
  !isHeading && (change === 'reworded' || change === 'moved and reworded' || change === 'left out');

/** Resumes are the texts a put-back goes from: the original, and the tailored one as Markdown. */
export interface Resumes {
  originalResume: string;
  optimizedResume: string;
}

/**
 * putBack is the tailored resume with the original words of the chosen rows. Lines that share an original with a chosen
 * one are replaced along with it, so that nothing is said twice. `rows` are all rows, in the order they are shown.
 */
export function putBack(
  { originalResume, optimizedResume }: Resumes,
  rows: readonly Row[],
  chosen: ReadonlySet<Row>,
): string {
  // Counted from 1, as rows count them; what comes before all of them stands in the first.
  const lines = [[], ...optimizedResume.split(/\r?\n/).map((line) => [line])];
  const originals = originalResume.split(/\r?\n/);
  const done = new Set<Row>();
  rows.forEach((row, index) => {
    if (!chosen.has(row) || done.has(row)) return;
    const group = sharing(row, rows);
    for (const each of group) done.add(each);
    const own = ownWords(group, originals);
    const [first, ...others] = group.flatMap(({ number }) => number ?? []);
    const place = first ?? placeAbove(rows, index);
    const above = lines[place]!;
    lines[place] = first === undefined ? [...above, ...under(above.at(-1), own)] : inPlaceOf(above.join('\n'), own);
    for (const number of others) lines[number] = [];
  });
  return lines.flat().join('\n');
}

/** sharing are the rows that rest on the same original lines, directly or through one another. */
function sharing(row: Row, rows: readonly Row[]): Row[] {
  const numbers = new Set(row.basis.map(({ number }) => number));
  let group: Row[] = [];
  for (let size = -1; size !== group.length;) {
    size = group.length;
    group = rows.filter(({ isHeading, basis }) => !isHeading && basis.some(({ number }) => numbers.has(number)));
    for (const { number } of group.flatMap(({ basis }) => basis)) numbers.add(number);
  }
  return group;
}

interface OwnWords {
  texts: string[];
  isList: boolean;
}

const bullet = /^\s*(?:[-*+•▪◦‣–—]|\d{1,2}[.)])\s+/;

/** ownWords are the original lines of a group. One without a bullet goes on from the one right above: files wrap lines. */
function ownWords(group: readonly Row[], originals: readonly string[]): OwnWords {
  const basis = group.flatMap((row) => row.basis);
  const textOf = new Map(basis.map(({ number, text }) => [number, text]));
  const numbers = [...textOf.keys()].sort((one, other) => one - other);
  const isBullet = (number: number) => bullet.test(originals[number - 1] ?? '');
  const texts: string[] = [];
  numbers.forEach((number, nth) => {
    const text = textOf.get(number) ?? '';
    if (numbers[nth - 1] === number - 1 && !isBullet(number)) texts.push(`${texts.pop()} ${text}`);
    else texts.push(text);
  });
  return { texts: texts.map(plain), isList: isBullet(numbers[0] ?? 0) };
}

/** No sign of the original becomes Markdown. Unlike the builder's preview this text is kept and downloaded: C# stays C#. */
const plain = (text: string) =>
  text
    .replace(/[\\`*_[\]<>|~]/g, '\\$&')
    .replace(/^(#{1,6}\s)/, '\\$1')
    .replace(/^(\d+)([.)])(?=\s)/, '$1\\$2')
    .replace(/^([-+=])(?=\s|$)/, '\\$1');

/** placeAbove is the number of the last tailored line shown above a row; 0 at the top. */
const placeAbove = (rows: readonly Row[], index: number) =>
  rows.slice(0, index).findLast(({ number }) => number !== undefined)?.number ?? 0;

const inPlaceOf = (line: string, { texts }: OwnWords) => {
  const mark = bullet.exec(line)?.[0];
  return mark ? texts.map((text) => mark + text) : apart(texts);
};

function under(line: string | undefined, { texts, isList }: OwnWords): string[] {
  const mark = bullet.exec(line ?? '')?.[0];
  if (mark) return texts.map((text) => mark + text);
  return ['', ...(isList ? texts.map((text) => `- ${text}`) : apart(texts)), ''];
}

/** apart keeps paragraphs from running into one. */
const apart = (texts: readonly string[]) => texts.flatMap((text, nth) => (nth === 0 ? [text] : ['', text]));
