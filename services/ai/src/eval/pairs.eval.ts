// `npm run eval -- pairs [DIR] [--json]`: labelled resumes and postings through the product's own door. Prints for each
// document, and in all, what was read right (R1) and what of the original stands in the result (R2).
import { optimizeStyles } from '@tailwright/contracts/optimize';
import { BuiltInEngine } from '../engine/built-in/built-in.engine.js';
import { completeOptimization } from '../optimize/complete-optimization.js';
import { inThisThread } from '../text-work/text-work.js';
import { asked, folder } from './asked.js';
import { pairsFolder, readPairs, type Pair } from './pairs.js';
import { percent, share } from './print.js';
import { measureReading, type Reading } from './reading.js';

const targets = { names: 1, entries: 0.8, details: 0.98, skills: 0.95, furniture: 0, lines: 0.995 };
const today = new Date('2026-11-21');
const engine = new BuiltInEngine(inThisThread);

const pairs = readPairs(folder ?? pairsFolder);
const readings: Reading[] = [];
for (const [index, pair] of pairs.entries()) readings.push(measureReading(pair, await resultOf(pair, index)));
print(readings);

async function resultOf({ resume, posting }: Pair, index: number): Promise<string> {
  const style = optimizeStyles[index % optimizeStyles.length] ?? 'standard';
  const request = { resumeText: resume, jobDescription: posting, style };
  const text = await engine.tailor(request, { signal: new AbortController().signal, onText: () => undefined });
  return completeOptimization({ request, draft: { text, askedAt: today } }, () => undefined).optimizedResume;
}

function print(all: Reading[]): void {
  const sum = (of: (each: Reading) => number) => all.reduce((total, each) => total + of(each), 0);
  const precision = share(
    sum((each) => Math.min(each.skillsRight, each.skillsRead)),
    sum((each) => each.skillsRead),
  );
  const recall = share(
    sum((each) => each.skillsRight),
    sum((each) => each.skills),
  );
  const figures = {
    documents: all.length,
    names: share(
      sum((each) => Number(each.hasName)),
      all.length,
    ),
    entries: share(
      sum((each) => each.entriesRight),
      sum((each) => each.entries),
    ),
    details: share(
      sum((each) => each.detailsRight),
      sum((each) => each.details),
    ),
    skills: precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall),
    furniture: sum((each) => each.furnitureLeft),
    lines: share(
      sum((each) => each.linesKept),
      sum((each) => each.lines),
    ),
  };
  if (!asked.json) printRows(all);
  const rows: [string, number, number][] = [
    ['R1 names at the top', figures.names, targets.names],
    ['R1 entries read whole', figures.entries, targets.entries],
    ['R1 details under their own entry', figures.details, targets.details],
    ['R1 skills, F1', figures.skills, targets.skills],
    ['R2 lines that stand whole or in fields', figures.lines, targets.lines],
  ];
  for (const [name, value, target] of rows)
    console.log(`${value >= target ? 'reached' : 'MISSED '}  ${name}: ${percent(value)} (${percent(target)})`);
  const clean = figures.furniture <= targets.furniture;
  console.log(`${clean ? 'reached' : 'MISSED '}  R1 furniture left in: ${figures.furniture} (${targets.furniture})`);
  if (asked.json) console.log(JSON.stringify(figures));
  if (!clean || rows.some(([, value, target]) => value < target)) process.exitCode = 1;
}

function printRows(all: Reading[]): void {
  for (const each of all) {
    console.log(
      `${each.name.padEnd(32)} entries ${each.entriesRight}/${each.entries}  details ${each.detailsRight}/${each.details}  skills ${each.skillsRight}/${each.skills} (${each.skillsRead} read)  lines ${each.linesKept}/${each.lines}`,
    );
    for (const wrong of each.wrong) console.log(`    ${wrong}`);
  }
}
