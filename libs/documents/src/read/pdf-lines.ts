import type { TextRun } from './pdf-engine.js';
import { inReadingOrder, isLeftToRight, isRightToLeft } from './pdf-right-to-left.js';

/** Cell is text of one line without a wide gap inside; positions in points from the lower left corner. */
export interface Cell {
  text: string;
  left: number;
  right: number;
  /** Where the second run starts: behind a bullet, its text. */
  textLeft: number;
  y: number;
  height: number;
  isBold: boolean;
  /** Its place among the cells of the page in the order the file draws them. */
  order: number;
  /** Gaps inside that are wider than a space: where the text goes on, in the text and on the page. */
  gaps?: { index: number; right: number; left: number }[];
}

export interface PdfLine {
  cells: Cell[];
}

/** A gap wider than this many letter heights separates cells; word spaces stay well below one. */
const gapInHeights = 1.6;
/** A gap that may part two columns; words in justified text stand up to half a letter height apart. */
const narrowGapInHeights = 0.8;
/** Spaces are a quarter of the letter height or more; kerning stays below a tenth. */
const wordGapInHeights = 0.12;
/** Superscripts rise by up to 0.45 of the letter height and stay in the line. */
const lineShift = 0.5;
/** A run that starts left of the end of the last one begins a line, unless it stands on the same height. */
const sameHeight = 0.15;

/** toLines joins runs into lines in the order the file draws them; nothing is sorted by position. */
export function toLines(runs: TextRun[], isBold: IsBold = () => false): PdfLine[] {
  const isTurned = isRightToLeft(runs);
  const lines: PdfLine[] = [];
  let open: OpenLine | undefined;
  for (const run of runs) {
    const str = withoutIconName(run);
    if (str.trim() !== '') {
      if (open && !open.continuesWith(run)) {
        lines.push(open.finished(isTurned));
        open = undefined;
      }
      open ??= new OpenLine(isBold);
      open.add({ ...run, str });
    } else if (run.str.trim() !== '') {
      open?.skip(run);
    } else if (run.str !== '') {
      open?.space();
    }
    if (run.hasEOL && open) {
      lines.push(open.finished(isTurned));
      open = undefined;
    }
  }
  return open ? [...lines, open.finished(isTurned)] : lines;
}

const networks = /GITHUB|GITLAB|LINKEDIN|TWITTER|MEDIUM|SKYPE|TELEGRAM/;

/**
 * Icon fonts in TeX name each glyph, so one narrow house reads "HOUSE-CHIMNEY". The names of networks tell whose
 * handle follows and stay; the others go.
 */
function withoutIconName({ str, width, height }: TextRun): string {
  const isIconName = /^[A-Z][A-Z-]{2,}$/.test(str) && width < 0.25 * height * str.length;
  return isIconName ? (networks.exec(str)?.[0] ?? '') : str;
}

/** IsBold tells whether a run is set in a bold face. */
export type IsBold = (run: TextRun) => boolean;

class OpenLine implements PdfLine {
  readonly cells: Cell[] = [];
  private readonly runs: TextRun[] = [];
  private y = 0;
  private height = 0;
  private isSpaced = false;
  private readonly isBold: IsBold;

  constructor(isBold: IsBold) {
    this.isBold = isBold;
  }

  continuesWith(run: TextRun): boolean {
    const shift = Math.abs(yOf(run) - this.y) / Math.max(this.height, run.height, 1);
    const isForward = leftOf(run) >= (this.cells.at(-1)?.right ?? 0) - 1;
    return shift <= (isForward ? lineShift : sameHeight);
  }

  space(): void {
    this.isSpaced = true;
  }

  /** skip leaves a run out, but its place is not a gap. */
  skip(run: TextRun): void {
    const cell = this.cells.at(-1);
    if (cell) cell.right = leftOf(run) + run.width;
  }

  /** On a right-to-left page so is every line that is not wholly Latin: "2014 – 2012" there starts in 2012. */
  finished(isPageTurned: boolean): PdfLine {
    const isTurned = isPageTurned ? !isLeftToRight(this.runs) : isRightToLeft(this.runs);
    return isTurned ? { cells: cellsFromTheRight(this.runs) } : this;
  }

  add(run: TextRun): void {
    this.runs.push(run);
    const left = leftOf(run);
    const cell = this.cells.at(-1);
    if (!cell || left - cell.right > gapInHeights * Math.max(run.height, 1)) {
      this.cells.push(cellOf(run, this.isBold(run)));
    } else {
      if (cell.textLeft === cell.left) cell.textLeft = left;
      if (left - cell.right > narrowGapInHeights * run.height) {
        cell.gaps = [...(cell.gaps ?? []), { index: cell.text.length, right: cell.right, left }];
      }
      cell.text += this.isSpaced ? ` ${run.str}` : run.str;
      cell.right = left + run.width;
      if (run.height > cell.height) Object.assign(cell, { y: yOf(run), height: run.height });
      cell.isBold &&= this.isBold(run);
    }
    this.isSpaced = false;
    if (this.cells.length === 1 || run.height > this.height) this.y = yOf(run);
    this.height = Math.max(this.height, run.height);
  }
}

/** The words of a right-to-left line in the order they are read; the gaps on the page tell where they are parted. */
function cellsFromTheRight(runs: TextRun[]): Cell[] {
  const cells: Cell[] = [];
  let before: TextRun | undefined;
  for (const run of inReadingOrder(runs)) {
    const [left, right] = [leftOf(run), leftOf(run) + run.width];
    const cell = cells.at(-1);
    const gap = before ? gapBetween(before, run, runs) : 0;
    before = run;
    if (!cell || gap > gapInHeights * Math.max(run.height, 1)) {
      cells.push(cellOf(run, false));
    } else {
      cell.text += gap > wordGapInHeights * run.height ? ` ${run.str}` : run.str;
      Object.assign(cell, { left: Math.min(cell.left, left), right: Math.max(cell.right, right) });
    }
  }
  return cells;
}

/** Runs with others between them, as where the direction changes, are parted by what stands next to the second. */
function gapBetween(one: TextRun, other: TextRun, all: TextRun[]): number {
  const [left, right] = leftOf(one) < leftOf(other) ? [one, other] : [other, one];
  const end = leftOf(left) + left.width;
  const isApart = all.some(
    (run) => leftOf(run) >= end - 1 && leftOf(run) + run.width <= leftOf(right) + 1 && run.width > 0,
  );
  return isApart ? 0.25 * other.height : leftOf(right) - end;
}

function cellOf(run: TextRun, isBold: boolean): Cell {
  const left = leftOf(run);
  return {
    text: run.str,
    left,
    right: left + run.width,
    textLeft: left,
    y: yOf(run),
    height: run.height,
    isBold,
    order: 0,
  };
}

function leftOf(run: TextRun): number {
  return run.transform[4] ?? 0;
}

function yOf(run: TextRun): number {
  return run.transform[5] ?? 0;
}
