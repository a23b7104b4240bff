import { unsteadyAtMost } from './second-try.mjs';

/** @typedef {{ passed: number, failed: number, skipped: number, unsteady?: string[] }} Counts */

/**
 * summary turns what ran into the closing lines and the exit code of `npm test`. A step has a name, an exit code, and
 * its counts when it has a report: null says that it should have written one and did not; notes say what went wrong. A few
 * tests may pass only at their second try; they are named.
 *
 * @param {{ steps: { name: string, code: number, counts?: Counts | null, notes?: string[] }[], skipped: string[], minutes: number }} run
 */
export function summary({ steps, skipped, minutes }) {
  const isGood = ({ code, counts }) => code === 0 && counts !== null && !counts?.failed;
  const verdicts = steps.map((step) => `${step.name} ${isGood(step) ? 'passed' : 'FAILED'}`);
  const reports = steps.map(({ counts }) => counts).filter(Boolean);
  const sum = (key) => reports.reduce((total, counts) => total + counts[key], 0);
  const unsteady = reports.flatMap((counts) => counts.unsteady ?? []);
  const missing = steps.filter(({ counts }) => counts === null).map(({ name }) => name);
  const lines = [
    `${verdicts.join(', ')}, in ${minutes.toFixed(1)} minutes`,
    ...(skipped.length > 0 ? [`not run: ${skipped.join(', ')}`] : []),
    ...steps.flatMap(({ notes = [] }) => notes),
    ...missing.map((name) => `${name} ended without a report`),
    ...(unsteady.length > 0 ? [`passed only when tried again: ${unsteady.join(', ')}`] : []),
    `${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`,
  ];
  // A run in which nothing passed proves nothing, and many that waver are no chance.
  const isProof = sum('passed') > 0 && unsteady.length <= unsteadyAtMost;
  return { lines, exitCode: steps.every(isGood) && isProof ? 0 : 1 };
}
