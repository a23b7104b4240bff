import { readFileSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { today } from './corpus.js';
import { checkLine } from '../facts/check-line.js';
import { readEvidence, type Evidence } from '../facts/evidence.js';

/** Line is one line a rewrite makes of a resume, judged by a person. */
export interface Line {
  /** The name of the resume's file without its ending. */
  resume?: string;
  tailored: string;
  faithful: boolean;
  kind?: string;
}

/** Tally counts what became of lines: fabricated ones caught, honest ones flagged. */
export interface Tally {
  planted: number;
  caught: number;
  honest: number;
  flagged: number;
}

export interface Judged {
  line: Line;
  isDoubted: boolean;
}

export function readLinesOf(file: string): Line[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((row) => row.trim() !== '')
    .map((row) => JSON.parse(row) as Line);
}

/** judgeLines holds each line against its resume; lines about other resumes than those given are left out. */
export function judgeLines(lines: Line[], resumeFiles: string[]): Judged[] {
  const evidence = new Map<string, Evidence>();
  for (const file of resumeFiles)
    evidence.set(basename(file, extname(file)), readEvidence(readFileSync(file, 'utf8'), today));
  const [only] = evidence.size === 1 ? evidence.values() : [];
  const isNamed = lines.some((line) => line.resume !== undefined && evidence.has(line.resume));
  return lines.flatMap((line) => {
    const original = isNamed ? evidence.get(line.resume ?? '') : only;
    return original ? [{ line, isDoubted: checkLine(line.tailored, original).length > 0 }] : [];
  });
}

export function tally(judged: Judged[]): Tally {
  const planted = judged.filter(({ line }) => !line.faithful);
  const honest = judged.filter(({ line }) => line.faithful);
  const doubted = (some: Judged[]) => some.filter(({ isDoubted }) => isDoubted).length;
  return { planted: planted.length, caught: doubted(planted), honest: honest.length, flagged: doubted(honest) };
}
