import type { ResumeDocument, Section } from '@tailwright/resume-text/resume-document';
import type { Asked } from './asked.js';
import { unique, type Ground } from './changes.js';
import { credentialsAsked, languagesAsked, type Said } from './held.js';
import { strongLines } from './strong-lines.js';
import { capitalised } from './in-sentence.js';
import { hasOwnWords, isInCapitals } from './own-words.js';
import type { Target } from './relevance.js';
import { toolsNamed } from './tools-named.js';
import { namedIn, topOf } from './top-of-page.js';

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
  today: Date;
}

/**
 * highlightsOf lists what a reader of the posting looks for and would otherwise find late: lines of jobs that show a
 * result, and, where the person says nothing of themselves, names of licences, languages and tools. None where these are
 * too few, or where the person has highlights already.
 */
export function highlightsOf(reading: Reading, namesMax: number): Highlight[] {
  const hasSome = reading.resume.sections.some(({ heading }) => /^highlights$/i.test(heading));
  return hasSome ? [] : [...namesRow(reading, namesMax), ...strongLines(reading)];
}

const credentialsMax = 3;
/** Fewer names are no line of their own. */
const namesMin = 4;

function namesRow(reading: Reading, namesMax: number): Highlight[] {
  const { resume, sections } = reading;
  if (hasOwnWords(resume, sections)) return [];
  const said = [
    ...credentialsBelow(reading).slice(0, credentialsMax),
    ...languagesBelow(reading),
    ...toolsNamed(reading),
  ];
  if (said.length < namesMin) return [];
  const named = said.slice(0, namesMax);
  const text = named.map((each) => capitalised(each.text)).join(' · ');
  return [
    {
      text: isInCapitals(resume.sections) ? text.toUpperCase() : text,
      lines: unique(
        named.map(({ line }) => line),
        40,
      ),
      requirements: unique(
        named.flatMap(({ requirements }) => requirements),
        20,
      ),
    },
  ];
}

function credentialsBelow({ resume, sections, asked, today }: Reading): Said[] {
  const top = topOf(resume, sections);
  return credentialsAsked(resume, asked, today).filter(({ text }) => !namedIn(top, text));
}

function languagesBelow({ resume, sections, asked }: Reading): Said[] {
  const top = topOf(resume, sections);
  return languagesAsked(resume, asked).filter(({ text }) => !namedIn(top, text.replace(/ \([^()]*\)$/, '')));
}
