import type { Entry, Section } from '@tailwright/resume-text/document/resume-document';
import { hedgesIn } from '../../evidence/hedges.js';
import type { Requirement } from '../../posting/requirement.js';
import type { Asked, Found } from './asked.js';
import { isOver } from './held.js';
import type { Style } from './styles.js';

/** A longer list does not fit above the jobs. */
const raisedLinesMax = 12;

/**
 * orderSections puts sections in the order of a style, and licences without which nobody is considered before the jobs.
 * Sections move only in a resume whose jobs are understood: a section goes with those below it that are unknown or have no
 * heading of their own.
 */
export function orderSections(sections: Section[], { first }: Style, asked: Asked, today: Date): Section[] {
  const groups = withUnknownBelow(sections);
  const firstJob = groups.findIndex(([section]) => section?.kind === 'experience' && section.confidence === 1);
  if (firstJob < 0) return sections;
  const place = ([section, ...below]: Section[], index: number) => {
    if (!section || closes(section)) return first.length + 2;
    if (isPersonal(section) && below.every(({ runIn }) => runIn)) return first.length + 1;
    // What the person put before the jobs (a licence, a summary, skills) they want to be read before them.
    if (index < firstJob && !(section.kind === 'skills' && first.includes('skills') && below.length === 0)) return -1;
    if (below.length === 0 && isRequired(section, asked, today)) return -1;
    // What stands below a list of skills or a profile under a heading of its own ("Other") must not come to the top with it.
    const takesOthers = below.length > 0 && (section.kind === 'skills' || section.kind === 'summary');
    const isMovable = section.confidence === 1 && !takesOthers && !isOfMe(section);
    const at = isMovable ? first.indexOf(section.kind) : -1;
    return at < 0 ? first.length : at;
  };
  return groups
    .map((group, index) => ({ group, index, place: place(group, index) }))
    .sort((a, b) => a.place - b.place || a.index - b.index)
    .flatMap(({ group }) => group);
}

/** Who tells "about me" below the jobs wants the jobs to be read first. */
function isOfMe({ kind, heading }: Section): boolean {
  return kind === 'summary' && /(?<!\p{L})about (?:me|myself)(?!\p{L})|^(?:me|who I am)$/iu.test(heading);
}

/** "Date of Birth : …" and "Marital Status : …" under "PERSONAL PROFILE" are no profile. */
const ofPerson = /^(?:date of birth|d\.?o\.?b\.?|marital status|civil status|father['’]s name|sex|gender)\s*:/i;
const isField = /^\p{Lu}[\p{L} '’./()-]{2,30}\s*:\s/u;

/** Age, family and health help nobody into a job: what is personal comes last, before referees and a signature. */
function isPersonal({ heading, details, entries }: Section): boolean {
  const fields = details.filter(({ text }) => ofPerson.test(text));
  if (entries.length === 0 && fields.length > 0 && details.every(({ text }) => isField.test(text))) return true;
  return /^(?:personal|bio)[ -]?(?:data|details?|information|particulars)$/i.test(heading.trim());
}

function closes({ kind, heading, details }: Section): boolean {
  if (details.some(({ text }) => /^I (?:hereby |do hereby )?(?:certify|declare|affirm)(?!\p{L})/iu.test(text)))
    return true;
  return kind === 'references' || /^declaration$/i.test(heading.trim());
}

function withUnknownBelow(sections: Section[]): Section[][] {
  const groups: Section[][] = [];
  for (const section of sections) {
    const isKnown = closes(section) || (section.confidence === 1 && section.kind !== 'other' && !section.runIn);
    if (isKnown || groups.length === 0) groups.push([section]);
    else groups.at(-1)?.push(section);
  }
  return groups;
}

const wanting = /\b(?:no|not|never|none|lapsed?|pending|in progress|beginner|basic|learning)\b/i;

/**
 * A short list of licences of which one is required and proven: whoever reads for it must not search. What is only a plus
 * stays where the person put it, and so do languages: nobody writes them above their own jobs.
 */
function isRequired({ kind, confidence, details, entries, span }: Section, asked: Asked, today: Date): boolean {
  const lines = [...details.map(({ text }) => text), ...entries.flatMap(linesOf)];
  if ((kind !== 'certifications' && kind !== 'memberships') || confidence < 1 || lines.length > raisedLinesMax)
    return false;
  // "Bar card, let it lapse": what is over or wanting is not for the top of a resume.
  if (lines.some((line) => isOver(line, today) || hedgesIn(line).length > 0 || wanting.test(line))) return false;
  const isHere = ({ start }: Found) => span.start <= start && start < span.end;
  const isProvenHere = asked
    .foundOf('credential')
    .some((found) => kind === 'certifications' && found.requirement.strength === 'required' && isHere(found));
  return isProvenHere || asked.requirements.some((requirement) => isRequiredName(requirement, lines));
}

/** A register or a body that is required by its short name, which a line of the section names too: "CORU SL019774". */
function isRequiredName({ kind, strength, text }: Requirement, lines: readonly string[]): boolean {
  if (kind !== 'credential' || strength !== 'required' || !/\p{Ll}/u.test(text)) return false;
  const names = text.match(/(?<![\p{L}\p{N}])\p{Lu}{3,8}(?![\p{L}\p{N}])/gu) ?? [];
  return names.some((name) => lines.some((line) => line.split(/[^\p{L}\p{N}]+/u).includes(name)));
}

function linesOf({ headerLines, details }: Entry): string[] {
  return [...headerLines, ...details.map(({ text }) => text)];
}
