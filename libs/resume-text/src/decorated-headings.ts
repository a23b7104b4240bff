import type { LineShape } from './line-shape.js';
import type { LineLabel } from './line-tagger.js';

/** "||| EMPLOYMENT |||" and "──── museum posts ────": signs on both sides of a few words, or a rule before or behind them. */
const decorated =
  /^([|=~*#_─═━—–☕★◆■▬+<>•·:[\]-]{2,})\s*(\p{L}[^|=~─═━]{1,48}?)\s*\1$|^[=~_─═━—–-]{3,}\s*(\p{L}[^=~─═━]{1,48}?)\s*[=~_─═━—–-]{3,}$/u;

/**
 * withDecoratedHeadings makes headings of lines set between signs, where two or more lines of the text are set so, and no
 * heading of an unknown line without the sign that stands before all usual headings ("■ Experience").
 */
export function withDecoratedHeadings(shapes: readonly LineShape[], labels: LineLabel[]): LineLabel[] {
  const isDecorated = ({ line, dates }: LineShape) =>
    dates === 'none' && line.text.length <= lineCharsMax && decorated.test(line.text);
  const marked = withoutPlainHeadings(shapes, labels);
  if (shapes.filter(isDecorated).length < 2) return marked;
  return marked.map((label, at) => {
    const shape = shapes[at];
    return shape && isDecorated(shape) && label !== 'name' ? 'heading' : label;
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
