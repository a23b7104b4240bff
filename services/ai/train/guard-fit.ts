import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPairs } from '../src/eval/pairs.js';
import { flat, readRewrite, type Fault, type Manner } from '../src/eval/rewrite-figures.js';
import { numbersOf } from '../src/facts/claim-numbers.js';
import { numberNames, type NumberName } from '../src/facts/number-names.js';
import { readEvidence, type Evidence } from '../src/facts/evidence.js';
import type { GuardModel } from '../src/facts/judge-claim.js';
import { Lexis } from '../src/facts/lexis.js';
import { readToldClaims } from '../src/facts/told-claims.js';
import type { Told } from '../src/facts/told.js';
import { fitLogistic } from './conditional-logit.js';

/** The day the labels speak of as today. */
const today = new Date('2026-11-21');
const settings = { penalty: 0.002, steps: 800 };

/**
 * How many of the honest claims of each kind may be doubted. A list of skills holds six claims or more, and one that is
 * doubted changes its line; a bullet is one claim, and where it goes wrong it is put back as the person wrote it.
 */
const doubtedShare: Record<Told['kind'], number> = { bullet: 0.19, line: 0.16, summary: 0.12, skill: 0.06 };

/** What speaks for a claim; all other numbers but its shape can only speak against it, whatever the labels happen to say. */
const supporting: ReadonlySet<NumberName> = new Set(['coverage', 'homeCoverage']);
const shapes: ReadonlySet<NumberName> = new Set(['length', 'isSummary', 'isSkill', 'isLine']);

/** LabelledClaim is a claim with its numbers, and whether a careful reader found something untrue in it. */
export interface LabelledClaim {
  kind: Told['kind'];
  numbers: number[];
  isFault: boolean;
  /** Lines written one by one, without a document around them, choose no limits. */
  isAlone: boolean;
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
        return readToldClaims(rewrite.text, evidence).map(({ told, line }) => ({
          kind: told.kind,
          numbers: numbersOf(told, evidence, asked).numbers,
          isFault: (faults.get(flat(line)) ?? []).some((fault) => isIn(fault, told)),
          isAlone: false,
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
    return { kind: 'bullet', numbers, isFault: !faithful, isAlone: true };
  });
}

/** fitGuard fits the weights of a claim's numbers, and chooses the limits above which a claim is not let through. */
export function fitGuard(claims: readonly LabelledClaim[]): GuardModel {
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
  const bias = rounded(fitted.at(-1) as number);
  const oddsOf = ({ numbers }: LabelledClaim) =>
    numberNames.reduce((sum, name, at) => sum + weights[name] * (numbers[at] as number), bias);
  const limits = Object.fromEntries(
    Object.entries(doubtedShare).map(([kind, share]) => {
      const honest = claims.filter((claim) => claim.kind === kind && !claim.isFault && !claim.isAlone).map(oddsOf);
      honest.sort((one, other) => other - one);
      return [kind, rounded(honest[Math.floor(honest.length * share)] ?? 0)];
    }),
  ) as GuardModel['limits'];
  return { weights, bias, limits };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, each) => sum + each, 0) / values.length;
}

function rounded(value: number): number {
  return Number(value.toFixed(4));
}
