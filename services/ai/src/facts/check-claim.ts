import { unprovenDegree } from './papers/degrees.js';
import { checkFigures } from './check-figures.js';
import { checkNames } from './check-names.js';
import { checkFreeWords, checkWords } from './check-words.js';
import { Doubts, type Freedom, type Verdict } from './doubt.js';
import { align, readClaim, rowOf, type Aligned, type Claim, type Evidence, type Source } from './evidence.js';
import { standsFor } from './words/abbreviations.js';
import { canon } from './words/synonyms.js';
import { unprovenCertificate } from './papers/certificates.js';
import { raisedLanguage } from './papers/languages.js';
import { unprovenGain, unprovenMultiple } from './figures/numbers.js';
import { levelWord, raisedScope, unprovenAward, unprovenLead } from './claims/scope.js';
import { unprovenTitle } from './claims/titles.js';

/** Checked is one claim with all it is held against. */
export interface Checked {
  claim: Claim;
  /** The lines the claim may draw on. */
  support: Source[];
  evidence: Evidence;
  freedom: Freedom;
  /** Words the request itself supplies, such as the company applied to. */
  allowed: ReadonlySet<string>;
}

/** Lines that name things without telling what was done. */
const aside: ReadonlySet<Source['kind']> = new Set(['skills', 'top', 'header']);
const noWords: ReadonlySet<string> = new Set();

/** The verdicts on the sentences held against an original so far: a text may say one thing thousands of times. */
const verdicts = new WeakMap<Evidence, Map<string, Verdict>>();

/** checkClaim holds one sentence against the original and lists what the original does not say. */
export function checkClaim(text: string, evidence: Evidence, freedom: Freedom, allowed = noWords): Verdict {
  if (allowed.size > 0) return judge(text, evidence, freedom, allowed);
  const known = verdicts.get(evidence) ?? new Map<string, Verdict>();
  verdicts.set(evidence, known);
  const key = `${freedom} ${text}`;
  const verdict = known.get(key) ?? judge(text, evidence, freedom, noWords);
  known.set(key, verdict);
  return verdict;
}

function judge(text: string, evidence: Evidence, freedom: Freedom, allowed: ReadonlySet<string>): Verdict {
  const claim = readClaim(text);
  const copied = evidence.copies.get(rowOf(claim));
  if (copied) return { doubts: [], nearest: { source: copied, coverage: 1 } };
  const ranked = align(claim, evidence);
  const nearest = ranked.find(({ source }) => !aside.has(source.kind)) ?? ranked[0];
  const support = freedom === 'bullet' ? supportFor(claim, ranked, evidence) : evidence.sources;
  if (isCopied(claim, evidence)) return { doubts: [], nearest };
  const checked: Checked = { claim, support, evidence, freedom, allowed };
  const doubts = new Doubts();
  doubts.add('degree', unprovenDegree(text, evidence.degrees), 'Your resume does not name this degree.');
  doubts.add(
    'title',
    unprovenTitle(
      text,
      () => evidence.titles,
      (word) =>
        evidence.keys.has(word) ||
        evidence.known.has(canon(word)) ||
        standsFor({ text: word.toUpperCase(), key: word, start: 0, end: 0 }, evidence),
    ),
    'Your resume does not give you this title.',
  );
  doubts.add('certificate', unprovenCertificate(text, evidence), 'Your resume does not name this certificate.');
  doubts.add('award', unprovenAward(text, evidence.text), 'Your resume does not mention this distinction.');
  doubts.add('scope', raisedLanguage(text, evidence.text), 'Your resume gives another level for this language.');
  checkFigures(checked, doubts);
  const named = checkNames(checked, doubts);
  if (freedom === 'bullet') {
    const near = support.map((source) => source.text).join(' ; ');
    doubts.add('number', unprovenMultiple(text, near), 'Your resume does not give this figure.');
    doubts.add('number', unprovenGain(text, near), 'Your resume does not give this as a gain.');
    doubts.add('scope', raisedScope(text, near, evidence.text), 'Your resume describes a smaller part.');
    checkWords(checked, nearest, named, doubts);
  } else {
    doubts.add('number', unprovenMultiple(text, evidence.text), 'Your resume does not give this figure.');
    doubts.add('scope', levelWord(text, evidence.text), 'Your resume does not claim this level.');
    doubts.add(
      'scope',
      unprovenLead(text, evidence.leadership, evidence.titles),
      'Your resume describes a smaller part.',
    );
    if (freedom === 'summary') checkFreeWords(checked, named, doubts);
  }
  return { doubts: doubts.list, nearest };
}

/** What stands word for word in one line of the original, marks and case apart, needs no further proof. */
function isCopied(claim: Claim, evidence: Evidence): boolean {
  const row = rowOf(claim);
  return claim.words.length > 0 && evidence.rows.includes(row);
}

/** The nearest line, its entry's header, and a second line of the entry that says what the first does not. */
function supportFor(claim: Claim, ranked: Aligned[], evidence: Evidence): Source[] {
  const best = (ranked.find(({ source }) => !aside.has(source.kind)) ?? ranked[0])?.source;
  if (!best) return [];
  const open = claim.canons.filter((each) => each !== '' && !best.all.has(each));
  const isOfEntry = (source: Source) => source.entry !== undefined && source.entry === best.entry && source !== best;
  const second = ranked.find(({ source }) => {
    return isOfEntry(source) && source.kind !== 'header' && open.filter((each) => source.all.has(each)).length >= 2;
  });
  const header = evidence.sources.find((source) => source.kind === 'header' && isOfEntry(source));
  return [best, ...(second ? [second.source] : []), ...(header ? [header] : [])];
}
