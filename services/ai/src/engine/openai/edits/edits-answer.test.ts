import { expect, test } from '@jest/globals';
import { editsMax } from '@tailwright/contracts/optimize';
import { hasAllEdits, readEdits, readPartialEdits } from './edits-answer.js';

const edit = { lines: [3, 4], text: 'Built "looms" {and} [frames]', serves: ['r1'] };
const answer = {
  edits: [edit, { ...edit, lines: [5] }],
  summary: [{ ...edit, lines: [1] }],
  highlights: [{ ...edit, name: 'Looms' }],
  order: ['s2', '14'],
};

test.each([
  ['a JSON object', JSON.stringify(answer)],
  ['fenced JSON', `\`\`\`json\n${JSON.stringify(answer, null, 2)}\n\`\`\``],
  ['JSON after thoughts', `<think>{"edits": []}</think>${JSON.stringify(answer)}`],
])('edits are found in %s', (_, raw) => {
  expect(readEdits(raw)).toEqual(answer);
});

test.each([
  ['Markdown', '# Ada Example\n\n- Built looms', 'form-ignored'],
  ['a whole document as JSON', '{"markdown": "# Ada Example"}', 'form-ignored'],
  ['edits that are no list', '{"edits": "none"}', 'form-ignored'],
  ['cut JSON', JSON.stringify(answer).slice(0, -5), 'unreadable'],
  ['nothing but thoughts', '<think>what now', 'empty'],
])('%s is no answer to a question for edits', (_, raw, reason) => {
  expect(() => readEdits(raw)).toThrow(expect.objectContaining({ reason }));
});

test('an item that is not as asked costs itself alone', () => {
  const bad = [null, 7, {}, { text: 'No lines' }, { lines: 'all', text: 'x' }, { lines: ['all'], text: 'No number' }];
  const { edits, summary, highlights, order } = readEdits(
    JSON.stringify({ edits: [...bad, { lines: ['3', 3], text: 'Good' }] }),
  );
  expect(edits).toEqual([
    { lines: [], text: 'No number', serves: [] },
    { lines: [3], text: 'Good', serves: [] },
  ]);
  expect([summary, highlights, order]).toEqual([[], [], []]);
});

test('every prefix of an answer shows the edits that are complete in it', () => {
  const raw = JSON.stringify(answer);
  let shown = 0;
  for (let end = 0; end <= raw.length; end += 1) {
    const { edits, summary } = readPartialEdits(raw.slice(0, end));
    expect([...edits, ...summary]).toEqual(
      [...answer.edits, ...answer.summary].slice(0, edits.length + summary.length),
    );
    expect(edits.length + summary.length).toBeGreaterThanOrEqual(shown);
    shown = edits.length + summary.length;
  }
  expect(shown).toBe(3);
});

test('the end of an endless list is not waited for', () => {
  const started = `{"edits": [${Array(editsMax + 1)
    .fill(JSON.stringify(edit))
    .join(',')}, {"lines": [`;
  expect(hasAllEdits(started.slice(0, started.length / 2))).toBe(false);
  expect(hasAllEdits(started)).toBe(true);
  expect(readEdits(started).edits).toHaveLength(editsMax);
});
