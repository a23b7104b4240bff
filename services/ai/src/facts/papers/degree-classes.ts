import { allMatches } from '@tailwright/resume-text/text/all-matches';

/** The classes in which degrees are given, highest first; two writings of one class say the same. */
const classes: [string, RegExp][] = [
  ['first', /\b(?:first|1st)[- ](?:class|honours|hons)\b/giu],
  [
    'upper second',
    /\b(?:upper[- ]second|second class honours,? grade (?:1|one|i)\b|second[-\s](?:class\s)?(?:honours,?\s)?\(?upper|2nd (?:class )?upper)\b|(?<![\d.:])2[:.][1i](?![\d.:])/giu,
  ],
  [
    'lower second',
    /\b(?:lower[- ]second|second class honours,? grade (?:2|two|ii)\b|second[-\s](?:class\s)?(?:honours,?\s)?\(?lower|2nd (?:class )?lower)\b|(?<![\d.:])2[:.]2(?![\d.:])/giu,
  ],
  ['third', /\b(?:third|3rd)[- ]class\b/giu],
  ['summa', /\bsumma cum laude\b/giu],
  ['magna', /\bmagna cum laude\b/giu],
  ['cum laude', /(?<!summa |magna )\bcum laude\b/giu],
  ['distinction', /\bwith (?:high |great )?distinction\b/giu],
  ['merit', /\bwith merit\b/giu],
];

/** raisedDegreeClass finds a class of degree that the original does not give: "first class" where it has "2:1". */
export function raisedDegreeClass(claim: string, original: string): string | undefined {
  for (const [, pattern] of classes) {
    const match = allMatches(pattern, claim)[0];
    if (match && allMatches(pattern, original).length === 0 && isOfStudy.test(claim)) return match[0];
  }
  return undefined;
}

/** A ticket and a train have a first class too. */
const isOfStudy =
  /degree|honours|\bhons\b|universit|college|bachelor|master|diploma|laude|graduat|\b(?:ba|bsc|ma|msc|bcom|beng|llb|mba|phd|b\.a|b\.s|m\.a|m\.s)\b/i;
