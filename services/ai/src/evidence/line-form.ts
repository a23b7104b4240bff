import { hasContact } from '@tailwright/resume-text/contacts';
import { isDegree, isInstitution } from '@tailwright/resume-text/titles';
import type { Requirement } from '../posting/requirement.js';
import type { IndexedLine } from './evidence-index.js';
import { datesOf } from './line-dates.js';

/** What a person does after work, by the words that such a line begins with. */
const leisure =
  /^(?:i )?(?:enjoy(?:s|ing)?|lov(?:es?|ing)|likes?|hobb(?:y|ies)|interests?|pastimes?|(?:in|outside|out) (?:of )?(?:my|his|her)? ?(?:free|spare|own|work|leisure)(?: time)?)\b/iu;

/** isLeisure is true for a line about what a person likes to do, which proves nothing about their work. */
export function isLeisure({ line }: Pick<IndexedLine, 'line'>): boolean {
  return leisure.test(line.text);
}

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
