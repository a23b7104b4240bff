import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Analysis, RequirementMatch } from '@tailwright/contracts/analysis';
import { analyse } from '../src/analysis/analyse.js';
import type { DosedPair } from './doses.js';
import { isRightLine } from './evidence-pairs.js';
import { share } from './print.js';

interface Label {
  requirement: string;
  evidence?: string;
}

/** What a report says of one labelled pair, counted (R3 and R4). */
export interface ReportCounts {
  must: number;
  right: number;
  falseNotFound: number;
  notListed: number;
  missing: number;
  missingFound: number;
  near: number;
  nearFound: number;
  listed: number;
  noise: number;
}

export const noCounts: ReportCounts = {
  must: 0,
  right: 0,
  falseNotFound: 0,
  notListed: 0,
  missing: 0,
  missingFound: 0,
  near: 0,
  nearFound: 0,
  listed: 0,
  noise: 0,
};

export function addCounts(one: ReportCounts, other: ReportCounts): ReportCounts {
  const keys = Object.keys(noCounts) as (keyof ReportCounts)[];
  return Object.fromEntries(keys.map((key) => [key, one[key] + other[key]])) as unknown as ReportCounts;
}

/** countReport holds the requirements of a report beside the labels of its pair, which lie in `folder`. */
export function countReport(folder: string, posting: string, { requirements }: Analysis): ReportCounts {
  const labels = JSON.parse(readFileSync(join(folder, 'labels.json'), 'utf8')) as {
    must: Label[];
    missing: Label[];
    near?: Label[];
  };
  const touched = new Set<RequirementMatch>();
  const find = ({ requirement }: Label) => {
    const flat = squeeze(posting);
    const from = flat.indexOf(squeeze(requirement));
    const to = from + squeeze(requirement).length;
    const own = requirements.filter(({ job_span: { start, end } }) => {
      const at = squeeze(`${posting.slice(0, start)}\u0001`).length - 1;
      return from >= 0 && at < to && at + squeeze(posting.slice(start, end)).length > from;
    });
    for (const each of own) touched.add(each);
    return own;
  };
  const counts = { ...noCounts, listed: requirements.length };
  for (const label of labels.must) {
    const shown = find(label);
    const answered = shown.filter(({ answer }) => answer !== 'not_found');
    counts.must += 1;
    if (shown.length === 0) counts.notListed += 1;
    else if (answered.length === 0) counts.falseNotFound += 1;
    else if (answered.some(({ lines }) => isRightLine(lines.join(' '), label.evidence ?? ''))) counts.right += 1;
  }
  const isFound = (label: Label) => find(label).some(({ answer }) => answer === 'found');
  counts.missing = labels.missing.length;
  counts.missingFound = labels.missing.filter(isFound).length;
  counts.near = labels.near?.length ?? 0;
  counts.nearFound = (labels.near ?? []).filter(isFound).length;
  counts.noise = requirements.filter((each) => !touched.has(each)).length;
  return counts;
}

/** How the percentage follows the labelled share while proving lines are taken out (R5). */
export interface DoseFigures {
  rank: number;
  slope: number;
  error: number;
  /** The distance of the whole resumes alone. */
  wholeError: number;
}

/** measureDoses scores every dose of every pair and compares the percentages with the labelled shares. */
export function measureDoses(pairs: readonly DosedPair[], today: Date): DoseFigures {
  const points = pairs.flatMap(({ posting, doses }) =>
    doses.map(({ resume, part, proven }) => {
      const texts = { jobDescription: posting, originalResume: resume, tailoredResume: resume };
      return { part, proven, said: analyse({ ...texts, today }).matching_percentage };
    }),
  );
  const errorOf = (some: typeof points) =>
    share(
      some.reduce((sum, { proven, said }) => sum + Math.abs(proven - said), 0),
      some.length,
    );
  const proven = points.map((point) => point.proven);
  const said = points.map((point) => point.said);
  return {
    rank: fit(ranksOf(proven), ranksOf(said)).correlation,
    slope: fit(proven, said).slope,
    error: errorOf(points),
    wholeError: errorOf(points.filter(({ part }) => part === 1)),
  };
}

function fit(one: number[], other: number[]): { correlation: number; slope: number } {
  const mean = (values: number[]) =>
    share(
      values.reduce((sum, each) => sum + each, 0),
      values.length,
    );
  const [meanOne, meanOther] = [mean(one), mean(other)];
  let [both, squares, others] = [0, 0, 0];
  one.forEach((value, at) => {
    const [own, second] = [value - meanOne, (other[at] ?? 0) - meanOther];
    both += own * second;
    squares += own ** 2;
    others += second ** 2;
  });
  return { correlation: share(both, Math.sqrt(squares * others)), slope: share(both, squares) };
}

/** Equal values share the mean of their ranks. */
function ranksOf(values: number[]): number[] {
  const sorted = [...values].sort((one, other) => one - other);
  return values.map((value) => (sorted.indexOf(value) + sorted.lastIndexOf(value)) / 2);
}

function squeeze(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
