import { bestLine, placesOf, readProofs, type Proof, type ProofModel } from '../src/evidence/proof.js';
import { readScoreIndex } from '../src/evidence/score-index.js';
import { fitLogistic } from './conditional-logit.js';
import { keptGroups } from './thinned-thesaurus.js';
import type { DosedPair } from '../eval/doses.js';

/** One dose of a resume with the numbers of every requirement. */
interface Read {
  proofs: Proof[];
  truths: (number | undefined)[];
}

/** The day the labels speak of as today. */
const today = new Date('2026-06-15');
const settings = { penalty: 0.03, steps: 600, rounds: 5 };
/** Shares of the whole that more lines may only raise: their weights are never negative. */
const risingWhole = [0, 1, 2, 3, -5, -4, -3, -1];

/**
 * fitProof fits the model of the percentage on resumes of which a part of the proving lines was taken out: a requirement
 * whose line is gone is not proven, however near the other lines come. Which line counts is chosen anew in each round.
 */
export function fitProof(pairs: readonly DosedPair[]): ProofModel {
  const reads = pairs.flatMap(({ name, requirements, doses }) =>
    doses.map(({ resume, truths }): Read => {
      const index = readScoreIndex(resume);
      return { proofs: readProofs(requirements, index, today, keptGroups(name)), truths };
    }),
  );
  const size = sizesOf(reads);
  const start = {
    rank: [],
    line: startingLine(size.line),
    place: [0, 0, 0],
    whole: new Array<number>(size.whole).fill(0),
    bias: 0,
  };
  const alone = refit(reads, start, undefined);
  const rank = alone.line;
  return rounded(refit(reads, { ...alone, rank }, rank));
}

/** The first choice of lines goes by the words they share with the requirement. */
function startingLine(size: number): number[] {
  return Array.from({ length: size }, (_, at) => (at === 2 ? 3 : at === 1 ? 1 : 0));
}

function sizesOf(reads: Read[]): { line: number; whole: number } {
  const proofs = reads.flatMap((read) => read.proofs);
  const [line] = proofs.flatMap(({ lines }) => lines.filter((each) => each !== undefined));
  return { line: line?.length ?? 0, whole: proofs[0]?.whole.length ?? 0 };
}

function refit(reads: Read[], start: ProofModel, rank: number[] | undefined): ProofModel {
  let model = start;
  const places = reads.map(({ proofs }) => (rank ? placesOf(proofs, rank) : undefined));
  for (let round = 0; round < settings.rounds; round += 1) {
    const rows: number[][] = [];
    const truths: number[] = [];
    reads.forEach(({ proofs, truths: known }, at) => {
      proofs.forEach((proof, each) => {
        const truth = known[each];
        const own = places[at]?.[each] ?? [];
        const { line } = bestLine(proof, own, model);
        // What a rule is sure of, and what no line speaks of, is decided without the model.
        if (truth === undefined || proof.isSure || line < 0) return;
        rows.push([...(proof.lines[line] ?? []), ...(own[line] ?? [0, 0, 0]), ...proof.whole]);
        truths.push(truth);
      });
    });
    model = split(fitRows(rows, truths, model), model);
  }
  return model;
}

function fitRows(rows: number[][], truths: number[], { line, place, whole, bias }: ProofModel): number[] {
  const size = line.length + place.length + whole.length;
  const rising = new Set(risingWhole.map((at) => (at < 0 ? size + at : line.length + place.length + at)));
  return fitLogistic(rows, truths, {
    penalty: settings.penalty,
    steps: settings.steps,
    start: [...line, ...place, ...whole, bias],
    isRising: (at) => rising.has(at),
  });
}

function split(weights: number[], { rank, line, place, whole }: ProofModel): ProofModel {
  const ends = [line.length, line.length + place.length, line.length + place.length + whole.length] as const;
  return {
    rank,
    line: weights.slice(0, ends[0]),
    place: weights.slice(ends[0], ends[1]),
    whole: weights.slice(ends[1], ends[2]),
    bias: weights[ends[2]] ?? 0,
  };
}

function rounded(model: ProofModel): ProofModel {
  const round = (values: number[]) => values.map((value) => Number(value.toFixed(4)));
  return {
    rank: round(model.rank),
    line: round(model.line),
    place: round(model.place),
    whole: round(model.whole),
    bias: Number(model.bias.toFixed(4)),
  };
}
