import made from './example.json';

/** example is what the built-in engine makes of the optimizer's own samples; `npm run example` writes it. */
export const example = made;

export const termsBefore = made.terms.flatMap(({ term, isBefore }) => (isBefore ? [term] : []));
export const termsAfter = made.terms.flatMap(({ term, isAfter }) => (isAfter ? [term] : []));

const numbers = [
  'No',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
  'Twelve',
];

/** inWords writes a small count as a word that begins a sentence. */
export const inWords = (count: number): string => numbers[count] ?? String(count);

/** missingTerms lists what of the posting the resume does not say: at least one, as the example's test asserts. */
export const missingTerms = new Intl.ListFormat('en').format(made.missing);
export const isOneMissing = made.missing.length === 1;
