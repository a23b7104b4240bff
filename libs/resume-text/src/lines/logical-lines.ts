import { joinWrapped } from '../text/broken-words.js';
import { beginsWithAmount, readBullet, signsOfAmounts } from '../recognizers/bullets.js';
import { plainInline } from '../text/clean-text.js';
import { withContractRows } from './contract-rows.js';
import { withCapitalHeads } from './capital-heads.js';
import { correctLabels } from './corrected-labels.js';
import { withCountedSubheadings } from './counted-subheadings.js';
import { withoutCount } from '../recognizers/counted-headings.js';
import { withDutiesApart } from './duties-apart.js';
import { withoutEmptyHeadings } from './empty-headings.js';
import { withFieldsBelowHeads } from './fields-beside-heads.js';
import { withWholePeriods } from './form-periods.js';
import { findFurniture, withoutFurniture } from './furniture.js';
import { withHangingParagraphs } from './hanging-paragraphs.js';
import { withInnerHeadings } from './inner-headings.js';
import { withLabelledBlocks } from './labelled-blocks.js';
import { featuresOf } from './line-features.js';
import { shapeOf, shapesOf, type LineShape } from './line-shape.js';
import { tagLines, type LineLabel } from './line-tagger.js';
import { isSavedProfile, withHeadsOfProfile, withPartsOfProfile } from './profile-labels.js';
import { withSecondHeadLines } from './markdown-labels.js';
import { withMarkedEmployers, withMarkedPosts } from './marked-posts.js';
import { linesOfTheirOwn } from './own-lines.js';
import { withRefereeHeadings } from './referee-headings.js';
import { physicalLines, type PhysicalLine } from '../page/physical-lines.js';
import type { ProfilePart } from '../page/saved-profile-parts.js';
import { rememberLast } from '../text/remember-last.js';
import { withRemarkHeadings } from './remark-headings.js';
import { withRestsOfTimedItems } from './rests-of-timed-items.js';
import { withWholeParagraphs } from './whole-paragraphs.js';

/** LogicalLine is a line as its writer meant it: wrapped parts are joined, the mark of a bullet is taken off. */
export interface LogicalLine {
  label: LineLabel;
  text: string;
  /** The mark it began with; undefined for a line without one. */
  mark: string | undefined;
  /** Offsets into the cleaned text, UTF-16; `end` is that of the last wrapped part. */
  start: number;
  end: number;
  indent: number;
  blanksBefore: number;
  /** The level of a Markdown heading; 0 for a line that is none. */
  level: number;
  /** True where rules, a count or the marks of Markdown make it a heading. */
  isTitle?: boolean;
  /** What it is on the page of a saved profile, where the grammar of that page says so. */
  part?: ProfilePart;
}

/** A resume of a hundred pages; a longer text is no resume, and each of its lines stays as it is. */
const linesMax = 1_500;
const joinedCharsMax = 6_000;

/** logicalLines reads the cleaned text of a resume line by line. Beyond 1,500 lines every line stays by itself. */
export const logicalLines: (text: string) => readonly LogicalLine[] = rememberLast((text) => readLines(text));

/** PrintedPage is the physical lines of a text, which of them belong to the page, and the shapes of the others. */
export interface PrintedPage {
  physical: readonly PhysicalLine[];
  furniture: readonly boolean[];
  shapes: LineShape[];
  isProfile: boolean;
}

/** printedPage reads the cleaned text of a resume up to the shapes of its lines; undefined beyond 1,500 lines. */
export const printedPage: (text: string) => PrintedPage | undefined = rememberLast((text) => {
  const physical = physicalLines(text);
  if (physical.length > linesMax) return undefined;
  const isProfile = isSavedProfile(physical);
  const furniture = isProfile ? physical.map(({ part }) => part === 'furniture') : findFurniture(physical);
  const shapes = shapesOf(withSecondHeadLines(withoutFurniture(physical, furniture)));
  return { physical, furniture, shapes, isProfile };
});

