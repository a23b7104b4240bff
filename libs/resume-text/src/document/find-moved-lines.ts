import { plainInline } from '../text/clean-text.js';
import { contactPieces, hasContact } from '../recognizers/contacts.js';
import { wordsOf, type LostLine } from './find-lost-lines.js';
import { withoutDutyLabel, withoutLabel } from '../recognizers/form-labels.js';
import { headingLabel, inlineHeading } from '../recognizers/headings.js';
import type { LogicalLine } from '../lines/logical-lines.js';
import { readOnce } from '../text/read-once.js';
import { headingShown, isPlainList, renderHead } from './render-resume.js';
import type { Entry, ResumeDocument, Section } from './resume-document.js';

/** A part of a result: what stands under one heading and one head. */
interface Block {
  heading: string;
  head: string;
  words: Set<string>;
  /** All words in a row, with a blank at both ends. */
  text: string;
}

/**
 * findMovedLines compares a resume with a result made of it by layout and order alone. Each line of the original must
 * stand under the heading and under the head that it stands under in the resume, and lines that are no bullets in the
 * order in which they were written. Name and contacts may go to the top.
 */
export function findMovedLines(resume: ResumeDocument, markdown: string): LostLine[] {
  const blocks = blocksOf(markdown);
  const top = blocks.find((block) => block.heading === '') ?? emptyBlock('', '');
  const moved: LostLine[] = [];
  resume.sections.forEach((section, index) => {
    const heading = keyOf(headingShown(resume.sections, index));
    const own = blocks.filter((block) => block.heading === heading);
    const from = new Map<Block, number>();
    // A line that stands under no heading of its own may stand below the entries of the section above.
    const isPlain = section.asWritten !== undefined || isPlainList(section);
    for (const line of linesOf(resume, section)) {
      const entry = isPlain ? undefined : entryOver(section, line);
      const head = isPlain ? headOfList(section) : headOver(section, entry);
      // Fields have an order of their own: findLostLines looks for each of them.
      const isInFields = entry?.isSure === true && entry.headerLines.some((each) => line.text.startsWith(each));
      const said = isInFields ? [] : wordsOf(plainInline(withoutDutyLabel(saidBy(line, section))));
      // Of "ada@example.com    refs: on request" the address stands at the top.
      const raised = hasContact(line.text) ? addressesIn(line.text).filter((word) => top.words.has(word)) : [];
      const words = raised.length > 0 ? said.filter((word) => !raised.includes(word)) : said;
      // Several posts with one employer may have the same head.
      const homes = own.filter((block) => (head === undefined || block.head === head) && holds(block, words));
      // What a form labels ("Name: …") stands at the top without its label.
      const isThere = homes.length > 0 || holds(top, words) || holds(top, wordsOf(withoutLabel(line.text)));
      // Of a head that begins with time or place, the line that says what of is printed first.
      const isOfHead = entry !== undefined && line.end <= entry.span.end;
      // The time of a job may stand below its last line, and is printed in its head.
      const isFree =
        homes.length === 0 || line.mark !== undefined || isOfHead || entry?.headerLines.includes(line.text) === true;
      const isInOrder = isFree || homes.some((home) => stepsOn(from, home, words));
      if (!isThere || !isInOrder) moved.push({ text: line.text, section: index });
    }
  });
  return moved;
}

/** The words of the e-mail addresses, numbers and links in a line. */
function addressesIn(text: string): string[] {
  return contactPieces(text).filter(hasContact).flatMap(wordsOf);
}

function linesOf({ lines, sections }: ResumeDocument, section: Section): LogicalLine[] {
  const details = [...section.details, ...section.entries.flatMap((entry) => entry.details)];
  const spans = [...details, ...section.entries].map(({ span }) => span);
  const starts = new Set(spans.map(({ start }) => start));
  const isOwn = ({ label, start, end }: LogicalLine) =>
    label !== 'furniture' && start >= section.span.start && end <= section.span.end;
  // Spans of sections may overlap where columns were put one after the other: then only a section's own lines count.
  const overlaps = sections.some(
    (other) => other !== section && other.span.start < section.span.end && other.span.end > section.span.start,
  );
  return lines.filter((line) => isOwn(line) && (!overlaps || starts.has(line.start)));
}

/** What a line says without the heading or the label that it begins with. */
function saidBy({ text }: LogicalLine, { heading, runIn }: Section): string {
  const inline = runIn ? undefined : inlineHeading(text);
  if (inline && headingLabel(inline.heading) === heading) return inline.rest;
  return text;
}

function entryOver({ entries }: Section, { start }: LogicalLine): Entry | undefined {
  return entries.filter(({ span }) => span.start <= start).at(-1);
}

function headOfList({ runIn }: Section): string | undefined {
  return runIn ? undefined : '';
}

/** The printed head that a line stands under: '' above the first, undefined where it makes no difference. */
function headOver(section: Section, entry: Entry | undefined): string | undefined {
  return entry ? printedHead(entry) : section.entries.length > 0 ? '' : undefined;
}

function printedHead(entry: Entry): string | undefined {
  const row = renderHead(entry).find((each) => each.startsWith('### '));
  return row === undefined ? undefined : keyOf(row);
}

/** True where the line stands behind the last one looked for, or was laid out in fields, which have an order of their own. */
function stepsOn(from: Map<Block, number>, block: Block, words: string[]): boolean {
  if (words.length < 3) return true;
  const phrase = ` ${words.join(' ')} `;
  if (!block.text.includes(phrase)) return true;
  const at = block.text.indexOf(phrase, from.get(block) ?? 0);
  if (at >= 0) from.set(block, at);
  return at >= 0;
}

function holds(block: Block, words: string[]): boolean {
  return words.every((word) => block.words.has(word));
}

function emptyBlock(heading: string, head: string): Block {
  return { heading, head, words: new Set(wordsOf(head)), text: ' ' };
}

function blocksOf(markdown: string): Block[] {
  const blocks = [emptyBlock('', '')];
  const textOf = readOnce((row) => row.replace(/\\(?=[^\p{L}\p{N}\s])/gu, ''));
  const wordsIn = readOnce((text) => wordsOf(plainInline(text)));
  for (const row of markdown.split('\n')) {
    const last = blocks.at(-1);
    const text = textOf(row);
    if (text.startsWith('## ')) blocks.push(emptyBlock(keyOf(text), ''));
    else if (text.startsWith('### ')) blocks.push(emptyBlock(last?.heading ?? '', keyOf(text)));
    const block = blocks.at(-1);
    if (!block || text.startsWith('## ')) continue;
    const words = wordsIn(text);
    for (const word of words) block.words.add(word);
    block.text += words.map((word) => `${word} `).join('');
  }
  return blocks;
}

function keyOf(text: string): string {
  const bare = text.replace(/^#{2,3} /, '').replace(/\\(?=[^\p{L}\p{N}\s])/gu, '');
  return wordsOf(plainInline(bare)).join(' ');
}
