import { headingOf } from '@tailwright/resume-text/render-resume';
import type { Detail, ResumeDocument, Section } from '@tailwright/resume-text/resume-document';
import type { Highlights } from './highlights.js';

const objective = /(?<!\p{L})(?:objective|goals?|aim|position (?:sought|wanted|desired))(?!\p{L})/iu;
const paragraphCharsMin = 60;

/** Placed is the sections with the line among them, and the line as it is written there. */
export interface Placed {
  sections: Section[];
  highlights: Highlights | undefined;
}

/**
 * placeHighlights puts the line first, under a heading of its own, or below what the person looks for, which says nothing
 * of what they can do. Where they say who they are in words of their own, readers found bare names beside them worse
 * than nothing, and none are written.
 */
export function placeHighlights(resume: ResumeDocument, sections: Section[], found: Highlights | undefined): Placed {
  const [first, ...others] = sections;
  if (!found || hasOwnWords(resume, sections)) return { sections, highlights: undefined };
  const highlights = { ...found, text: isInCapitals(resume.sections) ? found.text.toUpperCase() : found.text };
  const line = { text: highlights.text, isBullet: false, isSubheading: false, span: { start: 0, end: 0 } };
  const own = ownSection(sections, line);
  return { highlights, sections: first && isObjective(first) ? [first, own, ...others] : [own, ...sections] };
}

/** A paragraph above the first heading, a summary under any heading, or a greeting before the jobs. */
function hasOwnWords({ opening }: ResumeDocument, sections: Section[]): boolean {
  if (opening.some(isParagraph)) return true;
  const firstJob = sections.findIndex(({ kind }) => kind === 'experience');
  const isSummary = ({ kind, details, entries }: Section) =>
    kind === 'summary' && entries.length === 0 && details.length > 0;
  const isGreeting = ({ kind, details }: Section) => kind === 'other' && details.some(isParagraph);
  return sections.some(
    (section, at) =>
      !isObjective(section) && (isSummary(section) || (at < Math.max(1, firstJob) && isGreeting(section))),
  );
}

function isObjective({ kind, heading }: Section): boolean {
  return kind === 'summary' && objective.test(heading);
}

function isParagraph({ text, isBullet }: Detail): boolean {
  return !isBullet && text.length >= paragraphCharsMin;
}

/** A heading written as the person's own headings are. */
function ownSection(sections: Section[], line: Detail): Section {
  const areCapitals = sections.every((section) => headingOf(section) === headingOf(section).toUpperCase());
  const heading = areCapitals ? 'SUMMARY OF QUALIFICATIONS' : 'Summary of Qualifications';
  return { kind: 'summary', heading, details: [line], entries: [], span: line.span, confidence: 1 };
}

/** Some write all of their resume in capitals. */
function isInCapitals(sections: Section[]): boolean {
  const lines = sections
    .flatMap(({ details, entries }) => [...details, ...entries.flatMap((entry) => entry.details)])
    .filter(({ text }) => /\p{L}{3}/u.test(text));
  return lines.length > 0 && lines.filter(({ text }) => text === text.toUpperCase()).length * 10 >= lines.length * 9;
}
