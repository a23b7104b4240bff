import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { strengthWeight } from '@tailwright/contracts/match-percentage';
import { readPosting } from '../src/posting/read-posting.js';
import type { Requirement } from '../src/posting/requirement.js';
import { heard } from '../src/text/heard.js';
import { evalFolder } from './chosen-lines.js';
import { isTakenOut, labelsByRequirement, measured, type Dose, type DosedPair, type Selection } from './doses.js';
import type { LabelledPair, ShownLine } from './evidence-pairs.js';

/** What people said of a requirement: proven, proven by half, near and yet no proof, missing. */
type Verdict = 'proven' | 'half' | 'near' | 'missing';

const verdictOf: Readonly<Record<string, Verdict | undefined>> = { p: 'proven', h: 'half', n: 'near', m: 'missing' };
/** How much of a requirement is shown while one of its statements stands in the resume. */
const worthOf: Readonly<Record<Verdict, number>> = { proven: 1, half: 0.5, near: 0, missing: 0 };

/** ProofLabel is a requirement, as a posting of the resumes to read has it, with the statements that show it, the best first. */
interface ProofLabel {
  requirement: string;
  verdict: Verdict;
  /** Each statement as the rows of the resume it stands in, the first row 1. */
  statements: number[][];
}

/** LabelledProofs is a resume and a posting of `to-read` with what people said of each requirement. */
export interface LabelledProofs {
  name: string;
  isHeldOut: boolean;
  resume: string;
  /** The posting as it is read: without orders to machines. */
  posting: string;
  requirements: readonly Requirement[];
  labels: ProofLabel[];
}

/** readLabelledProofs reads the pairs of which people said for each requirement which rows show it (`eval/proofs`). */
export function readLabelledProofs(): LabelledProofs[] {
  const read = (file: string) => readFileSync(join(evalFolder, 'proofs', file), 'utf8');
  const apart = new Set(read('held-out.txt').split('\n'));
  return read('labels.txt')
    .split(/^=== /m)
    .slice(1)
    .map((part) => {
      const [name = '', ...rows] = part.trim().split('\n');
      const text = (file: string) => readFileSync(join(evalFolder, 'to-read', name, file), 'utf8');
      const resume = text('resume.txt');
      const { jobDescription: posting } = heard({ resumeText: resume, jobDescription: text('posting.txt') });
      const requirements = readPosting(posting).filter(({ isScored }) => isScored);
      return { name, isHeldOut: apart.has(name), resume, posting, requirements, labels: rows.flatMap(labelOf) };
    });
}

/** "p 30-31, 12+14 | Month end close": the letter, the rows of each statement, and what is asked. */
function labelOf(row: string): ProofLabel[] {
  const [, letter = '', statements = '', requirement = ''] = /^(\S) ?([\d,+ -]*) ?\| (.*)$/.exec(row) ?? [];
  const verdict = verdictOf[letter];
  return verdict ? [{ requirement, verdict, statements: statements.split(',').map(rowsOf) }] : [];
}

function rowsOf(statement: string): number[] {
  return statement.split('+').flatMap((range) => {
    const [first = 0, last = first] = range.split('-').map(Number);
    return Array.from({ length: last - first + 1 }, (_, at) => first + at);
  });
}

/** The labels of each requirement as the product reads it today. */
function labelsOf({ posting, requirements, labels }: LabelledProofs): ProofLabel[][] {
  return labelsByRequirement(posting, requirements, labels);
}

/** toLabelledPair makes a pair for the ranker of evidence; what people called no requirement is left out. */
export function toLabelledPair(labelled: LabelledProofs): LabelledPair {
  const { name, resume, requirements } = labelled;
  const starts = startsOfRows(resume);
  const rowsIn = ({ span }: ShownLine) =>
    starts.flatMap((start, row) =>
      start < span.end && (starts[row + 1] ?? Infinity) > span.start + 1 ? [row + 1] : [],
    );
  const own = labelsOf(labelled);
  const asked = requirements.flatMap((requirement, at) => {
    const [label] = own[at] ?? [];
    if (label === undefined) return [];
    const isShown = label.verdict === 'proven' || label.verdict === 'half';
    const rows = new Set(isShown ? label.statements.flat() : []);
    const truth = ({ proven: 'must', half: 'half', near: 'near', missing: 'missing' } as const)[label.verdict];
    const isRight = (lines: readonly ShownLine[]) => lines.flatMap(rowsIn).some((row) => rows.has(row));
    return [{ requirement, truth, isRight }];
  });
  return { name, resume, asked };
}

function startsOfRows(text: string): number[] {
  let at = 0;
  return text.split('\n').map((row) => {
    const start = at;
    at += row.length + 1;
    return start;
  });
}

/** dosesOf makes the resumes that are measured: with the rows that prove all, two thirds, one third and none of what is proven. */
export function dosesOf(labelled: LabelledProofs): DosedPair {
  const { name, posting, requirements } = labelled;
  const own = labelsOf(labelled);
  return { name, posting, requirements, doses: measured.map((selection) => doseOf(labelled, own, selection)) };
}

function doseOf({ resume, requirements, labels }: LabelledProofs, own: ProofLabel[][], selection: Selection): Dose {
  const proven = labels.filter(({ verdict }) => worthOf[verdict] > 0);
  const gone = new Set(
    proven.filter((_, at) => isTakenOut(at, selection)).flatMap(({ statements }) => statements.flat()),
  );
  const left = resume
    .split('\n')
    .filter((_, at) => !gone.has(at + 1))
    .join('\n')
    .trim();
  const isLeft = ({ statements }: ProofLabel) => statements.some((rows) => rows.every((row) => !gone.has(row)));
  const truths = own.map((some) =>
    some.length === 0
      ? undefined
      : some.reduce((sum, label) => sum + (isLeft(label) ? worthOf[label.verdict] : 0), 0) / some.length,
  );
  const weights = requirements.map(({ strength }, at) => (truths[at] === undefined ? 0 : strengthWeight[strength]));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const shown = weights.reduce((sum, weight, at) => sum + weight * (truths[at] ?? 0), 0);
  return {
    part: selection.part,
    resume: heard({ resumeText: left || '-', jobDescription: '-' }).resumeText,
    proven: (100 * shown) / total,
    truths,
  };
}
