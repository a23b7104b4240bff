import { expect, test } from '@jest/globals';
import { resumes } from '../testing/samples.js';
import { checkClaim } from './check-claim.js';
import { readEvidence } from './evidence.js';
import { fabricated, faithful, type Row } from '../testing/hand-written-lines.js';

const doubts = ([resume, freedom, line]: Row) =>
  checkClaim(line, readEvidence(resumes[resume], new Date('2026-11-21')), freedom).doubts;

test.each(faithful)('%s, %s: “%s” is let through', (...row) => {
  expect(doubts(row)).toEqual([]);
});

test.each(fabricated)('%s, %s: “%s” is doubted', (...row) => {
  expect(doubts(row)).not.toEqual([]);
});

test('a doubt says of which kind it is and why', () => {
  expect(doubts(['electrician', 'bullet', 'Troubleshoot faults in circuits up to 4,800 volts'])).toEqual([
    { kind: 'number', text: '4,800', reason: 'Your resume does not give this figure here.' },
  ]);
});
