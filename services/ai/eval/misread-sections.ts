import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readResume } from '@tailwright/resume-text/read-resume';
import { misreadSections } from '@tailwright/resume-text/document/reading-sureness';
import { sectionNumbers } from '@tailwright/resume-text/document/section-numbers';
import { evalFolder } from './chosen-lines.js';

/** Misread is what a proof-reader said of the result of one resume. */
export interface Misread {
  /** Where the resume is, below the folder of the evaluation's texts. */
  folder: string;
  /** 0 for none, 1 for slips, 2 for a line that a recipient would notice, 3 for several or a grave one, 4 for a mess. */
  grade: number;
  /** The headings of the sections with lines joined, parted or under a wrong heading; '' for one without a heading. */
  misread: string[];
}

/** readMisread gives the resumes that the model is fitted on, or those written after it was thought of. */
export function readMisread(part: 'tuned' | 'held-out'): Misread[] {
  const read = (file: string) => readFileSync(join(evalFolder, 'misread', file), 'utf8').split('\n');
  const apart = new Set(read('held-out.txt').map((name) => `to-read/${name}`));
  return read('labels.jsonl')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Misread)
    .filter(({ folder }) => apart.has(folder) === (part === 'held-out'));
}

/** judgedSections gives the numbers of each section of a resume, with what the proof-reader said of it. */
export function judgedSections({ folder, misread }: Misread): { numbers: number[]; isMisread: boolean }[] {
  const resume = readResume(readFileSync(join(evalFolder, folder, 'resume.txt'), 'utf8'));
  const numbers = sectionNumbers(resume);
  return resume.sections.map(({ heading }, at) => ({
    numbers: numbers[at] ?? [],
    isMisread: misread.includes(heading),
  }));
}

/** SurenessFigures tells how well the expected number of misread sections tells resumes apart; shares are 0 to 1. */
export interface SurenessFigures {
  resumes: number;
  /** Of two resumes, one in a mess or gravely misread and one with slips at most, how often the first has the higher number. */
  ranked: number;
  /** How many of each grade are taken for unsure. */
  unsure: { grade: number; resumes: number; unsure: number }[];
}

/** surenessFigures measures what the engine decides on. */
export function surenessFigures(all: readonly Misread[], isSure: (expected: number) => boolean): SurenessFigures {
  const judged = all.map(({ folder, grade }) => {
    const resume = readResume(readFileSync(join(evalFolder, folder, 'resume.txt'), 'utf8'));
    return { grade, expected: misreadSections(resume) };
  });
  const grave = judged.filter(({ grade }) => grade >= 3);
  const fair = judged.filter(({ grade }) => grade < 2);
  const above = grave.flatMap(({ expected }) => fair.map((other) => Number(expected > other.expected)));
  const unsure = [0, 1, 2, 3, 4].map((grade) => {
    const own = judged.filter((each) => each.grade === grade);
    return { grade, resumes: own.length, unsure: own.filter(({ expected }) => !isSure(expected)).length };
  });
  return { resumes: judged.length, ranked: above.reduce((sum, each) => sum + each, 0) / above.length, unsure };
}
