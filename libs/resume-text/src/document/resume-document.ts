import type { SectionKind } from '../recognizers/headings.js';
import type { LogicalLine } from '../lines/logical-lines.js';

/** Person is who the resume is about; a part that is not written is ''. */
export interface Person {
  name: string;
  headline: string;
  /** E-mail, telephone, place, links: each as written. */
  contacts: string[];
}

/** Span is a place in `ResumeDocument.text`; offsets are UTF-16. */
export interface Span {
  start: number;
  end: number;
}

/** Detail is one line below a heading or a head; a line without a bullet keeps being a paragraph. */
export interface Detail {
  text: string;
  isBullet: boolean;
  /** True for a bullet that its writer marked: it stands by itself, and may be put before another. */
  isMarked?: boolean;
  /** True for a heading below the section's own ("Field leadership"). */
  isSubheading: boolean;
  /** True for a remark that is shown in the line of its entry, where that is shown as a line: "(two days)", "GPA 3.8". */
  isBeside?: boolean;
  span: Span;
}

/** Entry is one job, degree, project or voluntary post. A field that is not written is ''. */
export interface Entry {
  title: string;
  organization: string;
  place: string;
  /** True where the place is that of the employer, which stands with it above other posts: "Acme Ltd, Leeds". */
  isPlaceOfEmployer?: boolean;
  /** The dates as written. */
  dates: string;
  /** What its head says beside that, in order. */
  notes: string[];
  /** One of the notes: how long the person was with the employer in all, where that stands above several posts. */
  employerDates?: string;
  /** True where place or notes stand before the dates. */
  datesLast: boolean;
  headerLines: string[];
  details: Detail[];
  span: Span;
  /** How sure the reading of the head is, 0–1. */
  confidence: number;
  /** False where the head is set as it was written, because its fields may be read wrongly. */
  isSure: boolean;
  /** True for a post whose employer has a heading of its own above, which is not said again where it is set as written. */
  isBelowEmployer?: boolean;
  /** How many of the first lines of its head belong to the employer, where they are shown below the title and its time. */
  employerLines?: number;
  /** True for a post right below another with the same employer, where the lines that follow tell of both. */
  isStacked?: boolean;
  /**
   * True for an entry that a line of text or a sentence tells of ("Since 2019 I have been a driver at …"): it has no head
   * to print, and what it was read from is shown as it was written.
   */
  isTold?: boolean;
  /** True for an entry whose one line is a bullet, which it is again where the entry is shown as a line. */
  isListed?: boolean;
}

/** Section is one part of a resume under its own heading; text under none has the heading ''. */
export interface Section {
  kind: SectionKind;
  heading: string;
  details: Detail[];
  entries: Entry[];
  span: Span;
  confidence: number;
  /**
   * True for a section whose heading stands in the line it names ("Systems: Sierra, Polaris") with lines below that are
   * not its own: it is shown as its lines. `opens` is true for the first of several, below a section of another kind.
   */
  runIn?: { opens: boolean };
  /** The lines of a section whose reading contradicts itself, in their order: it is shown as these. */
  asWritten?: Detail[];
}

/** ResumeDocument is a resume's text in order. Every logical line of the text is in exactly one place of it. */
export interface ResumeDocument {
  /** The cleaned text that all spans point into. */
  text: string;
  person: Person;
  /** Lines above the first heading that are neither name, headline nor contact. */
  opening: Detail[];
  sections: Section[];
  /** Lines that belong to the page and not to the text: page numbers, the name at a page break. */
  furniture: string[];
  lines: LogicalLine[];
}
