import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { isReadForSure } from '@tailwright/resume-text/document/reading-sureness';
import { readResume } from '@tailwright/resume-text/read-resume';
import { tailor } from '../src/engine/built-in/tailor.js';
import { completeOptimization } from '../src/results/complete-optimization.js';
import { readDoses } from './doses.js';
import { guardFigures, measureGuard } from './guard-report.js';
import { heldOutOf, pairsFolder, readPairs } from './pairs.js';
import { listedAsChanged, measureReading } from './reading.js';
import { addCounts, countReport, measureDoses, noCounts } from './report-figures.js';

const today = new Date('2026-11-21');
const pairs = readPairs(pairsFolder);
const results = pairs.map((pair) => {
  const request = { resumeText: pair.resume, jobDescription: pair.posting, style: 'standard' as const };
  const { text, edits, sectionsAsWritten } = tailor(request, today);
  const body = completeOptimization({ request, draft: { text, edits, askedAt: today } }, () => undefined);
  return {
    pair,
    body,
    sectionsAsWritten,
    reading: measureReading(pair, body.optimizedResume, listedAsChanged(body.edits)),
  };
});
const sum = (of: (reading: ReturnType<typeof measureReading>) => number) =>
  results.reduce((total, { reading }) => total + of(reading), 0);

test('of strangers’ resumes nearly every line stands in the result, and no page furniture', () => {
  expect(pairs.length).toBe(44);
  expect(sum((each) => each.linesKept) / sum((each) => each.lines)).toBeGreaterThanOrEqual(0.97);
  expect(sum((each) => each.furnitureLeft)).toBe(0);
});

test('of strangers’ resumes most jobs and degrees are read whole', () => {
  expect(sum((each) => Number(each.hasName))).toBeGreaterThanOrEqual(42);
  expect(sum((each) => each.entriesRight) / sum((each) => each.entries)).toBeGreaterThanOrEqual(0.72);
  expect(sum((each) => each.detailsRight) / sum((each) => each.details)).toBeGreaterThanOrEqual(0.9);
});

test('no line stands under another heading or another head, so that no section that is set anew has to be set as it was written', () => {
  const setAnew = results.filter(({ pair }) => isReadForSure(readResume(pair.resume)));
  expect(setAnew.length).toBeGreaterThan(results.length * 0.8);
  expect(setAnew.reduce((sum, { sectionsAsWritten }) => sum + sectionsAsWritten, 0)).toBe(0);
});

test('the built-in engine’s own result accuses nobody', () => {
  const accused = results.filter(({ body }) => body.factCheck.notAdded.length > 0).map(({ pair }) => pair.name);
  expect(accused.length).toBeLessThanOrEqual(1);
});

const heldOut = heldOutOf(pairsFolder);

test('of pairs nobody tuned anything on, the report lists what is asked and finds the right lines', () => {
  const untouched = results.filter(({ pair }) => heldOut.has(pair.name));
  expect(untouched.length).toBe(12);
  const counts = untouched
    .map(({ pair, body }) => countReport(join(pairsFolder, pair.name), pair.posting, body.analysis))
    .reduce(addCounts, noCounts);
  expect(counts.right / counts.must).toBeGreaterThanOrEqual(0.75);
  expect(counts.falseNotFound / counts.must).toBeLessThanOrEqual(0.06);
  expect(counts.notListed / counts.must).toBeLessThanOrEqual(0.06);
  expect(counts.noise / counts.listed).toBeLessThanOrEqual(0.06);
  expect(counts.missingFound / counts.missing).toBeLessThanOrEqual(0.03);
  expect(counts.nearFound / counts.near).toBeLessThanOrEqual(0.08);
});

test('of rewrites nobody tuned anything on, most honest lines stay and most faults go', () => {
  const untouched = pairs.filter(({ name }) => heldOut.has(name));
  const { honest, cited, faults, hard } = guardFigures(measureGuard(pairsFolder, untouched, today));
  expect(honest).toBeGreaterThanOrEqual(0.75);
  expect(cited).toBeGreaterThanOrEqual(0.84);
  expect(faults).toBeGreaterThanOrEqual(0.71);
  expect(hard).toBeGreaterThanOrEqual(0.8);
});

test('the percentage falls with the proof that is left', () => {
  const untouched = readDoses(pairsFolder, false).filter(({ name }) => heldOut.has(name));
  const { rank, slope, error } = measureDoses(untouched, today);
  expect(rank).toBeGreaterThanOrEqual(0.8);
  expect(slope).toBeGreaterThanOrEqual(0.7);
  expect(error).toBeLessThanOrEqual(10);
});
