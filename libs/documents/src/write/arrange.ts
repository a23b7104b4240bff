import { type SectionKind, headingKind } from '@tailwright/resume-text/recognizers/headings';
import { fencedRows } from '@tailwright/resume-text/text/fenced-rows';
import { type Block, parseMarkdown } from './markdown-resume.js';
import { textOf } from './markdown-spans.js';
import { textWidth } from './text-width.js';

/** Arrangement is a resume by where its parts stand: above the sections, at the side, and the others. */
export interface Arrangement {
  top: Block[];
  side: Block[];
  main: Block[];
  /** The orders in which a file so arranged may be read; some programs read the side column first, others last. */
  readings: Reading[];
}

/** Reading is a resume in one order. */
export interface Reading {
  markdown: string;
  blocks: Block[];
}

const sideKinds: ReadonlySet<SectionKind> = new Set([
  'contact',
  'skills',
  'languages',
  'certifications',
  'interests',
  'awards',
  'memberships',
]);
/** Letters in a line of the side column, and the lines of it that surely fit on one page. */
const lineChars = 22;
const linesMax = 36;

/** inOrder keeps the order of the Markdown, all in one column. */
export function inOrder(markdown: string, blocks: Block[]): Arrangement {
  const first = blocks.findIndex(isSection);
  const at = first === -1 ? blocks.length : first;
  return { top: blocks.slice(0, at), side: [], main: blocks.slice(at), readings: [{ markdown, blocks }] };
}

/** withSidebar takes the short sections without entries out to the side, as many as surely fit beside the first page. */
export function withSidebar(markdown: string): Arrangement {
  const [above = '', ...sections] = sectionsOf(markdown);
  let room = linesMax;
  let isAfterEntries = false;
  const isAtSide = sections.map((section) => {
    const { blocks } = parseMarkdown(section);
    const lines = linesOf(blocks);
    const isTaken = isForSide(blocks, isAfterEntries) && lines <= room;
    isAfterEntries ||= blocks.some(isEntry);
    if (isTaken) room -= lines;
    return isTaken;
  });
  const side = sections.filter((_, index) => isAtSide[index]);
  const main = sections.filter((_, index) => !isAtSide[index]);
  const sideFirst = readingOf([above, ...side, ...main]);
  const starts = sideFirst.blocks.flatMap((block, index) => (isSection(block) ? [index] : []));
  const [first = sideFirst.blocks.length] = starts;
  const firstOfMain = starts[side.length] ?? sideFirst.blocks.length;
  return {
    top: sideFirst.blocks.slice(0, first),
    side: sideFirst.blocks.slice(first, firstOfMain),
    main: sideFirst.blocks.slice(firstOfMain),
    readings: [readingOf([above, ...main, ...side]), sideFirst],
  };
}

/** A row that looks like a heading begins no section in a text that is shown as it stands. */
function sectionsOf(markdown: string): string[] {
  const sections: string[][] = [[]];
  for (const { text, isVerbatim } of fencedRows(markdown.split(/\r\n?|[\n\u2028\u2029\v\f]/))) {
    if (!isVerbatim && /^ {0,3}##[ \t]/.test(text)) sections.push([]);
    sections.at(-1)!.push(text);
  }
  return sections.map((rows) => rows.join('\n'));
}

function readingOf(texts: string[]): Reading {
  const markdown = texts.map((text) => (text.endsWith('\n') ? text : `${text}\n`)).join('\n');
  return { markdown, blocks: parseMarkdown(markdown).blocks };
}

function isSection(block: Block): boolean {
  return block.kind === 'heading' && block.level === 2;
}

/** Below the jobs stand small sections under headings of people's own; above them such a one says who somebody is. */
function isForSide([heading, ...blocks]: Block[], isAfterEntries: boolean): boolean {
  if (heading?.kind !== 'heading' || blocks.some(isEntry)) return false;
  const kind = headingKind(textOf(heading.spans));
  return kind === undefined || kind === 'other' ? isAfterEntries : sideKinds.has(kind);
}

function isEntry(block: Block): boolean {
  return block.kind === 'heading' && block.level > 2;
}

/** A heading takes three lines with the room around it. */
function linesOf(blocks: Block[]): number {
  return blocks.reduce((sum, block) => {
    if (block.kind === 'rule') return sum + 1;
    return sum + Math.ceil(textWidth(textOf(block.spans)) / lineChars) + (block.kind === 'heading' ? 2 : 0.4);
  }, 0);
}
