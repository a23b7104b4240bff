import { readFileSync } from 'node:fs';
import { isAsWritten } from './as-written.js';
import { numbersOf } from './claim-numbers.js';
import { isHard, numberNames, type NumberName } from './figures/number-names.js';
import { Doubts, type Kind, type Verdict } from './doubt.js';
import { rowOf, readClaim, type Aligned, type Claim, type Evidence, type Source } from './evidence.js';
import type { Lexis } from './words/lexis.js';
import type { Told } from './told.js';
import { isToldAsHeld } from './claims/told-as-less.js';
import { splitWords } from '../text/words.js';

/** GuardModel is what the training program fitted: a weight for each number of a claim, and where doubt begins. */
export interface GuardModel {
  weights: Record<NumberName, number>;
  bias: number;
  /** The share of untrue claims among those it was fitted on. */
  share: number;
  /** The log-odds above which a claim is not let through, by kind of claim. */
  limits: Record<Told['kind'], number>;
}

// The same relative place from src and from dist.
const file = new URL('../../model/guard.json', import.meta.url);
let loaded: GuardModel | undefined;

function loadGuardModel(): GuardModel {
  loaded ??= JSON.parse(readFileSync(file, 'utf8')) as GuardModel;
  return loaded;
}

/** How a person is told of what weighs most against a claim. */
const reasons: Partial<Record<NumberName, [Kind, string]>> = {
  figureNew: ['number', 'Your resume does not give this figure.'],
  figureMoved: ['number', 'In your resume this figure belongs to something else.'],
  figureOfOther: ['number', 'In your resume this figure belongs to something else.'],
  mixed: ['statement', 'Your resume says these things of different work.'],
  foreign: ['statement', 'Your resume says these things of different work.'],
  figureExchanged: ['number', 'Your resume gives another figure here.'],
  figureOther: ['number', 'Your resume gives another figure here.'],
  yearExchanged: ['date', 'Your resume gives other dates here.'],
  gradeExchanged: ['scope', 'Your resume gives another level here.'],
  degreeClass: ['degree', 'Your resume gives another class of degree.'],
  shareExchanged: ['number', 'Your resume gives another share here.'],
  yearMoved: ['date', 'Your resume gives other dates here.'],
  paperRaised: ['certificate', 'Your resume tells of a course here, not of a certificate.'],
  rankRaised: ['award', 'Your resume gives a lower place.'],
  othersPart: ['scope', 'Your resume says that somebody else did this.'],
  outcomeUnsaid: ['statement', 'Your resume does not say that this came of it.'],
  figureBound: ['number', 'Your resume gives this figure as it is, not as more or less than it.'],
  titleOfPosting: ['title', 'Your resume does not give you this title.'],
  qualifier: ['scope', 'Your resume gives it at another level.'],
  currency: ['number', 'Your resume gives this amount in another currency.'],
  madeWhole: ['scope', 'Your resume says this of a part.'],
  negation: ['statement', 'Your resume says that this is not so.'],
  othersWork: ['scope', 'Your resume says that others did a part of this.'],
  othersDropped: ['scope', 'Your resume says that others did a part of this.'],
  figureElsewhere: ['number', 'Your resume gives this figure for something else.'],
  figureUnit: ['number', 'Your resume gives this figure in another unit.'],
  yearsUnsaid: ['number', 'Your resume does not say how many years.'],
  dateNew: ['date', 'Your resume does not give this date.'],
  dateElsewhere: ['date', 'Your resume gives other dates here.'],
  verbRaised: ['scope', 'Your resume describes a smaller part.'],
  openEnd: ['date', 'Your resume gives other dates here.'],
  strangeName: ['client', 'Your resume does not mention it.'],
  newNames: ['skill', 'Your resume does not mention it.'],
  scope: ['scope', 'Your resume describes a smaller part.'],
  raisedScope: ['scope', 'Your resume describes a smaller part.'],
  helpDropped: ['scope', 'Your resume describes a smaller part.'],
  lead: ['scope', 'Your resume describes a smaller part.'],
  level: ['scope', 'Your resume does not claim this level.'],
  skillHedge: ['scope', 'Your resume gives it at a lower level.'],
  hedgeDropped: ['certificate', 'Your resume says less of it: unfinished, expired or not won.'],
  toldAsHeld: ['scope', 'Your resume gives it at a lower level.'],
  stateDropped: ['certificate', 'Your resume says less of it: unfinished, expired or not won.'],
  language: ['scope', 'Your resume gives another level for this language.'],
  degree: ['degree', 'Your resume does not name this degree.'],
  title: ['title', 'Your resume does not give you this title.'],
  certificate: ['certificate', 'Your resume does not name this certificate.'],
  award: ['award', 'Your resume does not mention this distinction.'],
  otherHome: ['employer', 'Your resume says this of another employer.'],
  namesElsewhere: ['employer', 'Your resume says this of another employer.'],
  outcome: ['statement', 'Your resume does not say that this came of it.'],
  trait: ['statement', 'Your resume does not claim this.'],
  period: ['number', 'Your resume gives another period.'],
};

