import { expect, test } from '@jest/globals';
import { verbatim } from './markdown.js';
import { fencedRows } from './fenced-rows.js';

/** A row in short: "=" for a fence, ">" for a row that is shown as it stands, nothing for others. */
const short = (markdown: string) =>
  fencedRows(markdown.split('\n')).map(({ isFence, isVerbatim }) => (isFence ? '=' : isVerbatim ? '>' : ''));

test.each([
  ['rows between two fences', '```\na\n```\nb', ['=', '>', '=', '']],
  ['a row of tildes', '~~~\na\n~~~', ['', '', '']],
  ['a row of tildes between fences', '```\n~~~\n# a\n```', ['=', '>', '>', '=']],
  ['a fence with a language inside a longer one', '````\n```js\na\n```\n````\nb', ['=', '>', '>', '>', '=', '']],
  ['a longer closing fence', '```\na\n`````\nb', ['=', '>', '=', '']],
  ['a fence with a language', '```js\na\n```', ['=', '>', '=']],
  ['a fence around Markdown', '```markdown\n# a\n```\nb', ['=', '', '=', '']],
  ['a fence that nothing closes', '```\na\n\nb', ['=', '>', '>', '>']],
  ['a line of text behind backticks', '``` a b\nc', ['', '']],
])('%s', (_, markdown, expected) => expect(short(markdown)).toEqual(expected));

test('every text that is shown as it stands ends at its own fence', () => {
  const rows = ['# of loads: 40', '~~~~~~~~~~', '```js', '```', `x ${'`'.repeat(60)}`, '> a'];
  const fenced = fencedRows(`${verbatim(rows)}\n\nb`.split('\n'));
  expect(fenced.filter(({ isVerbatim }) => isVerbatim).map(({ text }) => text)).toEqual(rows);
  expect(fenced.filter(({ isFence }) => isFence)).toHaveLength(2);
});
