import { isPeriod } from '@tailwright/resume-text/recognizers/is-period';
import { startsWithBullet } from './bullets.js';
import type { Block, Paragraph } from './docx-part.js';
import { tableLines } from './docx-table.js';

/** Line is a line of text and whether a blank one stands above it. */
export interface Line {
  text: string;
  isHeading: boolean;
  isSpaced: boolean;
  /** Size of its letters in half points, 0 when nobody set it. */
  size: number;
}

const headingCharsMax = 60;
/** A gap this much wider than the usual one, in twips, parts paragraphs as a blank line does. */
const wideGap = 100;
/** A box with more lines than this is a sidebar; contacts have fewer. */
const boxLinesMax = 6;

/** linesOf writes blocks in the order they are read: a long text box stands beside the text and comes after it. */
export function linesOf(blocks: readonly Block[]): Line[] {
  const paragraphs = paragraphsIn(blocks);
  const usual = { gap: usualGap(paragraphs), size: usualSize(paragraphs) };
  const lines: Line[] = [];
  const aside: Line[] = [];
  const isMostlyBoxes = lettersIn(blocks, 'box') > lettersIn(blocks, 'paragraph') + lettersIn(blocks, 'table');
  blocks.forEach((block, index) => {
    if (block.kind === 'paragraph') {
      lines.push(...linesOfParagraph(block, { above: blocks[index - 1], below: blocks[index + 1], usual }));
    } else if (block.kind === 'table') lines.push(...tableLines(block.rows.map((cells) => cells.map(linesOf))));
    else {
      const own = linesOf(block.blocks);
      const isSidebar = own.length > boxLinesMax && !isMostlyBoxes && !hasLargest(own, paragraphs);
      (isSidebar ? aside : lines).push(...spaced(own));
    }
  });
  return [...lines, ...aside];
}

interface Context {
  above: Block | undefined;
  below: Block | undefined;
  usual: { gap: number; size: number };
}

function linesOfParagraph(paragraph: Paragraph, context: Context): Line[] {
  const { isListItem, size = 0 } = paragraph;
  if (paragraph.text.trim() === '') return [{ text: '', isHeading: false, isSpaced: false, size: 0 }];
  const isHeading = !isListItem && isHeadingLike(paragraph, context);
  const texts = paragraph.text.split('\n').filter((text, index) => index === 0 || text.trim() !== '');
  return texts.map((text, index) => ({
    text: isListItem && index === 0 ? `• ${text.trim()}` : text,
    isHeading,
    isSpaced: index === 0 && !isListItem && (isHeading || isApart(paragraph, context)) && !isBelowHeading(context),
    size,
  }));
}

/** A heading by its style, or a short line in capital, large or bold letters that no list follows. */
function isHeadingLike(paragraph: Paragraph, context: Context): boolean {
  const { text, isHeading, isCapitals, isBold, size = 0 } = paragraph;
  if (isHeading) return true;
  const isShort = text.trim().length <= headingCharsMax && !/[\t\n]|[,;]\s*$/.test(text) && /\p{L}/u.test(text);
  if (!isShort || startsWithBullet(text) || isPeriod(text.trim())) return false;
  const isLarger = context.usual.size > 0 && size > context.usual.size;
  const isLoud = isCapitals || isLarger || (!/\p{Ll}/u.test(text) && (text.match(/\p{Lu}/gu) ?? []).length > 2);
  if (!isLoud && !isBold) return false;
  return isApart(paragraph, context) || (isBold && !isListItemAt(context.below)) || isLoudHeading(isLoud, context);
}

/** Capital letters below a plain line may be an employer, below a list or a gap they are a heading. */
function isLoudHeading(isLoud: boolean, { above }: Context): boolean {
  return isLoud && (above?.kind !== 'paragraph' || isListItemAt(above) || above.text.trim() === '');
}

function isListItemAt(block: Block | undefined): boolean {
  return block?.kind === 'paragraph' && (block.isListItem || startsWithBullet(block.text));
}

function isBelowHeading({ above }: Context): boolean {
  return above?.kind === 'paragraph' && above.isHeading;
}

function isApart(paragraph: Paragraph, { above, usual }: Context): boolean {
  return above?.kind === 'paragraph' && gapBetween(above, paragraph) >= usual.gap + wideGap;
}

function gapBetween(above: Paragraph, below: Paragraph): number {
  return Math.max(above.after, below.before);
}

function usualGap(paragraphs: readonly Paragraph[]): number {
  return mostFrequent(paragraphs.slice(1).map((paragraph, index) => gapBetween(paragraphs[index]!, paragraph)));
}

function usualSize(paragraphs: readonly Paragraph[]): number {
  return mostFrequent(paragraphs.filter(({ text }) => text.trim() !== '').map(({ size = 0 }) => size));
}

function mostFrequent(numbers: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
  return [...counts].reduce((most, each) => (each[1] > most[1] ? each : most), [0, 0])[0];
}

function paragraphsIn(blocks: readonly Block[]): Paragraph[] {
  return blocks.filter((block) => block.kind === 'paragraph');
}

function lettersIn(blocks: readonly Block[], kind: Block['kind']): number {
  return blocks.filter((block) => block.kind === kind).reduce((sum, block) => sum + lettersOf(block), 0);
}

function lettersOf(block: Block): number {
  if (block.kind === 'paragraph') return block.text.length;
  const blocks = block.kind === 'box' ? block.blocks : block.rows.flat(2);
  return blocks.reduce((sum, each) => sum + lettersOf(each), 0);
}

function hasLargest(lines: readonly Line[], paragraphs: readonly Paragraph[]): boolean {
  const largest = paragraphs.reduce((most, { size = 0 }) => Math.max(most, size), 0);
  return lines.some(({ size }) => size > largest);
}

function spaced([first, ...rest]: Line[]): Line[] {
  return first ? [{ ...first, isSpaced: true }, ...rest] : [];
}
