import { hasContact } from '@tailwright/resume-text/contacts';
import { isCurrent } from '@tailwright/resume-text/periods';
import type { Entry, ResumeDocument } from '@tailwright/resume-text/resume-document';
import { hedgesIn } from '../../evidence/hedges.js';
import { readVerb } from '../../text/verbs.js';
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

/** pointsOf lists the lines that say most for a job, the best first; what is taken back or unclear is left out. */
export function pointsOf(resume: ResumeDocument, target: Target, asked: Asked): Point[] {
  const sections = resume.sections.filter(({ kind }) => ['experience', 'projects', 'volunteering'].includes(kind));
  const all = sections.flatMap(({ kind, entries }) =>
    entries.flatMap((entry) =>
      entry.details.map(({ text, span }) => ({
        text: text.replace(/\s+/g, ' ').trim(),
        entry,
        isJob: kind === 'experience',
        start: span.start,
        requirements: asked.surelyProvenBy(span.start),
        worth: asked.worthOf(span.start) + 0.2 * Math.min(2, target.weigh(text)),
      })),
    ),
  );
  return all
    .map((point, index) => ({ ...point, index }))
    .filter(({ text }) => canBeQuoted(text))
    .sort((a, b) => b.worth - a.worth || a.index - b.index);
}

function canBeQuoted(text: string): boolean {
  const isWhole = text.length >= charsMin && text.length <= charsMax && text.split(' ').length >= 5;
  return (
    isWhole && /^[\p{Lu}\d]/u.test(text) && !text.endsWith(':') && !hasContact(text) && hedgesIn(text).length === 0
  );
}

/** Signs of a note rather than a sentence. */
const noteSigns =
  /[;:[\]"“”„«»|•▪·→←=+&…–—~−]|\bw\/|\s[-/]\s|\b\p{L}{1,5}\.(?!$)|[.!?]\s|\b(?:I|me|my|mine|we|us|etc)\b/u;
/** A verb that can be the second half of "was promoted" tells something that happened to the person. */
const passive =
  /^(?:promoted|made|laid|awarded|nominated|selected|elected|chosen|recognized|recognised|certified|based|employed|hired|transferred|asked|invited|appointed|commended|seconded|licensed|qualified|registered|given|sent|called|named|paid|kept|moved|trained|taught|told|shown)$/i;
const goesWithPreposition =
  /^(?:worked|served|responded|reported|collaborated|coordinated|contributed|participated|assisted|advised|consulted|communicated|negotiated|partnered|liaised|acted|spoke|presented|looked)$/i;
const preposition = /^(?:to|by|as|for|in|at|with|from|on|of|into|through|under|over|across|after|before|since|until)$/i;
const objectStart =
  /^(?:an?|the|all|each|every|our|their|its|new|daily|weekly|monthly|quarterly|annual|various|multiple|several|up|about|over|more|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d\S*|[$€£]\S+)$/i;
const toldCharsMin = 30;

/**
 * tell gives what follows "I" when a line, or its first half, is certainly a sentence with "I" before it: "Trained 12 new
 * tellers; two made Senior" tells "trained 12 new tellers". Undefined for all others.
 */
export function tell({ text, entry }: Point): string | undefined {
  const first = (/^(.*?[^\s\d.]\)?)(?:[;:]\s|\.\s+(?=\p{Lu})|\.?$)/u.exec(text)?.[1] ?? text).trim();
  if (first.length < toldCharsMin || noteSigns.test(first) || !hasWholeBrackets(first)) return undefined;
  const [verb = '', next = ''] = first.split(' ');
  const known = readVerb(verb);
  if (!known || !hasWholeLists(first)) return undefined;
  const isTold = known.form === 'past' ? isDeed(verb, next) : isHabit(known.form, next, entry);
  return isTold ? `${first.charAt(0).toLowerCase()}${first.slice(1)}` : undefined;
}

function isDeed(verb: string, next: string): boolean {
  if (readVerb(verb)?.verb.past === readVerb(verb)?.verb.base) return false;
  if (passive.test(verb)) return objectStart.test(next);
  return !preposition.test(next) || goesWithPreposition.test(verb);
}

function isHabit(form: string, next: string, entry: Entry): boolean {
  return form === 'base' && isCurrent(entry.dates) && objectStart.test(next);
}

function hasWholeBrackets(text: string): boolean {
  return (text.match(/\(/g) ?? []).length === (text.match(/\)/g) ?? []).length;
}

/** Commas between the parts of one list are whole when "and" or "or" stands before its last part. */
function hasWholeLists(text: string): boolean {
  const parts = text.replace(/\([^()]*\)/g, '').split(', ');
  if (parts.length === 1) return true;
  const last = parts.at(-1) ?? '';
  const isVerb = (part: string) => readVerb(part.split(' ')[0] ?? '') !== undefined;
  const verbs = parts.slice(1).filter(isVerb).length;
  // "Answered calls, filed notes and kept the log" is whole; "Mentored 3 juniors, ran the reviews" is two sentences.
  if (verbs > 0)
    return verbs === parts.length - 1 && [...last.matchAll(/ and (\S+)/g)].some(([, word]) => isVerb(word ?? ''));
  return parts.length === 2 ? /^(?:and|or|including)\s/.test(last) : /^(?:and|or)\s|\s(?:and|or)\s/.test(last);
}

/** withArticle writes "an Account Executive"; abbreviations go by the sound of their first letter, plain ranks without. */
export function withArticle(title: string): string {
  if (/^(?:chief|head|director|vice|president|chair|ceo|cto|cfo|coo|owner|founder|co-?founder)\b/i.test(title))
    return title;
  const first = title.split(/[\s-]/)[0] ?? '';
  const isSpelled = /^\p{Lu}{2,5}$/u.test(first);
  const isVowel = isSpelled
    ? /^[AEFHILMNORSX]/.test(first)
    : /^(?:[aeio]|u(?!n[ix]|s[aeiou]|tili))|^(?:hono|hour|heir)/i.test(first);
  return /^\p{Script=Latin}/u.test(title) ? `${isVowel ? 'an' : 'a'} ${title}` : title;
}
