import { roomBehind } from '../recognizers/line-joints.js';
import type { LineShape } from './line-shape.js';
import type { LineLabel } from './line-tagger.js';
import { isLeftOpen } from './own-lines.js';

const charsMax = 90;

/**
 * withListTitles labels the titles of lists alike: where a title without mark and date stands above the first marked
 * bullets of a section, a line without a mark between its bullets is the title of the next ones.
 */
export function withListTitles(shapes: readonly LineShape[], labels: LineLabel[]): LineLabel[] {
  const width = Math.max(0, ...shapes.map(({ line }) => line.indent + line.text.length));
  const result = [...labels];
  let kind: LineShape['kind'];
  let title: LineLabel | undefined;
  shapes.forEach((shape, at) => {
    const label = labels[at];
    if (label === 'heading') [kind, title] = [shape.kind, undefined];
    else if (title !== undefined && (isTitle(shapes, labels, at) || isSeemingRest(shapes, labels, at, width)))
      result[at] = title;
    else if (label === 'head' || label === 'sub') {
      const isAlone = labels[at - 1] !== 'head' && shape.dates === 'none' && isAboveList(shapes, at);
      title = isAlone && (label === 'sub' || kind === 'projects') ? label : undefined;
    }
  });
  return result;
}

/** True for a line without a mark between two marked bullets that is neither a sentence nor the rest of one. */
function isTitle(shapes: readonly LineShape[], labels: LineLabel[], at: number): boolean {
  const [above, shape] = [shapes[at - 1], shapes[at]];
  if (!shape || !(labels[at] === 'bullet' || labels[at] === 'sub') || shape.line.text.length > charsMax) return false;
  const isBelowList = labels[at - 1] === 'cont' || (labels[at - 1] === 'bullet' && above?.mark !== undefined);
  return isBelowList && isAboveList(shapes, at) && /^[\p{Lu}\p{N}].*[^.:;,!?]$/u.test(shape.body);
}

/** "Brakes & Air" between two bullets, each of which would have had room for more, is no rest of the first. */
function isSeemingRest(shapes: readonly LineShape[], labels: LineLabel[], at: number, width: number): boolean {
  const [above, shape] = [shapes[at - 1], shapes[at]];
  if (!above || !shape || labels[at] !== 'cont' || labels[at - 1] !== 'bullet' || above.mark === undefined)
    return false;
  const isName = /^\p{Lu}[^.:;,!?\d]*$/u.test(shape.body) && shape.words.length <= wordsMax;
  const hasRoom = roomBehind(above, shape, width) >= 0 && !isLeftOpen(above.line.text);
  return isName && hasRoom && shape.line.indent <= above.line.indent && isAboveList(shapes, at);
}

const wordsMax = 4;

function isAboveList(shapes: readonly LineShape[], at: number): boolean {
  const below = shapes[at + 1];
  return shapes[at]?.mark === undefined && below?.mark !== undefined && below.line.blanksBefore === 0;
}
