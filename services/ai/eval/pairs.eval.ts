// `npm run eval -- pairs [DIR] [--json] [--held-out FILE]`: labelled resumes and postings through the product's own door. Prints for each
// document, and in all, what was read right (R1), what of the original stands in the result (R2), what the report says of
// the labelled requirements (R3, R4), how the percentage follows while proving lines are taken out (R5), and what the fact
// guard does to honest and careless rewrites (R6, R7). What was held out from fitting is printed once more
// apart, and none of its lines.
import { join } from 'node:path';
import { optimizeStyles } from '@tailwright/contracts/optimize';
import { BuiltInEngine } from '../src/engine/built-in/built-in.engine.js';
import { completeOptimization } from '../src/results/complete-optimization.js';
import { inThisThread } from '../src/text-work/text-work.js';
import { asked, folder } from './asked.js';
import { measureGuard, printGuard } from './guard-report.js';
import { heldOutOf, pairsFolder, readPairs, type Pair } from './pairs.js';
import { percent, share } from './print.js';
import { readDoses } from './doses.js';
import {
  addCounts,
  countReport,
  measureDoses,
  noCounts,
  type DoseFigures,
  type ReportCounts,
} from './report-figures.js';
import { listedAsChanged, measureReading, type Reading } from './reading.js';
import { printReading } from './reading-report.js';

const targets = {
  right: 0.7,
  falseNotFound: 0.04,
  notListed: 0.1,
  noise: 0.05,
  missingFound: 0.03,
  nearFound: 0.08,
  rank: 0.9,
  slope: [0.8, 1.2],
  error: 9,
  wholeError: 7,
} as const;
const today = new Date('2026-11-21');
const engine = new BuiltInEngine(inThisThread);

const chosen = folder ?? pairsFolder;
const pairs = readPairs(chosen);
const results: { pair: Pair; counts: ReportCounts; reading: Reading }[] = [];
for (const [index, pair] of pairs.entries()) {
  const { optimizedResume, analysis, edits } = await resultOf(pair, index);
  const counts = countReport(join(chosen, pair.name), pair.posting, analysis);
  results.push({ pair, counts, reading: measureReading(pair, optimizedResume, listedAsChanged(edits)) });
}
const doses = readDoses(chosen, false);
const heldOut = heldOutOf(chosen, asked['held-out']);
printAll(results);
if (heldOut.size > 0) {
  console.log(`\nOf the ${heldOut.size} pairs that took no part in fitting or tuning:`);
  printAll(results.filter(({ pair }) => heldOut.has(pair.name)));
}

/** R1 to R7 of some of the pairs. */
function printAll(some: typeof results): void {
  const names = new Set(some.map(({ pair }) => pair.name));
  printReading(
    some.map(({ reading }) => reading),
    heldOut,
  );
  printReports(
    some.map(({ counts }) => counts).reduce(addCounts, noCounts),
    measureDoses(
      doses.filter(({ name }) => names.has(name)),
      today,
    ),
  );
  const guarded = measureGuard(
    chosen,
    some.map(({ pair }) => pair),
    today,
  );
  if (guarded.plain.honest > 0 && !printGuard(guarded)) process.exitCode = 1;
}

async function resultOf({ resume, posting }: Pair, index: number) {
  const style = optimizeStyles[index % optimizeStyles.length] ?? 'standard';
  const request = { resumeText: resume, jobDescription: posting, style };
  const written = await engine.tailor(request, { signal: new AbortController().signal, onText: () => undefined });
  return completeOptimization({ request, draft: { ...written, askedAt: today } }, () => undefined);
}

function printReports(all: ReportCounts, doses: DoseFigures): void {
  const proven = share(all.right, all.must);
  const most: [string, number, number][] = [
    ['R3 proven, called not found', share(all.falseNotFound, all.must), targets.falseNotFound],
    ['R3 proven, never listed', share(all.notListed, all.must), targets.notListed],
    ['R3 listed without being asked', share(all.noise, all.listed), targets.noise],
    ['R4 missing, called found', share(all.missingFound, all.missing), targets.missingFound],
    ['R4 near, called found', share(all.nearFound, all.near), targets.nearFound],
  ];
  const [least, greatest] = targets.slope;
  const rows: [string, string, boolean][] = [
    ['R3 proven, shown with the right line', `${percent(proven)} (${percent(targets.right)})`, proven >= targets.right],
    ...most.map(([name, value, target]): [string, string, boolean] => [
      name,
      `${percent(value)} (${percent(target)})`,
      value <= target,
    ]),
    ['R5 rank with the proof left', `${doses.rank.toFixed(2)} (${targets.rank})`, doses.rank >= targets.rank],
    ['R5 slope', `${doses.slope.toFixed(2)} (${least}–${greatest})`, doses.slope >= least && doses.slope <= greatest],
    ['R5 error', `${doses.error.toFixed(1)} (${targets.error})`, doses.error <= targets.error],
    [
      'R5 error of whole resumes',
      `${doses.wholeError.toFixed(1)} (${targets.wholeError})`,
      doses.wholeError <= targets.wholeError,
    ],
  ];
  for (const [name, figure, isReached] of rows) console.log(`${isReached ? 'reached' : 'MISSED '}  ${name}: ${figure}`);
  if (asked.json) console.log(JSON.stringify({ ...all, ...doses }));
  if (rows.some(([, , isReached]) => !isReached)) process.exitCode = 1;
}
