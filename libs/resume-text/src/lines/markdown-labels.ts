import { hasContact } from '../recognizers/contacts.js';
import type { LineShape } from './line-shape.js';
import type { LineLabel } from './line-tagger.js';
import type { PhysicalLine } from '../page/physical-lines.js';

/** sectionLevel is the level of the headings of sections in a text of Markdown; 0 when it has none. */
export function sectionLevel(shapes: LineShape[]): number {
  const levels = shapes
    .filter((shape) => shape.isMarkdownHeading)
    .map(({ line }) => /^#+/.exec(line.text)?.[0].length ?? 0);
  if (levels.length < 2) return 0;
  const known = shapes.filter((shape) => shape.isMarkdownHeading && shape.kind !== undefined);
  const [first] = known.map(({ line }) => /^#+/.exec(line.text)?.[0].length ?? 0).sort((a, b) => a - b);
  return first ?? (levels.includes(2) ? 2 : Math.min(...levels));
}

/** markdownLabel is the label of a line of a text in Markdown, whose marks say more than the tagger. */
export function markdownLabel(
  shape: LineShape,
  before: LineShape | undefined,
  label: LineLabel,
  { at, level }: { at: number; level: number },
): LineLabel {
  const own = shape.isMarkdownHeading ? (/^#+/.exec(shape.line.text)?.[0].length ?? 0) : 0;
  if (own > 0) return own < level ? (at < 3 ? 'name' : 'heading') : own === level ? 'heading' : 'head';
  if (before?.isMarkdownHeading && headLevel(before) > level && shape.dates !== 'none' && shape.words.length < 16)
    return 'head';
  const isUnderName = before?.isMarkdownHeading && headLevel(before) < level && shape.line.text.length <= 200;
  if (isUnderName && isMarkedWhole.test(shape.line.text) && !hasContact(shape.line.text)) return 'headline';
  if (shape.mark !== undefined) return label === 'item' ? 'item' : 'bullet';
  // "**Clerk**  2019 – 2021" above "*Acme Ltd, Leeds*" is one head.
  if (isSecondInMarkdown(shape.line, before?.line)) return 'head';
  if (label === 'cont') return 'cont';
  const isBold = isBoldHead.test(shape.line.text);
  if (label === 'head' && (isBold || shape.hasPeriod)) return 'head';
  return label === 'contact' || label === 'headline' || label === 'item' || label === 'sub' ? label : 'prose';
}

const isBoldHead = /^(?:\*\*|__)[^*_]{2,120}(?:\*\*|__)/;
const isItalic = /^(?:\*[^*\s][^*]{1,150}\*|_[^_\s][^_]{1,150}_)$/;

/** A quote, or a line in bold or italics from its first letter to its last. */
const isMarkedWhole = /^(?:>\s+\S.*|\*{1,3}[^*]{2,190}\*{1,3}|__?[^_]{2,190}__?)$/;

function headLevel(shape: LineShape): number {
  return /^#+/.exec(shape.line.text)?.[0].length ?? 0;
}

/** withSecondHeadLines closes the gaps in heads: "*Acme Ltd, Leeds*" below "**Clerk**  2019 – 2021" is the second line of one head, also below a blank line. */
export function withSecondHeadLines(lines: PhysicalLine[]): PhysicalLine[] {
  return lines.map((line, at) => (isSecondInMarkdown(line, lines[at - 1]) ? { ...line, blanksBefore: 0 } : line));
}

function isSecondInMarkdown({ text }: PhysicalLine, above: PhysicalLine | undefined): boolean {
  return above !== undefined && isBoldHead.test(above.text) && isItalic.test(text);
}
