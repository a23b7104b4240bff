import { expect, test } from '@jest/globals';
import { askEdits } from './ask-edits.js';
import { noProposals } from './edits-answer.js';
import { readObjections } from './objections-answer.js';
import { withoutVetoed } from './second-reading.js';

const request = {
  resumeText: `Ada Example

Experience
Engineer, Example Mills, 2019 - 2021
- Built looms with TypeScript for the hall
- Trained weavers on the new looms`,
  jobDescription: 'Requirements\n- TypeScript\n- Training',
  style: 'standard' as const,
};
const asked = askEdits({ request, tokens: 10_000, today: new Date('2026-11-23') });
if (!asked) throw new Error('nothing is asked');
const edits = [
  { lines: [2], text: 'Built looms single-handedly with TypeScript for the hall', serves: [] },
  { lines: [3], text: 'Trained weavers on looms', serves: [] },
];
const left = (...objections: { edit: number; words: string }[]) =>
  withoutVetoed({ request, asked, proposals: { ...noProposals, edits }, objections });

test('an objection that quotes what an edit adds takes the edit back', () => {
  expect(left({ edit: 1, words: 'single-handedly' })).toMatchObject({
    proposals: { edits: [edits[1]] },
    notAdded: [{ kind: 'statement', text: 'single-handedly' }],
  });
});

test.each([
  ['quotes nothing', 1, ' '],
  ['quotes a mark', 1, '-'],
  ['quotes words that stand in no edit', 1, 'all alone'],
  ['quotes a part of a word', 1, 'single-hand'],
  ['quotes words of another edit', 2, 'single-handedly'],
  ['quotes what the lines say', 1, 'with TypeScript'],
  ['names an edit that does not exist', 9, 'single-handedly'],
])('an objection that %s changes nothing', (_, edit, words) => {
  expect(left({ edit, words })).toMatchObject({ proposals: { edits }, notAdded: [] });
});

test('of objections those that are as asked are read', () => {
  const objections = [{ edit: 1, words: 'x' }, { edit: '1', words: 'x' }, null, { words: 'x' }];
  expect(readObjections(`\`\`\`json\n${JSON.stringify({ objections })}\n\`\`\``)).toEqual([{ edit: 1, words: 'x' }]);
  expect(() => readObjections('{"objections": "none"}')).toThrow(expect.objectContaining({ reason: 'form-ignored' }));
  expect(() => readObjections('none')).toThrow(expect.objectContaining({ reason: 'unreadable' }));
});
