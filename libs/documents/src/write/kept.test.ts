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