/** A claim that names its lines is doubted less for its wording: what it rests on is known, and shown beside it. */
const citedEase = 1.5;

/** Weighed is a claim held against the original: what it repeats word for word, or what speaks against it. */
interface Weighed {
  /** The claim stands in the original as it is. */
  isOwn: boolean;
  nearest: Aligned | undefined;
  /** The line of another entry that says it. */
  home?: Aligned | undefined;
  numbers: readonly number[];
  newWords: readonly string[];
  beyond?: [Kind, string] | undefined;
  /** The log-odds that it is untrue. */
  odds: number;
}

/** Held is what was held against an original so far, and how many of the claims stood in it nowhere word for word. */
interface Held {
  claims: Map<string, Weighed>;
  newClaims: number;
}

const known = new WeakMap<Evidence, Held>();

/** weighClaim holds a claim against the original, once for each claim. */
export function weighClaim(told: Told, evidence: Evidence, posting: Lexis | undefined): Weighed {
  const held = known.get(evidence) ?? { claims: new Map<string, Weighed>(), newClaims: 0 };
  known.set(evidence, held);
  const cited = told.cited?.map(({ id }) => id).join(',') ?? '';
  const key = `${told.kind} ${told.isHeadline ? 'top' : ''} ${told.entry?.span.start ?? ''} ${cited} ${told.text}${told.row === undefined ? '' : `\n${told.row}`}`;
  const weighed = held.claims.get(key) ?? weigh(told, evidence, posting, held.newClaims < newClaimsMax);
  if (!weighed.isOwn && !held.claims.has(key)) held.newClaims += 1;
  held.claims.set(key, weighed);
  return weighed;
}

/** The rewritings of resumes that we have make 59 new claims at most; what stands behind so many more is not let through. */
const newClaimsMax = 500;

/** claimCharsMax is the length of the longest lines where texts enter: a longer claim cannot be checked, and is not let through. */
export const claimCharsMax = 2_000;

function weigh(told: Told, evidence: Evidence, posting: Lexis | undefined, isWithinCount: boolean): Weighed {
  // Of a claim that is not checked only the words are needed.
  const claim = told.text.length <= claimCharsMax && isWithinCount ? readClaim(told.text) : undefined;
  const own = ownLine(told, claim ?? { words: splitWords(told.text) }, evidence);
  const nothing = { numbers: [], newWords: [], odds: -Infinity };
  if (own) return { isOwn: true, nearest: { source: own, coverage: 1 }, ...nothing };
  // A cell of a row is what was written, but not without what the next one says of it.
  const isOwn = isAsWritten(told.text, evidence) && !isToldAsHeld(told, evidence);
  if (!claim) return { isOwn, nearest: undefined, ...nothing, odds: isOwn ? -Infinity : 0 };
  const { numbers, nearest, newWords, home, beyond } = numbersOf(told, evidence, posting, claim);
  return { isOwn, nearest, home, numbers, newWords, beyond, odds: oddsOf(numbers, loadGuardModel()) };
}

/** oddsOf are the log-odds that a claim with these numbers is untrue. */
export function oddsOf(numbers: readonly number[], { weights, bias }: Pick<GuardModel, 'weights' | 'bias'>): number {
  return numbers.reduce((total, value, at) => total + weights[numberNames[at] as NumberName] * value, bias);
}

/** fittedShare is the share of untrue claims among those the model was fitted on. */
export function fittedShare(): number {
  return loadGuardModel().share;
}

/** The verdict on a claim, with the doubt of the text it stood in: a text may say one thing thousands of times. */
const verdicts = new WeakMap<Weighed, { added: number; verdict: Verdict }>();

/** judgeClaim decides whether the original supports a claim, and says what speaks most against one it does not. `added` is the doubt of the text it stands in. */
export function judgeClaim(told: Told, evidence: Evidence, posting: Lexis | undefined, added = 0): Verdict {
  const weighed = weighClaim(told, evidence, posting);
  const known = verdicts.get(weighed);
  if (known?.added === added) return known.verdict;
  const verdict = verdictOn(told, weighed, added);
  verdicts.set(weighed, { added, verdict });
  return verdict;
}

