import { expect, test } from '@jest/globals';
import type { Analysis, KeywordMatch } from '@tailwright/contracts/analysis';
import {
  changeSentence,
  doubtOf,
  engineName,
  groupKeywords,
  provenFigure,
  scoreColour,
  scoreMessage,
  wordingSentence,
} from './score';

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
  [60, 72, "Up 12 from 60%, your original resume's match: it now uses more of the posting's own words."],
  [60, 60, 'Tailoring did not move it: it follows what you can prove more than how you say it.'],
  [60, 58, "Down 2 from 60%, your original resume's match: it now uses fewer of the posting's own words."],
])('from %s to %s', (before, after, sentence) => expect(changeSentence(before, after)).toBe(sentence));

const analysis = (enough_requirements: boolean, found: number) =>
  ({
    enough_requirements,
    language_understood: true,
    requirements: [...Array.from({ length: found }, () => ({ is_scored: true })), { is_scored: false }],
  }) as Analysis;

test.each([
  [0, /^We found nothing in the job description/],
  [1, /^The job description names only one requirement that/],
  [4, /^The job description names only 4 requirements that/],
])('with %i requirements the percentage is doubted', (found, reason) => {
  expect(doubtOf(analysis(false, found))).toMatchObject({
    title: 'Not enough requirements were found',
    reason: expect.stringMatching(reason),
  });
});

test('in a language that is not read well the percentage is doubted for that', () => {
  const doubt = doubtOf({ ...analysis(false, 9), language_understood: false });
  expect(doubt?.title).toBe('This language is not one we read well');
});

test('of a job description that asks for nothing no share is proven', () => {
  expect(provenFigure(analysis(false, 0), 0)).toEqual({
    value: '–',
    sentence: 'We found nothing that this job asks, so there is nothing to prove.',
  });
  expect(provenFigure(analysis(false, 1), 0).value).toBe('0%');
  expect(provenFigure(analysis(true, 6), 40)).toMatchObject({
    value: '40%',
    sentence: expect.stringMatching(/^of what the job asks\./),
  });
});

test('with enough requirements nothing is doubted', () => {
  expect(doubtOf(analysis(true, 6))).toBeUndefined();
});

test('words are grouped by how the resume says them, and empty groups are left out', () => {
  const keyword = (name: string, match: KeywordMatch['match']) => ({ keyword: name, match }) as KeywordMatch;
  const words = [
    keyword('dbt', 'none'),
    keyword('SQL', 'exact'),
    keyword('dashboards', 'inflection'),
    keyword('REST API', 'alias'),
  ];
  expect(groupKeywords(words)).toEqual([
    { title: 'Word for word', keywords: ['SQL'] },
    { title: 'In another spelling or form', keywords: ['dashboards', 'REST API'] },
    { title: 'Not in your resume', keywords: ['dbt'] },
  ]);
});

test.each([
  [57, 57, /^of what it proves is found by a search for the posting's words, with and without tailoring\./],
  [40, 57, /^of what it proves is found by a search for the posting's words, 40% before tailoring\./],
])('search words from %s to %s percent', (before, after, sentence) => {
  expect(wordingSentence(before, after)).toMatch(sentence);
});

test('the engine is named', () => {
  expect(engineName('built-in')).toBe('the built-in engine');
  expect(engineName('gpt-4o')).toBe('gpt-4o');
});