/** readLines reads the lines of a text; `given` has the labels of lines that are known already, by where they begin. */
export function readLines(text: string, given: ReadonlyMap<number, LineLabel> = new Map()): LogicalLine[] {
  const page = printedPage(text);
  if (!page) return physicalLines(text).map(asItIs);
  const { physical, furniture, shapes } = page;
  const signs = signsOfAmounts(physical.map((line) => line.text));
  const counts = citedCounts(physical);
  const own = linesOfTheirOwn(shapes);
  const tagged = tagLines(featuresOf(shapes), undefined, own);
  const read = withHangingParagraphs(shapes, withWholeParagraphs(shapes, correctLabels(shapes, tagged, own)));
  const labels = withPartsOfProfile(shapes, read).map((label, at) => given.get(shapes[at]?.line.start ?? -1) ?? label);
  const known = new Set(text.toLowerCase().match(/\p{L}{5,40}/gu));
  const lines: LogicalLine[] = [];
  let last: LogicalLine | undefined;
  shapes.forEach((shape, at) => {
    const label = labels[at] ?? 'prose';
    if (label === 'cont' && last && mayContinue(last) && last.text.length < joinedCharsMax) {
      last.text = joinWrapped(last.text, plainText(shape, signs, true), known);
      last.end = shape.line.end;
      return;
    }
    last = lineOf(shape, label === 'cont' ? 'prose' : label, signs);
    // "(3)" before an employer is what lines further below refer to.
    if (counts.has(last.mark ?? '')) last.text = `${last.mark} ${last.text}`;
    lines.push(last);
  });
  const marked = physical.filter((_, at) => furniture[at]).map((line) => lineOf(shapeOf(line), 'furniture', signs));
  return inOrder(withHeadsOfProfile(readingSteps.reduce((result, step) => step(result), lines)), marked);
}

/** What is read of the lines by their labels and their neighbours, one step after the other. */
const readingSteps: ((lines: LogicalLine[]) => LogicalLine[])[] = [
  withDutiesApart,
  withCapitalHeads,
  withWholePeriods,
  withMarkedEmployers,
  withMarkedPosts,
  withContractRows,
  withFieldsBelowHeads,
  withLabelledBlocks,
  withRemarkHeadings,
  withInnerHeadings,
  withCountedSubheadings,
  withRefereeHeadings,
  withoutEmptyHeadings,
  withRestsOfTimedItems,
];

/** Puts each line of the page's furniture behind the last line that begins above it. */
function inOrder(lines: LogicalLine[], furniture: LogicalLine[]): LogicalLine[] {
  const result = [...lines];
  for (const line of furniture) {
    const after = result.findIndex(({ start }) => start > line.start);
    result.splice(after < 0 ? result.length : after, 0, line);
  }
  return result;
}

/** The numbers in brackets that several lines end with, or a sentence in them: what counts so elsewhere is cited there. */
function citedCounts(lines: readonly PhysicalLine[]): ReadonlySet<string> {
  const cited = lines.flatMap(
    ({ text }) => text.slice(0, citedCharsMax).match(/(?<=\p{L} )\(\d{1,2}\)(?=[.,;]|$)/gu) ?? [],
  );
  return cited.length >= citedMin ? allCounts : new Set();
}

/** Where some are cited, all of them keep their numbers. */
const allCounts: ReadonlySet<string> = new Set(Array.from({ length: 30 }, (_, at) => `(${at + 1})`));
const citedMin = 3;
const citedCharsMax = 300;

function asItIs({ text, start, end, indent, blanksBefore }: PhysicalLine): LogicalLine {
  const bullet = readBullet(text);
  return { label: 'prose', text: bullet?.text ?? text, mark: bullet?.mark, start, end, indent, blanksBefore, level: 0 };
}

function mayContinue(line: LogicalLine): boolean {
  return line.label !== 'heading' && line.label !== 'furniture' && line.level === 0;
}

function lineOf(shape: LineShape, label: LineLabel, signs: ReadonlySet<string>): LogicalLine {
  const { line } = shape;
  const level = shape.isMarkdownHeading ? (/^#+/.exec(line.text)?.[0].length ?? 0) : 0;
  const counted = label === 'heading' && level === 0 ? withoutCount(line.text) : undefined;
  return {
    label,
    text: counted?.text ?? plainText(shape, signs, label === 'furniture'),
    mark: counted?.mark ?? (label === 'furniture' ? undefined : shape.mark),
    start: line.start,
    end: line.end,
    indent: line.indent,
    blanksBefore: line.blanksBefore,
    level,
    ...(line.isTitle && { isTitle: true }),
    ...(line.part && { part: line.part }),
  };
}

function plainText({ line }: LineShape, signs: ReadonlySet<string>, keepsMark: boolean): string {
  const item = readBullet(line.text);
  const body = keepsMark || beginsWithAmount(line.text, signs) ? line.text : (item?.text ?? line.text);
  // Behind a bullet "> 20 %" is more than twenty per cent.
  // "CPhT #" above a number ends with no mark of Markdown: that closes what the same mark begins.
  const closed = body.startsWith('#') ? body.replace(/\s#{1,6}$/, '') : body;
  const bare = item ? body : closed.replace(/^#{1,6}\s+|^>\s+/, '');
  const cells = /^\|.*\|$/.test(bare) ? bare.slice(1, -1) : bare;
  return plainInline(cells.trim()).trim();
}
