import type { LineShape } from './line-shape.js';
import type { LineLabel } from './line-tagger.js';

/** "||| EMPLOYMENT |||" and "──── museum posts ────": signs on both sides of a few words, or a rule before or behind them. */
const decorated =
  /^([|=~*#_─═━—–☕★◆■▬+<>•·:[\]-]{2,})\s*(\p{L}[^|=~─═━]{1,48}?)\s*\1$|^[=~_─═━—–-]{3,}\s*(\p{L}[^=~─═━]{1,48}?)\s*[=~_─═━—–-]{3,}$/u;

/**
 * withDecoratedHeadings makes headings of lines set between signs, where two or more lines of the text are set so, and no
 * heading of an unknown line without the signs that three headings stand between, or that stands before all usual ones
 * ("■ Experience").
 */
export function withDecoratedHeadings(shapes: readonly LineShape[], labels: LineLabel[]): LineLabel[] {
  const isDecorated = ({ line, dates }: LineShape) =>
    dates === 'none' && line.text.length <= lineCharsMax && decorated.test(line.text);
  const marked = withoutPlainHeadings(shapes, labels);
  const decoratedLines = shapes.filter(isDecorated);
  const [first] = decoratedLines;
  if (!first || decoratedLines.length < 2) return marked;
  const from = shapes.indexOf(first);
  return marked.map((label, at) => {
    const shape = shapes[at];
    if (!shape || label === 'name') return label;
    if (isDecorated(shape)) return 'heading';
    // "Tims (Quinpool Rd)" above bullets is an employer: headings of this person stand between signs.
    const isPlain = label === 'heading' && at > from && shape.kind === undefined && shape.line.isTitle !== true;
    if (!isPlain || decoratedLines.length < knownMin) return label;
    return shapes[at + 1]?.mark === undefined ? 'prose' : 'head';
  });
}

function withoutPlainHeadings(shapes: readonly LineShape[], labels: LineLabel[]): LineLabel[] {
  const known = shapes.filter(({ kind }, at) => kind !== undefined && labels[at] === 'heading');
  const sign = signBefore(known[0]);
  if (sign === undefined || known.length < knownMin || known.some((shape) => signBefore(shape) !== sign)) return labels;
  return labels.map((label, at) => {
    const shape = shapes[at];
    const isPlain = shape !== undefined && at > 0 && shape.kind === undefined && signBefore(shape) === undefined;
    return label === 'heading' && isPlain && shape.line.isTitle !== true ? 'prose' : label;
  });
}

const knownMin = 3;

function signBefore(shape: LineShape | undefined): string | undefined {
  return /^[^\p{L}\p{N}\s("'“‘#]{1,4}/u.exec(shape?.line.text ?? '')?.[0];
}

const lineCharsMax = 100;
