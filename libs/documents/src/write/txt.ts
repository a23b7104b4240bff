import type { Block } from './markdown-resume.js';
import { type Span, textOf } from './markdown-spans.js';

/** writeTxt writes plain text: headings underlined, items with a dash, links with their address. */
export function writeTxt(blocks: Block[]): Buffer {
  const lines = blocks.flatMap((block, index) => [
    ...(index > 0 && isParted(blocks[index - 1], block) ? [''] : []),
    ...linesOf(block),
  ]);
  return Buffer.from(`${lines.join('\n')}\n`);
}

function linesOf(block: Block): string[] {
  if (block.kind === 'rule') return [];
  const isRow = block.kind === 'paragraph' && block.role === 'row';
  const written = block.spans.map(withAddress).join('');
  const text = isRow ? written.replaceAll('\u00a0', ' ') : written.trim();
  if (block.kind === 'item') return [`${'  '.repeat(block.depth)}${block.mark === '•' ? '-' : block.mark} ${text}`];
  if (block.kind === 'heading' && block.level < 3) return [text, (block.level === 1 ? '=' : '-').repeat(widthOf(text))];
  return [text];
}

function withAddress(span: Span): string {
  const address = span.link?.replace(/^(?:mailto|tel):/, '');
  const isShown = address === undefined || address.includes(textOf([span]).trim());
  return isShown ? span.text : `${span.text} (${address})`;
}

/** Han and Kana take two columns. */
function widthOf(text: string): number {
  const wide = text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu)?.length ?? 0;
  return Math.min(78, [...text].length + wide);
}

/** Items of a list, and an entry's title with its dates, stand together. */
function isParted(before: Block | undefined, block: Block): boolean {
  if (block.kind === 'item' && before?.kind === 'item') return false;
  if (block.kind === 'paragraph' && block.isBelowRow) return false;
  if (before?.kind === 'heading') return before.level < 2;
  const isMeta = before?.kind === 'paragraph' && before.role === 'meta';
  return !(isMeta && block.kind === 'item');
}
