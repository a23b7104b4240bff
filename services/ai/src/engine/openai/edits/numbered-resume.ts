import type { OptimizeRequest } from '@tailwright/contracts/optimize';
import { hasContact } from '@tailwright/resume-text/recognizers/contacts';
import type { SectionKind } from '@tailwright/resume-text/recognizers/headings';
import { readWhole } from '@tailwright/resume-text/document/keep-whole';
import { isReadForSure } from '@tailwright/resume-text/document/reading-sureness';
import type { LineLabel } from '@tailwright/resume-text/lines/line-tagger';
import { readResume } from '@tailwright/resume-text/read-resume';
import { headingOf } from '@tailwright/resume-text/document/render-resume';
import type { Detail, Entry, ResumeDocument, Section } from '@tailwright/resume-text/document/resume-document';
import type { Highlight } from '../../built-in/highlights.js';
import { layOut, withLists } from '../../built-in/lay-out.js';

/** What may happen to a line; a `fixed` one may be cited, and stays as the person wrote it. */
export type LineUse = 'bullet' | 'summary' | 'skills' | 'fixed';

/** NumberedLine is one logical line of a resume as a model sees it. */
export interface NumberedLine {
  number: number;
  text: string;
  use: LineUse;
  /** As written in the original; the head of an entry may be several lines. */
  sources: string[];
  /** The index of its section; undefined above the first heading. */
  section: number | undefined;
  /** The index of its entry in the section; undefined outside the entries. */
  entry: number | undefined;
}

/** Layout is what the built-in engine decides about a resume before any of its words is touched. */
export interface Layout {
  /** The indexes of the sections of its reading in the order in which they are printed. */
  order: number[];
  /** Lines of the person's own for the top, for a model that proposes none. */
  highlights: Highlight[];
  /** Whether English lines may be set above those of the resume. */
  hasTop: boolean;
  /** When it was decided: what still runs ends then. */
  today: Date;
}

/** NumberedResume is a resume's reading with a number for every line but its name, contacts and headings. */
export interface NumberedResume {
  resume: ResumeDocument;
  lines: NumberedLine[];
  numberOf: ReadonlyMap<Detail, number>;
  jobDescription: string;
  layout: Layout;
}

/** The contract of an edit takes no longer line, and a shorter one is a label or a heading that was not recognised. */
const editableChars = { min: 15, max: 1_500 } as const;
/** Above the first heading a sentence or two about the person are a summary; what is shorter may be anything. */
const openingCharsMin = 60;

const bulletKinds: ReadonlySet<SectionKind> = new Set(['experience', 'projects', 'volunteering', 'education', 'other']);
const writtenLabels: ReadonlySet<LineLabel> = new Set(['bullet', 'cont', 'prose', 'item']);

/** layoutFor decides how a resume is laid out for a posting; it weighs every line, so it is done once. */
export function layoutFor(request: OptimizeRequest, today: Date): Layout {
  const { resume, sections, highlights, isSameLanguage } = layOut(request, today);
  return {
    order: sections.map((section) => resume.sections.indexOf(section)),
    highlights,
    hasTop: isSameLanguage,
    today,
  };
}

type Texts = Pick<OptimizeRequest, 'resumeText' | 'jobDescription'>;

/**
 * numberResume reads a resume; undefined when no reading of it holds every line, so that none can be replaced, or when the
 * reading is not sure: then the model is given the text itself.
 */
export function numberResume({ resumeText, jobDescription }: Texts, layout: Layout): NumberedResume | undefined {
  const read = readResume(resumeText);
  const whole = isReadForSure(read) ? readWhole(withLists(read)) : undefined;
  if (!whole) return undefined;
  const { order } = layout;
  const resume = { ...whole.resume, sections: order.flatMap((at) => whole.resume.sections[at] ?? []) };
  const asWritten = new Set(order.flatMap((at, place) => (whole.asWritten.has(at) ? [place] : [])));
  const labels = new Map(resume.lines.map((line) => [line.start, line.label]));
  const lines: NumberedLine[] = [];
  const numberOf = new Map<Detail, number>();
  const add = (line: Omit<NumberedLine, 'number'>) => lines.push({ ...line, number: lines.length + 1 });
  const addDetail = (detail: Detail, place: Pick<NumberedLine, 'section' | 'entry'>) => {
    const section = place.section === undefined ? undefined : resume.sections[place.section];
    const isSure = place.section === undefined || !asWritten.has(place.section);
    const label = labels.get(detail.span.start);
    const isWritten = isSure && label !== undefined && writtenLabels.has(label);
    const use = isWritten ? useOf(detail, section, place.entry !== undefined) : 'fixed';
    numberOf.set(detail, add({ ...place, text: detail.text, use, sources: [detail.text] }));
  };
  const nowhere = { section: undefined, entry: undefined };
  const { headline } = resume.person;
  if (headline !== '') add({ ...nowhere, text: headline, use: 'fixed', sources: [headline] });
  for (const detail of resume.opening) addDetail(detail, nowhere);
  resume.sections.forEach((section, at) => {
    if (section.kind === 'contact') return;
    for (const detail of section.details) addDetail(detail, { section: at, entry: undefined });
    section.entries.forEach((entry, nth) => {
      add({ section: at, entry: nth, text: headText(entry), use: 'fixed', sources: entry.headerLines });
      for (const detail of entry.details) addDetail(detail, { section: at, entry: nth });
    });
  });
  return { resume, lines, numberOf, jobDescription, layout };
}

function useOf(detail: Detail, section: Section | undefined, isInEntry: boolean): LineUse {
  const { text, isBullet, isSubheading } = detail;
  if (isSubheading || text.length > editableChars.max || hasContact(text)) return 'fixed';
  if (section?.kind === 'skills') return 'skills';
  if (text.length < editableChars.min) return 'fixed';
  if (section === undefined) return !isBullet && text.length >= openingCharsMin ? 'summary' : 'fixed';
  if (section.kind === 'summary') return 'summary';
  // Outside the entries, and in a section of an unknown kind, a line without a bullet may be the head of something.
  return bulletKinds.has(section.kind) && (isBullet || isInEntry) ? 'bullet' : 'fixed';
}

function headText({ title, organization, place, dates, notes }: Entry): string {
  return [title, organization, dates, place, ...notes].filter((part) => part !== '').join(' | ');
}

/** sectionName is how a model calls a section: "s2". */
export const sectionName = (index: number): string => `s${index + 1}`;

/** showLines sets out the resume with its numbers; of the lines, only those that `isShown` holds. */
export function showLines({ resume, lines }: NumberedResume, isShown: (line: NumberedLine) => boolean): string {
  const rows: string[] = [];
  let section: number | undefined;
  for (const line of lines) {
    if (line.section !== section) rows.push(headingRow(resume.sections, line.section));
    section = line.section;
    if (isShown(line)) rows.push(showLine(line));
  }
  return rows.join('\n');
}

/** showLine is one line with its number; "=" marks one that must stay as it is. */
export const showLine = ({ number, use, text }: NumberedLine): string =>
  `${number}${use === 'fixed' ? '=' : '.'} ${text}`;

function headingRow(sections: readonly Section[], index: number | undefined): string {
  const section = index === undefined ? undefined : sections[index];
  return section === undefined || index === undefined ? '' : `\n[${sectionName(index)}] ${headingOf(section)}`;
}
