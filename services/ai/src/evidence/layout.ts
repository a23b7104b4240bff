/** Piece is one logical line of a text: wrapped lines are joined, columns are read one after the other. */
export interface Piece {
  text: string;
  span: { start: number; end: number };
  isBullet: boolean;
  /** True when an empty line or the top of a column stands above. */
  isParted: boolean;
}

interface Cell {
  text: string;
  start: number;
  column: number;
  row: number;
}

const bullet =
  /^(?:[•●▪◦‣∙⁃■□▫◆◇►▸➢➤✓✔★☆·○§–—»\uE000-\uF8FF]\s*|[-*+]\s+|\*(?=\p{L})|o\s+(?=\p{Lu})|\(?\d{1,2}[.)]\s+(?=\D))/u;
const sentenceEnd = /[.!?;:]["”’)]?$/;
const linesMax = 5_000;
/** A joined line longer than this is cut at the ends of its sentences, so that evidence stays readable. */
const sentenceCutMin = 180;

/** readPieces cuts a text into logical lines with their places in it. */
export function readPieces(text: string): Piece[] {
  const rows = physicalRows(text);
  const gutter = findGutter(rows);
  const columns =
    gutter === undefined
      ? [rows.map(wholeRow)]
      : [side(rows, (cell) => cell.column < gutter), side(rows, (cell) => cell.column >= gutter)];
  return columns.flatMap(joinWrapped).flatMap(cutSentences);
}

function physicalRows(text: string): Cell[][] {
  let offset = 0;
  return text
    .split('\n')
    .slice(0, linesMax)
    .map((line, row) => {
      const cells = [...line.matchAll(/\S+(?:[ \u00A0]{1,2}\S+)*/gu)].map((match) => ({
        text: match[0],
        start: offset + match.index,
        column: match.index,
        row,
      }));
      offset += line.length + 1;
      return cells;
    });
}

/** The column where the right half of a two-column page starts: many lines have a cell at exactly that place. */
function findGutter(rows: Cell[][]): number | undefined {
  const starts = new Map<number, number>();
  const filled = rows.filter((cells) => cells.length > 0);
  for (const cells of filled)
    for (const cell of cells) if (cell.column >= 18) starts.set(cell.column, (starts.get(cell.column) ?? 0) + 1);
  const [best] = [...starts].sort((a, b) => b[1] - a[1]);
  if (!best || best[1] < 10 || best[1] < filled.length * 0.4) return undefined;
  const beside = filled.filter((cells) => cells.length > 1 && cells.some((cell) => cell.column === best[0])).length;
  return beside >= 8 ? best[0] : undefined;
}

function side(rows: Cell[][], isOnSide: (cell: Cell) => boolean): (Cell | undefined)[] {
  return rows.map((cells) => wholeRow(cells.filter(isOnSide)));
}

function wholeRow(cells: Cell[]): Cell | undefined {
  const [first] = cells;
  if (!first) return undefined;
  return { ...first, text: cells.map((cell) => cell.text).join('   ') };
}

function joinWrapped(rows: (Cell | undefined)[]): Piece[] {
  const width = fullWidth(rows);
  const isLowerCase = writesLowerCase(rows);
  const pieces: Piece[] = [];
  let last: Cell | undefined;
  let lastIndent = 0;
  for (const row of rows) {
    if (!row) {
      last = undefined;
      continue;
    }
    const mark = bullet.exec(row.text)?.[0] ?? '';
    const text = row.text.slice(mark.length).trim();
    const end = row.start + row.text.length;
    const before = pieces.at(-1);
    const wrapped = before && last && mark === '' && continues({ before, last, row, width, isLowerCase, lastIndent });
    if (wrapped) {
      before.text = /\p{L}-$/u.test(before.text) ? `${before.text}${text}` : `${before.text} ${text}`;
      before.span.end = end;
    } else if (text !== '') {
      const span = { start: row.start + row.text.indexOf(text), end };
      pieces.push({ text, span, isBullet: mark !== '', isParted: last === undefined });
      lastIndent = row.column;
    }
    last = row;
  }
  return pieces;
}

interface Wrap {
  before: Piece;
  last: Cell;
  row: Cell;
  width: number;
  isLowerCase: boolean;
  lastIndent: number;
}

function continues({ before, last, row, width, isLowerCase, lastIndent }: Wrap): boolean {
  if (before.text.length > 1_500 || / {3,}/.test(row.text) || / {3,}/.test(last.text)) return false;
  const isFull = last.text.length >= width;
  if (before.isBullet && row.column > lastIndent) return true;
  if (/^[\p{Ll}(&]/u.test(row.text) && !isLowerCase)
    return before.text.length > 20 && !/@|https?:|www\./.test(row.text) && !sentenceEnd.test(before.text);
  if (/(?:,|\b(?:and|or|of|the|with|to|for|in|a))$/.test(before.text) && last.text.length > 35) return true;
  return isFull && !isHeadingShape(before.text) && (!/[.!?]$/.test(last.text) || last.text.length > 70);
}

function isHeadingShape(text: string): boolean {
  return text.length < 40 && text === text.toUpperCase();
}

function fullWidth(rows: (Cell | undefined)[]): number {
  const lengths = rows.flatMap((row) => (row && row.text.length > 40 ? [row.text.length] : [])).sort((a, b) => a - b);
  return Math.max(55, (lengths[Math.floor(lengths.length * 0.9)] ?? 0) * 0.86);
}

/** Some people write a whole resume without capitals; a small letter then says nothing about wrapping. */
function writesLowerCase(rows: (Cell | undefined)[]): boolean {
  const letters = rows
    .flatMap((row) => (row ? [row.text.replace(bullet, '')] : []))
    .filter((text) => /^\p{L}/u.test(text));
  return letters.filter((text) => /^\p{Ll}/u.test(text)).length > letters.length * 0.55;
}

function cutSentences(piece: Piece): Piece[] {
  if (piece.text.length < sentenceCutMin) return [piece];
  // The words of a wrapped line stand at other places than in the text, so its sentences share the span of the line.
  const isVerbatim = piece.text.length === piece.span.end - piece.span.start;
  const parts = piece.text.match(/.+?(?:[.!?;](?=\s+\p{Lu})|$)/gu) ?? [piece.text];
  let at = 0;
  return joinShort(parts).map((part) => {
    const start = piece.span.start + at + (part.length - part.trimStart().length);
    at += part.length;
    const span = isVerbatim ? { start, end: start + part.trim().length } : { ...piece.span };
    return { ...piece, text: part.trim(), span };
  });
}

function joinShort(parts: string[]): string[] {
  const joined: string[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (last !== undefined && (last.length < 50 || part.trim().length < 25)) joined[joined.length - 1] = last + part;
    else joined.push(part);
  }
  return joined;
}
