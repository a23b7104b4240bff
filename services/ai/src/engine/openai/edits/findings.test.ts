import { expect, test } from '@jest/globals';
import { askEdits } from './ask-edits.js';
import { noProposals } from './edits-answer.js';
import { findFaults, withMended, withoutDoubted } from './findings.js';

const request = {
  resumeText: `Ada Example
ada@example.test

Experience
Engineer, Example Mills, 2019 - 2021
- Built looms with TypeScript for the weaving hall
- Trained weavers on the new looms`,
  jobDescription: 'Requirements\n- TypeScript\n- Training',
  style: 'standard' as const,
};
const today = new Date('2026-11-23');
const asked = askEdits({ request, tokens: 10_000, today });
if (!asked) throw new Error('nothing is asked');
const good = { lines: [2], text: 'Built looms with TypeScript for the weaving hall.', serves: [] };
const lie = { lines: [3], text: 'Trained weavers on the new looms, raising revenue by 87%', serves: [] };
const absent = { lines: [99], text: 'Trained weavers', serves: [] };
const proposals = { ...noProposals, edits: [good, lie, absent] };

test('findings name each edit that cannot stand, its lines and the reason', () => {
  const findings = findFaults({ request, proposals, asked, today });
  expect(findings?.faulty).toEqual([absent, lie]);
  const { user = '' } = findings?.prompt ?? {};
  expect(user).toContain(
    'An edit that cites 99: Trained weavers\n  It cannot stand, because it cites no line of the resume',
  );
  expect(user).toMatch(
    /An edit that cites 3: .*87%\n {2}3\. Trained weavers on the new looms\n.*says more than its lines: "Trained weavers on the new looms, raising revenue by 87%": Your resume does not give this figure/,
  );
  expect(user).not.toContain('weaving hall');
});

test('edits that all may stand give no findings', () => {
  expect(findFaults({ request, proposals: { ...proposals, edits: [good] }, asked, today })).toBeUndefined();
});

test('mended edits replace those they mend, and bring nothing else', () => {
  const mended = { lines: [3], text: 'Trained weavers on looms', serves: [] };
  const other = { lines: [2], text: 'Built looms', serves: [] };
  const answer = { edits: [mended, other], summary: [other], highlights: [other], order: ['s1'] };
  expect(withMended(proposals, answer, [absent, lie])).toEqual({
    edits: [good, absent, mended],
    summary: [],
    highlights: [],
    order: [],
  });
});

test('a highlight of which the name says too much stands without its name', () => {
  const request = {
    resumeText: `Ada Example\n\nExperience\nShift Lead, Example Bakery, 2019 - 2021
- Run night shift of 22 people making 48,000 loaves a night\n- Weigh and mix dough for rye bread`,
    jobDescription: 'Baker\nRequired\n- Supervising in high-volume food manufacturing\n- Dough mixing',
    style: 'standard' as const,
  };
  const asked = askEdits({ request, tokens: 10_000, today });
  if (!asked) throw new Error('nothing is asked');
  const dough = { lines: [3], text: 'Weigh and mix dough', serves: [], name: 'Dough mixing' };
  const name = 'Supervising in high-volume food manufacturing';
  const shift = { lines: [2], text: 'Run night shift of 22 people making 48,000 loaves a night', serves: [], name };
  const left = withoutDoubted({ request, proposals: { ...noProposals, highlights: [shift, dough] }, asked, today });
  expect(left).toEqual({
    proposals: { ...noProposals, highlights: [{ ...shift, name: '' }, dough] },
    notAdded: [],
  });
});

test('what the fact guard would take out is taken back, so that its lines stay, and is told', () => {
  expect(withoutDoubted({ request, proposals, asked, today })).toMatchObject({
    proposals: { edits: [good, absent] },
    notAdded: [{ kind: 'number', text: expect.stringContaining('87%') }],
  });
});
