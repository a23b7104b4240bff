import type { Operators } from './pdf-engine.js';

/** Codes of the engine's drawing instructions (pdfjs-dist 5.4, `OPS`). */
const ops = {
  setGState: 9,
  save: 10,
  restore: 11,
  fillFirst: 22,
  fillLast: 27,
  setTextRenderingMode: 38,
  showText: 44,
  setFillColorN: 55,
  setFillRGBColor: 59,
  shadingFill: 62,
  paintFormXObjectBegin: 74,
  paintFormXObjectEnd: 75,
  beginAnnotation: 80,
  endAnnotation: 81,
  constructPath: 91,
  setFillTransparent: 93,
} as const;

/** Ink is what a page's drawing instructions tell that its text does not. */
export interface Ink {
  /** Every glyph's character in drawing order; a wide move inside a line stands as a space. */
  glyphs: string;
  hasInvisibleText: boolean;
  hasWhiteOnWhite: boolean;
}

interface Pen {
  isWhite: boolean;
  isTransparent: boolean;
  mode: number;
}

/** Rendering modes 3 and 7 draw nothing. */
const invisibleModes = [3, 7];
/** Thousandths of the letter size: TeX has no space glyph and moves by 200 or more; kerning stays below 100. */
const spaceMove = -150;

/** readInk follows colour, transparency and rendering mode through one page. */
export function readInk({ fnArray, argsArray }: Operators): Ink {
  let pen: Pen = { isWhite: false, isTransparent: false, mode: 0 };
  const saved: Pen[] = [];
  const shown = { visible: 0, invisible: 0, whiteOnWhite: 0 };
  let isPainted = false;
  let isAnnotation = false;
  let glyphs = '';

  fnArray.forEach((op, index) => {
    const args = (argsArray[index] ?? []) as unknown[];
    if (op === ops.beginAnnotation || op === ops.endAnnotation) isAnnotation = op === ops.beginAnnotation;
    if (isAnnotation) return;
    if (op === ops.save || op === ops.paintFormXObjectBegin) saved.push({ ...pen });
    else if (op === ops.restore || op === ops.paintFormXObjectEnd) pen = saved.pop() ?? pen;
    else if (op === ops.shadingFill || (op === ops.constructPath && isFill(args) && !pen.isWhite)) isPainted = true;
    else if (op === ops.showText) {
      const text = textOf(args);
      glyphs += text;
      count(shown, pen, isPainted, text.trim().length);
    } else pen = { ...pen, ...penChange(op, args) };
  });
  // A scan with a text layer is invisible as a whole; that is how recognised text is stored.
  const hasInvisibleText = shown.invisible > 0 && shown.visible > 0;
  return { glyphs, hasInvisibleText, hasWhiteOnWhite: shown.whiteOnWhite > 0 && shown.visible > 0 };
}

function penChange(op: number, args: unknown[]): Partial<Pen> {
  if (op === ops.setFillRGBColor) return { isWhite: isNearWhite(args[0]), isTransparent: false };
  if (op === ops.setFillColorN) return { isWhite: false, isTransparent: false };
  if (op === ops.setFillTransparent) return { isTransparent: true };
  if (op === ops.setTextRenderingMode) return { mode: Number(args[0]) };
  if (op === ops.setGState) return alphaOf(args[0]);
  return {};
}

function alphaOf(entries: unknown): Partial<Pen> {
  const alpha = Array.isArray(entries) ? (entries as [string, unknown][]).find(([key]) => key === 'ca') : undefined;
  return alpha ? { isTransparent: Number(alpha[1]) < 0.05 } : {};
}

function isNearWhite(colour: unknown): boolean {
  return typeof colour === 'string' && /^#(?:f[a-f]){3}$/i.test(colour);
}

function isFill([paint]: unknown[]): boolean {
  return typeof paint === 'number' && paint >= ops.fillFirst && paint <= ops.fillLast;
}

function textOf([items]: unknown[]): string {
  if (!Array.isArray(items)) return '';
  return (items as (number | { unicode?: string })[])
    .map((item) => (typeof item === 'number' ? (item < spaceMove ? ' ' : '') : (item.unicode ?? '')))
    .join('');
}

function count(
  shown: { visible: number; invisible: number; whiteOnWhite: number },
  pen: Pen,
  isPainted: boolean,
  letters: number,
): void {
  if (pen.isTransparent || invisibleModes.includes(pen.mode)) shown.invisible += letters;
  else if (pen.isWhite && !isPainted) shown.whiteOnWhite += letters;
  else shown.visible += letters;
}
