import type { ResumeDocument, Section } from '@tailwright/resume-text/document/resume-document';
import type { Asked } from './asked.js';
import type { Ground } from './changes.js';
import type { Target } from './relevance.js';
import { chooseLines } from './choose-lines.js';
import { paperLines } from './paper-lines.js';

/** Highlight is one line for the top of a resume: something asked for that the person's own lines show. */
export interface Highlight extends Ground {
  text: string;
}

/** What highlights are chosen from. */
export interface Reading {
  resume: ResumeDocument;
  /** The sections in the order in which they are shown. */
  sections: Section[];
  asked: Asked;
  target: Target;
}

/**
 * highlightsOf lists what a reader of the posting looks for and would otherwise find late: lines of their work, and the
 * papers and languages that are asked for. None where these are too few, or where the person has highlights already.
 */
export function highlightsOf(reading: Reading, today: Date): Highlight[] {
  if (hasHighlights(reading.resume)) return [];
  const rows = [...chooseLines(reading), ...paperLines(reading, today)];
  return rows.length < rowsMin ? [] : rows;
}

/** hasHighlights is true for a resume that has such lines already, in whatever words, before its jobs. */
export function hasHighlights({ sections }: ResumeDocument): boolean {
  const firstJob = sections.findIndex(({ kind }) => kind === 'experience');
  const beforeJobs = sections.slice(0, Math.max(0, firstJob));
  return sections.some(({ heading }) => /^highlights$/i.test(heading)) || beforeJobs.some(isOfBest);
}

const ofBest =
  /(?<!\p{L})(?:highlights?|wins|(?:key|main|selected|career|top|biggest|recent|notable|proudest) (?:achievements?|accomplishments?|results|successes|moments)|(?:achievements|accomplishments)$)(?!\p{L})/iu;

/** What the person is proud of, line by line; a list of skills under "Highlights of qualifications" is another matter. */
function isOfBest({ heading, kind, details, entries }: Section): boolean {
  return (
    kind !== 'skills' && kind !== 'experience' && ofBest.test(heading) && details.length > 1 && entries.length === 0
  );
}

/** One line alone is no list. */
export const rowsMin = 2;
