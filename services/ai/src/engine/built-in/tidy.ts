import { isSureVerb, readVerb, type Verb } from '../../text/verbs.js';

/** Tense of an entry's bullets: what still goes on is told in the present. */
export type Tense = 'past' | 'base';

/** tidyBullet removes filler and mends the first verb from a fixed table; every word that says something stays. */
export function tidyBullet(text: string, tense: Tense): string {
  const plain = text.replace(/\s+/g, ' ').replace(/ ,/g, ',').trim();
  const direct = withoutFiller(withoutFirstPerson(plain), tense);
  const told = tense === 'past' ? inPast(direct) : direct;
  return withoutLoneStop(capitalised(told));
}

function withoutFirstPerson(text: string): string {
  const match = /^I (?:(?:have|had|also|successfully) )?(\p{L}+)( .*)$/u.exec(text);
  if (!match?.[1]) return text;
  if (match[1] === 'was' || match[1] === 'am')
    return /^ responsible for /i.test(match[2] ?? '') ? (match[2] ?? '').trim() : text;
  return readVerb(match[1]) ? `${match[1]}${match[2] ?? ''}` : text;
}

function withoutFiller(text: string, tense: Tense): string {
  const match =
    /^(?:(?:was |were )?responsible for|(?:my |main |job )?(?:duties|responsibilities) (?:included?|were)|tasked with|in charge of|accountable for):? (\p{L}+)( .*)$/iu.exec(
      text,
    );
  const verb = readVerb(match?.[1] ?? '');
  if (!match || verb?.form !== 'ing') return text;
  return `${verb.verb[tense]}${alsoConverted(match[2] ?? '', 'ing', tense)}`;
}

function inPast(text: string): string {
  const match = /^(\p{L}+)( .*)$/u.exec(text);
  const known = readVerb(match?.[1] ?? '');
  if (
    !match ||
    known?.form !== 'base' ||
    known.verb.past === known.verb.base ||
    !isSureVerb(match[1] ?? '', match[2] ?? '')
  )
    return text;
  const rest = match[2] ?? '';
  if (hasDoubtful(rest)) return text;
  return `${known.verb.past}${alsoConverted(rest, 'base', 'past')}`;
}

const following = /((?:,|, and| and|;|, then| then) )(\p{L}+)(?= (\S+))/gu;

/** "Manage accounts and train staff": a verb that may be a noun leaves the whole bullet as it was written. */
function hasDoubtful(rest: string): boolean {
  return [...rest.matchAll(following)].some((match) => {
    const known = readVerb(match[2] ?? '');
    return known?.form === 'base' && !isSureVerb(match[2] ?? '', match[3] ?? '');
  });
}

function alsoConverted(rest: string, from: keyof Verb, tense: Tense): string {
  return rest.replace(following, (all, gap: string, word: string, next: string) => {
    const known = readVerb(word);
    return known?.form === from && (from === 'ing' || isSureVerb(word, next)) ? `${gap}${known.verb[tense]}` : all;
  });
}

function capitalised(text: string): string {
  const first = /^\p{Ll}+(?=[\s,-])/u.exec(text)?.[0] ?? '';
  return readVerb(first) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}

function withoutLoneStop(text: string): string {
  return /[.!?]\s+\S/.test(text) || /(?:\b(?:etc|Inc|Ltd|Co|Corp|Jr|Sr)|\.\w)\.$/.test(text)
    ? text
    : text.replace(/(?<!\.)\.$/, '');
}

const contractions: [RegExp, string][] = [
  [/\bcan['’]t\b/gi, 'cannot'],
  [/\bwon['’]t\b/gi, 'will not'],
  [/\b(do|does|did|is|are|was|were|has|have|had|would|could|should)n['’]t\b/gi, '$1 not'],
  [/\b(I|you|we|they)['’]ve\b/gi, '$1 have'],
  [/\b(you|we|they)['’]re\b/gi, '$1 are'],
  [/\bI['’]m\b/g, 'I am'],
  [/\b(it|that|there)['’]s\b/gi, '$1 is'],
  [/\b(I|you|we|they|it|he|she)['’]ll\b/gi, '$1 will'],
];

/** expandContractions writes out "don't" and its like, for the formal style. */
export function expandContractions(text: string): string {
  return contractions.reduce((result, [pattern, words]) => result.replace(pattern, words), text);
}

/** withStop ends a sentence with a full stop. */
export function withStop(text: string): string {
  return /[.!?:;…]$/.test(text) ? text : `${text}.`;
}
