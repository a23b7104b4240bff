/** Cell is a piece of a line with two blanks or more on both sides; `from` and `to` are its columns on the page. */
export interface Cell {
  text: string;
  from: number;
  to: number;
}

/** cellsOf lists the cells of a line. A line with a tab inside has no columns to go by: it is one cell. */
export function cellsOf(raw: string): Cell[] {
  const from = raw.length - raw.trimStart().length;
  const text = raw.trim();
  if (text === '') return [];
  if (text.includes('\t')) return [{ text, from, to: from + text.length }];
  const cells: Cell[] = [];
  let at = from;
  for (const piece of text.split(/( {2,})/)) {
    if (piece.trim() !== '') cells.push({ text: piece, from: at, to: at + piece.length });
    at += piece.length;
  }
  return cells;
}

/** textsAt cuts a line where columns begin; what stands before the first of them belongs to that. */
export function textsAt(starts: readonly number[], raw: string): string[] {
  return starts.map((from, at) => raw.slice(at === 0 ? 0 : from, starts[at + 1]).trim());
}
