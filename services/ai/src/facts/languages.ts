import { allMatches } from '@tailwright/resume-text/all-matches';
const names =
  'english|german|french|spanish|italian|portuguese|dutch|danish|swedish|norwegian|finnish|polish|czech|slovak|russian|ukrainian|greek|turkish|arabic|hebrew|hindi|urdu|bengali|punjabi|gujarati|tamil|telugu|mandarin|cantonese|chinese|japanese|korean|vietnamese|thai|tagalog|filipino|swahili|yoruba|igbo|amharic|somali|romanian|hungarian|bulgarian|serbian|croatian|persian|farsi|creole|catalan|welsh|irish|auslan|asl|bsl|sign language';
const levels: [number, RegExp][] = [
  [
    6,
    /\b(?:native|mother[- ]tongue|first language|home language|(?<=\()first(?=\))|^first$|maternel(?:le)?|muttersprache|nativ[oa]|lengua materna|de casa|\(home\)|at home|since birth|from (?:birth|childhood|the crib)|grew up (?:with|speaking)|c2)\b/i,
  ],
  [5, /\b(?:fluent(?:ly)?|bilingual|c1|full professional|since age \d+)\b/i],
  [4, /\b(?:advanced|proficient|professional|business|b2|upper[- ]intermediate)\b/i],
  [3, /\b(?:conversational|intermediate|working|good|b1)\b/i],
  [2, /\b(?:some|limited|a2|school|basic|elementary)\b/i],
  [1, /\b(?:beginner|a1|enough|phrases|bit|alphabet|a little|few words)\b/i],
];
const named = new RegExp(`\\b(?:${names})\\b`, 'gi');
const levelled = new RegExp(`\\b(?:${names})[ :–-]{1,3}[\\p{L}\\d +/]{2,20},`, 'giu');
/** A level stands beside its language, or below it in a table. */
const besideChars = 60;

/** raisedLanguage finds a language claimed at a higher level than the original gives it anywhere. */
export function raisedLanguage(claim: string, original: string): string | undefined {
  for (const match of allMatches(named, claim)) {
    const level = levelBeside(claim, match.index, match.index + match[0].length);
    if (level < 3) continue;
    const own = ownLevel(match[0], original);
    if (own !== undefined && own < level) return match[0];
  }
  return undefined;
}

/** What a language calls itself. */
const ownNames: Record<string, string[]> = {
  french: ['français', 'francais'],
  german: ['deutsch'],
  spanish: ['español', 'espanol', 'castellano'],
  italian: ['italiano'],
  portuguese: ['português', 'portugues'],
  polish: ['polski'],
  dutch: ['nederlands'],
  chinese: ['中文'],
  japanese: ['日本語'],
  korean: ['한국어'],
};

/** The highest level the original gives a language; 0 where it gives none, undefined where it does not name it. */
function ownLevel(language: string, original: string): number | undefined {
  let best: number | undefined;
  let beside = 0;
  const names = [language, ...(ownNames[language.toLowerCase()] ?? [])].join('|');
  for (const match of original.matchAll(new RegExp(`(?<!\\p{L})(?:${names})(?!\\p{L})`, 'giu'))) {
    const from = original.slice(Math.max(0, match.index - besideChars), match.index);
    const before = from.slice(Math.max(from.lastIndexOf('\n'), from.lastIndexOf('.')) + 1);
    const after = original.slice(match.index, match.index + match[0].length + besideChars);
    const level = highestLevelIn(`${before} ${after}`);
    beside = Math.max(beside, levelBehind(original, match.index + match[0].length));
    // A language of the place, of an address or of a degree has no level.
    best = Math.max(best ?? 0, level);
  }
  // What stands right behind its name is its level, whatever its neighbours have.
  return beside > 0 ? beside : best;
}

/** highestLevelIn is the highest level of a language that a text speaks of, 6 for a native speaker's; 0 for none. */
export function highestLevelIn(text: string): number {
  return levels.find(([, pattern]) => pattern.test(text))?.[0] ?? 0;
}

/** The level in brackets or behind a colon right after a language: "English (B2)". */
function levelBehind(text: string, end: number): number {
  return levelOf(/^\s{0,2}[(:–-]\s{0,2}([^(),;.:\n]{2,30})/.exec(text.slice(end, end + 40))?.[1] ?? '');
}

/** "French (basic)", "native Polish" and "fluent in German and English": the level a language is given in a claim. */
function levelBeside(text: string, start: number, end: number): number {
  const after = /^\s*(?:[(:–,-]\s*)?([^(),;.\n]{2,30})/.exec(text.slice(end))?.[1] ?? '';
  const own = levelOf(after);
  if (own > 0) return own;
  const before = text.slice(Math.max(0, start - 40), start);
  const clause = before.slice(Math.max(...['\n', '.', ';', '(', ')'].map((mark) => before.lastIndexOf(mark))) + 1);
  // In "German C1, English B2, Ukrainian" each level belongs to the language before it.
  return levelOf(clause.replace(levelled, ' '));
}

function levelOf(text: string): number {
  return levels.find(([, pattern]) => pattern.test(text))?.[0] ?? 0;
}
