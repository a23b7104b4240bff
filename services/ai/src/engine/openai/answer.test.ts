import { expect, test } from '@jest/globals';
import { readAnswer, readPartialAnswer } from './answer.js';

const document = '# Ada "Countess" Example\n\n- Built looms \\ engines\n- Prize in Zürich';

test.each([
  ['bare Markdown', document],
  ['a JSON object', JSON.stringify({ markdown: document })],
  ['indented JSON', JSON.stringify({ markdown: document }, null, 2)],
  ['fenced JSON', `\`\`\`json\n${JSON.stringify({ markdown: document })}\n\`\`\``],
  ['fenced Markdown', `\`\`\`markdown\n${document}\n\`\`\``],
  ['fenced Markdown in JSON', JSON.stringify({ markdown: `\`\`\`markdown\n${document}\n\`\`\`` })],
  ['thoughts before it', `<think>{"markdown": "no"}</think>\n\n${document}`],
  ['thoughts whose opening is missing', `hmm, well\n</think>${document}`],
])('a document is found in %s', (_, raw) => {
  expect(readAnswer(raw)).toBe(document);
});

test.each([
  ['cut JSON', JSON.stringify({ markdown: document }).slice(0, -2), 'unreadable'],
  ['another object', '{"text":"# Ada"}', 'unreadable'],
  ['an empty document', '{"markdown":" "}', 'empty'],
  ['nothing but thoughts', '<think>what now', 'empty'],
])('%s is refused', (_, raw, reason) => {
  expect(() => readAnswer(raw)).toThrow(expect.objectContaining({ reason }));
});

test('every prefix of a JSON answer shows a prefix of the document', () => {
  const raw = `<think>ok</think>${JSON.stringify({ markdown: document })}`;
  for (let end = 0; end <= raw.length; end += 1) {
    expect(document.startsWith(readPartialAnswer(raw.slice(0, end)))).toBe(true);
  }
  expect(readPartialAnswer(raw)).toBe(document);
});
