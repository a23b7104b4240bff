import { hasContact } from '@tailwright/resume-text/recognizers/contacts';
import type { Detail, Section } from '@tailwright/resume-text/document/resume-document';
import { skillsInText } from '../../lexicon/context.js';
import { foldName } from '../../lexicon/lexicon.js';
import { isSameName } from '../../lexicon/same-name.js';
import type { Asked } from './asked.js';
import type { Changes } from './changes.js';
import { isQuoted } from './names.js';
import { capitalised } from './in-sentence.js';
import type { Target } from './relevance.js';
import { standsAlone, type Renaming, type Term } from './renaming.js';
import { inPlural, sameNames, sameNamesOf, type Mentions } from '../../lexicon/same-names.js';

const lineCharsMax = 600;

/**
 * writeTerms gives the posting's own name for a thing where the resume has only another one for the very same thing, at
 * its first mention in a bullet or a list of skills or licences: "I/DD" becomes "intellectual and developmental
 * disabilities (I/DD)". A bullet below a mention in what the person says of themselves, which stays as written, is none.
 */
export function writeTerms(sections: Section[], whole: string, target: Target, asked: Asked, changes: Changes): void {
  const lines = sections.flatMap(linesOf).filter(({ detail }) => mayBeChanged(detail));
  // Lines that the engine set at the top have no place in the resume.
  const own = sections.filter(({ kind, span }) => kind === 'summary' && span.end > 0);
  const above = own.flatMap(({ details }) => details);
  for (const term of [...abbreviations(whole, asked), ...spellings(whole, target, asked)]) {
    const isSaidAbove = above.some(({ text }) => term.find(text, false) !== undefined);
    for (const { detail, isItem } of lines) {
      const text = changes.textOf(detail);
      const renaming = isSaidAbove && !isItem ? undefined : term.find(text, isItem);
      if (!renaming) continue;
      const { start, end } = renaming;
      changes.change(detail, text.slice(0, start) + renaming.text + text.slice(end), 'term', {
        lines: [],
        requirements: term.requirements,
      });
      break;
    }
  }
}

interface Line {
  detail: Detail;
  /** True in a list of skills, where every item begins with a capital. */
  isItem: boolean;
}

function linesOf({ kind, details, entries }: Section): Line[] {
  if (kind === 'skills' || kind === 'certifications') return details.map((detail) => ({ detail, isItem: true }));
  if (kind !== 'experience' && kind !== 'projects' && kind !== 'volunteering') return [];
  return entries.flatMap((entry) => entry.details).map((detail) => ({ detail, isItem: false }));
}

/** Lines with addresses, headings below the section's own, and lines all in capitals stay as they are. */
function mayBeChanged({ text, isSubheading }: Detail): boolean {
  return (
    !isSubheading &&
    text.length <= lineCharsMax &&
    /\p{Ll}/u.test(text) &&
    !/[\t]| {3}|https?:|www\./.test(text) &&
    !hasContact(text)
  );
}

function abbreviations(whole: string, asked: Asked): Term[] {
  const all = asked.requirements.map(({ text }) => text).join('\n');
  return sameNamesOf(all, whole).flatMap(({ short, long, inShort, inLong }) => {
    const [askedShort, askedLong] = [asked.saying(inShort.isIn), asked.saying(inLong.isIn)];
    if (askedShort.length > 0 === askedLong.length > 0) return [];
    const asksLong = askedLong.length > 0;
    // A resume that has both names says all there is to say.
    if ((asksLong ? inLong : inShort).isIn(whole)) return [];
    const find = (text: string, isItem: boolean) =>
      asksLong
        ? findMention(text, inShort, (written) => besideShort(written, short, long), isItem)
        : findMention(text, inLong, (written) => `${written} (${short}${isPlural(written, long) ? 's' : ''})`, isItem);
    return [{ find, requirements: asksLong ? askedLong : askedShort }];
  });
}

function besideShort(written: string, short: string, long: string): string | undefined {
  if (written === short) return `${long} (${short})`;
  const several = inPlural(long);
  return several === undefined ? undefined : `${several} (${short}s)`;
}

