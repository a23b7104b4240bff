import { expect, test } from '@jest/globals';
import type { Analysis, KeywordMatch } from '@tailwright/contracts/analysis';
import { byWeight, changeSentence, doubtOf, engineName, scoreColour, scoreMessage } from './score';

test.each([
  [100, 'green', 'Excellent match! Your resume is highly aligned with this job.'],
  [90, 'green', 'Excellent match! Your resume is highly aligned with this job.'],
  [89, 'green', 'Great match! Your resume aligns well with this job.'],
  [80, 'green', 'Great match! Your resume aligns well with this job.'],
  [79, 'amber', 'Good match! A few more improvements could help.'],
  [70, 'amber', 'Good match! A few more improvements could help.'],
  [69, 'amber', 'Moderate match. Consider addressing the improvement areas.'],
  [60, 'amber', 'Moderate match. Consider addressing the improvement areas.'],
  [59, 'red', 'Your resume needs significant optimization for this job.'],
  [0, 'red', 'Your resume needs significant optimization for this job.'],
])('%s percent is %s', (percentage, colour, message) => {
  expect(scoreColour(percentage)).toBe(colour);
  expect(scoreMessage(percentage)).toBe(message);
});

test.each([
  [60, 72, "Up 12 from 60%, your original resume's match."],
  [60, 60, 'The same as your original resume: order and wording changed, what you can prove did not.'],
  [60, 58, "Down 2 from 60%, your original resume's match."],
])('from %s to %s', (before, after, sentence) => expect(changeSentence(before, after)).toBe(sentence));

const analysis = (enough_requirements: boolean, found: number) =>
  ({ enough_requirements, keywords: Array.from({ length: found }, () => ({})) }) as Analysis;

test.each([
  [0, /^We found nothing in the job description/],
  [1, /^The job description names only one requirement that/],
  [4, /^The job description names only 4 requirements that/],
])('with %i requirements the percentage is doubted', (found, reason) => {
  expect(doubtOf(analysis(false, found))).toMatch(reason);
});

test('with enough requirements nothing is doubted', () => {
  expect(doubtOf(analysis(true, 6))).toBeUndefined();
});

test('required and unproven keywords come first', () => {
  const keyword = (
    name: string,
    requirement: KeywordMatch['requirement'],
    match: KeywordMatch['match'],
    start: number,
  ) => ({ keyword: name, requirement, match, job_span: { start, end: start + 1 } }) as KeywordMatch;
  const sorted = byWeight([
    keyword('Tableau', 'preferred', 'none', 1),
    keyword('SQL', 'required', 'exact', 2),
    keyword('dbt', 'required', 'none', 9),
    keyword('Python', 'required', 'alias', 1),
  ]);
  expect(sorted.map((each) => each.keyword)).toEqual(['dbt', 'Python', 'SQL', 'Tableau']);
});

test('the engine is named', () => {
  expect(engineName('built-in')).toBe('the built-in engine');
  expect(engineName('gpt-4o')).toBe('gpt-4o');
});
