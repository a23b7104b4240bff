import { describe, expect, test } from '@jest/globals';
import { readEvidenceIndex } from './find-evidence.js';
import { matchDrivingLicence } from './match-driving-licence.js';

const resumeWith = (line: string) =>
  readEvidenceIndex(`Rosa Whitfield
rosa@example.com

EXPERIENCE
Fitter, Alder Works, 2019 – 2024
- Hung doors in ninety flats

OTHER
${line}
`);
const verdict = (asked: string, line: string) => matchDrivingLicence(asked, resumeWith(line))?.verdict;

describe('a driving licence is proven under any of its names', () => {
  test.each([
    ['Driving licence (category B)', 'Driving licence: B and BE'],
    ['Valid driving licence', 'Full UK licence, own tools'],
    ["Valid driver's license", 'Drivers license, class D'],
    ['Full driving licence', 'Code 08 licence'],
    ['Full driving licence', 'Clean driving licence. Word and Excel.'],
    ["Driver's licence", 'Licence class 5, no demerits'],
    ['Driving licence and own car', 'Full licence, own car, first aider'],
    ['Full clean driving licence', 'Full clean licence'],
    ['Driving licence with no more than 6 points', 'Full licence, 3 points'],
    ['Full clean driving licence', 'Driving licence (no points)'],
  ])('%s: %s', (asked, line) => {
    expect(verdict(asked, line)).toBe('proven');
  });
  test.each([
    ['Full driving licence', 'Provisional licence, test booked for May'],
    ['Full driving licence', 'Full SIA licence'],
    ["Valid driver's license", "Learner's driving licence"],
    ['Full driving licence', 'Driving licence expired 2021'],
    ['Full driving licence', 'Personal licence holder'],
  ])('%s is not proven by: %s', (asked, line) => {
    expect(verdict(asked, line)).toBe('refuted');
  });
  test.each([
    ['Driving licence and use of a car', 'I hold a full driving licence, no car'],
    ['Clean driving licence', 'Driving licence: B'],
  ])('%s is proven in part by: %s', (asked, line) => {
    expect(verdict(asked, line)).toBe('open');
  });
  test.each([
    'HGV driving licence, class 1',
    'Class C driving licence',
    'Driver licence class 5',
    'Nursing licence',
    'Licence to operate a crane',
  ])('%s is no matter of it', (asked) => {
    expect(verdict(asked, 'Full UK driving licence')).toBeUndefined();
  });
});
