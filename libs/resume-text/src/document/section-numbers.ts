import type { SectionKind } from '../recognizers/headings.js';
import { isDatesAlone } from '../recognizers/is-period.js';
import type { ResumeDocument, Section } from './resume-document.js';
import { rowsOf, rowsOfLine, type TextRows } from './text-rows.js';

/** sectionNumberNames are what is counted of a section and its page, in the order of the numbers. */
export const sectionNumberNames = [
  'lines of the section',
  'headings of the page that no list knows',
  'sections of the page',
  'share of empty rows on the page',
  'different indents on the page',
  'share of entries whose head is not sure',
  'share of entries told in a line',
  'entries told in a line beside others',
  'share of entries without a time',
  'times alone among what was done',
  'single words among what was done',
  'short lines without a mark',
  'lines that begin in small letters',
  'lines with and without a mark',
  'share of lines with wide gaps',
  'rows joined behind a short one',
  'is a list',
  'long lines in a list',
  'heading set unlike the others',
  'last section',
] as const;

const lists: ReadonlySet<SectionKind> = new Set([
  'languages',
  'skills',
  'certifications',
  'interests',
  'references',
  'contact',
  'awards',
  'memberships',
  'publications',
]);

/** What is counted once for all sections of a resume. */
interface Page {
  unknownHeadings: number;
  sections: number;
  emptyShare: number;
  indents: number;
  /** The share of its headings that are set in capitals. */
  loudShare: number;
  /** Nearly the longest row, in characters. */
  width: number;
  rows: TextRows;
}

/** sectionNumbers gives the numbers of each section of a resume; counts are logarithms of one more. */
export function sectionNumbers(resume: ResumeDocument): number[][] {
  const page = pageOf(resume);
  return resume.sections.map((section, at) => numbersOf(section, at === resume.sections.length - 1, resume, page));
}

function pageOf(resume: ResumeDocument): Page {
  const rows = rowsOf(resume);
  const written = rows.rows.map(({ text }) => text).filter((text) => text.trim() !== '');
  const widths = written.map((text) => text.trim().length).sort((one, other) => one - other);
  const headings = resume.sections.filter(({ heading, runIn }) => heading !== '' && runIn === undefined);
  const loud = headings.filter(({ heading }) => heading === heading.toUpperCase());
  return {
    unknownHeadings: resume.sections.filter(({ heading, confidence }) => heading !== '' && confidence < 1).length,
    sections: resume.sections.length,
    emptyShare: 1 - written.length / Math.max(1, rows.rows.length),
    indents: new Set(written.map((text) => text.search(/\S/))).size,
    loudShare: loud.length / Math.max(1, headings.length),
    width: Math.max(widthMin, widths[Math.floor(widths.length * 0.95)] ?? 0),
    rows,
  };
}

const widthMin = 50;

function numbersOf(section: Section, isLast: boolean, resume: ResumeDocument, page: Page): number[] {
  const { kind, heading, entries } = section;
  const details = [...section.details, ...entries.flatMap((entry) => entry.details)];
  const texts = [...details.map(({ text }) => text), ...entries.flatMap(({ headerLines }) => headerLines)];
  const told = entries.filter(({ isTold }) => isTold === true).length;
  const bullets = details.filter(({ isBullet }) => isBullet).length;
  const isList = lists.has(kind);
  const count = (tells: (text: string) => boolean) => details.filter(({ text }) => tells(text)).length;
  const plain = details.filter(
    ({ isBullet, isSubheading, text }) => !isBullet && !isSubheading && text.length < shortChars,
  );
  return [
    Math.log1p(texts.length),
    Math.log1p(page.unknownHeadings),
    Math.log1p(page.sections),
    page.emptyShare,
    Math.log1p(page.indents),
    shareOf(entries.filter(({ isSure }) => !isSure).length, entries.length),
    shareOf(told, entries.length),
    Number(told > 0 && told < entries.length),
    shareOf(entries.filter(({ dates }) => dates === '').length, entries.length),
    Math.log1p(count(isDatesAlone)),
    Math.log1p(count((text) => !text.includes(' '))),
    Math.log1p(plain.length),
    Math.log1p(count((text) => /^\p{Ll}/u.test(text))),
    shareOf(Math.min(bullets, details.length - bullets), details.length),
    ...numbersOfLines(section, resume, page),
    Number(isList),
    Math.log1p(isList ? count((text) => text.split(' ').length > longWords) : 0),
    heading === '' ? 0 : Math.abs(Number(heading === heading.toUpperCase()) - page.loudShare),
    Number(isLast),
  ];
}

const shortChars = 40;
const longWords = 14;

function shareOf(count: number, all: number): number {
  return all === 0 ? 0 : count / all;
}

/** The share of the section's lines that have wide gaps, and how many of its rows were joined behind a short one. */
function numbersOfLines({ span }: Section, { lines }: ResumeDocument, { rows, width }: Page): number[] {
  const own = lines.filter(({ label, start, end }) => label !== 'furniture' && start >= span.start && end <= span.end);
  const gapped = own.filter(({ text }) => /\S(?: {3,}|\t+)\S/.test(text));
  const joined = own.flatMap((line) => rowsOfLine(rows, line)?.slice(0, -1) ?? []);
  const short = joined.filter((text) => text.trim().length < width * shortRow);
  return [shareOf(gapped.length, own.length), Math.log1p(short.length)];
}

const shortRow = 0.6;
