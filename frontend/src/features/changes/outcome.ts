import { type Changes, type Row, compareResumes } from './changes';
import { typedLine } from './markdown-line';
import { rowKeys } from './review';
import type { Tailored } from './revision';

/** rowsOf are all rows of a comparison, titles included, in the order they are shown. */
export const rowsOf = ({ sections }: Pick<Changes, 'sections'>): Row[] =>
  sections.flatMap(({ title, rows }) => (title ? [title, ...rows] : rows));

/** Outcome is what became of one row by a check: whether it is as it was meant, and the key of the row to look at. */
export interface Outcome {
  isAsMeant: boolean;
  key: string | null;
}

const read = ({ originalResume, optimizedResume, edits }: Tailored) => {
  const rows = rowsOf(compareResumes(originalResume, optimizedResume, edits));
  const keys = rowKeys(rows);
  return { rows, keyWhere: (isIt: (row: Row) => boolean) => keys.get(rows.find(isIt)!) ?? null };
};

const restsOnSame = (one: Row, other: Row): boolean =>
  one.basis.some(({ number }) => other.basis.some((line) => line.number === number));

const isTailored = ({ change }: Row) => change !== 'left out';

/** typedOutcome: a typed line is as it was meant when it stands in the text word for word. */
export function typedOutcome(answer: Tailored, row: Row, typed: string): Outcome {
  const { keyWhere } = read(answer);
  const text = typedLine(typed);
  const key = keyWhere((each) => each.text === text);
  if (key !== null) return { isAsMeant: true, key };
  return { isAsMeant: false, key: keyWhere((each) => restsOnSame(each, row)) };
}

/** removedOutcome: a removed line is as it was meant unless as many lines as before say it or rest on what it rested on. */
export function removedOutcome(answer: Tailored, row: Row, before: readonly Row[]): Outcome {
  const { rows, keyWhere } = read(answer);
  const isLike = (each: Row) => isTailored(each) && (each.text === row.text || restsOnSame(each, row));
  const isAsMeant = rows.filter(isLike).length < before.filter(isLike).length;
  return { isAsMeant, key: keyWhere((each) => (isAsMeant ? restsOnSame(each, row) : isLike(each))) };
}

/** undoneKey is the key of the row that now holds the person's own words. */
export const undoneKey = (answer: Tailored, row: Row): string | null =>
  read(answer).keyWhere((each) => restsOnSame(each, row));
