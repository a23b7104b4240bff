import { allMatches } from '@tailwright/resume-text/text/all-matches';
import type { Term } from '../../evidence/text.js';
import { splitWords, stem } from '../../text/words.js';
import type { ClaimWord } from './claim-words.js';
import type { Claim, Evidence } from '../evidence.js';
import { isFree } from '../words/free-words.js';
import type { Lexis } from '../words/lexis.js';
import { onceForEach } from '../words/once-for-each.js';
import { hasItsFigures } from './told-outcomes.js';

const outcomes =
  /(?:[,—–;]\s+(?:thereby |thus |successfully |further )?|\band thereby |\bwhile )((?:help(?:ing)? (?:to )?|with )?(?:result|lead|contribut|ensur|improv|increas|reduc|cutt|sav|boost|driv|eliminat|achiev|deliver|earn|winn|rais|recover|rank|exceed|beat|enabl|minimi[sz]|maximi[sz]|strengthen|streamlin|prevent|avoid|secur|generat|accelerat|doubl|lower|slash|shorten|grow|bring|pass|evacuat|keep|mak|giv|free|support|allow)ing\b(?:[^;.]|\.(?=\d))*)|(?:, )(which (?:has |have |had )?(?!i\b|the\b|is\b|was\b|were\b|are\b)\p{L}+(?:ed|es|s|t)\b(?:[^;.]|\.(?=\d))*)|\b((?:which|that|and) (?:improved|increased|reduced|cut|saved|raised|boosted|eliminated|ensured|helped|led to|resulted in|earned|won)\b(?:[^;.]|\.(?=\d))*)/giu;

/** The figure behind such a verb is that of others. */
const comparing = /^(?:rank|exceed|beat|pass)/i;

/** outcomeOf is how little the lines say of what a claim says came of a deed, 0 to 1; what has its figures there is said. */
export function outcomeOf(text: string, read: readonly ClaimWord[], lines: string): number {
  let worst = 0;
  for (const match of allMatches(outcomes, text)) {
    const from = match.index + match[0].length - (match[1] ?? match[2] ?? match[3] ?? '').length;
    const to = match.index + match[0].length;
    const outcome = text.slice(from, to);
    if (!comparing.test(outcome) && hasItsFigures(outcome, lines)) continue;
    // What came of it stands behind the verb.
    const own = read.filter(({ term }) => term.start > from && term.start < to);
    const weight = own.reduce((total, each) => total + each.weight, 0) || 1;
    worst = Math.max(worst, own.reduce((total, each) => total + each.weight * each.near, 0) / weight);
  }
  return worst;
}

const partBorder = /[,;:—–]\s|\s(?:and|which|that|while|with|after|by|so|plus|including)\s/gi;

/** How little the lines say of the part of a claim that they say least of; a part has two telling words or more. */
export function worstPart(text: string, read: readonly ClaimWord[], where: 'near' | 'all'): number {
  const borders = [...allMatches(partBorder, text).map(({ index }) => index), text.length];
  let from = 0;
  let worst = 0;
  for (const to of borders) {
    const own = read.filter(({ term }) => term.start >= from && term.start < to);
    from = to;
    const weight = own.reduce((total, each) => total + each.weight, 0);
    if (own.length < 2 || weight < 0.8) continue;
    worst = Math.max(worst, own.reduce((total, each) => total + each.weight * each[where], 0) / weight);
  }
  return worst;
}

/** Two words in a row that stand so in the job description and nowhere in the original. */
export function phrasesOfPosting(terms: Term[], posting: Lexis, own: Lexis, near: Lexis): number {
  let count = 0;
  for (let at = 1; at < terms.length; at += 1) {
    const [one, two] = [terms[at - 1] as Term, terms[at] as Term];
    if (two.at - one.at > 2 || !posting.hasRow(one.stem, two.stem) || own.hasRow(one.stem, two.stem)) continue;
    const isSaid = [one, two].every(({ key }) => near.holds({ text: key, key }).share >= 0.8);
    if (!isSaid) count += Math.max(one.weight, two.weight);
  }
  return count;
}

const stemsOf = onceForEach((text) => splitWords(text).map((word) => stem(word.key)));

/** Words that stand where the nearest line has another one between the same two: "tea and crackers" for "tea and biscuits". */
export function exchangedWords(claim: Claim, clauses: readonly string[], evidence: Evidence): number {
  const words = claim.words.map((word) => stem(word.key));
  let count = 0;
  for (const clause of clauses.slice(0, 2)) {
    const row = stemsOf(clause, evidence);
    words.forEach((word, at) => {
      const [before, after] = [words[at - 1], words[at + 1]];
      if (word.length < 3 || isFree(word) || row.includes(word)) return;
      if (evidence.lexis.holds({ text: claim.words[at]?.text ?? '', key: claim.words[at]?.key ?? '' }).share > 0.75)
        return;
      const isThere = row.some(
        (each, place) =>
          place > 0 &&
          row[place - 1] === before &&
          (after === undefined || row[place + 1] === after) &&
          each !== word &&
          !isFree(each),
      );
      if (isThere) count += 1;
    });
  }
  return count;
}
