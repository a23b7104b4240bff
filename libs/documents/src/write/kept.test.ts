import { describe, expect, test } from '@jest/globals';
import { sampleResumes } from '../fixtures/sample-resumes.js';
import { findAgain, findLostLines } from './kept.js';
import { parseMarkdown } from './markdown-resume.js';
import { writeTxt } from './txt.js';

const txtOf = (markdown: string) => writeTxt(parseMarkdown(markdown).blocks).toString();

describe.each(sampleResumes)('a resume in $script', ({ markdown }) => {
  test('has all its lines in its own export', () => {
    expect(findLostLines(markdown, txtOf(markdown))).toEqual([]);
  });

  test('misses exactly the line that an export left out', () => {
    const lines = markdown.split('\n').filter((line) => line.trim() !== '');
    for (const line of lines) {
      const without = txtOf(lines.filter((other) => other !== line).join('\n\n'));
      expect(findLostLines(markdown, without)).toEqual([line]);
    }
  });
});

test.each([
  ['marks of every kind', '## **Skills**\n\n> *Calm* and `exact`\n\n1. ~~old~~ 2*3*4 snake_case_name C\\# AT&amp;T'],
  ['a table', '| Skill | Years |\n|---|:-:|\n| Go | 4 |'],
  ['a link and one over two lines', 'See [my page](https://a.example/x) and [the\nother one](https://b.example/y) too'],
  ['emphasis over two lines', '**Led a team\nof seven**'],
  ['literal text', '```js\nconst a = [b](c);\n```'],
  ['underlined headings', 'Ada\n===\nSkills\n---\nGo'],
  ['broken lines', 'one  \ntwo\\\nthree<br>four'],
  ['pictures', '![photo](https://x.example/a.png) Ada 🚀'],
  ['a fence with a text behind it', '``` Led a team of seven'],
])('no line is lost for %s', (_, markdown) => {
  expect(findLostLines(markdown, txtOf(markdown))).toEqual([]);
});

test('a line the blocks never had is seen, where the blocks themselves see nothing', () => {
  const markdown = '# Ada\n\n- Wrote programs\n- Led a team of 7\n';
  const resume = parseMarkdown('# Ada\n\n- Wrote programs\n');
  expect(findAgain(resume, 'Ada Wrote programs').lost).toBe(0);
  expect(findLostLines(markdown, 'Ada Wrote programs')).toEqual(['- Led a team of 7']);
});

test('a figure that was changed is a lost line', () => {
  expect(findLostLines('- Led a team of 7', 'Led a team of 17')).toEqual(['- Led a team of 7']);
});

describe('rows of a text that is shown as it stands', () => {
  const markdown = '```\nExcel     SAP\nLed a team\n5 years\n```\n';
  const lostIn = (read: string) => [findLostLines(markdown, read), findAgain(parseMarkdown(markdown), read).lost];

  test.each([
    ['as they are', 'Excel\tSAP\nLed a team\n5 years'],
    ['column by column', 'Excel\nLed a team\n5 years\n\nSAP'],
    ['as items of a list', '- Excel\n- SAP\n- Led a\nteam\n- 5 years'],
  ])('are found %s', (_, read) => expect(lostIn(read)).toEqual([[], 0]));

  test('are not found as parts of other words or with other words between theirs', () => {
    const rows = ['Excel     SAP', 'Led a team', '5 years'];
    expect(lostIn('Excellent work at SAPOL. Leda and Ledger, 15 times teamwork for years')).toEqual([rows, 3]);
    expect(lostIn('Excel, SAP. team a Led. years 5')).toEqual([rows.slice(1), 2]);
    expect(lostIn('Excel, SAP. Led quite a team. 15 years')).toEqual([rows.slice(1), 2]);
  });

  test('may be cut by the end of a line, where they are long enough for one', () => {
    const row = 'Kept the books of two shops and of the bakery behind them, each in a ledger of its own';
    const [start, end] = ['Kept the books of two shops and of the bakery behind', 'them, each in a ledger of its own'];
    expect(findLostLines(`\`\`\`\n${row}\n\`\`\``, `${end}\n\n${start}`)).toEqual([]);
    expect(findLostLines(`\`\`\`\n${row}\n\`\`\``, row.split(' ').reverse().join(' '))).toEqual([row]);
  });

  test('may have the two halves of a word joined', () => {
    const parted = '```\nClerk      SAP (a lit-\nFell       tle), forklift\n```';
    expect(findLostLines(parted, 'Clerk\nFell\n\nSAP (a little), forklift')).toEqual([]);
    expect(findLostLines(parted, 'Clerks\nFell\n\nSAP (a little), forklift')).toHaveLength(1);
  });

  test('have signs of Markdown that change nothing', () => {
    const signs = '```\n~~~~~~~~~~\n# of loads: 40\n> 3 a day\n```\n\n## Skills\n\n- Go';
    expect(findLostLines(signs, txtOf(signs))).toEqual([]);
    expect(txtOf(signs)).toContain('~~~~~~~~~~\n# of loads: 40\n> 3 a day\n');
  });
});
