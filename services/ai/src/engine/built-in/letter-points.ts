import { hasContact } from '@tailwright/resume-text/recognizers/contacts';
import type { Entry, ResumeDocument } from '@tailwright/resume-text/document/resume-document';
import { hedgesIn } from '../../evidence/hedges.js';
import type { Asked } from './asked.js';
import type { Target } from './relevance.js';

/** Point is one line of a job or a project that comes close to what a posting asks, as the person wrote it. */
export interface Point {
  text: string;
  /** Where the line begins in the resume. */
  start: number;
  entry: Entry;
  isJob: boolean;
  /** The ids of the requirements that it proves. */
  requirements: string[];
  worth: number;
  /** Its place in the resume. */
  index: number;
}

const [charsMin, charsMax] = [25, 230];
const wordsMin = 5;

/** weighedLines lists all lines of jobs, projects and voluntary posts, those that say most for a job first. */
export function weighedLines(resume: ResumeDocument, target: Target, asked: Asked): Point[] {
  const sections = resume.sections.filter(({ kind }) => ['experience', 'projects', 'volunteering'].includes(kind));
  const all = sections.flatMap(({ kind, entries }) =>
    entries.flatMap((entry) =>
      entry.details.map(({ text, span: { start } }) => ({
        text: text.replace(/\s+/g, ' ').trim(),
        entry,
        isJob: kind === 'experience',
        start,
        requirements: asked.surelyProvenBy({ text, start }),
        worth: asked.worthOf({ text, start }) + 0.2 * Math.min(2, target.weigh(text)),
      })),
    ),
  );
  return all.map((point, index) => ({ ...point, index })).sort((a, b) => b.worth - a.worth || a.index - b.index);
}

/** canBeQuoted is true for a whole line that begins as a sentence does and can stand by itself. */
export function canBeQuoted(text: string): boolean {
  return /^[\p{Lu}\d]/u.test(text) && canStandAlone(text);
}

/** canStandAlone is true for a line of a few words that is no label, holds no address and takes nothing back. */
export function canStandAlone(text: string): boolean {
  const isWhole = text.length >= charsMin && text.length <= charsMax && text.split(' ').length >= wordsMin;
  return isWhole && !text.endsWith(':') && !hasContact(text) && hedgesIn(text).length === 0;
}
