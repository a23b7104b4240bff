import type { SectionKind } from '@tailwright/resume-text/recognizers/headings';
import { readResume } from '@tailwright/resume-text/read-resume';
import { withoutDenials } from './denials.js';
import { splitSentences } from '../text/sentences.js';
import type { Detail, Entry, ResumeDocument, Section, Span } from '@tailwright/resume-text/document/resume-document';

/** ResumeLine is one logical line of the person's own resume. */
export interface ResumeLine {
  text: string;
  /** Offsets into the resume's cleaned text, UTF-16. */
  span: Span;
  section: SectionKind;
  role: 'head' | 'detail' | 'item' | 'heading' | 'contact';
  /** True for the person's name. */
  isName?: boolean;
  /** The entry that the line belongs to. */
  entry?: Pick<Entry, 'title' | 'organization' | 'dates'>;
}

const itemSections: ReadonlySet<SectionKind> = new Set(['skills', 'languages', 'certifications', 'interests']);

/** A longer line is a paragraph; which of its sentences shows something is what a person wants to know. */
const lineCharsMax = 160;

/** readResumeLines lists the lines of a resume, paragraphs by their sentences. Only this file knows how a resume is parsed. */
export function readResumeLines(text: string): ResumeLine[] {
  const resume = readResume(text);
  return [...linesOfTop(resume), ...resume.sections.flatMap(linesOfSection)].flatMap(sentencesOf);
}

function sentencesOf(line: ResumeLine): ResumeLine[] {
  if (line.text.length <= lineCharsMax && withoutDenials(line.text) === line.text) return [line];
  return splitSentences(line.text).map((text) => ({ ...line, text }));
}

function linesOfTop({ person, opening, lines }: ResumeDocument): ResumeLine[] {
  const top = [person.name, person.headline, ...person.contacts].filter((text) => text !== '');
  const spanOf = (text: string) => lines.find((line) => line.text.includes(text)) ?? { start: 0, end: 0 };
  return [
    ...top.map((text): ResumeLine => {
      const { start, end } = spanOf(text);
      const role = text === person.headline ? 'detail' : 'contact';
      return { text, span: { start, end }, section: 'summary', role, ...(text === person.name && { isName: true }) };
    }),
    ...opening.map((detail) => asLine(detail, 'summary')),
  ];
}

const labelSections: ReadonlySet<SectionKind> = new Set(['certifications', 'other']);

function linesOfSection(section: Section): ResumeLine[] {
  const { kind, heading, details, entries, span } = section;
  const role = itemSections.has(kind) ? 'item' : kind === 'contact' ? 'contact' : 'detail';
  const [first, ...others] = details;
  // "Driving licence: B" is one line, whose beginning reads as a heading.
  const isLabel = labelSections.has(kind) && heading !== '' && first?.span.start === span.start;
  return [
    ...(isLabel ? [{ ...asLine(first, kind, role), text: `${heading}: ${first.text}` }] : []),
    ...(isLabel || heading === '' ? [] : [{ text: heading, span, section: kind, role: 'heading' as const }]),
    ...(isLabel ? others : details).map((detail) => asLine(detail, kind, role)),
    ...entries.flatMap((entry) => linesOfEntry(entry, kind)),
  ];
}

function linesOfEntry(entry: Entry, section: SectionKind): ResumeLine[] {
  const own = { title: entry.title, organization: entry.organization, dates: entry.dates };
  return [
    ...entry.headerLines.map((text): ResumeLine => ({ text, span: entry.span, section, role: 'head', entry: own })),
    ...entry.details.map((detail) => ({ ...asLine(detail, section), entry: own })),
  ];
}

/** A row of a table may look like a heading, and says what its cells say. */
const cells = /\S(?: {3,}|\s?[\t|·•]\s?)\S/u;

function asLine(
  { text, span, isSubheading }: Detail,
  section: SectionKind,
  role: ResumeLine['role'] = 'detail',
): ResumeLine {
  return { text, span, section, role: isSubheading && !cells.test(text) ? 'heading' : role };
}
