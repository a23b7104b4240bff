import { expect, it } from '@jest/globals';
import { summary } from './summary.mjs';

const counts = (passed, failed = 0, skipped = 0) => ({ passed, failed, skipped });
const whole = [
  { name: 'checks', code: 0 },
  { name: 'tests', code: 0, counts: counts(900, 0, 2) },
  { name: 'chaos', code: 0 },
  { name: 'journeys', code: 0, counts: counts(100) },
];

it('what went wrong in a step is said below its verdict', () => {
  const chaos = { name: 'chaos', code: 1, notes: ['| T3 | jobs survive | last job 61 s | MISSED |'] };
  const { lines } = summary({ steps: [...whole.slice(0, 2), chaos], skipped: [], minutes: 1 });
  expect(lines[1]).toBe('| T3 | jobs survive | last job 61 s | MISSED |');
});

it('a whole run says so of every step and adds up', () => {
  expect(summary({ steps: whole, skipped: [], minutes: 7.25 })).toEqual({
    lines: [
      'checks passed, tests passed, chaos passed, journeys passed, in 7.3 minutes',
      '1000 passed, 0 failed, 2 skipped',
    ],
    exitCode: 0,
  });
});

it('a run of one folder speaks of its tests alone and names what did not run', () => {
  const steps = [{ name: 'tests services/auth', code: 0, counts: counts(12) }];
  expect(summary({ steps, skipped: ['checks', 'chaos', 'journeys'], minutes: 0.4 })).toEqual({
    lines: [
      'tests services/auth passed, in 0.4 minutes',
      'not run: checks, chaos, journeys',
      '12 passed, 0 failed, 0 skipped',
    ],
    exitCode: 0,
  });
});

it.each(whole.map(({ name }) => name))('a failure of %s is shown and decides the exit', (name) => {
  const steps = whole.map((step) => (step.name === name ? { ...step, code: 1 } : step));
  const { lines, exitCode } = summary({ steps, skipped: [], minutes: 1 });
  expect(lines[0].match(/\b\w+ FAILED/g)).toEqual([`${name} FAILED`]);
  expect(exitCode).toBe(1);
});

it('a step that left no report has failed, also when its exit says otherwise', () => {
  const steps = [whole[0], { name: 'tests', code: 0, counts: null }, whole[3]];
  const { lines, exitCode } = summary({ steps, skipped: [], minutes: 1 });
  expect(lines).toContain('tests ended without a report');
  expect(lines[0]).toContain('tests FAILED');
  expect(exitCode).toBe(1);
});

it('a run in which no test passed has failed', () => {
  const steps = [{ name: 'tests nowhere', code: 0, counts: counts(0) }];
  expect(summary({ steps, skipped: [], minutes: 0 }).exitCode).toBe(1);
});

const wavering = (...unsteady) =>
  summary({ steps: [{ name: 'tests', code: 0, counts: { ...counts(9), unsteady } }], skipped: [], minutes: 1 });

it('a test that passed only when it was tried again is named', () => {
  expect(wavering('a', 'b')).toMatchObject({
    lines: expect.arrayContaining(['passed only when tried again: a, b']),
    exitCode: 0,
  });
});

it('four tests that waver fail the run', () => {
  expect(wavering('a', 'b', 'c', 'd').exitCode).toBe(1);
});
