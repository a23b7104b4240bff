import { expect, test } from '@jest/globals';
import type { Optimization } from '@tailwright/contracts/as-read';
import type { Edit } from '@tailwright/contracts/optimize';
import { rememberClaim } from '../jobs/claimed';
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

const request = { resumeText: 'Ada R.', jobDescription: 'Cook\r\nKnife skills ', style: 'standard' as const };

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

test('what is saved is followed by its next version, also when it was saved after signing in', () => {
  expect(againOf(result, 'formal')).not.toHaveProperty('basedOn');
  expect(againOf({ ...result, resumeId: 'saved' }, 'formal')).toMatchObject({ basedOn: 'saved' });
  rememberClaim('a job', 'claimed');
  expect(againOf({ ...result, jobId: 'a job' }, 'formal')).toMatchObject({ basedOn: 'claimed' });
});

test.each([
  ['the same resume for the same job is the next version', { resumeText: 'Ada ' }, true],
  ['a changed resume is a record of its own', {}, false],
  ['another job is a record of its own', { resumeText: 'Ada', jobDescription: 'Driver' }, false],
])('%s', (_, changes, isNext) => {
  const asked = afterResult({ ...request, ...changes }, { ...result, resumeId: 'saved' });
  expect('basedOn' in asked).toBe(isNext);
});

test('a person who typed no line sends none', () => {
  expect(againOf({ ...result, edits: [reworded] }, 'formal')).not.toHaveProperty('edits');
});

test('replies go with a changed resume for the same job', () => {
  expect(afterResult(request, result)).toEqual({ ...request, replies });
});

test.each<[string, string, Optimization | null]>([
  ['for another job', 'Driver', result],
  ['without a result', 'Cook\nKnife skills', null],
])('no replies go along %s', (_, jobDescription, before) => {
  expect(afterResult({ ...request, jobDescription }, before)).not.toHaveProperty('replies');
});