function isPlural(written: string, long: string): boolean {
  return written.length > long.length && /s$/i.test(written) && !/s$/i.test(long);
}

/** Finds the first mention that stands by itself in the line; a part of a longer name is left alone. */
function findMention(
  text: string,
  name: Mentions,
  write: (written: string) => string | undefined,
  isItem: boolean,
): Renaming | undefined {
  for (const match of name.find(text)) {
    const [start, end] = [match.index, match.index + match[0].length];
    const written = write(match[0]);
    if (written === undefined || !standsAlone(text, start, end)) continue;
    const isFirst =
      start === 0 || /[.:!?]\s+$/.test(text.slice(0, start)) || (isItem && /[,;|•·▪/]\s*$/.test(text.slice(0, start)));
    const named = isFirst ? capitalised(written) : written;
    if (fitsArticle(text.slice(0, start), named)) return { start, end, text: named };
  }
  return undefined;
}

/** "An SOP" cannot become "an standard operating procedure". */
function fitsArticle(before: string, named: string): boolean {
  const article = /\b(an?)\s$/i.exec(before)?.[1]?.toLowerCase();
  if (article === undefined) return true;
  const isVowel = /^[aeio]|^u(?!s|ni)/i.test(named);
  return (article === 'an') === isVowel;
}

/** Keywords of the posting that the resume has only in another spelling of the same name. */
function spellings(whole: string, target: Target, asked: Asked): Term[] {
  const exact = whole.toLowerCase();
  return target.keywords.flatMap(({ term, skill }) => {
    if (!skill || skill.kind === 'soft' || exact.includes(term.toLowerCase())) return [];
    const find = (text: string): Renaming | undefined => {
      for (const match of skillsInText(text)) {
        const { start, end } = match;
        const written = text.slice(start, end);
        if (match.skill !== skill || match.isInflected || !isSameName(term, written)) continue;
        // Asked last: it looks through a thousand names.
        if (isListed(term)) return undefined;
        if (isQuoted(text, start, end) || isJoined(text, start, end)) continue;
        const named = inTheirWords(written, term, standsAlone(text, start, end));
        if (named === undefined || !fitsArticle(text.slice(0, start), named)) continue;
        return { start, end, text: /^\p{Lu}/u.test(written) ? capitalised(named) : named };
      }
      return undefined;
    };
    const pattern = new RegExp(escaped(term), 'i');
    return [{ find, requirements: asked.saying((text) => pattern.test(text)) }];
  });
}

/** What the list of same names knows is named by it alone. */
function isListed(term: string): boolean {
  return sameNames().some(({ inShort, inLong }) => inShort.isIn(term) || inLong.isIn(term));
}

/** Joined to a neighbour it is part of another name. */
function isJoined(text: string, start: number, end: number): boolean {
  return /[-/&'’@.#]$/.test(text.slice(0, start)) || /^(?:[-/&@#]|\.\p{L})/u.test(text.slice(end));
}

/** "Postgres" is written out as "PostgreSQL"; "K8s" gets "Kubernetes" beside it. */
function inTheirWords(written: string, term: string, isAlone: boolean): string | undefined {
  const [short, long] = term.length < written.length ? [term, written] : [written, term];
  // "Paralegals" are no other name of "paralegal".
  if (/^(?:e?s)$/.test(long.toLowerCase().replace(short.toLowerCase(), ''))) return undefined;
  if (long.toLowerCase().includes(short.toLowerCase())) return term.length > written.length ? term : undefined;
  // "MS Word" is "Microsoft Word" with its maker's name cut short: both beside each other say nothing more.
  if (isMakerCut(written, term) || isMakerCut(term, written)) return undefined;
  if (isPossessiveOf(written, term) || isPossessiveOf(term, written)) return undefined;
  return isAlone ? `${long} (${short})` : undefined;
}

/** "Driver's license" says "driver license" already. */
function isPossessiveOf(written: string, term: string): boolean {
  return foldName(written.replace(/['’]s?(?!\p{L})/gu, '')) === foldName(term);
}

function isMakerCut(short: string, long: string): boolean {
  return /^ms /i.test(short) && foldName(long) === foldName(short).replace(/^ms /, 'microsoft ');
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
