import { blocksOf } from './blocks.js';
import { findDates } from '../recognizers/dates.js';
import { beginsWithDeed } from '../recognizers/deeds.js';
import { headingKind } from '../recognizers/headings.js';
import type { LogicalLine } from './logical-lines.js';
import { endsWithTitle } from '../recognizers/titles.js';

const datedMin = 2;
const apartMin = 2;
const titleWordsMax = 3;

/**
 * withDutiesApart labels as text what looks like a heading or a head among the duties of jobs that have an empty line
 * between each and the next: "Opened a new branch" stands there alone as a heading would. The jobs there have a time, and
 * such a line has none, nor an employer.
 */
export function withDutiesApart(lines: LogicalLine[]): LogicalLine[] {
  const result: LogicalLine[] = [];
  for (let at = 0; at < lines.length;) {
    let end = at + 1;
    while (end < lines.length && !isKnownHeading(lines[end] as LogicalLine)) end += 1;
    const [heading, ...below] = lines.slice(at, end) as [LogicalLine, ...LogicalLine[]];
    const isOfJobs = heading.label === 'heading' && headingKind(heading.text) === 'experience';
    result.push(heading, ...(isOfJobs ? withDuties(blocksOf(below)) : below));
    at = end;
  }
  return result;
}

function withDuties(blocks: readonly Block[]): LogicalLine[] {
  if (!areApart(blocks)) return blocks.flat();
  const heads = blocks.filter(isDatedHead);
  return blocks.flatMap((block, at) =>
    isDuty(block, blocks[at + 1], heads) ? block.map((line): LogicalLine => ({ ...line, label: 'bullet' })) : block,
  );
}

type Block = readonly LogicalLine[];

function isKnownHeading({ label, text, isTitle, level }: LogicalLine): boolean {
  return label === 'heading' && (isTitle === true || level > 0 || headingKind(text) !== undefined);
}

function areApart(blocks: readonly Block[]): boolean {
  if (blocks.some((block) => block.some(({ mark }) => mark !== undefined))) return false;
  const duties = blocks.filter(
    ([line, ...rest]) => rest.length === 0 && (line?.label === 'bullet' || line?.label === 'prose'),
  );
  return duties.length >= apartMin && blocks.filter(isDatedHead).length >= datedMin;
}

function isDatedHead(block: Block): boolean {
  return (
    !isSmall(block[0]?.text ?? '') &&
    block.some(({ label, text }) => label === 'head' && findDates(text).some(({ isRange }) => isRange))
  );
}

function isDuty(block: Block, next: Block | undefined, heads: readonly Block[]): boolean {
  const [line, ...rest] = block;
  if (!line || rest.length > 0 || (line.label !== 'heading' && line.label !== 'head')) return false;
  const { text } = line;
  if (isSmall(text)) return true;
  if (findDates(text).length > 0) return false;
  if (beginsWithDeed(text)) return true;
  // A title may stand apart from the rest of its head, where that is shorter than the others.
  const isPartOfNext = next?.some((line) => line.label === 'head') === true && next.length < (heads[0]?.length ?? 0);
  const isShortTitle = endsWithTitle(text) && text.split(' ').length <= titleWordsMax;
  return !isPartOfNext && !isShortTitle && isPhrase.test(text);
}

function isSmall(text: string): boolean {
  return /^\p{Ll}/u.test(text);
}

/** A phrase has a word in small letters that joins nothing, and no employer behind a sign. */
const isPhrase = /^(?!.*(?: [|–—@-] |, \p{Lu}|:$))\p{Lu}.* (?!and |of |the |for |in |at |to |with )\p{Ll}{3,}/u;
