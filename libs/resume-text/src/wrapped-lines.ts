import type { LineShape } from './line-shape.js';
import type { LineLabel } from './line-tagger.js';

const wrappable: ReadonlySet<LineLabel> = new Set(['bullet', 'prose', 'item', 'cont', 'sub']);

/** withWrapped labels what goes on: a line that stops in the middle of a phrase does so in the next one, whatever the next one looks like by itself. */
export function withWrapped(shapes: LineShape[], labels: LineLabel[]): LineLabel[] {
  const isOneCase = isWrittenSmall(shapes);
  return labels.map((label, at) => {
    const [above, shape] = [shapes[at - 1], shapes[at]];
    const before = labels[at - 1] ?? 'heading';
    const isWrappable = wrappable.has(label) || (label === 'head' && before === 'prose' && shape?.dates !== 'end');
    if (!above || !shape || !isWrappable || !wrappable.has(before)) return label;
    if (/^[\p{Ll} ]{2,20}: /u.test(shape.line.text)) return label === 'cont' ? 'item' : label;
    if (shape.mark !== undefined || shape.line.blanksBefore > 0 || above.line.text.length < wrappedCharsMin)
      return label;
    const goesOn =
      isToldOn(above.line.text) ||
      isOpen(above.line.text) ||
      (!isOneCase && isSmall(shape) && !/[.:;!?]["”')]?$/.test(above.line.text));
    return goesOn ? 'cont' : label;
  });
}

/**
 * isListed is true for an item of a list: in a narrow column every row is full, so what begins with a capital is the next item there, unless a phrase
 * is open above.
 */
export function isListed(shape: LineShape, above: LineShape | undefined): boolean {
  const { line, body } = shape;
  if (line.width === undefined || line.width > narrowCharsMax || above === undefined) return false;
  if (shape.hasContact && above.hasContact) return true;
  const isHanging = above.mark !== undefined ? line.indent > above.line.indent : line.indent > 0;
  if (isHanging || !(/^\p{Lu}/u.test(body) || shape.dates === 'whole')) return false;
  return !isOpen(above.line.text) && !/[,;/&–—-]$/.test(above.line.text);
}

const narrowCharsMax = 40;

/** True for a person who begins sentences with small letters; a line in the middle of one says nothing of that. */
function isWrittenSmall(shapes: LineShape[]): boolean {
  const beginnings = shapes.filter(({ line, mark }, at) => {
    const above = shapes[at - 1]?.line.text ?? '';
    return mark !== undefined || line.blanksBefore > 0 || /[.!?]$/.test(above);
  });
  return beginnings.filter(({ body }) => /^\p{Ll}{2}/u.test(body)).length > beginnings.length * 0.4;
}

/** isTold is true for a line in which the writer speaks of themselves: it is part of a paragraph. */
export function isTold(text: string): boolean {
  return text.length > 40 && /(?<![\p{L}'’./])(?:I|[Mm]y|[Ww]e)(?:['’](?:m|ve|d))?(?= \p{Ll})/u.test(text);
}

function isToldOn(text: string): boolean {
  return text.length >= 60 && isTold(text) && !/[.:;!?]["”')]?$/.test(text);
}

/** A shorter line was not broken by the width of a column. */
const wrappedCharsMin = 18;

function isSmall({ mark, line }: LineShape): boolean {
  return mark === undefined && /^\p{Ll}{2}/u.test(line.text);
}

/** True where a phrase or a bracket is still open at the end of a line. */
function isOpen(text: string): boolean {
  const end = text.slice(-200);
  if (/\s(?:of|and|the|to|for|with|at|by|a|an|or|from|in|&)$/i.test(end)) return true;
  return end.lastIndexOf('(') > end.lastIndexOf(')');
}
