import { asked } from './asked.js';
import { percent, share } from './print.js';
import type { Reading } from './reading.js';

const readingTargets = { names: 1, entries: 0.8, details: 0.98, skills: 0.95, furniture: 0, lines: 0.995 };

/**
 * printReading prints what was read right of each resume and of all (R1, R2), and which lines were not, but for those that are
 * held out; below a target the program ends with 1.
 */
export function printReading(all: Reading[], heldOut: ReadonlySet<string>): void {
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
  if (!asked.json) printRows(all, heldOut);
  const rows: [string, number, number][] = [
    ['R1 names at the top', figures.names, readingTargets.names],
    ['R1 entries read whole', figures.entries, readingTargets.entries],
    ['R1 details under their own entry', figures.details, readingTargets.details],
    ['R1 skills, F1', figures.skills, readingTargets.skills],
    ['R2 lines that stand whole or in fields', figures.lines, readingTargets.lines],
  ];
  for (const [name, value, target] of rows)
    console.log(`${value >= target ? 'reached' : 'MISSED '}  ${name}: ${percent(value)} (${percent(target)})`);
  const clean = figures.furniture <= readingTargets.furniture;
  console.log(
    `${clean ? 'reached' : 'MISSED '}  R1 furniture left in: ${figures.furniture} (${readingTargets.furniture})`,
  );
  if (asked.json) console.log(JSON.stringify(figures));
  if (!clean || rows.some(([, value, target]) => value < target)) process.exitCode = 1;
}

function printRows(all: Reading[], heldOut: ReadonlySet<string>): void {
  for (const each of all) {
    console.log(
      `${each.name.padEnd(32)} entries ${each.entriesRight}/${each.entries}  details ${each.detailsRight}/${each.details}  skills ${each.skillsRight}/${each.skills} (${each.skillsRead} read)  lines ${each.linesKept}/${each.lines}`,
    );
    for (const wrong of heldOut.has(each.name) ? [] : each.wrong) console.log(`    ${wrong}`);
  }
}
