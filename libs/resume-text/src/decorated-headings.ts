import type { LineShape } from './line-shape.js';
import type { LineLabel } from './line-tagger.js';

/** "||| EMPLOYMENT |||" and "──── museum posts ────": signs on both sides of a few words, or a rule before or behind them. */
const decorated =
  /^([|=~*#_─═━—–☕★◆■▬+<>•·:[\]-]{2,})\s*(\p{L}[^|=~─═━]{1,48}?)\s*\1$|^[=~_─═━—–-]{3,}\s*(\p{L}[^=~─═━]{1,48}?)\s*[=~_─═━—–-]{3,}$/u;

/** withDecoratedHeadings makes headings of lines set between signs, where two or more lines of the text are set so. */
export function withDecoratedHeadings(shapes: readonly LineShape[], labels: LineLabel[]): LineLabel[] {
  const isDecorated = ({ line, dates }: LineShape) =>
    dates === 'none' && line.text.length <= lineCharsMax && decorated.test(line.text);
  if (shapes.filter(isDecorated).length < 2) return labels;
  return labels.map((label, at) => {
    const shape = shapes[at];
    return shape && isDecorated(shape) && label !== 'name' ? 'heading' : label;
  });
}

const lineCharsMax = 100;
