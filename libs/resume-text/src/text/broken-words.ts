import { common, languages, organizations, places, titles, verbs } from './word-lists.js';

/** What keeps its hyphen where a line was broken behind it: "non-/profit", "self-/employed". */
const hyphenated = new Set(
  'all anti co cross e ex full half high inter long low macro mid multi non off on out part post pre re self semi short sub third two well'.split(
    ' ',
  ),
);

/** The end of a word, and no word: "preconstruc-/tion". */
const ending =
  /^(?:[cstx]?ions?|[cst]ional(?:ly)?|ments?|ings?|ness(?:es)?|[ai]bilit(?:y|ies)|[bcdglnrst]?it(?:y|ies)|[ae]nc(?:es?|y|ies)|[aei]bl[ey]|[st]ive(?:ly)?|ical(?:ly)?|[st]ures?|[dt]ors?|thetics?|ogist?s?|olog(?:y|ies)|graph(?:y|er|ers))$/;

/**
 * joinWrapped joins two parts of a line. A word broken between them is whole again where the text has it whole elsewhere
 * (`known`) or a list of words does; where neither does, its hyphen stays as it was written.
 */
export function joinWrapped(before: string, after: string, known: ReadonlySet<string>): string {
  const broken = /\p{L}{1,40}-$/u.exec(before.slice(-50))?.[0].slice(0, -1);
  if (broken === undefined) return `${before} ${after}`;
  const rest = /^\p{Ll}{1,40}/u.exec(after)?.[0];
  // "Anne-/Marie", "COVID-/19".
  if (rest === undefined) return `${before}${/^[\p{Lu}\d]/u.test(after) ? '' : ' '}${after}`;
  const whole = `${broken}${rest}`.toLowerCase();
  const isKnown = isWord(whole) || isNameWord(whole);
  const isWhole =
    known.has(whole) ||
    (isKnown && !(hyphenated.has(broken.toLowerCase()) && isWord(rest))) ||
    (broken.length > 2 && (ending.test(rest) || areNoWords(broken.toLowerCase(), rest)));
  return isWhole ? `${before.slice(0, -1)}${after}` : `${before}${after}`;
}

/** "Sam-/sara" and "Logistikdienst-/leistung": a hyphen that somebody wrote stands between words, or before a participle. */
function areNoWords(broken: string, rest: string): boolean {
  const isPart = rest.length >= partCharsMin && !isWord(rest) && !participle.test(rest);
  return isPart && !isWord(broken) && !hyphenated.has(broken);
}

const partCharsMin = 4;
const participle = /(?:ed|ing|wide|free|led|driven|aware|ready|proof|like|born|built|made)$/;

/**
 * joinLigatures puts a word back together that a converter broke before a ligature: "quali" at the end of a line and
 * "ﬁcation" on the next, "of ﬁce". Only what is a word when it is whole is joined.
 */
export function joinLigatures(text: string): string {
  if (!/[\ufb00-\ufb06]/.test(text)) return text;
  return text.replace(
    /(?<!\p{L})(\p{L}{1,20})([ \n])([\ufb00-\ufb06]\p{Ll}{0,20})([^\s\p{L}]{0,3} ?)/gu,
    (all, before: string, gap: string, after: string, end: string) => {
      if (!isWord(`${before}${after.normalize('NFKC')}`.toLowerCase())) return all;
      return gap === '\n' ? `${before}${after}${end.trimEnd()}\n` : `${before}${after}${end}`;
    },
  );
}

function isNameWord(text: string): boolean {
  return [places, titles, organizations, languages].some((list) => list.has(text));
}

function isWord(text: string): boolean {
  return common.has(text) || verbs.has(text);
}