function verdictOn(told: Told, weighed: Weighed, added: number): Verdict {
  const doubts = new Doubts();
  if (weighed.home) doubts.add('employer', told.text, 'Your resume says this of another employer.');
  else if (!weighed.isOwn) {
    const objection = objectionTo(told, weighed, added);
    if (objection) doubts.add(objection[0], told.text, objection[1]);
  }
  return { doubts: doubts.list, nearest: weighed.nearest };
}

const rowsOf = new WeakMap<Evidence, Map<string, Source[]>>();

/** The line of the original that a claim repeats word for word, of its own entry where it tells of one. */
function ownLine(told: Told, claim: Pick<Claim, 'words'>, evidence: Evidence): Source | undefined {
  const { text, kind, entry } = told;
  const rows = rowsOf.get(evidence) ?? Map.groupBy(evidence.sources, rowOf);
  rowsOf.set(evidence, rows);
  const same = rows.get(rowOf(claim));
  const own = same?.find((source) => source.entry === entry) ?? same?.find((source) => !entry || !source.entry);
  // "Kubernetes, on a home cluster only" lists no Kubernetes.
  if (own || kind !== 'skill' || isToldAsHeld(told, evidence)) return own;
  return evidence.sources.find((source) => isListed(text, source));
}

/** One of the numbers, and how much it adds to what speaks against the claim. */
interface Part {
  name: NumberName;
  value: number;
  part: number;
}

/** What speaks against letting a claim through; undefined where that is too little. */
function objectionTo(
  told: Told,
  { numbers, newWords, odds, beyond }: Weighed,
  added: number,
): [Kind, string] | undefined {
  if (beyond) return beyond;
  if (numbers.length === 0) return ['statement', 'Nothing in your resume says this.'];
  const { weights, limits } = loadGuardModel();
  const isSure = numbers.some((value, at) => value > 0 && isHard(numberNames[at] as NumberName, told.kind));
  const limit = limits[told.kind] + (told.cited ? citedEase : 0);
  if (!isSure && odds + added <= limit) return undefined;
  const isOfDoubtedText = !isSure && odds <= limit;
  const parts = numberNames.map((name, at): Part => {
    const value = numbers[at] as number;
    return { name, value, part: weights[name] * value };
  });
  const sure = parts.find(({ name, value }) => isHard(name, told.kind) && value > 0);
  if (!sure && isSkillAsHeld(told, parts)) return undefined;
  if (isOfDoubtedText) return ['statement', ofDoubtedText];
  const telling = parts.filter(({ name, part }) => part > tellingMin && reasons[name]);
  const worst = sure ?? telling.sort((one, other) => other.part - one.part)[0];
  const known = worst && reasons[worst.name];
  if (known) return known;
  if (told.kind === 'skill') return ['skill', 'Your resume does not mention it.'];
  if (newWords.length === 0) return ['statement', 'Nothing in your resume says this.'];
  return ['statement', `Your resume does not say this: ${newWords.slice(0, 4).join(', ')}.`];
}

/** Alone the claim would have passed: nothing in it is called untrue. */
const ofDoubtedText = 'Too much else in this version is not in your resume, so your own words stay here.';

/** A number that adds less than this is not what a person should be told of. */
const tellingMin = 0.3;

/** The numbers that speak against an item of a skills list whose words the original all has. */
const againstSkill: ReadonlySet<NumberName> = new Set([
  'newMost',
  'skillHedge',
  'level',
  'phraseOfPosting',
  'skillName',
]);

function isSkillAsHeld({ kind }: Told, parts: readonly Part[]): boolean {
  return kind === 'skill' && parts.every(({ name, value }) => !againstSkill.has(name) || value < 0.05);
}

/** True for an item of a list of skills that stands there as it is, with nothing said of it behind. */
function isListed(item: string, { kind, text }: Source): boolean {
  if (kind !== 'skills') return false;
  const [list, wanted] = [text.toLowerCase(), item.toLowerCase()];
  for (let at = list.indexOf(wanted); at >= 0; at = list.indexOf(wanted, at + 1)) {
    const isWhole =
      /(?:^|[,;|•·:])\s*$/.test(list.slice(0, at)) && /^\s*(?:$|[,;|•·.])/.test(list.slice(at + wanted.length));
    if (isWhole) return true;
  }
  return false;
}
