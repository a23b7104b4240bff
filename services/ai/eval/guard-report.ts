import { join } from 'node:path';
import { guardResume } from '../src/facts/guard.js';
import type { Pair } from './pairs.js';
import { percent, share } from './print.js';
import { countRewrite, noRewrites, readRewrite, type Rewrite, type RewriteCounts } from './rewrite-figures.js';

/** Kinds of fault that are about hard facts, in the words of the labels. */
const hardKinds = new Set([
  ...['strengthened_figure', 'rounded_figure', 'swapped_unit', 'swapped_currency', 'changed_period', 'changed_date'],
  ...['summed_years', 'team_size', 'moved_employer', 'merged_employers', 'posting_job_title', 'job_title_upgraded'],
  ...['degree_upgraded', 'certificate_upgraded', 'in_progress_to_held', 'pending_to_granted', 'nomination_to_award'],
  ...['posting_tool', 'language_level_upgraded', 'derived_figure_wrong', 'wrong_unit_conversion', 'posting_figure'],
  ...['changed_number', 'invented_tool', 'invented_award'],
]);
const targets = { honest: 0.9, cited: 0.95, faults: 0.88, hard: 0.95 } as const;
/** Kinds with fewer cases say nothing by themselves. */
const casesMin = 5;

/** GuardCounts are the guard's verdicts on labelled rewrites, with and without the lines that each line rests on. */
export interface GuardCounts {
  plain: RewriteCounts;
  cited: RewriteCounts;
}

/** measureGuard has the guard check the labelled rewrites of pairs, as the product does with a model's text. */
export function measureGuard(folder: string, pairs: readonly Pair[], today: Date): GuardCounts {
  const counts = { plain: noRewrites(), cited: noRewrites() };
  for (const { name, resume, posting } of pairs) {
    const guarded = (rewrite: Rewrite, isCited: boolean) => {
      const edits = isCited ? editsOf(rewrite) : [];
      return guardResume({ original: resume, tailored: rewrite.text, today, jobDescription: posting, edits }).text;
    };
    for (const manner of ['honest', 'careless'] as const) {
      const rewrite = readRewrite(join(folder, name), manner);
      if (!rewrite) continue;
      countRewrite(counts.plain, manner, rewrite, guarded(rewrite, false), resume);
      if (manner === 'honest') countRewrite(counts.cited, manner, rewrite, guarded(rewrite, true), resume);
    }
  }
  return counts;
}

function editsOf({ lines }: Rewrite) {
  return lines
    .filter(({ line }) => !line.startsWith('#'))
    .map(({ line, basis }) => ({
      text: line.replace(/^[-*] /, ''),
      kind: 'reworded' as const,
      lines: basis,
      requirements: [],
    }));
}

/** guardFigures sums up what was counted: R6 in all and with citations, R7 in all and for hard facts. */
export function guardFigures({ plain, cited }: GuardCounts) {
  const stopped = (isCounted: (kind: string) => boolean) => {
    const kinds = [...plain.faults].filter(([kind]) => isCounted(kind)).map(([, count]) => count);
    const sum = (of: 'all' | 'stopped') => kinds.reduce((total, each) => total + each[of], 0);
    return share(sum('stopped'), sum('all'));
  };
  return {
    honest: share(plain.honestKept, plain.honest),
    cited: share(cited.honestKept, cited.honest),
    faults: stopped(() => true),
    hard: stopped((kind) => hardKinds.has(kind)),
  };
}

/** printGuard prints R6 and R7, each kind with cases enough; false when a target is missed. */
export function printGuard(counts: GuardCounts): boolean {
  const figures = guardFigures(counts);
  const rows: [string, number, number][] = [
    ['R6 honest lines kept', figures.honest, targets.honest],
    ['R6 honest lines kept, with citations', figures.cited, targets.cited],
    ['R7 faults stopped', figures.faults, targets.faults],
    ['R7 hard facts', figures.hard, targets.hard],
  ];
  for (const [name, value, target] of rows)
    console.log(`${value >= target ? 'reached' : 'MISSED '}  ${name}: ${percent(value)} (${percent(target)})`);
  const kinds = [...counts.plain.faults]
    .filter(([, { all }]) => all >= casesMin)
    .sort(([, one], [, other]) => other.all - one.all);
  for (const [kind, { all, stopped }] of kinds) console.log(`    ${kind}: ${stopped} of ${all}`);
  return rows.every(([, value, target]) => value >= target);
}
