import { entryKinds } from '../recognizers/headings.js';
import type { LineShape } from './line-shape.js';
import type { LineLabel } from './line-tagger.js';

const othersMin = 2;
const charsMax = 40;

/**
 * withAlikeLabels labels the labels of one list alike: where two or more short lines of a section stand below an empty
 * line and above lines that are set in, so does a line that seems to be a head or an item by its words.
 */
export function withAlikeLabels(shapes: readonly LineShape[], labels: readonly LineLabel[]): LineLabel[] {
  const result = [...labels];
  for (let at = 0; at < labels.length;) {
    let end = at + 1;
    while (end < labels.length && labels[end] !== 'heading') end += 1;
    const kind = shapes[at]?.kind;
    if (labels[at] === 'heading' && (kind === undefined || !entryKinds.has(kind))) {
      const rows = Array.from({ length: end - at - 1 }, (_, row) => at + 1 + row).filter((row) => isLabel(shapes, row));
      const subs = rows.filter((row) => labels[row] === 'sub');
      for (const row of rows) if (subs.length >= othersMin && isAmong(shapes, row, subs)) result[row] = 'sub';
    }
    at = end;
  }
  return result;
}

function isAmong(shapes: readonly LineShape[], at: number, subs: readonly number[]): boolean {
  return subs.every((sub) => shapes[sub]?.line.indent === shapes[at]?.line.indent);
}

function isLabel(shapes: readonly LineShape[], at: number): boolean {
  const [shape, below, above] = [shapes[at], shapes[at + 1], shapes[at - 1]];
  if (!shape || !below || shape.mark !== undefined || shape.dates !== 'none' || shape.hasContact) return false;
  const isApart = shape.line.blanksBefore > 0 || above?.kind !== undefined;
  const isAboveLines = below.line.blanksBefore === 0 && below.line.indent > shape.line.indent;
  return isApart && isAboveLines && shape.line.text.length <= charsMax && /^\p{Lu}[^.:;,!?]*$/u.test(shape.line.text);
}
