import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { landingExampleFile, makeLandingExample } from '../testing/landing-example.js';

const example = makeLandingExample();

test('the landing page shows what the built-in engine makes of the samples; `npm run example` writes it anew', () => {
  expect(JSON.parse(readFileSync(landingExampleFile, 'utf8'))).toEqual(example);
});

test('the example shows a posting’s names, a summary and an order, a higher match, and what was not added', () => {
  expect(new Set(example.edits.map(({ kind }) => kind))).toEqual(new Set(['term', 'summary', 'skills']));
  expect(example.matchAfter).toBeGreaterThan(example.matchBefore);
  expect(example.terms.some(({ isBefore, isAfter }) => isAfter && !isBefore)).toBe(true);
  expect(example.missing).not.toHaveLength(0);
});
