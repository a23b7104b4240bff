import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPairs } from '../eval/pairs.js';
import { flat, readRewrite, type Fault, type Manner } from '../eval/rewrite-figures.js';
import { addedDoubt } from '../src/facts/added-doubt.js';
import { numbersOf } from '../src/facts/claim-numbers.js';
import { numberNames, type NumberName } from '../src/facts/figures/number-names.js';
import { readEvidence, type Evidence } from '../src/facts/evidence.js';
import { oddsOf, weighClaim, type GuardModel } from '../src/facts/judge-claim.js';
import { Lexis } from '../src/facts/words/lexis.js';
import { outline } from '../src/facts/outline.js';
import { readHeads } from '../src/facts/read-heads.js';
import { readToldClaims } from '../src/facts/told-claims.js';
import type { Told } from '../src/facts/told.js';
import { fitLogistic } from './conditional-logit.js';

/** The day the labels speak of as today. */
const today = new Date('2026-11-21');
const settings = { penalty: 0.01, steps: 800 };

/**
 * How many of the honest claims of each kind may be doubted. A list of skills holds six claims or more, and one that is
 * doubted changes its line; a bullet is one claim, and where it goes wrong it is put back as the person wrote it.
 */
const doubtedShare: Record<Told['kind'], number> = { bullet: 0.088, line: 0.043, summary: 0.07, skill: 0.012 };

/** What speaks for a claim; all other numbers but its shape can only speak against it, whatever the labels happen to say. */
const supporting: ReadonlySet<NumberName> = new Set(['coverage', 'homeCoverage']);
const shapes: ReadonlySet<NumberName> = new Set(['length', 'isSummary', 'isSkill', 'isLine']);

/** LabelledClaim is a claim with its numbers, and whether a careful reader found something untrue in it. */
export interface LabelledClaim {
  kind: Told['kind'];
  numbers: number[];
  isFault: boolean;
  /** It stands in the original word for word. */
  isOwn: boolean;
  /** The person it is about, and how the text it stands in was written; lines written one by one stand in none. */
  person: string;
  manner: Manner | undefined;
}

/** claimsOfRewrites reads the labelled rewrites of a folder of pairs. */
export function claimsOfRewrites(folder: string, without: ReadonlySet<string>): LabelledClaim[] {
  return readPairs(folder)
    .filter(({ name }) => !without.has(name))
    .flatMap(({ name, resume, posting }) => {
      const evidence = readEvidence(resume, today);
      const asked = new Lexis(posting);
      return (['honest', 'careless'] as Manner[]).flatMap((manner) => {
        const rewrite = readRewrite(join(folder, name), manner);
        if (!rewrite) return [];
        const faults = new Map(rewrite.lines.map((each) => [flat(each.line), each.faults]));
        const rows = outline(rewrite.text);
        return readToldClaims(rows, readHeads(rows, evidence)).map(({ told, row }) => ({
          kind: told.kind,
          numbers: numbersOf(told, evidence, asked).numbers,
          isFault: (faults.get(flat(row.raw)) ?? []).some((fault) => isIn(fault, told)),
          isOwn: weighClaim(told, evidence, asked).isOwn,
          person: name,
          manner,
        }));
      });
    });
}

/** A line may hold several claims; a fault is one of those it stands in. */
function isIn({ words }: Fault, { text }: Told): boolean {
  const [claim, fault] = [` ${flat(text)} `, flat(words)];
  return claim.includes(fault) || (claim.length > 5 && fault.includes(claim.trim()));
}

interface HardLine {
  resume: string;
  tailored: string;
  faithful: boolean;
}

/** claimsOfLines reads lines written by hand one by one, each about a resume of the same folder. */
export function claimsOfLines(folder: string, file: string): LabelledClaim[] {
  const resumes = new Map<string, Evidence>();
  const rows = readFileSync(join(folder, file), 'utf8').trim().split('\n');
  return rows.map((row) => {
    const { resume, tailored, faithful } = JSON.parse(row) as HardLine;
    const evidence = resumes.get(resume) ?? readEvidence(readFileSync(join(folder, `${resume}.txt`), 'utf8'), today);
    resumes.set(resume, evidence);
    const { numbers } = numbersOf({ text: tailored, kind: 'bullet' }, evidence, undefined);
    return { kind: 'bullet', numbers, isFault: !faithful, isOwn: false, person: resume, manner: undefined };
  });
}

const folds = 5;

/** fitGuard fits the weights of a claim's numbers, and chooses the limits above which a claim is not let through. */
export function fitGuard(claims: readonly LabelledClaim[]): GuardModel {
  return { ...fitWeights(claims), limits: limitsOf(claims) };
}

type Weights = Pick<GuardModel, 'weights' | 'bias' | 'share'>;

function fitWeights(claims: readonly LabelledClaim[]): Weights {
  const sizes = numberNames.map(
    (_, at) => Math.sqrt(mean(claims.map(({ numbers }) => (numbers[at] as number) ** 2))) || 1,
  );
  const signs = numberNames.map((name) => (supporting.has(name) ? -1 : 1));
  const fitted = fitLogistic(
    claims.map(({ numbers }) => numbers.map((value, at) => ((signs[at] as number) * value) / (sizes[at] as number))),
    claims.map(({ isFault }) => Number(isFault)),
    { ...settings, isRising: (at) => at < numberNames.length && !shapes.has(numberNames[at] as NumberName) },
  );
  const weights = Object.fromEntries(
    numberNames.map((name, at) => [
      name,
      rounded(((signs[at] as number) * (fitted[at] as number)) / (sizes[at] as number)),
    ]),
  ) as Record<NumberName, number>;
  const share = rounded(mean(claims.map(({ isFault }) => Number(isFault))));
  return { weights, bias: rounded(fitted.at(-1) as number), share };
}

/** Limits are chosen on claims of people the weights were not fitted on: those are doubted as strangers will be. */
function limitsOf(claims: readonly LabelledClaim[]): GuardModel['limits'] {
  const people = [...new Set(claims.map(({ person }) => person))].sort();
  const honest = Array.from({ length: folds }, (_, fold) => {
    const left = new Set(people.filter((_person, at) => at % folds === fold));
    const model = fitWeights(claims.filter(({ person }) => !left.has(person)));
    return [...left].flatMap((person) => {
      const own = claims.filter((claim) => claim.person === person && claim.manner === 'honest');
      const odds = own.map(({ numbers }) => oddsOf(numbers, model));
      const added = addedDoubt(
        odds.filter((_odds, at) => !own[at]?.isOwn),
        model.share,
      );
      return own.map(({ kind }, at) => ({ kind, odds: (odds[at] as number) + added }));
    });
  }).flat();
  return Object.fromEntries(
    Object.entries(doubtedShare).map(([kind, share]) => {
      const odds = honest.filter((claim) => claim.kind === kind).map((claim) => claim.odds);
      odds.sort((one, other) => other - one);
      return [kind, rounded(odds[Math.floor(odds.length * share)] ?? 0)];
    }),
  ) as GuardModel['limits'];
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, each) => sum + each, 0) / values.length;
}

function rounded(value: number): number {
  return Number(value.toFixed(4));
}
