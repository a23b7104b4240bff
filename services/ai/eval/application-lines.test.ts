import { expect, test } from '@jest/globals';
import { withoutLegalForm } from '@tailwright/resume-text/recognizers/employer-name';
import { targetLabel } from '@tailwright/contracts/optimize';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findAdvertisedTitle, targetLine } from '../src/posting/target-line.js';

const folder = fileURLToPath(new URL('./', import.meta.url));
const rows = readFileSync(`${folder}/application-lines.tsv`, 'utf8')
  .split('\n')
  .filter((row) => row !== '' && !row.startsWith('#'))
  .map((row) => row.split('\t'));

/** Case, the kind of dash and the legal form make no difference. */
function plain(text: string): string {
  return withoutLegalForm(text)
    .toLowerCase()
    .replace(/’/g, "'")
    .replace(/ [–—] /g, ' - ');
}

type Reading = 'right' | 'incomplete' | 'wrong';

function readingOf(posting: string, titles: string, employers: string): Reading {
  const line = targetLine(posting).replace(targetLabel, '');
  if (line === '') return 'incomplete';
  const title = findAdvertisedTitle(posting);
  const employer = line.slice(title.length).replace(/^, /, '');
  const isOneOf = (found: string, wanted: string) => wanted.split(' | ').map(plain).includes(plain(found));
  if (!isOneOf(title, titles)) return 'wrong';
  if (isOneOf(employer, employers)) return 'right';
  return employer === '' ? 'incomplete' : 'wrong';
}

function shares(half: string): Record<Reading, number> {
  const readings = rows
    .filter((row) => row[1] === half)
    .map(([name = '', , titles = '', employers = '']) =>
      readingOf(readFileSync(`${folder}/${name}/posting.txt`, 'utf8'), titles, employers),
    );
  const share = (wanted: Reading) => readings.filter((each) => each === wanted).length / readings.length;
  return { right: share('right'), incomplete: share('incomplete'), wrong: share('wrong') };
}

test.each([
  ['tuned', 0.97, 0.01],
  ['kept away', 0.86, 0.08],
])(
  'the line that names the job is right in the postings that were %s, and seldom wrong',
  (half, rightMin, wrongMax) => {
    const { right, wrong } = shares(half);
    expect(right).toBeGreaterThanOrEqual(rightMin);
    expect(wrong).toBeLessThanOrEqual(wrongMax);
  },
);
