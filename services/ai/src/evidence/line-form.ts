import {
  contactPieces,
  emailPattern,
  hasContact,
  isPlace,
  isState,
  phonePattern,
} from '@tailwright/resume-text/recognizers/contacts';
import { isPeriod } from '@tailwright/resume-text/recognizers/is-period';
import { endsWithTitle, isDegree, isInstitution } from '@tailwright/resume-text/recognizers/titles';
import { places } from '@tailwright/resume-text/text/word-lists';
import type { Requirement } from '../posting/requirement.js';
import type { IndexedLine } from './evidence-index.js';
import { datesOf } from './line-dates.js';
import type { ResumeLine } from './resume-lines.js';

/** What a person does after work, by the words that such a line begins with. */
const leisure =
  /^(?:i )?(?:enjoy(?:s|ing)?|lov(?:es?|ing)|likes?|hobb(?:y|ies)|interests?|pastimes?|(?:in|outside|out) (?:of )?(?:my|his|her)? ?(?:free|spare|own|work|leisure)(?: time)?)\b/iu;

/** isLeisure is true for a line about what a person likes to do, which proves nothing about their work. */
export function isLeisure({ line }: Pick<IndexedLine, 'line'>): boolean {
  return leisure.test(line.text);
}

/** What parts a date from a place; a line of more characters tells more than these. */
const betweenFacts = /[,;|·•()\t]|\s{2}|\s[–—-]\s(?=\D)/u;
const factsCharsMax = 80;

const onlyFacts = new WeakMap<ResumeLine, boolean>();

/**
 * isWhenOrWhere is true for a line of nothing but dates and places: it stands beside the work and tells nothing of it. A
 * place in a list ("Reading" among the interests) may be something else.
 */
function isWhenOrWhere({ line }: Pick<IndexedLine, 'line'>): boolean {
  const known = onlyFacts.get(line) ?? hasOnlyFacts(line);
  onlyFacts.set(line, known);
  return known;
}

function hasOnlyFacts({ text, role }: ResumeLine): boolean {
  if (role === 'item' || text.length > factsCharsMax) return false;
  if (isPeriod(text.trim())) return true;
  const facts = text
    .split(betweenFacts)
    .map((fact) => fact.trim())
    .filter((fact) => fact !== '');
  return (
    facts.length > 0 && facts.every((fact) => isPeriod(fact) || present.test(fact) || isState(fact) || places.has(fact))
  );
}

const contactLabel =
  /\b(?:e-?mail|mail|mob(?:ile)?|(?:tele)?phone|tel|cell|whatsapp|fax|address|location|based|in|id|no)\b/giu;

/** isOnlyContact is true for a line of nothing but an address, a number or a place; a link may show somebody's work. */
function isOnlyContact(text: string): boolean {
  if (text.length > factsCharsMax) return false;
  return contactPieces(text).every((piece) => {
    const rest = piece.replace(emailPattern, ' ').replace(phonePattern, ' ').replace(contactLabel, ' ').trim();
    return !/\p{L}{2}/u.test(rest) || isPlace(rest);
  });
}

/** "Ade Bello, MCIPS": a name proves nothing, the letters behind it do. */
const lettersBehindName = /[,(]\s?\p{Lu}[\p{L}.-]{0,3}\p{Lu}/u;

/**
 * isAsideOfWork is true for a line that can show no piece of work: dates and places, an address, or nothing but what the
 * person calls the own trade at the top.
 */
export function isAsideOfWork(indexed: Pick<IndexedLine, 'line'>): boolean {
  const known = asideOfWork.get(indexed.line) ?? readAside(indexed);
  asideOfWork.set(indexed.line, known);
  return known;
}

const asideOfWork = new WeakMap<ResumeLine, boolean>();

function readAside(indexed: Pick<IndexedLine, 'line'>): boolean {
  const { text, section, role, isName = false } = indexed.line;
  if (isName && !lettersBehindName.test(text)) return true;
  const isHeadline = section === 'summary' && role === 'detail' && text.split(/\s+/).length <= titleWordsMax;
  return isWhenOrWhere(indexed) || isOnlyContact(text) || (isHeadline && endsWithTitle(text) && !/\d/.test(text));
}

const titleWordsMax = 5;

const present = /^(?:present|now|current|to date|today|remote|hybrid|on-?site)$/iu;

/** Columns, or fields with a bar between: the head of an entry, or a table. */
const fields = /\S(?: {3,}|\s?[\t|]\s?)\S/;
const fewWords = 4;

interface Form {
  hasPeriod: boolean;
  hasDate: boolean;
  isContact: boolean;
  isStudy: boolean;
  hasFields: boolean;
  isShort: boolean;
}

const known = new WeakMap<IndexedLine, Form>();

/**
 * formNumbers say what kind of line it is by its own words alone, wherever it stands: the head of an entry, with its dates
 * and its employer, names the work and proves none of its duties.
 */
export function formNumbers(line: IndexedLine, kind: Requirement['kind']): number[] {
  const form = known.get(line) ?? formOf(line);
  known.set(line, form);
  const isShown = kind === 'duty' || kind === 'skill' || kind === 'tool' || kind === 'trait';
  return [
    form.hasPeriod,
    form.hasDate,
    form.hasDate && isShown,
    form.isContact,
    form.isStudy,
    form.isStudy && kind === 'degree',
    form.hasFields,
    form.isShort && isShown,
  ].map(Number);
}

function formOf(line: IndexedLine): Form {
  const { text } = line.line;
  const dates = datesOf(line);
  return {
    hasPeriod: dates.some(({ isRange }) => isRange),
    hasDate: dates.length > 0,
    isContact: hasContact(text),
    isStudy: isDegree(text) || isInstitution(text),
    hasFields: fields.test(text),
    isShort: line.words.length <= fewWords,
  };
}
