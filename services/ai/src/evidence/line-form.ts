import { hasContact, isState } from '@tailwright/resume-text/contacts';
import { isPeriod } from '@tailwright/resume-text/is-period';
import { isDegree, isInstitution } from '@tailwright/resume-text/titles';
import { places } from '@tailwright/resume-text/word-lists';
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
export function isWhenOrWhere({ line }: Pick<IndexedLine, 'line'>): boolean {
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
