import { isPeriod } from '@tailwright/resume-text/recognizers/is-period';
import { startsWithBullet } from './bullets.js';
import type { Line } from './docx-text.js';

/** A cell of one or two short lines beside a longer one holds the dates, the place or the heading of its text. */
const labelLinesMax = 2;
const labelCharsMax = 60;

/** tableLines writes a table row by row, its cells parted by tabs, or column by column where its cells hold whole texts. */
export function tableLines(rows: readonly Line[][][]): Line[] {
  const filled = rows.map((cells) => cells.map(withoutBlanks).filter((lines) => lines.length > 0));
  const hasSideHeadings = filled.some((cells) => startsWithHeading(cells) && cells[1]!.length > 1);
  return filled.flatMap((cells) =>
    hasSideHeadings && startsWithHeading(cells) ? headedLines(cells) : rowLines(cells),
  );
}

/** A heading in the first cell belongs to the text in the second one, which does not look like a heading itself. */
function startsWithHeading([first, second, ...others]: Line[][]): boolean {
  if (!first || !second || others.length > 0 || !isLabel(first)) return false;
  return first.every(isSideHeading) && !(second.length === 1 && second[0]!.isHeading);
}

function headedLines([heading = [], ...texts]: Line[][]): Line[] {
  const [first, ...rest] = texts.flat();
  const text = first ? [{ ...first, isSpaced: false }, ...rest] : [];
  return [{ ...merged(heading), isSpaced: true }, ...text];
}

function withoutBlanks(lines: Line[]): Line[] {
  return lines.filter(({ text }) => text.trim() !== '');
}

function rowLines(cells: Line[][]): Line[] {
  const texts = cells.filter((lines) => !isLabel(lines));
  if (cells.length < 2) return cells.flat();
  return texts.length > 1 ? columnLines(cells) : zipped(cells);
}

function isLabel(lines: Line[]): boolean {
  return lines.length <= labelLinesMax && lines.every(({ text }) => text.length <= labelCharsMax);
}

function isSideHeading({ isHeading, text }: Line): boolean {
  return isHeading && !isPeriod(text.trim());
}

/** The first lines of all cells are one line; so are the second ones, unless a list begins there. */
function zipped(cells: Line[][]): Line[] {
  const whole = cells.map((lines) => (isPeriod(joinedText(lines)) ? [merged(lines)] : lines));
  const lines: Line[] = [];
  for (let index = 0; index < Math.max(...whole.map((each) => each.length)); index += 1) {
    const own = whole.flatMap((each) => each[index] ?? []);
    const item = own.find((line) => startsWithBullet(line.text));
    if (item && own.length > 1) {
      lines.push(...own.filter((line) => line !== item), item);
    } else {
      lines.push({
        ...own[0]!,
        isHeading: own.every((line) => line.isHeading),
        text: own.map((line) => line.text.trim()).join('\t'),
      });
    }
  }
  return lines;
}

function joinedText(lines: Line[]): string {
  return lines.map((line) => line.text.trim()).join(' ');
}

function merged(lines: Line[]): Line {
  return { ...lines[0]!, text: joinedText(lines) };
}

/** Cells that hold whole texts are columns; the one with the largest letters has the name and comes first. */
function columnLines(cells: Line[][]): Line[] {
  const sizeOf = (lines: Line[]) => lines.reduce((most, { size }) => Math.max(most, size), 0);
  const largest = cells.reduce((first, lines) => (sizeOf(lines) > sizeOf(first) ? lines : first));
  return [largest, ...cells.filter((lines) => lines !== largest)].flatMap(([first, ...rest]) =>
    first ? [{ ...first, isSpaced: true }, ...rest] : [],
  );
}
