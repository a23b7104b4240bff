import { expect, test } from '@jest/globals';
import { readResume } from '@tailwright/resume-text/read-resume';
import { renderResume } from '@tailwright/resume-text/document/render-resume';
import { heldOutOf, readingsFolder, readPairs } from './pairs.js';
import { measureReading } from './reading.js';

const readings = readPairs(readingsFolder).map((pair) => measureReading(pair, renderResume(readResume(pair.resume))));
const heldOut = heldOutOf(readingsFolder);

test.each([
  ['that were looked at', false, { resumes: 15, entries: 0.95, details: 0.98, skills: 0.95, lines: 0.98 }],
  ['that nothing was tuned on', true, { resumes: 8, entries: 0.82, details: 0.78, skills: 0.95, lines: 0.99 }],
])('of resumes of many hands %s, nearly all is read whole', (_which, isHeldOut, least) => {
  const some = readings.filter(({ name }) => heldOut.has(name) === isHeldOut);
  const sum = (of: (reading: (typeof readings)[number]) => number) => some.reduce((total, each) => total + of(each), 0);
  expect(some.length).toBe(least.resumes);
  expect(sum((each) => Number(each.hasName))).toBe(least.resumes);
  expect(sum((each) => each.entriesRight) / sum((each) => each.entries)).toBeGreaterThanOrEqual(least.entries);
  expect(sum((each) => each.detailsRight) / sum((each) => each.details)).toBeGreaterThanOrEqual(least.details);
  expect(sum((each) => each.skillsRight) / sum((each) => each.skills)).toBeGreaterThanOrEqual(least.skills);
  expect(sum((each) => each.linesKept) / sum((each) => each.lines)).toBeGreaterThanOrEqual(least.lines);
  expect(sum((each) => each.furnitureLeft)).toBe(0);
});
