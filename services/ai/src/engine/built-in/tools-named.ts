import type { ResumeDocument, Section } from '@tailwright/resume-text/resume-document';
import { findSkillByName } from '../../analysis/lexicon/lexicon.js';
import { kindsAnswered, termsHeld } from './answers.js';
import type { Asked } from './asked.js';
import type { Said } from './held.js';
import { detailsOf, saidIn } from './job-facts.js';
import type { Reading } from './highlights.js';
import { namedIn, topOf, wordsOf } from './top-of-page.js';

/**
 * toolsNamed lists the tools and skills that a posting asks for by name and lines of jobs or of a list of skills show, as
 * the resume writes them, and that a reader would not see at the top of the sections in their new order.
 */
export function toolsNamed({ resume, sections, asked, target }: Reading): Said[] {
  const top = topOf(resume, sections);
  const isBelow = ({ text }: Said) => !namedIn(top, text) && !namedIn(top, inBrackets(text));
  const lines = [...linesOfJobs(resume), ...detailsOf(resume, 'skills')];
  const terms = [...kindsAnswered(resume, lines, asked), ...termsHeld(lines, target, asked), ...saidIn(lines, asked)];
  return inOrderOf(asked, terms)
    .filter((said) => isBelow(said) && !isCommonWord(said) && !isDangling(said))
    .filter(({ text }, at, all) => isFirst(text, all.slice(0, at)));
}

/** What is required comes before what is wished, and what the posting says first before the rest. */
function inOrderOf({ requirements }: Asked, said: Said[]): Said[] {
  const strengths = ['required', 'mentioned', 'preferred'];
  const place = new Map(
    requirements.map(({ id, strength }, at) => [id, strengths.indexOf(strength) * requirements.length + at]),
  );
  const placeOf = (each: Said) => Math.min(...each.requirements.map((id) => place.get(id) ?? Infinity));
  return said.toSorted((one, other) => placeOf(one) - placeOf(other));
}

function linesOfJobs({ sections }: ResumeDocument): Section['details'] {
  return sections
    .filter(({ kind }) => kind === 'experience')
    .flatMap(({ entries }) => entries)
    .flatMap(({ details }) => details);
}

/** "React" after "React Native" or "CRM (React)" says nothing new, nor does "Postgres" after "PostgreSQL"; "SQL" does. */
function isFirst(text: string, before: Said[]): boolean {
  const skill = findSkillByName(text);
  return !before.some(
    (other) =>
      wordsOf(other.text).includes(wordsOf(text)) ||
      (skill !== undefined && findSkillByName(inBrackets(other.text)) === skill),
  );
}

/** "Audit" beside the names of programs says nothing. */
function isCommonWord({ text }: Said): boolean {
  return /^\p{Ll}+$/u.test(text);
}

/** "Power BI" of "BI tool (Power BI)": whoever has read it above knows what it is. */
function inBrackets(text: string): string {
  return /\(([^()]+)\)$/.exec(text)?.[1] ?? text;
}

/** "Pneumatic" for a line that speaks of pneumatics is no name, and half of one by itself. */
function isDangling({ text, line }: Said): boolean {
  return /^\p{L}+(?:ic|ical|al|ive|ous)$/iu.test(text) && !wordsOf(line).includes(wordsOf(text));
}
