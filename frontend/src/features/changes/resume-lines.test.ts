import { describe, expect, it } from '@jest/globals';
import { plainText, resumeLines, saysTheSame } from './resume-lines';

describe('plain text of a Markdown line', () => {
  it.each([
    ['### Data Analyst | Larkfield', 'Data Analyst | Larkfield'],
    ['**Data Analyst**', 'Data Analyst'],
    ['*March 2022 – Present*', 'March 2022 – Present'],
    ['_2015 – 2019_', '2015 – 2019'],
    ['- Cut costs by **18%**', 'Cut costs by 18%'],
    ['• Ran 9 A/B tests', 'Ran 9 A/B tests'],
    ['2. Second point', 'Second point'],
    ['2015 – 2019', '2015 – 2019'],
    ['> In my own words', 'In my own words'],
    ['[portfolio](https://a.example)', 'portfolio'],
    ['first_name.last_name@example.com', 'first_name.last_name@example.com'],
    ['3 \\* 4 = 12', '3 * 4 = 12'],
    ['3 * 4 * 5 = 60', '3 * 4 * 5 = 60'],
  ])('%s', (markdown, plain) => {
    expect(plainText(markdown)).toBe(plain);
  });
});

it('lines keep the number an editor shows; blank lines and rules are none', () => {
  const lines = resumeLines('# Nora\n\n---\n- SQL and C++');
  expect(lines).toEqual([
    { number: 1, text: 'Nora', words: ['nora'], heading: 1 },
    { number: 4, text: 'SQL and C++', words: ['sql', 'c++'], heading: 0 },
  ]);
});

it('a language without spaces is told apart sign by sign', () => {
  expect(resumeLines('東京大学')[0]?.words).toEqual(['東', '京', '大', '学']);
});

describe('saying the same', () => {
  it.each([
    ['EXPERIENCE', 'Experience', true],
    ['Data Analyst, Larkfield', 'Data Analyst | Larkfield', true],
    ['Cut it to 6.', 'Cut it to 6', true],
    ['C', 'C++', false],
    ['4.1%', '41%', false],
    ['Managed 5 people', 'Managed 50 people', false],
  ])('%s and %s: %s', (one, other, expected) => {
    expect(saysTheSame(one, other)).toBe(expected);
  });
});
