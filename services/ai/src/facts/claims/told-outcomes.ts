import { allMatches } from '@tailwright/resume-text/text/all-matches';
import { splitWords, stem } from '../../text/words.js';
import { isFree } from '../words/free-words.js';
import type { Lexis } from '../words/lexis.js';
import { findFigures } from '../figures/numbers.js';

/** What a deed came to, by kind: one word of a kind in a line tells of the whole kind. */
const kinds: readonly { words: readonly string[]; isChange: boolean }[] = [
  {
    isChange: true,
    words:
      'increase raise rise rose grow grew boost gain expand lift elevate double triple improve better strengthen enhance higher accelerate faster maximise maximize'.split(
        ' ',
      ),
  },
  {
    isChange: true,
    words:
      'reduce cut lower decrease drop decline fall fell shrink minimise minimize save halve trim less fewer eliminate prevent avoid slash shorten curb stop'.split(
        ' ',
      ),
  },
  {
    isChange: false,
    words:
      'earn win won secure attract retain keep kept achieve exceed beat pass praise commend award recognise recognize acclaim thank outperform surpass meet miss loyal'.split(
        ' ',
      ),
  },
  { isChange: false, words: 'no zero without never nothing none nil free 0'.split(' ') },
];
const kindOfStem = new Map(kinds.flatMap((kind) => kind.words.map((word) => [stem(word), kind] as const)));
/** A line that tells of two states tells of a change: "remakes came down from 9 % to 6 %". */
const change = /\b(?:went|came|brought|down|up (?:from|by|to)|was|from \S{1,12} to)\b|→|->/i;

const verb =
  '(?:accelerat|achiev|allow|attract|avoid|beat|boost|bring|build|catch|contribut|creat|cutt|decreas|deliver|doubl|driv|earn|elevat|eliminat|enabl|encourag|end|enhanc|ensur|exceed|expand|extend|facilitat|foster|freeing up|gain|generat|giv|grow|halv|help|improv|increas|keep|lead(?=ing to\\b)|leav|lift|lower|mak|maximi[sz]|meet|minimi[sz]|optimi[sz]|outperform|pass|preserv|prevent|prolong|promot|protect|provid|rais|recover|reduc|result|retain|safeguard|sav|secur|shorten|slash|speed|stabili[sz]|stopp|streamlin|strengthen|support|surpass|sustain|tripl|trimm|winn)';
const past =
  '(?:accelerated|achieved|attracted|avoided|beat|boosted|brought|contributed|created|cut|decreased|delivered|doubled|drove|earned|eliminated|enabled|enhanced|ensured|exceeded|gained|generated|gave|grew|halved|helped|improved|increased|kept|led to|lifted|lowered|made|maximi[sz]ed|minimi[sz]ed|optimi[sz]ed|outperformed|prevented|raised|reduced|resulted in|retained|saved|secured|shortened|slashed|sped up|streamlined|strengthened|surpassed|tripled|trimmed|won|was praised|were praised|was commended|was recogni[sz]ed|earned)';
const present =
  '(?:allows|boosts|brings|cuts|drives|enables|ensures|gives|helps|improves|increases|keeps|leads to|lets|makes|means|raises|reduces|results in|saves|speeds)';
const changed =
  '(?:accelerated|boosted|cut|decreased|doubled|eliminated|enhanced|ensured|halved|improved|increased|led to|lowered|maximi[sz]ed|minimi[sz]ed|prevented|raised|reduced|resulted in|saved|shortened|slashed|sped up|strengthened|tripled|trimmed)';
/** Up to the end of the sentence; the point in "0.4" is none. */
const toItsEnd = '(?:[^;.]|\\.(?=\\d))*';
/** A part of a sentence that tells what came of it: "…, cutting costs", "… and reduced waiting times", "…, without a single incident". */
const outcomes = new RegExp(
  [
    `(?:[,—–;]\\s+(?:and )?|\\band (?:thereby |thus |so ))(?:thereby |thus |successfully |further |in turn |so )?(${verb}ing\\b${toItsEnd})`,
    `(?:,\\s+)(which (?:(?:has|have|had) )?(?:${past}|${present})\\b${toItsEnd})`,
    `(?:,\\s+)((?:which|that) (?:${past})\\b${toItsEnd})`,
    `\\b(?:which|and|that) (${changed}\\b${toItsEnd})`,
    `(?:,\\s+|\\b)((?:so that|so much so that|such that|as a result of which|for which|whose)\\b${toItsEnd})`,
    `(?:[,;]\\s+)((?:with (?:no|zero|fewer|higher|better|improved|reduced|increased)|without (?:an?|any)|to (?:great|wide|high|much))\\b${toItsEnd})`,
    `(?:[,;]\\s+)([^,;.]{3,60} as a result)\\b`,
  ].join('|'),
  'giu',
);

/** unsaidOutcomes counts what a claim says came of a deed where its lines tell nothing of the kind. */
export function unsaidOutcomes(text: string, lines: string, lexisOf: (lines: string) => Lexis): number {
  const told = allMatches(outcomes, text).map((match) => match.slice(1).find((each) => each !== undefined) ?? '');
  // "Safeguarding Level 2" within a list is a name.
  return told.filter(
    (each) => !/^\p{Lu}/u.test(each) && !hasItsFigures(each, lines) && isUnsaid(each, lexisOf(lines), lines),
  ).length;
}

/** Smaller numbers stand in many lines. */
const smallMax = 9;

/** hasItsFigures: "driving yield from 0.4 to 1.9 mg" is said by "yield 0.4 → 1.9 mg", whatever the verb. */
export function hasItsFigures(told: string, lines: string): boolean {
  // "An hour" counts nothing.
  const figures = findFigures(told).filter(({ value }) => value !== 1);
  if (!figures.some(({ value, unit }) => unit !== '' || value > smallMax || !Number.isInteger(value))) return false;
  const own = new Set(findFigures(lines).map(({ value }) => value));
  return figures.every(({ value }) => own.has(value));
}

/** A part is unsaid with this share of its telling words, or less, in the lines. */
const saidMin = 0.5;
/** The verb stands among the first words. */
const verbWithin = 4;

function isUnsaid(told: string, near: Lexis, lines: string): boolean {
  const words = splitWords(told).filter(({ key }) => key.length > 1 && !/^\d/.test(key));
  const isHeld = (word: { text: string; key: string }) => near.holds(word).share >= 0.8;
  const kind = words
    .slice(0, verbWithin)
    .map(({ key }) => kindOfStem.get(stem(key)))
    .find((each) => each !== undefined);
  const rest = words.slice(1).filter(({ key }) => kindOfStem.get(stem(key)) === undefined);
  const telling = rest.filter(({ key }) => !isFree(stem(key)));
  const weighed = telling.length > 0 ? telling : rest.filter(({ key }) => key.length > 3);
  const said = weighed.length === 0 ? 1 : weighed.filter(isHeld).length / weighed.length;
  if (kind === undefined) return said < saidMin || (said === saidMin && weighed.length < 3);
  const isOfKind =
    (kind.isChange && change.test(lines)) ||
    kind.words.some((word) => near.holds({ text: word, key: word }).share >= 1);
  return isOfKind ? said < saidMin / 2 : said < 1 || weighed.length < 3;
}
