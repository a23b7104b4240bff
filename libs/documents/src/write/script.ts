/** Language is what a file says it is written in, and the direction of its lines. */
export interface Language {
  /** BCP 47, such as "en" or "ar". */
  code: string;
  direction: 'ltr' | 'rtl';
}

const scripts = [
  { code: 'ar', letters: /\p{Script=Arabic}/gu },
  { code: 'he', letters: /\p{Script=Hebrew}/gu },
  { code: 'ja', letters: /[\p{Script=Hiragana}\p{Script=Katakana}]/gu },
  { code: 'ko', letters: /\p{Script=Hangul}/gu },
  { code: 'zh', letters: /\p{Script=Han}/gu },
  { code: 'ru', letters: /\p{Script=Cyrillic}/gu },
  { code: 'el', letters: /\p{Script=Greek}/gu },
];
/** A Han character is a word, where others need five letters for one. */
const weights: Record<string, number> = { zh: 4, ja: 4, ko: 3 };

/** Small words that only one of the languages uses much; enough to tell a screen reader which voice to take. */
const smallWords: Record<string, RegExp> = {
  en: /\b(?:the|and|of|with|for|to|from|by)\b/gi,
  de: /\b(?:und|der|die|das|mit|für|von|bei|im)\b/gi,
  fr: /\b(?:et|les|des|pour|avec|dans|une|du|au)\b/gi,
  es: /\b(?:y|los|las|para|con|del|una|por|el)\b/gi,
  it: /\b(?:il|della|di|per|con|gli|che|del)\b/gi,
  pt: /\b(?:e|os|para|com|uma|dos|das|ao|em)\b/gi,
  nl: /\b(?:en|het|een|van|voor|met|bij|de)\b/gi,
  pl: /\b(?:i|w|na|oraz|dla|przez|się|do)\b/gi,
};

const own: Record<string, [code: string, only: RegExp]> = {
  ru: ['uk', /[іїєґ]/i],
  ar: ['fa', /[پچژگ]/],
};

/** languageOf tells the language most of a text is in; Latin script without telling words counts as English. */
export function languageOf(text: string): Language {
  const latin = count(text, /\p{Script=Latin}/gu);
  const [most] = scripts
    .map(({ code, letters }) => ({ code, letters: count(text, letters) * (weights[code] ?? 1) }))
    .sort((a, b) => b.letters - a.letters);
  // Names of tools and companies stay in Latin letters in every language.
  if (most && most.letters > 0.4 * latin && most.letters > 0) {
    const [code, only] = own[most.code] ?? [];
    const direction = most.code === 'ar' || most.code === 'he' ? 'rtl' : 'ltr';
    return { code: code !== undefined && only?.test(text) ? code : most.code, direction };
  }
  const [best] = Object.entries(smallWords)
    .map(([code, words]) => ({ code, words: count(text, words) }))
    .sort((a, b) => b.words - a.words);
  return { code: best && best.words > 0 ? best.code : 'en', direction: 'ltr' };
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
