import { readBullet } from '../recognizers/bullets.js';
import { cellsOf, type Cell } from '../text/cells.js';
import { hasContact } from '../recognizers/contacts.js';
import type { RawLine } from './physical-lines.js';
import { isClosedPeriod } from './side-dates.js';

const gap = '    ';
const rowsMax = 5;
/** A longer line is a paragraph. */
const charsMax = 400;

/**
 * joinWrappedCells puts the cells of a table that were wrapped in their columns back into one row. A row is continued
 * by the next where that begins in the row's own columns, its first one left out, and one of its cells would not have
 * fitted above.
 */
export function joinWrappedCells(lines: RawLine[]): RawLine[] {
  const result: RawLine[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] as RawLine;
    const cells = line.raw.length > charsMax ? [] : (ruledCells(line.raw) ?? partedCells(line.raw));
    let rows = 0;
    const joined = cells.map((cell) => ({ ...cell }));
    while (rows < rowsMax && continues(joined, cells, lines, at + rows + 1)) {
      const next = lines[at + rows + 1]?.raw ?? '';
      for (const cell of ruledCells(next) ?? partedCells(next)) {
        const home = joined.find((each) => each.from === cell.from);
        if (home && cell.text !== '') home.text = `${home.text} ${cell.text}`.trim();
      }
      rows += 1;
    }
    result.push(rows === 0 ? withoutRules(line) : { ...line, raw: printed(joined, line.raw) });
    at += rows;
  }
  return result;
}

/** Two blanks behind a full stop or a colon part no cells: some set them behind every sentence. */
function partedCells(raw: string): Cell[] {
  return cellsOf(raw).reduce<Cell[]>((cells, cell) => {
    const above = cells.at(-1);
    if (!above || cell.from - above.to !== 2 || !/[.:;!?]$/.test(above.text)) return [...cells, cell];
    return [...cells.slice(0, -1), { ...above, text: `${above.text}  ${cell.text}`, to: cell.to }];
  }, []);
}

/** A row of a table with rules that has one cell alone, and not the first, is a line of the text in that cell. */
function withoutRules(line: RawLine): RawLine {
  const cells = ruledCells(line.raw) ?? [];
  const [only, other] = cells.filter((cell) => cell.text !== '');
  return only && !other && cells[0]?.text === '' ? { ...line, raw: `${' '.repeat(only.from)}${only.text}` } : line;
}

function printed(cells: Cell[], raw: string): string {
  const texts = cells.map((cell) => cell.text);
  if (openRow(raw) !== undefined) return texts.join(' | ');
  return ruledCells(raw) !== undefined
    ? `| ${texts.join(' | ')} |`
    : `${' '.repeat(cells[0]?.from ?? 0)}${texts.join(gap)}`;
}

/** The cells of a row with rules at both ends, the empty ones too; undefined for any other line. */
function ruledCells(raw: string): Cell[] | undefined {
  const inner = /^\s*[|│](.*)[|│]\s*$/.exec(raw)?.[1];
  const row = inner !== undefined && /[|│]/.test(inner) ? inner : openRow(raw);
  if (row === undefined || /^[\s|│:+-]*$/.test(row)) return undefined;
  let from = 0;
  return row.split(/[|│]/).map((text) => {
    const cell = { text: text.trim(), from, to: from + text.length };
    from += text.length + 1;
    return cell;
  });
}

/** A row whose cells have rules between them alone, two or more of them with blanks around them. */
function openRow(raw: string): string | undefined {
  const bars = raw.length > charsMax ? 0 : raw.split(/ [|│](?= |$)/).length - 1;
  return bars >= 2 && !/^\s{0,2}[|│]/.test(raw) ? raw : undefined;
}

function continues(joined: Cell[], first: Cell[], lines: RawLine[], at: number): boolean {
  const [above, raw] = [lines[at - 1]?.raw ?? '', lines[at]?.raw ?? ''];
  const ruled = ruledCells(raw);
  if (raw.trim() === '' || raw.length > charsMax || (ruledCells(above) === undefined) !== (ruled === undefined))
    return false;
  return ruled ? continuesRuled(ruled, joined, first, above) : continuesOpen(first, lines, at);
}

/** In a table with rules a row goes on where its first cell is empty and one of the others was full. */
function continuesRuled(ruled: Cell[], joined: Cell[], first: Cell[], above: string): boolean {
  const begin = ruled[0]?.text ?? '';
  const endsPeriod = begin !== '' && isClosedPeriod(`${joined[0]?.text ?? ''} ${begin}`, true);
  if (ruled.length !== first.length || first[0]?.text === '' || (begin !== '' && !endsPeriod)) return false;
  const written = ruled.filter((cell) => cell.text !== '');
  if (written.length === 0 || written.some((cell) => readBullet(cell.text) !== undefined)) return false;
  const rowAbove = ruledCells(above) ?? [];
  const isFull = (cell: Cell) => {
    const full = rowAbove.find((each) => each.from === cell.from);
    return full !== undefined && isTooLong(full.text, cell.text, full.to - full.from - 2);
  };
  const isBelowBullet = rowAbove.some((cell) => readBullet(cell.text) !== undefined);
  const isAligned = ruled.every(
    (cell, at) => cell.from === first[at]?.from && (cell.text === '' || joined[at]?.text !== ''),
  );
  return isAligned && !isBelowBullet && (endsPeriod || written.some(isFull));
}

/** In a table of wide gaps it goes on where all its cells stand below others, and one of them was full. */
function continuesOpen(first: Cell[], lines: RawLine[], at: number): boolean {
  const cells = partedCells(lines[at]?.raw ?? '');
  const [left] = cells;
  if (first.length < 3 || !left || left.from === first[0]?.from || readBullet(left.text) !== undefined) return false;
  // "Designation      :  Clerk" is a row of its own in a form.
  if (cells.slice(1).some(({ text }) => text.startsWith(':'))) return false;
  const homes = cells.map((cell) => first.findIndex((each) => each.from === cell.from));
  if (homes.includes(-1)) return false;
  const width = Math.max(...lines.slice(Math.max(0, at - 12), at + 12).map((line) => line.raw.length));
  const rowAbove = partedCells(lines[at - 1]?.raw ?? '');
  // A number of a telephone below another one is that of the next person.
  const isContactAt = (row: Cell[], from: number) => row.some((each) => each.from === from && hasContact(each.text));
  if (cells.some(({ from }) => isContactAt(cells, from) && isContactAt(rowAbove, from))) return false;
  return cells.some((cell, index) => {
    const next = first[(homes[index] ?? 0) + 1];
    const full = rowAbove.find((each) => each.from === cell.from);
    return full !== undefined && isTooLong(full.text, cell.text, (next ? next.from - 2 : width) - cell.from);
  });
}

/** True where the next word would not have fitted behind a text any more. */
function isTooLong(text: string, next: string, room: number): boolean {
  return text.length + 1 + (/^\S+/.exec(next)?.[0].length ?? 0) > room;
}
