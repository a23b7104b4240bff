import { describe, expect, it } from '@jest/globals';
import { hasWords, inVerbatim, typedLine, withText, withWords } from './markdown-line';
import { plainText } from './resume-lines';

describe('a line with other words keeps its form', () => {
  it.each([
    ['- Built 14 dashboards', 'Built 15 dashboards', '- Built 15 dashboards'],
    ['  * Built 14 dashboards', 'Built 15 dashboards', '  * Built 15 dashboards'],
    ['### Data Analyst | Larkfield', 'Analyst', '### Analyst'],
    ['## Skills', 'My skills', '## My skills'],
    ['**Data Analyst**', 'Analyst', '**Analyst**'],
    ['*March 2020 – Present*', 'March 2021 – Present', '*March 2021 – Present*'],
    ['- **Tools:** SQL', 'Tools: SQL, Python', '- **Tools:** SQL, Python'],
    ['- **Tools:** SQL', 'SQL and Python', '- SQL and Python'],
    ['**SQL** and **Python**', 'SQL', '**SQL**'],
    ['SQL, Python', 'SQL', 'SQL'],
  ])('%s, now %s', (raw, text, changed) => {
    expect(withText(raw, text)).toBe(changed);
  });
});

describe('what is typed is read as it was typed', () => {
  const typed = [
    'C# and C++ for 50 % of 3 * 4 = 12',
    '**bold** and _under_ and `code`',
    '[a](b) and ![c](d)',
    '# no heading',
    '2019. A great year',
    'C:\\ and <b> | ~x~',
    'first_name.last_name@example.com',
    '> 20 people',
    '+ more',
  ];
  it.each(['- x', 'x', '### x', '**x**', '*x*'].flatMap((raw) => typed.map((text) => [raw, text])))(
    'in the place of %s: %s',
    (raw, text) => {
      expect(plainText(withText(raw, text))).toBe(text);
    },
  );
});

it('a bullet or a line break that is typed or pasted is none of the words', () => {
  expect(typedLine('  • Ran 9 tests\n  a day ')).toBe('Ran 9 tests a day');
  expect(typedLine('2. quarter')).toBe('2. quarter');
});

it('a line of signs alone has no words', () => {
  expect(['', '  ', '---', '•'].some(hasWords)).toBe(false);
  expect(hasWords('東京')).toBe(true);
});

it('between two rows of marks a line is shown as it stands, and what is typed there is no Markdown', () => {
  const text = '# Jo\n\n```\n• C# and *nix\n```\n\n- Excel';
  expect([...inVerbatim(text)]).toEqual([4]);
  expect(withWords('  • C# and *nix', 'C# and *BSD*')).toBe('  • C# and *BSD*');
});

it.each([
  ['WORK       2019 – now', 'WORK 2018 – now', 'WORK       2018 – now'],
  ['Opened C# files [x](y)', 'Opened D# files x', 'Opened D# files [x](y)'],
  ['Excel     SAP', 'Excel Word SAP', 'Excel     Word SAP'],
  ['Excel     SAP', 'Excel SAP Word', 'Excel     SAP Word'],
  ['Excel     SAP', 'Excel', 'Excel'],
  ['Excel     SAP', 'Word', 'Word'],
  ['Excel     SAP', 'Excel SAP', 'Excel     SAP'],
])('of a row that is shown as it stands only the words that were changed change: %s', (raw, text, row) => {
  expect(withWords(raw, text)).toBe(row);
});
