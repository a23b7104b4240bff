import { allMatches } from '@tailwright/resume-text/text/all-matches';
import { rememberLast } from '@tailwright/resume-text/text/remember-last';
import { splitWords, stem } from '../../text/words.js';
import { partsOf } from './clauses.js';
import { isFree } from './free-words.js';

export const traits =
  /\b(?:detail[- ]oriented|self[- ]starter|team[- ]player|collaborator|proactive|empath\w+|resilient|passionate|motivated|self[- ]motivated|dedicated|hard[- ]?working|reliable|dependable|adaptable|flexible|creative thinker|innovative|strategic thinker|analytical|highly organi[sz]ed|well[- ]organi[sz]ed|patient and|warm|gentle|friendly|energetic|enthusiastic|communicator|clear communication|strong communication|communication skills|interpersonal|emotional intelligence|leadership skills|problem[- ]solv\w+|multitask\w*|meticulous|cool head|under pressure|work ethic|people skills|customer[- ]focused|results[- ](?:driven|oriented|focused)|curious|curiosity|quick learner|work(?:s|ing)? well|thrive\w*|eager|committed to|compassionate|personable|outgoing(?! [a-z]+s\b)|punctual|trustworthy|confident)\b/gi;

export const others =
  /(?<!\b(?:where|when|while|than|against|versus|vs\.?) )\b(?!a (?:team|group)\b)(?:our|the|my|a|an|by|with|to|for|from|under|goes to|done by) (?:[\p{L}&'-]+ ){0,2}(?:team|consultant|subconsultant|contractor|bookkeeper|officer|manager|engineer|lead|supervisor|partner|vendor|agency|colleague|department|dept|office|boss|owner|chef|lawyer|attorney|pharmacist|rph|doctor|nurse|architect|designer|developer|accountant|ca|cpa|committee|company|group)\b/giu;

/** "Hard-working" and "hard working" are one. */
const inWords = rememberLast((text: string) => text.replaceAll('-', ' '), 8);

export function newMatches(text: string, pattern: RegExp, lower: string): string[] {
  return [...new Set(allMatches(pattern, text).map(([word]) => word.toLowerCase()))].filter(
    (word) => !inWords(lower).includes(inWords(word.slice(0, Math.max(4, word.length - 3)))),
  );
}

/** dropped counts who else had a part in what a claim tells, and whom the claim leaves out. What a line says of something else does not count. */
export function dropped(text: string, source: string, pattern: RegExp): number {
  const lower = text.toLowerCase();
  const told = new Set(rootsIn(text));
  const parts = partsOf(source);
  const isTold = (part: string) => parts.length === 1 || rootsIn(part).some((root) => told.has(root));
  const named = parts.filter(isTold).flatMap((part) => allMatches(pattern, part).map(([word]) => word.toLowerCase()));
  return [...new Set(named)].filter((word) => !lower.includes(word.split(' ').at(-1) ?? word)).length;
}

function rootsIn(text: string): string[] {
  return splitWords(text)
    .map(({ key }) => stem(key))
    .filter((root) => !isFree(root));
}
