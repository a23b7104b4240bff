import { readRows } from './word-data.js';

export type VerbForm = 'base' | 'third' | 'ing';

interface Reading {
  form: VerbForm;
  /** "report" and "reports" are nouns as often as verbs. */
  isNounToo: boolean;
}

let loaded: Map<string, Reading> | undefined;

/** verbForm reads a word as a form of a verb of the list, or undefined. */
export function verbForm(word: string): Reading | undefined {
  loaded ??= readForms();
  return loaded.get(word.toLowerCase());
}

function readForms(): Map<string, Reading> {
  const forms = new Map<string, Reading>();
  for (const [base = '', mark] of readRows('verbs.txt')) {
    const isNounToo = mark === 'noun';
    const add = (written: string, form: VerbForm) => {
      if (!forms.has(written)) forms.set(written, { form, isNounToo });
    };
    add(base, 'base');
    add(/(?:s|x|z|ch|sh|o)$/.test(base) ? `${base}es` : base.replace(/(?<=[^aeiou])y$/, 'ie') + 's', 'third');
    for (const ing of ingForms(base)) add(ing, 'ing');
  }
  return forms;
}

/** Both spellings where the last letter may double: "traveling", "travelling". */
function ingForms(base: string): string[] {
  const plain = `${base.replace(/(?<=[^eo])e$/, '')}ing`;
  return /[^aeiou][aeiou][bdglmnprt]$/.test(base) ? [plain, `${base}${base.at(-1)}ing`] : [plain];
}

const opensObject =
  /^(?:the|an?|our|your|their|its|all|any|each|every|both|new|that|this|these|those|other|key|daily|weekly|monthly|annual|complex|accurate|appropriate|multiple|various|regular|high|clear|effective|with|on|in|to|for|up|out|as|and|or|at|about|across|under|within|between|from|into|\d\S*|\p{L}+(?:ly|al|ive|ed|ical|ary|ous|ful))$/iu;

/** startsWithVerb is the form of the verb a phrase begins with; a word that is a noun too needs an object behind it. */
export function startsWithVerb(phrase: string): VerbForm | undefined {
  const [first = '', second = '', third = ''] = phrase.split(/[\s,]+/, 3);
  if (/ly$/.test(first) && second !== '') return strictForm(second, third);
  return strictForm(first, second);
}

function strictForm(word: string, next: string): VerbForm | undefined {
  const reading = verbForm(word);
  if (reading === undefined) return undefined;
  if (reading.isNounToo && reading.form !== 'ing' && !opensObject.test(next)) return undefined;
  return next === '' ? undefined : reading.form;
}
