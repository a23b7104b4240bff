// `npm run eval -- evidence [FOLDER …] [--proofs tuned|held-out] [--json]`: how often the right line of a labelled resume is
// shown for a labelled requirement, and how often the answer is found, likely or not found where it is proven, missing or
// near. With --proofs the pairs of eval/proofs are measured as well, and how the percentage follows the proof in them.
import { parseArgs } from 'node:util';
import { findEvidence, readEvidenceIndex, type Evidence } from '../src/evidence/find-evidence.js';
import { readPairs, type LabelledPair, type LabelledRequirement } from './evidence-pairs.js';
import { dosesOf, readLabelledProofs, toLabelledPair } from './labelled-proofs.js';
import { percent, share } from './print.js';
import { measureDoses } from './report-figures.js';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: 'boolean' },
    only: { type: 'string' },
    without: { type: 'string' },
    show: { type: 'boolean' },
    proofs: { type: 'string' },
  },
});
if (values.proofs !== undefined && values.proofs !== 'tuned' && values.proofs !== 'held-out') {
  console.error('--proofs is tuned or held-out.');
  process.exit(1);
}
const only = values.only?.split(',');
const without = new Set(values.without?.split(','));
/** The day the labels speak of as today. */
const today = new Date('2026-06-15');

interface Answered {
  pair: string;
  label: LabelledRequirement;
  evidence: Evidence;
}

function answer(pair: LabelledPair): { answered: Answered[]; ms: number } {
  const started = performance.now();
  const index = readEvidenceIndex(pair.resume);
  const answered = pair.asked.map((label) => ({
    pair: pair.name,
    label,
    evidence: findEvidence(label.requirement, index, today),
  }));
  return { answered, ms: performance.now() - started };
}

/** The chance that a proven requirement is thought likelier than another one. */
function areaUnderCurve(proven: number[], others: number[]): number {
  let above = 0;
  for (const one of proven) for (const other of others) above += one > other ? 1 : one === other ? 0.5 : 0;
  return share(above, proven.length * others.length);
}

const proofs =
  values.proofs === undefined
    ? []
    : readLabelledProofs().filter(({ isHeldOut }) => isHeldOut === (values.proofs === 'held-out'));
const pairs = [...positionals.flatMap(readPairs), ...proofs.map(toLabelledPair)].filter(
  (pair) => !without.has(pair.name) && (only === undefined || only.includes(pair.name)),
);
const results = pairs.map(answer);
const answered = results.flatMap((result) => result.answered);
const of = (truth: LabelledRequirement['truth']) => answered.filter((each) => each.label.truth === truth);
const shareOf = (list: Answered[], isSo: (each: Answered) => boolean) => share(list.filter(isSo).length, list.length);
const must = of('must');
const isRight = ({ label, evidence }: Answered, count: number) => label.isRight(evidence.lines.slice(0, count));
const answers = (truth: LabelledRequirement['truth']) => ({
  found: shareOf(of(truth), (each) => each.evidence.answer === 'found'),
  likely: shareOf(of(truth), (each) => each.evidence.answer === 'likely'),
  notFound: shareOf(of(truth), (each) => each.evidence.answer === 'not_found'),
});
const probabilities = (truth: LabelledRequirement['truth']) => of(truth).map((each) => each.evidence.probability);
const figures = {
  pairs: pairs.length,
  requirements: answered.length,
  rightLineFirst: shareOf(must, (each) => isRight(each, 1)),
  rightLineInThree: shareOf(must, (each) => isRight(each, 3)),
  foundOrLikelyWithRightLine: shareOf(must, (each) => each.evidence.answer !== 'not_found' && isRight(each, 3)),
  aucMissing: areaUnderCurve(probabilities('must'), probabilities('missing')),
  aucNear: areaUnderCurve(probabilities('must'), probabilities('near')),
  aucAll: areaUnderCurve(probabilities('must'), [...probabilities('missing'), ...probabilities('near')]),
  must: answers('must'),
  missing: answers('missing'),
  near: answers('near'),
  ...(proofs.length > 0 && { doses: measureDoses(proofs.map(dosesOf), today) }),
};
if (values.show)
  for (const { pair, label, evidence } of answered)
    console.log(
      `${pair} | ${label.truth} | ${evidence.answer} ${evidence.probability.toFixed(2)} | ${label.requirement.text} | ${evidence.lines.map((line) => line.text.slice(0, 80)).join(' // ')}`,
    );
if (values.json) console.log(JSON.stringify({ ...figures, msWorst: Math.max(...results.map((result) => result.ms)) }));
else {
  const text = JSON.stringify(
    figures,
    (_key, value: unknown) => (typeof value === 'number' && value <= 1 ? percent(value) : value),
    2,
  );
  console.log(text);
}
const isMet =
  figures.foundOrLikelyWithRightLine >= 0.7 &&
  figures.must.notFound <= 0.04 &&
  figures.missing.found <= 0.03 &&
  figures.near.found <= 0.08;
if (!isMet) process.exitCode = 1;
