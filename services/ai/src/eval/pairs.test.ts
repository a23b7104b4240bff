import { expect, test } from '@jest/globals';
import { tailor } from '../engine/built-in/tailor.js';
import { completeOptimization } from '../optimize/complete-optimization.js';
import { pairsFolder, readPairs } from './pairs.js';
import { measureReading } from './reading.js';

const today = new Date('2026-11-21');
const pairs = readPairs(pairsFolder);
const results = pairs.map((pair) => {
  const request = { resumeText: pair.resume, jobDescription: pair.posting, style: 'standard' as const };
  const { text } = tailor(request);
  const body = completeOptimization({ request, draft: { text, askedAt: today } }, () => undefined);
  return { pair, body, reading: measureReading(pair, body.optimizedResume) };
});
const sum = (of: (reading: ReturnType<typeof measureReading>) => number) =>
  results.reduce((total, { reading }) => total + of(reading), 0);

test('of strangers’ resumes nearly every line stands in the result, and no page furniture', () => {
  expect(pairs.length).toBe(20);
  expect(sum((each) => each.linesKept) / sum((each) => each.lines)).toBeGreaterThanOrEqual(0.92);
  expect(sum((each) => each.furnitureLeft)).toBe(0);
});

test('of strangers’ resumes most jobs and degrees are read whole', () => {
  expect(sum((each) => Number(each.hasName))).toBeGreaterThanOrEqual(18);
  expect(sum((each) => each.entriesRight) / sum((each) => each.entries)).toBeGreaterThanOrEqual(0.7);
  expect(sum((each) => each.detailsRight) / sum((each) => each.details)).toBeGreaterThanOrEqual(0.9);
});

test('the built-in engine’s own result accuses nobody', () => {
  const accused = results.filter(({ body }) => body.factCheck.notAdded.length > 0).map(({ pair }) => pair.name);
  expect(accused.length).toBeLessThanOrEqual(1);
});
