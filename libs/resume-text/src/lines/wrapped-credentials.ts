import { isLeftOpen } from './own-lines.js';
import type { LineShape } from './line-shape.js';
import type { LineLabel } from './line-tagger.js';

/** Words that end the name of a certificate and are none by themselves. */
const kindOfCredential =
  /^(?:(?:associate|analyst|practitioner|professional|specialist|certificate|certification|expert|foundation|architect|administrator|developer|engineer|operator|technician|assessor|instructor)(?: |$)){1,3}(?:\([\p{Lu}\d-]{2,12}\))?,?$/iu;
const endsWithKind =
  /(?:associate|analyst|practitioner|professional|specialist|certificate|certification|expert|foundation|architect|administrator|developer|engineer|operator|technician|assessor|instructor|accreditation|licen[cs]e|diploma)(?: \([^()]*\))?$/iu;
/** A longer line is no item of a narrow column. */
const columnCharsMax = 45;
/** Letters are not all as wide as each other. */
const roomMax = 1;
/** A shorter line was not broken by the width of a column. */
const brokenCharsMin = 18;

/**
 * withWrappedCredentials labels the second line of a certificate's name in a narrow column: it says only what kind of
 * certificate it is, which the line above does not, and its first word would not have fitted there.
 */
export function withWrappedCredentials(shapes: readonly LineShape[], labels: readonly LineLabel[]): LineLabel[] {
  let isOpen = false;
  return labels.map((label, at) => {
    const [above, shape] = [shapes[at - 1], shapes[at]];
    // Under a heading of one's own ("Designations") certificates may stand, too.
    if (shape?.kind !== undefined || label === 'heading')
      isOpen = (shape?.kind ?? 'certifications') === 'certifications';
    if (!isOpen || !above || !shape || label === 'heading' || !goesOn(above, shape)) return label;
    const room = widthOfBlock(shapes, at) - above.line.text.length - 1 - (/^\S+/.exec(shape.body)?.[0].length ?? 0);
    return room <= roomMax ? 'cont' : label;
  });
}

function goesOn(above: LineShape, shape: LineShape): boolean {
  if (shape.mark !== undefined || shape.line.blanksBefore > 0 || above.kind !== undefined) return false;
  if (above.line.text.length < brokenCharsMin || isLeftOpen(above.line.text) || above.dates !== 'none') return false;
  return kindOfCredential.test(shape.body) && !endsWithKind.test(above.line.text);
}

/** How wide the list is that a line stands in; infinite where it is no narrow column. */
function widthOfBlock(shapes: readonly LineShape[], at: number): number {
  let [first, end] = [at, at + 1];
  while (first > 0 && shapes[first]?.line.blanksBefore === 0 && shapes[first - 1]?.kind === undefined) first -= 1;
  while (end < shapes.length && shapes[end]?.line.blanksBefore === 0 && shapes[end]?.kind === undefined) end += 1;
  const width = Math.max(...shapes.slice(first, end).map(({ line }) => line.text.length));
  return width > columnCharsMax ? Infinity : width;
}
