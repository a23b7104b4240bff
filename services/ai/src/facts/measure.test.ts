import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { resumes } from '../resume-text/samples.js';
import { checkClaim } from './check-claim.js';
import type { Freedom } from './doubt.js';
import { readEvidence } from './evidence.js';
import { fabricated, faithful, misjudged, type Row } from './hand-written-lines.js';

interface Line {
  resume: string;
  tailored: string;
  faithful: boolean;
  freedom?: Freedom;
}

/** The share of fabricated lines that are caught, and of faithful ones that are flagged. */
function measure(lines: Line[], textOf: (resume: string) => string): { caught: number; flagged: number } {
  const isDoubted = ({ resume, tailored, freedom = guessedFreedom(tailored) }: Line) =>
    checkClaim(tailored, readEvidence(textOf(resume)), freedom).doubts.length > 0;
  const share = (some: Line[]) => some.filter(isDoubted).length / some.length;
  return {
    caught: share(lines.filter((line) => !line.faithful)),
    flagged: share(lines.filter((line) => line.faithful)),
  };
}

/** Lines about the person as a whole are summary lines; the data of a folder does not say which they are. */
function guessedFreedom(line: string): Freedom {
  const isAboutPerson = /\b(?:experienced?|skilled|background|certified|certification|licensed|speaker)\b/i.test(line);
  return isAboutPerson && !/^(?!Registered)\w+ed\b/.test(line) ? 'summary' : 'bullet';
}

const asLine = ([resume, freedom, tailored]: Row, isFaithful: boolean): Line => ({
  resume,
  tailored,
  freedom,
  faithful: isFaithful,
});

test('of the hand-written lines at least 85 % are caught and at most 10 % flagged', () => {
  const lines = [
    ...faithful.map((row) => asLine(row, true)),
    ...fabricated.map((row) => asLine(row, false)),
    ...misjudged.map((each) => asLine(each.row, each.faithful)),
  ];
  const { caught, flagged } = measure(lines, (resume) => resumes[resume as keyof typeof resumes]);
  expect(caught).toBeGreaterThanOrEqual(0.85);
  expect(flagged).toBeLessThanOrEqual(0.1);
});

// FACT_LINES names a folder of further lines, lines.jsonl beside one text for each resume.
const folder = process.env.FACT_LINES;
if (folder !== undefined) {
  test(`of the lines in ${folder} at least 85 % are caught and at most 10 % flagged`, () => {
    const rows = readFileSync(join(folder, 'lines.jsonl'), 'utf8').trim().split('\n');
    const lines = rows.map((row) => JSON.parse(row) as Line);
    const figures = measure(lines, (resume) => readFileSync(join(folder, `${resume}.txt`), 'utf8'));
    console.log(`${lines.length} lines`, figures);
    expect(figures.caught).toBeGreaterThanOrEqual(0.85);
    expect(figures.flagged).toBeLessThanOrEqual(0.1);
  });
}
