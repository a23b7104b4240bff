import { findFigures } from './numbers.js';
import { splitWords, stem } from '../../text/words.js';

const wholeOf =
  /\b(?:throughout(?! the (?:day|week|month|year|shift|season))|year[- ]round|altogether|without (?:any |a single )?exception|all|every one|everyone|entire|whole|both|each of|every)\b(?! (?:other|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|\d+(?:st|nd|rd|th)|day|night|week|month|quarter|year|shift|morning|evening|fall|spring|summer|winter|season)s?\b)/i;
const partOf =
  /\b(?:mostly|mainly|largely|chiefly|predominantly|part of the (?:year|time)|in (?:summer|winter|peak|high season)|for the smaller|the first (?:one|of them)|one (?:of them )?with|(?:one|two|three|four|five|six|seven|eight|nine|ten|\d{1,3}) of (?:them|these|those|which|whom))\b|(?<![.\d])\b(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|half|largest|biggest) (?:of|out of)\b|\b\d+\/\d+\b/i;

/** "Both English and French" names the two. */
const bothOfTwo = /\bboth (?=[^,;.]{2,40} and )/gi;

/** isMadeWhole is true for a claim of all or every where the line gives a part: "27 of 29", "13 closed on time". */
export function isMadeWhole(claim: string, line: string): boolean {
  const text = claim.replace(bothOfTwo, ' ');
  if (!wholeOf.test(text) || partOf.test(text)) return false;
  // "Both crews" are two.
  if (wholeOf.exec(text)?.[0].toLowerCase() === 'both' && /\b(?:two|2|pair)\b/i.test(line)) return false;
  return (!wholeOf.test(line) && partOf.test(line)) || isPartLeftOut(text, line);
}

const shareWord = /\b(?:most|nearly all|almost all|half|a third|two thirds|the largest|the biggest|some)\b/i;
/** More than this is an amount or a year. */
const peopleMax = 1_000;
/** How many words stand between how many they were and what was done. */
const besideMax = 2;

/** "All closed on time" where the line has "13 closed on time": a figure beside the same words, that the claim leaves out. */
function isPartLeftOut(text: string, line: string): boolean {
  const told = new Set(findFigures(text).map((figure) => figure.value));
  const whole = wholeOf.exec(text);
  if (!whole) return false;
  const behind = rootsOf(text.slice(whole.index + whole[0].length)).slice(0, besideMax);
  const isBeside = (end: number) => {
    const next = rootsOf(line.slice(end)).slice(0, besideMax);
    return next.some((root) => behind.includes(root));
  };
  const figures = findFigures(line).filter(
    ({ value, time, unit }) => !told.has(value) && time === '' && unit !== '$' && value < peopleMax,
  );
  const ofLine = wholeOf.exec(line);
  // The line says it of all of them too.
  if (ofLine && isBeside(ofLine.index + ofLine[0].length)) return false;
  if (figures.some(({ end }) => isBeside(end))) return true;
  const share = shareWord.exec(line);
  return share !== null && !shareWord.test(text) && isBeside(share.index + share[0].length);
}

/** Words as short as "on" and "the" tell nothing. */
const letters = /^\p{L}{4,}$/u;

function rootsOf(text: string): string[] {
  return splitWords(text)
    .filter((word) => letters.test(word.key))
    .map((word) => stem(word.key));
}
