import { expect, test } from '@jest/globals';
import type { Optimization } from '@tailwright/contracts/as-read';
import type { Edit } from '@tailwright/contracts/optimize';
import { afterResult, againOf } from './send';

const own: Edit = { text: 'Cooked for 90', kind: 'own', lines: ['Cooked for 80'], requirements: [] };
const reworded: Edit = { ...own, kind: 'reworded', text: 'Fed 80' };
const replies = [{ requirement: 'a', reply: 'no' as const, text: '' }];
const result = {
  originalResume: 'Ada',
  jobDescription: 'Cook\nKnife skills',
  edits: [reworded, own],
  analysis: { replies },
} as unknown as Optimization;

test('another style is asked for with the replies and the lines the person typed, and with nobody else’s', () => {
  expect(againOf(result, 'formal')).toEqual({
    resumeText: 'Ada',
    jobDescription: 'Cook\nKnife skills',
    style: 'formal',
    replies,
    edits: [own],
  });
});

test('another style is asked for without the lines that the person took out', () => {
  const removed = [{ text: 'Fed 80', lines: ['Cooked for 80'], kind: 'reworded' as const }];
  expect(againOf({ ...result, removed }, 'formal')).toMatchObject({ removed });
});

test('a person who typed no line sends none', () => {
  expect(againOf({ ...result, edits: [reworded] }, 'formal')).not.toHaveProperty('edits');
});

const request = { resumeText: 'Ada R.', jobDescription: 'Cook\r\nKnife skills ', style: 'standard' as const };

test('replies go with a changed resume for the same job', () => {
  expect(afterResult(request, result)).toEqual({ ...request, replies });
});

test.each<[string, string, Optimization | null]>([
  ['for another job', 'Driver', result],
  ['without a result', 'Cook\nKnife skills', null],
])('no replies go along %s', (_, jobDescription, before) => {
  expect(afterResult({ ...request, jobDescription }, before)).not.toHaveProperty('replies');
});
