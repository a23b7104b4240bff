const marks = /[\u064b-\u065f\u0670\u06d6-\u06ed]/g;
/** Each lam-alef as one character: standing alone, and joined to the letter before. */
const lamAlef: Record<string, [alone: string, joined: string]> = {
  ا: ['\ufefb', '\ufefc'],
  أ: ['\ufef7', '\ufef8'],
  إ: ['\ufef9', '\ufefa'],
  آ: ['\ufef5', '\ufef6'],
};
/** Letters that join to what follows: all Arabic letters but these. */
const joining = String.raw`(?:(?![اأإآٱءؤدذرزژوىةۀەۃۇۆۈۋ])\p{Script=Arabic})`;
const lamThenAlef = new RegExp(`(?<!${joining})(${joining}*?)ل([اأإآ])`, 'gu');

/** The initial and medial form of each letter; Unicode lists isolated, final, initial, medial one after the other. */
const forms = new Map<string, { initial: string; medial: string }>();
for (const [first, last] of [
  [0xfb50, 0xfbff],
  [0xfe80, 0xfef4],
] as const) {
  for (let code = first; code <= last; code += 1) {
    const four = [0, 1, 2, 3].map((step) => String.fromCharCode(code + step));
    const letters = new Set(four.map((form) => form.normalize('NFKC')));
    const [letter = ''] = letters;
    if (letters.size === 1 && letter.length === 1 && !forms.has(letter)) {
      forms.set(letter, { initial: four[2]!, medial: four[3]! });
    }
  }
}

/**
 * forPdf writes Arabic so that programs read it back. A PDF maps each drawn shape to its text, and readers turn
 * right-to-left runs around: a lam-alef, one shape of two letters, comes out as alef-lam unless its text is the one
 * character Unicode has for it, which NFKC takes apart again. Such a character joins to nothing by itself, so the
 * letters before it are written in the forms they have. Vowel marks share a shape with their letter and are left out,
 * as in most printed text.
 */
export function forPdf(text: string): string {
  return text.replace(marks, '').replace(lamThenAlef, (all, before: string, alef: string) => {
    const [alone = '', joined = ''] = lamAlef[alef] ?? [];
    const letters = [...before].map((letter, index) => forms.get(letter)?.[index === 0 ? 'initial' : 'medial']);
    if (letters.includes(undefined)) return all;
    return letters.join('') + (letters.length === 0 ? alone : joined);
  });
}
