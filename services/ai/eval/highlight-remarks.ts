import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chooseLines } from '../src/engine/built-in/choose-lines.js';
import { candidatesOf, type Candidate } from '../src/engine/built-in/highlight-numbers.js';
import { evalFolder, plain, readChosen, readingOf } from './chosen-lines.js';
import { linesOfWritten } from './written-highlights.js';

/** Remarks is what a reader of a result said of the lines at its top, each as the resume has it. */
export interface Remarks {
  /** Where resume and posting are, below the folder of the evaluation's texts. */
  folder: string;
  /** Lines that stood there and that the reader left. */
  kept: string[];
  /** Lines that stood there and that the reader took out. */
  rejected: string[];
  /** Lines that the reader would put there instead. */
  wanted: string[];
}

/**
 * readRemarks reads the remarks that are tuned on, or those kept apart: all on texts whose lines an editor chose or wrote to be kept
 * apart, and every third of the texts that no editor saw.
 */
export function readRemarks(part: 'tuned' | 'held-out'): Remarks[] {
  const all = readFileSync(join(evalFolder, 'highlights', 'remarks.jsonl'), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Remarks);
  const apart = new Set([...readChosen('held-out'), ...linesOfWritten()].map(({ folder }) => folder));
  const tuned = new Set(readChosen('tuned').map(({ folder }) => folder));
  const isApart = ({ folder }: Remarks, at: number) => apart.has(folder) || (!tuned.has(folder) && at % 3 === 2);
  return all.filter((remarks, at) => isApart(remarks, at) === (part === 'held-out'));
}

/** Verdict is what a reader said of one line; 'none' where they said nothing of it. */
export type Verdict = 'kept' | 'rejected' | 'wanted' | 'none';

/** verdictsOf gives the lines that may stand at the top with what the reader said of each. */
export function verdictsOf(remarks: Remarks): { candidate: Candidate; verdict: Verdict }[] {
  return candidatesOf(readingOf(remarks)).map((candidate) => ({
    candidate,
    verdict: verdictOf(candidate.text, remarks),
  }));
}

function verdictOf(line: string, { kept, rejected, wanted }: Remarks): Verdict {
  const has = (lines: readonly string[]) => lines.some((each) => plain(each) === plain(line));
  if (has(wanted)) return 'wanted';
  if (has(rejected)) return 'rejected';
  return has(kept) ? 'kept' : 'none';
}

/** RemarkFigures compares the lines at the top with what readers said; shares are 0 to 1. */
export interface RemarkFigures {
  shown: number;
  /** Of the lines shown, those that a reader took out. */
  rejected: number;
  /** Of the lines that a reader asked for, those shown. */
  wanted: number;
}

/** remarkFigures measures what the engine puts at the top. */
export function remarkFigures(all: readonly Remarks[]): RemarkFigures {
  const texts = all.map((remarks) => {
    const shown = chooseLines(readingOf(remarks)).map(({ lines: [own = ''] }) => verdictOf(own, remarks));
    return { shown, wanted: remarks.wanted.length };
  });
  const shown = texts.flatMap((each) => each.shown);
  const count = (verdict: Verdict) => shown.filter((each) => each === verdict).length;
  const asked = texts.reduce((sum, { wanted }) => sum + wanted, 0);
  return { shown: shown.length, rejected: count('rejected') / shown.length, wanted: count('wanted') / asked };
}
