import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Strength } from '@tailwright/contracts/analysis';
import { strengthWeight } from '@tailwright/contracts/match-percentage';
import { readPosting } from '../src/posting/read-posting.js';
import type { Requirement } from '../src/posting/requirement.js';
import { heard } from '../src/text/heard.js';
import { plainWords } from '../src/text/word-runs.js';

interface Label {
  requirement: string;
  strength?: Strength;
  evidence?: string;
}

/** Labels are one careful reader's answers about a pair; texts stand in posting and resume word for word. */
interface Labels {
  must: (Label & { evidence: string })[];
  missing: Label[];
  near?: Label[];
}

/** Dose is a labelled resume of which a part of the proving lines is left. */
export interface Dose {
  /** The part of the proven requirements whose lines are left, 0 to 1. */
  part: number;
  resume: string;
  /** The labelled percentage that is still proven. */
  proven: number;
  /** For each requirement of the posting the share of its labels that is still proven; undefined where no label touches it. */
  truths: (number | undefined)[];
}

/** DosedPair is a posting as the product reads it, with its resume in several doses. */
export interface DosedPair {
  name: string;
  /** The posting as it is read: without orders to machines. */
  posting: string;
  requirements: readonly Requirement[];
  doses: Dose[];
}

/** The parts that the outside measure takes, and further selections of lines for training. */
export const measured = [1, 0.66, 0.33, 0].map((part) => ({ part, from: 0 }));
const further = [
  { part: 0.66, from: 7 },
  { part: 0.33, from: 7 },
  { part: 0.5, from: 3 },
  { part: 0.5, from: 11 },
];

/** readDoses reads every labelled pair below `folder`; with `isForTraining` in more selections of lines than are measured. */
export function readDoses(folder: string, isForTraining: boolean): DosedPair[] {
  const names = readdirSync(folder).filter((name) => existsSync(join(folder, name, 'labels.json')));
  return names.sort().map((name) => {
    const read = (file: string) => readFileSync(join(folder, name, file), 'utf8');
    const labels = JSON.parse(read('labels.json')) as Labels;
    const resumeText = read('resume.txt');
    const { jobDescription } = heard({ resumeText, jobDescription: read('posting.txt') });
    const requirements = readPosting(jobDescription);
    const all = [...labels.must, ...labels.missing, ...(labels.near ?? [])];
    const labelsOf = labelsByRequirement(jobDescription, requirements, all);
    const selections = isForTraining ? [...measured, ...further] : measured;
    return {
      name,
      posting: jobDescription,
      requirements,
      doses: selections.map(({ part, from }) => doseOf({ resumeText, labels, labelsOf }, { part, from })),
    };
  });
}

/** Selection says which part of the proven requirements is left, and with which the counting begins. */
export interface Selection {
  part: number;
  from: number;
}

/** isTakenOut spreads what is taken out evenly over the proven requirements; `at` counts them from 0. */
export function isTakenOut(at: number, { part, from }: Selection): boolean {
  return ((at + from) * 0.618033) % 1 >= part;
}

interface Read {
  resumeText: string;
  labels: Labels;
  labelsOf: Label[][];
}

function doseOf({ resumeText, labels, labelsOf }: Read, { part, from }: Selection): Dose {
  const gone = labels.must.filter((_, at) => isTakenOut(at, { part, from }));
  const lines = gone.reduce((left, { evidence }) => withoutProof(left, evidence), resumeText.split('\n'));
  const left = lines.join('\n').trim() || '-';
  const flat = squeeze(left);
  const isProven = (label: Label) =>
    labels.must.includes(label as Labels['must'][number]) && flat.includes(squeeze(label.evidence ?? ''));
  const all = weightOf([...labels.must, ...labels.missing, ...(labels.near ?? [])]);
  return {
    part,
    resume: heard({ resumeText: left, jobDescription: '-' }).resumeText,
    proven: (100 * weightOf(labels.must.filter(isProven))) / all,
    truths: labelsOf.map((own) => (own.length === 0 ? undefined : own.filter(isProven).length / own.length)),
  };
}

/** A line goes when it holds the proof, or shares half of its words, and at least two, with it. */
function withoutProof(lines: string[], evidence: string): string[] {
  const proof = new Set(plainWords(evidence));
  return lines.filter((line) => {
    const words = plainWords(line);
    if (words.length < 2) return true;
    const common = words.filter((word) => proof.has(word)).length;
    const isProof = (common / words.length >= 0.5 && common >= 2) || squeeze(line).includes(squeeze(evidence));
    return !isProof;
  });
}

/** labelsByRequirement lists the labels that touch each requirement of the posting as the product reads it. */
export function labelsByRequirement<L extends { requirement: string }>(
  posting: string,
  requirements: readonly Requirement[],
  labels: readonly L[],
): L[][] {
  const flat = squeeze(posting);
  const placed = labels.flatMap((label) => {
    const text = squeeze(label.requirement);
    const start = flat.indexOf(text);
    return start < 0 ? [] : [{ label, start, end: start + text.length }];
  });
  return requirements.map(({ span }) => {
    const start = squeeze(`${posting.slice(0, span.start)}\u0001`).length - 1;
    const end = start + squeeze(posting.slice(span.start, span.end)).length;
    return placed.filter((each) => start < each.end && end > each.start).map(({ label }) => label);
  });
}

function weightOf(labels: Label[]): number {
  return labels.reduce((sum, { strength = 'required' }) => sum + strengthWeight[strength], 0);
}

function squeeze(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
