import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { readResume } from '@tailwright/resume-text/read-resume';
import { Asked } from '../src/engine/built-in/asked.js';
import { candidatesOf, type Candidate } from '../src/engine/built-in/highlight-numbers.js';
import type { Reading } from '../src/engine/built-in/highlights.js';
import { withLists } from '../src/engine/built-in/lay-out.js';
import { Target } from '../src/engine/built-in/relevance.js';
import { evidenceOfPosting } from '../src/evidence/posting-evidence.js';
import { readPosting } from '../src/posting/read-posting.js';

/** The day on which the lines were chosen. */
export const chosenOn = new Date('2026-11-28');
export const evalFolder = fileURLToPath(new URL('./', import.meta.url));

/** Chosen is what an editor put at the top for a posting: lines of the resume, the best first. */
export interface Chosen {
  /** Where resume and posting are, below the folder of the evaluation's texts. */
  folder: string;
  lines: string[];
}

/** readChosen reads the lines chosen for the texts that are tuned on, or for those kept apart. */
export function readChosen(part: 'tuned' | 'held-out'): Chosen[] {
  return readFileSync(join(evalFolder, 'highlights', `${part}.jsonl`), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Chosen);
}

/** readingOf reads resume and posting as the engine does. */
export function readingOf({ folder }: Pick<Chosen, 'folder'>): Reading {
  const [text, posting] = ['resume.txt', 'posting.txt'].map((file) =>
    readFileSync(join(evalFolder, folder, file), 'utf8'),
  ) as [string, string];
  const requirements = readPosting(posting);
  const asked = new Asked(requirements);
  asked.prove(evidenceOfPosting(requirements, { resumeText: text, today: chosenOn }));
  const resume = withLists(readResume(text));
  return { resume, sections: resume.sections, asked, target: new Target(posting) };
}

/** Judged is a line that may stand at the top, and the place an editor gave it: 0 for the first, none where it was left out. */
export interface Judged {
  candidate: Candidate;
  place: number | undefined;
}

export function judgedLines(chosen: Chosen): Judged[] {
  return candidatesOf(readingOf(chosen)).map((candidate) => ({ candidate, place: placeOf(candidate.text, chosen) }));
}

/** placeOf is the place that an editor gave a line; undefined where it was left out. */
export function placeOf(line: string, { lines }: Chosen): number | undefined {
  const said = plain(line);
  const place = lines.map(plain).findIndex((each) => each.includes(said) || said.includes(each));
  return place < 0 ? undefined : place;
}

/** plain gives the words of a line in a row. */
export function plain(line: string): string {
  return (line.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
}
