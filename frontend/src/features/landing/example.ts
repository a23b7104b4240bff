import made from './example.json';

/** example is what the built-in engine makes of the optimizer's own samples; `npm run example` writes it. */
export const example = made;

export const termsBefore = made.terms.flatMap(({ term, isBefore }) => (isBefore ? [term] : []));
export const termsAfter = made.terms.flatMap(({ term, isAfter }) => (isAfter ? [term] : []));

/** missingTerms lists what of the posting the resume does not say: at least one, as the example's test asserts. */
export const missingTerms = new Intl.ListFormat('en').format(made.missing);
export const isOneMissing = made.missing.length === 1;
