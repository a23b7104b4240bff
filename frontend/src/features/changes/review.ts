import type { Row } from './changes';

/** A row's key stays the same when other lines change: the words, and which of the lines that say the same it is. */
export function rowKeys(rows: readonly Row[]): Map<Row, string> {
  const seen = new Map<string, number>();
  return new Map(
    rows.map((row) => {
      const words = row.change === 'left out' ? `- ${row.basis[0]?.text}` : `+ ${row.text}`;
      const nth = (seen.get(words) ?? 0) + 1;
      seen.set(words, nth);
      return [row, nth === 1 ? words : `${words} (${nth})`];
    }),
  );
}

/** isChange tells which rows there are to review. */
export const isChange = ({ change }: Row): boolean => change !== 'unchanged';

/** A line of the person's own needs no second look. */
export const isOwn = ({ edit }: Row): boolean => edit?.kind === 'own';

export interface Progress {
  reviewed: number;
  changes: number;
}

/** countReviewed counts the changes among the rows, and those that `isKept` says a person has accepted. */
export function countReviewed(rows: readonly Row[], isKept: (row: Row) => boolean): Progress {
  const changes = rows.filter(isChange);
  return { reviewed: changes.filter((row) => isOwn(row) || isKept(row)).length, changes: changes.length };
}
