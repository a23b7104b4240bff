/** Degree classes: two writings of one class say the same. */
const classes: [string, RegExp][] = [
  ['doctor', /\b(?:ph\.?\s?d\b\.?|doctorate|doctoral degree|doctor of \p{L}+|d\.?phil\b)/giu],
  ['mba', /\b(?:m\.?b\.?a\b\.?|master(?:'s|s)? (?:of|in) business administration)/giu],
  [
    'master of science',
    /\bM\.\s?S\.?(?:c\b\.?)?|\bMSc\b|\bMS\b(?= in\b|,|$)|\b[Mm]aster(?:'s|s)? of [Ss]cience|\bMSN\b|\bMASTER OF SCIENCE\b/gu,
  ],
  // "MA" behind a comma is a state.
  [
    'master of arts',
    /(?<!\p{L})(?:[Mm]\.[Aa]\.|(?<!, )MA(?=,? \p{Lu}\p{Ll}| in | \()|[Mm]aster(?:['’]?s)? of [Aa]rts|MASTER OF ARTS)/gu,
  ],
  [
    'master',
    /\b[Mm]aster['’]s\b|\b[Mm]aster(?:'s|’s|s)?(?= (?:degree|graduate|student|level|in|of)\b)|\bM\.?\s?(?:Eng|Ed|Tech)\b\.?/gu,
  ],
  [
    'bachelor of science',
    /\bB\.\s?S\.?(?:c\b\.?)?|\bBSc\b|\bBS\b(?= in\b|,|$)|\b[Bb]achelor(?:'s|s)? of [Ss]cience|\bBSN\b|\bBACHELOR OF SCIENCE\b/gu,
  ],
  [
    'bachelor of arts',
    /(?<!\p{L})(?:[Bb]\.[Aa]\.|BA(?=,? \p{Lu}\p{Ll}| in | \()|[Bb]achelor(?:['’]?s)? of [Aa]rts|BACHELOR OF ARTS)/gu,
  ],
  ['bachelor', /\b[Bb]achelor(?:'s|’s|s)?\b|\bB\.?\s?(?:Eng?|Ed|Tech|Com|Bus|Arch|Nurs|FA|Mus|Des|B\.?A)\b\.?/gu],
  ['associate', /\bassociate(?:'s|’s|s)? (?:degree|of|in)\b|\ba\.?a\.?s\b\.?|(?<![\p{L}.])a\.[as]\.(?!\p{L})/giu],
  ['diploma', /\b(?:graduate )?diploma\b|\bDEC\b/giu],
  ['doctor of law', /\bj\.d\.|\bjuris doctor/giu],
  ['doctor of medicine', /\bm\.d\.(?=\s|,|$)/giu],
];

/** degreesIn lists the degree classes a text names, the special ones with the general ones they belong to. */
export function degreesIn(text: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [name, pattern] of classes) {
    const match = text.match(pattern)?.[0];
    if (match) found.set(name, match);
  }
  for (const name of [...found.keys()]) {
    const general = /^(?:bachelor|master)/.exec(name)?.[0] ?? (name === 'mba' ? 'master' : undefined);
    if (general && !found.has(general)) found.set(general, found.get(name) ?? '');
  }
  return found;
}

/** unprovenDegree finds a degree the original does not name. */
export function unprovenDegree(claim: string, whole: Map<string, string>): string | undefined {
  const claimed = degreesIn(claim);
  for (const [name, text] of claimed) if (!whole.has(name) && !isCovered(name, claimed, whole)) return text;
  return undefined;
}

/** "Bachelor's degree" is proven by a Bachelor of Science; the other way round it is not. */
function isCovered(name: string, claimed: Map<string, string>, whole: Map<string, string>): boolean {
  return name === 'diploma' && [...claimed.keys()].some((each) => each !== 'diploma' && whole.has(each));
}
