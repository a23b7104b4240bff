import { hasContact } from '../recognizers/contacts.js';
import { isPageNumber } from '../lines/furniture.js';
import { document, verbatim } from '../text/markdown.js';
import { plainWords } from '../text/word-list.js';
import type { ResumeDocument } from './resume-document.js';
import { rowsOf, type TextRow } from './text-rows.js';

/** VerbatimText is a resume row by row as it was written, without the numbers and heads of its pages. */
export interface VerbatimText {
  /** Name and contacts, where they plainly stand above all else; otherwise none. */
  top: string[];
  rest: string[];
}

/** Of a name and its contacts more rows are a column or a form. */
const topRowsMax = 9;

/** verbatimText parts the rows of a resume below its name and contacts. */
export function verbatimText(resume: ResumeDocument): VerbatimText {
  const isEmpty = (row?: TextRow) => row?.text.trim() === '';
  const all = withoutPages(rowsOf(resume).rows, resume.person);
  // Where a page ended, more than one empty row stands for none.
  const rows = all.filter((row, at) => !isEmpty(row) || !isEmpty(all[at - 1]));
  const first = rows.findIndex((row) => !isEmpty(row));
  const length = rows.slice(first).findIndex(isEmpty);
  const isPlain = length > 0 && length <= topRowsMax && isTop(resume, rows.slice(first, first + length));
  const end = isPlain ? first + length : 0;
  const texts = rows.map(({ text }) => text);
  return { top: texts.slice(0, end), rest: texts.slice(end) };
}

/** True for rows of which one has the name and one a contact, and none of which is a heading. */
function isTop({ person }: ResumeDocument, rows: readonly TextRow[]): boolean {
  const isNamed = person.name !== '' && rows.some(({ text }) => text.toLowerCase().includes(person.name.toLowerCase()));
  const isHeaded = rows.some(({ lines }) => lines.some(({ label }) => label === 'heading'));
  return isNamed && !isHeaded && rows.some(({ text }) => hasContact(text));
}

/** Numbers of pages go, and the person's name where it stands on several; greetings and names of columns are of the text. */
function withoutPages(rows: readonly TextRow[], { name }: ResumeDocument['person']): TextRow[] {
  const isOfPage = ({ lines }: TextRow) => lines.length > 0 && lines.every(({ label }) => label === 'furniture');
  const family = plainWords(name).at(-1) ?? '';
  const isMark = ({ text }: TextRow) => {
    if (signed.test(text)) return false;
    const isNamed = family.length > 1 && plainWords(text).includes(family);
    return isNamed || isPageNumber(text.trim()) || pageMark.test(text);
  };
  return rows.filter((row) => !isOfPage(row) || !isMark(row));
}

/** "Page 2 of 3", "CV 2/3", "side 1 av 2": the number of a page at the end of a row, and no date. */
const pageMark = /(?<!\p{L})p ?a ?g ?e(?!\p{L})|(?<![\d/] ?)\d{1,2} ?(?:\/|of|von|de|av|di|sur|z) ?\d{1,2}$/iu;
const signed = /(?<!\p{L})(?:sign(?:ed|ature)?|date)(?!\p{L})/iu;

/** renderVerbatim shows a resume as it was written, with blocks of ours below its name and contacts, or above all of it. */
export function renderVerbatim(text: VerbatimText, blocks: readonly string[]): string {
  return document([verbatim(text.top), ...blocks, verbatim(text.rest)]);
}
