const names =
  'english|german|french|spanish|italian|portuguese|dutch|danish|swedish|norwegian|finnish|polish|czech|russian|ukrainian|greek|turkish|arabic|hebrew|hindi|urdu|bengali|punjabi|tamil|mandarin|cantonese|chinese|japanese|korean|vietnamese|thai|tagalog|swahili|yoruba|igbo|amharic|somali|romanian|hungarian|bulgarian|serbian|croatian|persian|farsi|creole|catalan';
const levels: [number, RegExp][] = [
  [5, /\b(?:native|bilingual|mother tongue|first language)\b/i],
  [4, /\b(?:fluent(?:ly)?|c2|c1|full professional)\b/i],
  [3, /\b(?:advanced|proficient|professional|business|b2)\b/i],
  [2, /\b(?:conversational|intermediate|working|good|b1)\b/i],
  [1, /\b(?:basic|elementary|beginner|some|limited|a1|a2)\b/i],
];
const named = new RegExp(`\\b(?:${names})\\b`, 'gi');

/** raisedLanguage finds a language claimed at a higher level than the original gives it, which is `held`. */
export function raisedLanguage(claim: string, held: ReadonlyMap<string, number>): string | undefined {
  for (const [language, level] of levelsIn(claim)) {
    const own = held.get(language);
    if (level > 0 && own !== undefined && own > 0 && level > own) return language;
  }
  return undefined;
}

/**
 * levelsIn gives each language of a text its level. "French (basic)", "native Polish" and "fluent in German and English":
 * a level holds to the end of its list.
 */
export function levelsIn(text: string): Map<string, number> {
  const found = new Map<string, number>();
  for (const match of text.matchAll(named)) {
    const after = /^\s*[(:–-]\s*([^(),;\n]{2,30})/.exec(text.slice(match.index + match[0].length))?.[1] ?? '';
    const clause = text.slice(Math.max(0, match.index - 80), match.index);
    const before = clause.slice(Math.max(...['\n', '.', ';', '('].map((mark) => clause.lastIndexOf(mark))) + 1);
    const level = levelOf(after) || lastLevelOf(before.replace(/\([^()]*\)/g, ''));
    const language = match[0].toLowerCase();
    found.set(language, Math.max(found.get(language) ?? 0, level));
  }
  return found;
}

function levelOf(text: string): number {
  return levels.find(([, pattern]) => pattern.test(text))?.[0] ?? 0;
}

/** The level named last before a language is its own. */
function lastLevelOf(text: string): number {
  const found = levels.map(([level, pattern]) => ({ level, at: text.search(pattern) })).filter(({ at }) => at >= 0);
  return found.sort((a, b) => b.at - a.at)[0]?.level ?? 0;
}
