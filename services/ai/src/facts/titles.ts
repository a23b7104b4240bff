import { isSureVerb, readVerb } from '../resume-text/verbs.js';
import { titleWord } from '../resume-text/titles.js';

const seniority = new Set(
  'senior sr lead principal staff chief head director vp vice executive president junior jr associate assistant deputy managing supervising charge master regional national global general distinguished founding manager interim acting'.split(
    ' ',
  ),
);
const adjectives =
  /^(?:an?|the|as|experienced|seasoned|skilled|dedicated|compassionate|detail-oriented|motivated|results-driven|reliable|passionate|versatile|accomplished|professional|enthusiastic|committed|creative|driven|hands-on|proactive|qualified|dependable|knowledgeable|caring|innovative|proven|strong|trusted|bilingual|current|former|recent|certified|i|am|work|worked|currently|of|and|with|in|for|to|who|is|was|be|become|being|by|to|include|includes|included|held|positions?|today|recently|previously|your|our|my|her|his|their|other|new|each|all|every|from|alongside|between)$/i;
const claimed = new RegExp(
  `(?:^|\\bas\\s+(?:an?\\s+|the\\s+)?|\\b(?:am|was|been)\\s+(?:an?\\s+|the\\s+)|\\b(?:role|position|that) of\\s+(?:an?\\s+)?)((?:[\\p{L}'/&-]+\\s+){0,4}?${titleWord.source.replace(/^\\b/, '')})`,
  'giu',
);

/** unprovenTitle finds a title the person gives themselves that no line of the original gives them. */
export function unprovenTitle(claim: string, lines: string[]): string | undefined {
  for (const match of claim.matchAll(claimed)) {
    const phrase = match[1] ?? '';
    const words = fold(phrase).split(' ').filter(Boolean);
    // "Partner with …" and "Assist the controller" start with a verb.
    const [first = '', ...after] = words;
    const isVerb = after.length === 0 ? readVerb(first) !== undefined : isSureVerb(first, after.join(' '));
    if (match.index === 0 && isVerb) continue;
    const lead = words.slice(0, -1).findLastIndex((word) => adjectives.test(word));
    words.splice(0, lead + 1);
    if (words.length === 0 || isProven(words, lines)) continue;
    if (words.length === 1 && lines.some((line) => line.includes(` ${words[0]} `))) continue;
    return phrase.trim();
  }
  return undefined;
}

/** The noun with the word before it must stand so in one title; a word of rank must stand in that title too. */
function isProven(words: string[], lines: string[]): boolean {
  const pair = words.slice(-2).join(' ');
  const ranks = words.filter((word) => seniority.has(word));
  return lines.some((line) => line.includes(` ${pair} `) && ranks.every((rank) => line.includes(` ${rank} `)));
}

/** foldTitle makes the lines that give titles comparable; the blanks at both ends stand for word borders. */
export function foldTitle(text: string): string {
  return ` ${fold(text)} `;
}

function fold(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/\bsr\b/g, 'senior')
    .replace(/\bjr\b/g, 'junior')
    .trim()
    .split(' ')
    .map((word) => word.replace(/s$/, ''))
    .join(' ');
}
