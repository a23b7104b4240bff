import type { Unit } from './units.js';

const wordsMax = 60;

/** lineFeatures are the plain features by which the tagger tells a requirement from company text, benefits and law. */
export function lineFeatures(unit: Unit): string[] {
  const { text } = unit;
  const words = wordsOf(text);
  const place = `${unit.section}${unit.isFar ? '~' : ''}`;
  const shape = unit.isItem ? 'item' : /[.!?]["”’)]?$/.test(text) ? 'sentence' : 'line';
  const features = [
    'bias',
    `in:${place}`,
    `in:${unit.section}`,
    `${shape}:${place}`,
    `shape:${shape}`,
    `top:${unit.isTop}`,
    `top:${unit.isTop}:${shape}`,
    `length:${Math.min(6, Math.floor(Math.log2(words.length + 1)))}`,
    `first:${words[0] ?? ''}`,
    `first:${words[0] ?? ''} ${words[1] ?? ''}`,
    `last:${words.at(-1) ?? ''}`,
  ];
  const seen = new Set(words.slice(0, wordsMax));
  for (const word of seen) features.push(`w:${word}`);
  for (let at = 1; at < Math.min(words.length, wordsMax); at += 1) features.push(`p:${words[at - 1]} ${words[at]}`);
  for (const [name, pattern] of signs) if (pattern.test(text)) features.push(`sign:${name}`);
  if (/^\p{Lu}\w+(?: \p{Lu}\w+)* (?:is|has|are|was|does|builds|makes|runs|designs|provides|offers|works)\b/u.test(text))
    features.push('sign:name-verb');
  return [...new Set(features)];
}

const signs: [string, RegExp][] = [
  ['money', /[$€£¥]\s?\d|\b(?:USD|EUR|GBP|CHF|CAD|AUD)\b|\b401\s?\(?k/i],
  [
    'years',
    /\b\d{1,2}\s?\+?\s?(?:-|–|to)?\s?\d*\s?(?:years?|yrs?)\b|\b(?:one|two|three|four|five|six|seven|eight|ten) (?:or more )?years?\b/i,
  ],
  ['count', /\b\d{2,}(?:,\d{3})*\b/],
  ['bars', / [|·•] /],
  ['we', /\b(?:we|our|us)\b/i],
  ['you', /\b(?:you|your|yourself)\b/i],
  ['you-will', /\b(?:you will|you['’]ll)\b/i],
  ['wanted', /\b(?:must|required|requires?|essential|need to|minimum|at least|ability to|able to)\b/i],
  [
    'wished',
    /\b(?:preferred|a plus|an asset|an? (?:added |big |strong )?advantage|desirable|ideally|bonus|nice to have|highly regarded|love to see|welcome)\b/i,
  ],
  [
    'knowledge',
    /\b(?:experience|knowledge|proficien\w+|familiar\w*|understanding|skills?|fluen\w+|degree|certif\w+|licen[cs]e\w*|command|expert\w*)\b/i,
  ],
  [
    'leave',
    /\b(?:holidays?|vacation|pto|days off|annual leave|pension|insurance|dental|bonus|discounts?|allowance|stipend|wellness|perks?|salary|stock|equity|reimbursement)\b/i,
  ],
  [
    'equal',
    /\b(?:equal|regardless|race|religion|gender|disabilit(?:y|ies)|veterans?|accommodations?|diversity|inclusi\w+|discriminat\w+|backgrounds)\b/i,
  ],
  [
    'check',
    /\b(?:background check|drug|screen(?:ing)?|right to work|authori[sz]ed to work|eligible to work|visa|sponsorship|clearance|vetting|police|dbs)\b/i,
  ],
  [
    'send',
    /\b(?:apply|application|applications|cv|resume|cover letter|interview|shortlisted|contacted|agencies|recruiters)\b/i,
  ],
];

/** wordsOf are the words of a line, in lower case, numbers as one token, plurals cut so that both forms meet. */
export function wordsOf(text: string): string[] {
  const words =
    text
      .slice(0, 600)
      .toLowerCase()
      .replace(/[’]/g, "'")
      .match(/[\p{L}\p{N}][\p{L}\p{N}'+#]*/gu) ?? [];
  return words.map((word) => (/^\d/.test(word) ? '0' : word.length > 4 ? word.replace(/'s$|(?<=[^s])s$/, '') : word));
}
