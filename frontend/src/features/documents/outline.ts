import { findDates } from '@tailwright/resume-text/recognizers/dates';
import { findUnplacedLines } from '@tailwright/resume-text/document/find-lost-lines';
import { isReadForSure } from '@tailwright/resume-text/document/reading-sureness';
import { languageOf } from '@tailwright/resume-text/text/language';
import { readResume } from '@tailwright/resume-text/read-resume';
import { asShown } from '@tailwright/resume-text/sections/as-written';
import { headingOf } from '@tailwright/resume-text/document/render-resume';
import type { Entry, ResumeDocument, Section } from '@tailwright/resume-text/document/resume-document';
import { type SkillGroup, readSkillGroups } from '@tailwright/resume-text/sections/skills';
import type { Concern } from './concern';
import { looksLikePosting } from './looks-like-posting';

/** OutlineEntry is one job or degree; a field that is not written is ''. */
export interface OutlineEntry {
  title: string;
  organization: string;
  place: string;
  dates: string;
  /** How many lines say more about it. */
  lines: number;
}

/** Outline is what was understood of a resume, in the short form a person can look over. */
export interface Outline {
  name: string;
  headline: string;
  contacts: string[];
  jobs: OutlineEntry[];
  studies: OutlineEntry[];
  skills: SkillGroup[];
  /** Sections that are used as written, line by line. */
  asWritten: { heading: string; lines: number }[];
  /** Page numbers and the like, which are left out. */
  furniture: string[];
  unplaced: string[];
  words: number;
  concern: Concern | undefined;
}

/** A text of fewer words is a beginning, and says nothing yet about jobs. */
const concernWordsMin = 40;

/** outlineOf reads a resume's text with the grammar that the tailoring reads it with. */
export function outlineOf(text: string): Outline {
  const read = readResume(text);
  const resume = { ...read, sections: read.sections.map(asShown) };
  const entriesOf = (kind: Section['kind']) =>
    resume.sections.filter((section) => section.kind === kind).flatMap((section) => section.entries.map(outlineEntry));
  const jobs = entriesOf('experience');
  const words = text.split(/\s+/).filter(Boolean).length;
  return {
    ...resume.person,
    jobs,
    studies: entriesOf('education'),
    skills: skillsOf(resume),
    asWritten: asWritten(resume),
    furniture: resume.furniture,
    unplaced: findUnplacedLines(resume),
    words,
    concern: words < concernWordsMin ? undefined : concernOf(resume, isReadForSure(read)),
  };
}

function outlineEntry({ title, organization, place, dates, notes, details }: Entry): OutlineEntry {
  return { title, organization, place, dates, lines: notes.length + details.length };
}

const skillsOf = ({ sections }: ResumeDocument) =>
  sections.filter(({ kind }) => kind === 'skills').flatMap(({ details }) => readSkillGroups(details));

function asWritten({ opening, sections }: ResumeDocument): Outline['asWritten'] {
  const rest = sections.map((section) => ({ heading: headingOf(section), lines: linesBeside(section) }));
  return [{ heading: 'Above the first heading', lines: opening.length }, ...rest].filter(({ lines }) => lines > 0);
}

/** How many lines of a section stand in no job, degree or skill. */
function linesBeside({ kind, details, entries }: Section): number {
  if (kind === 'experience' || kind === 'education') return details.length;
  const inEntries = entries.reduce((sum, entry) => sum + entry.headerLines.length + entry.details.length, 0);
  return inEntries + (kind === 'skills' ? 0 : details.length);
}

function concernOf({ lines, sections, text }: ResumeDocument, isSure: boolean): Concern | undefined {
  const jobs = sections.filter(({ kind }) => kind === 'experience').flatMap(({ entries }) => entries);
  const hasDatedJob = jobs.some(({ dates }) => findDates(dates).length > 0);
  if (!hasDatedJob && looksLikePosting(lines.map((line) => line.text))) return { kind: 'posting' };
  const language = languageOf(text);
  if (language !== undefined && language !== 'en') return { kind: 'foreign-resume', language };
  if (jobs.length === 0) return { kind: 'no-jobs' };
  return isSure ? undefined : { kind: 'unsure' };
}
