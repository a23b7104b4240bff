import { linesOf } from '../../text/data-file.js';
import { isSureVerb, readVerb } from '../../text/verbs.js';

let loaded: ReadonlyMap<string, VerbForm> | undefined;

export type VerbForm = 'base' | 'past' | 'ing' | 'same';

/** formOfVerb is the form in which a word is a known verb; 'same' where base and past are one word ("cut"). */
export function formOfVerb(word: string): VerbForm | undefined {
  const known = readVerb(word);
  if (!known) return furtherVerbs().get(word.toLowerCase());
  return known.verb.base === known.verb.past && known.form !== 'ing' ? 'same' : known.form;
}

function furtherVerbs(): ReadonlyMap<string, VerbForm> {
  loaded ??= new Map(
    linesOf('letters/verbs.txt').flatMap((line): [string, VerbForm][] => {
      const [base = '', past = base.endsWith('e') ? `${base}d` : `${base}ed`] = line.split(' ');
      return [
        [base, 'base'],
        [past, 'past'],
        [`${base.replace(/e$/, '')}ing`, 'ing'],
      ];
    }),
  );
  return loaded;
}

const objectStart = /^(?:an?|the|all|each|every|our|their|its|my|out|up|after|over|on|\d\S*)$/i;

/** isCertainVerb is false for a base form that may as well be a noun there: "Support tickets from 40 offices". */
export function isCertainVerb(word: string, rest: string): boolean {
  if (furtherVerbs().get(word.toLowerCase()) === 'base') return objectStart.test(rest.trim().split(' ')[0] ?? '');
  return isSureVerb(word, rest);
}

/** baseOfThird gives "administer" for "Administers"; undefined where that is no known verb. */
export function baseOfThird(word: string): string | undefined {
  const small = word.toLowerCase();
  return [small.replace(/s$/, ''), small.replace(/es$/, ''), small.replace(/ies$/, 'y')].find(
    (base) => base !== small && formOfVerb(base) === 'base',
  );
}
