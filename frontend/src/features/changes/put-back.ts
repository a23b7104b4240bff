import { isFence } from '@tailwright/resume-text/text/markdown';
import type { Row } from './changes';
import { inVerbatim, listMark, plain, withText } from './markdown-line';

/** canPutBack tells whether a line can go back to the person's own words; a heading is the layout's, unless it was typed. */
export const canPutBack = ({ change, isHeading, edit }: Row): boolean =>
  change !== 'unchanged' && change !== 'moved' && (!isHeading || edit?.kind === 'own');

/** Resumes are the texts a put-back goes from: the original, and the tailored one as Markdown. */
export interface Resumes {
  originalResume: string;
  optimizedResume: string;
}

/**
 * putBack is the tailored resume with the original words of the chosen rows; a line that rests on none goes. Lines that
 * share an original with a chosen one are replaced along with it, so that nothing is said twice. `rows` are all rows, in
 * the order they are shown.
 */
export function putBack(
  { originalResume, optimizedResume }: Resumes,
  rows: readonly Row[],
  chosen: ReadonlySet<Row>,
): string {
  // Counted from 1, as rows count them; what comes before all of them stands in the first.
  const lines = [[], ...optimizedResume.split(/\r?\n/).map((line) => [line])];
  const originals = originalResume.split(/\r?\n/);
  const asItStands = inVerbatim(optimizedResume);
  const standing = standingNumbers(rows);
  const done = new Set<Row>();
  rows.forEach((row, index) => {
    if (!chosen.has(row) || done.has(row)) return;
    if (row.isHeading && !asItStands.has(row.number ?? 0)) {
      lines[row.number!] = headingBack(lines[row.number!]!.join('\n'), row);
      return;
    }
    const group = sharing(row, { rows, standing });
    for (const each of group) done.add(each);
    const [first, ...others] = group.flatMap(({ number }) => number ?? []);
    const place = first ?? placeAbove(rows, index);
    // What comes before all rows of a text that is shown as it stands comes below its row of marks.
    const at = place === 0 && isFence(lines[1]!.join('\n')) ? 1 : place;
    const above = lines[at]!;
    if (at !== place || asItStands.has(place)) {
      lines[at] = [...(first === undefined ? above : []), ...ownRows(group, { originals, standing })];
    } else {
      const own = ownWords(group, { originals, standing });
      lines[at] = first === undefined ? [...above, ...under(above.at(-1), own)] : inPlaceOf(above.join('\n'), own);
    }
    for (const number of others) lines[number] = [];
  });
  return lines.flat().join('\n');
}

/** standingNumbers are the original lines that stand whole in the tailored text, so that nobody has to bring them back. */
const standingNumbers = (rows: readonly Row[]): Set<number> =>
  new Set(
    rows
      .filter(({ change }) => change === 'unchanged' || change === 'moved')
      .flatMap(({ basis }) => basis.map(({ number }) => number)),
  );

const headingBack = (raw: string, { basis }: Row): string[] =>
  basis.length === 0 ? [] : [withText(raw, basis.map(({ text }) => text).join(' '))];

/** sharing are the rows that rest on the same original lines, directly or through one another. */
function sharing(row: Row, { rows, standing }: { rows: readonly Row[]; standing: ReadonlySet<number> }): Row[] {
  const missing = (each: Row) => each.basis.map(({ number }) => number).filter((number) => !standing.has(number));
  const numbers = new Set(missing(row));
  let group: Row[] = [];
  for (let size = -1; size !== group.length;) {
    size = group.length;
    group = rows.filter(
      (each) => each === row || (!each.isHeading && missing(each).some((number) => numbers.has(number))),
    );
    for (const number of group.flatMap(missing)) numbers.add(number);
  }
  return group;
}

interface OwnWords {
  texts: string[];
  isList: boolean;
}

interface Originals {
  originals: readonly string[];
  standing: ReadonlySet<number>;
}

const missingBasis = (group: readonly Row[], standing: ReadonlySet<number>) =>
  group.flatMap((row) => row.basis).filter(({ number }) => !standing.has(number));

/** ownRows are the original lines of a group as they were written: among rows that are shown as they stand. */
function ownRows(group: readonly Row[], { originals, standing }: Originals): string[] {
  const numbers = new Set(missingBasis(group, standing).map(({ number }) => number));
  return [...numbers].sort((one, other) => one - other).map((number) => originals[number - 1]!);
}

/** ownWords are the original lines of a group. One without a bullet goes on from the one right above: files wrap lines. */
function ownWords(group: readonly Row[], { originals, standing }: Originals): OwnWords {
  const basis = missingBasis(group, standing);
  const textOf = new Map(basis.map(({ number, text }) => [number, text]));
  const numbers = [...textOf.keys()].sort((one, other) => one - other);
  const isBullet = (number: number) => listMark.test(originals[number - 1] ?? '');
  const texts: string[] = [];
  numbers.forEach((number, nth) => {
    const text = textOf.get(number) ?? '';
    if (numbers[nth - 1] === number - 1 && !isBullet(number)) texts.push(`${texts.pop()} ${text}`);
    else texts.push(text);
  });
  return { texts: texts.map(plain), isList: isBullet(numbers[0] ?? 0) };
}

/** placeAbove is the number of the last tailored line shown above a row; 0 at the top. */
const placeAbove = (rows: readonly Row[], index: number) =>
  rows.slice(0, index).findLast(({ number }) => number !== undefined)?.number ?? 0;

const inPlaceOf = (line: string, { texts }: OwnWords) => {
  const mark = listMark.exec(line)?.[0];
  return mark ? texts.map((text) => mark + text) : apart(texts);
};

function under(line: string | undefined, { texts, isList }: OwnWords): string[] {
  const mark = listMark.exec(line ?? '')?.[0];
  if (mark) return texts.map((text) => mark + text);
  return ['', ...(isList ? texts.map((text) => `- ${text}`) : apart(texts)), ''];
}

/** apart keeps paragraphs from running into one. */
const apart = (texts: readonly string[]) => texts.flatMap((text, nth) => (nth === 0 ? [text] : ['', text]));
