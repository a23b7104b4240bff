import { describe, expect, test } from '@jest/globals';
import { startProcessorClock } from '@tailwright/testing/clocks';
import { type Block, parseMarkdown } from './markdown-resume.js';
import { parseSpans, textOf } from './markdown-spans.js';

/** A block in short: its kind or role, and its text with looks shown. */
function short(block: Block): string {
  if (block.kind === 'rule') return 'rule';
  const text = block.spans.map(({ text, isBold, isItalic, link }) => {
    const looked = `${isBold ? '**' : ''}${isItalic ? '_' : ''}${text}`;
    return link === undefined ? looked : `[${looked}](${link})`;
  });
  if (block.kind === 'heading') return `h${block.level} ${text.join('')}`;
  if (block.kind === 'item') return `${' '.repeat(block.depth)}${block.mark} ${text.join('')}`;
  return `${block.role} ${text.join('')}`;
}

const blocks = (markdown: string) => parseMarkdown(markdown).blocks.map(short);

test('our own resumes are read into name, headline, contacts, entries and their dates', () => {
  const markdown = `# Ada Lovelace

> Programmer

ada@example.com · +44 20 7946 0000 · London

## Experience

### Engineer | Acme

*Mar 2019 – Present · London*

- **Led** a team
  - of seven

1. First
`;
  expect(parseMarkdown(markdown).name).toBe('Ada Lovelace');
  expect(blocks(markdown)).toEqual([
    'h1 Ada Lovelace',
    'headline Programmer',
    'contacts ada@example.com · +44 20 7946 0000 · London',
    'h2 Experience',
    'h3 Engineer | Acme',
    'meta _Mar 2019 – Present · London',
    '• **Led a team',
    ' • of seven',
    '1. First',
  ]);
});

describe('what models write', () => {
  test.each([
    ['a fence around everything', '```markdown\n# Ada\n```', ['h1 Ada']],
    ['underlined headings', 'Ada\n===\nSkills\n---\nGo', ['h1 Ada', 'h2 Skills', 'text Go']],
    ['rules', 'a\n\n---\n\n***\nb', ['text a', 'rule', 'rule', 'text b']],
    ['a table', '| Skill | Years |\n|---|:-:|\n| Go | 4 |', ['text Skill | Years', 'text Go | 4']],
    ['other bullets', '* a\n+ b\n• c\n2) d', ['• a', '• b', '• c', '2) d']],
    ['lines that flow', 'one\ntwo', ['text one two']],
    ['broken lines', 'one  \ntwo\\\nthree<br>four', ['text one\ntwo\nthree\nfour']],
    ['an item over two lines', '- one\n  two', ['• one two']],
    ['emphasised lines', '**Engineer**\n*2019*\nBuilt it', ['text **Engineer', 'text _2019', 'text Built it']],
    ['literal code', '```js\n# no heading\n```', ['row # no heading']],
    [
      'a rule of tildes in literal text',
      '```\n~~~~~~~~~~\n# of loads: 40\n> a\n```',
      ['row ~~~~~~~~~~', 'row # of loads: 40', 'row > a'],
    ],
    ['a fence inside a longer one', '````\n```js\n# a\n```\n````\nb', ['row ```js', 'row # a', 'row ```', 'text b']],
    ['nothing', ' \n\n', []],
  ])('%s', (_, markdown, expected) => expect(blocks(markdown)).toEqual(expected));
});

test('a row of a text that is shown as it stands never becomes the name', () => {
  expect(parseMarkdown('```\n~~~~~~~~~~\n# of loads: 40\n```').name).toBe('');
});

test.each([
  ['escapes', String.raw`\*a\* C\# 1\. \_x\_ a\b`, '*a* C# 1. _x_ a\\b'],
  ['entities', 'AT&amp;T &lt;b&gt; &#8211; &#x41; &nope; R&D', 'AT&T <b> – A &nope; R&D'],
  ['words with marks inside', 'snake_case_name 2*3*4 C++ *.parquet a ** b', 'snake_case_name 234 C++ *.parquet a ** b'],
  ['lonely marks', '**bold *it `co [li ![pi <ta', '**bold *it `co [li ![pi <ta'],
  ['tags as text', 'Built the <fraud> engine', 'Built the <fraud> engine'],
  ['code', 'Use `npm *ci*` daily', 'Use npm *ci* daily'],
  ['pictures', '![photo](https://x.example/a.png) Ada', 'photo Ada'],
  ['struck words', '~~old~~ new', 'old new'],
])('%s keep their words', (_, markdown, text) => expect(textOf(parseSpans(markdown))).toBe(text));

test('emphasis and links carry their look, also inside each other', () => {
  expect(parseSpans('**bold *both* b** _it_ ***all***')).toEqual([
    { text: 'bold ', isBold: true },
    { text: 'both', isBold: true, isItalic: true },
    { text: ' b', isBold: true },
    { text: ' ' },
    { text: 'it', isItalic: true },
    { text: ' ' },
    { text: 'all', isBold: true, isItalic: true },
  ]);
  expect(parseSpans('[**my** site](https://a.example/x_(y)) <ada@example.com>')).toEqual([
    { text: 'my', isBold: true, link: 'https://a.example/x_(y)' },
    { text: ' site', link: 'https://a.example/x_(y)' },
    { text: ' ' },
    { text: 'ada@example.com', link: 'mailto:ada@example.com' },
  ]);
});

test('an address that a click should not open is no link', () => {
  expect(parseSpans('[me](javascript:alert(1)) [f](file:///etc/passwd)')).toEqual([{ text: 'me f' }]);
});

test.each([
  '*a '.repeat(30_000),
  '['.repeat(90_000),
  '**'.repeat(40_000),
  '`a'.repeat(40_000),
  '_'.repeat(90_000),
  '&#'.repeat(40_000),
  '<'.repeat(90_000),
  '[a]('.repeat(20_000),
])('a hostile text is read within a second', (markdown) => {
  const began = startProcessorClock();
  expect(parseMarkdown(markdown).blocks.length).toBeGreaterThan(0);
  expect(began.ms()).toBeLessThan(3_000);
});
