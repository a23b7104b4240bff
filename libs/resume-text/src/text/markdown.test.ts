import { expect, test } from '@jest/globals';
import { plainInline } from './clean-text.js';
import { findUnplacedLines } from '../document/find-lost-lines.js';
import { block, document } from './markdown.js';
import { readResume } from '../read-resume.js';

test.each([
  'C #',
  '===',
  'AT&amp;T',
  '*star* and _under_',
  '- dash',
  '[label](https://example.com)',
  String.raw`\* a: \: b`,
  'ends \\',
])('%s is the same once its escapes are taken off again', (text) => {
  expect(plainInline(block(text))).toBe(text);
});

test('of two parts without a heading, one below the other, the second needs none', () => {
  const heading = '## Additional Information';
  expect(document([heading, 'One', heading, 'Two'])).toBe(`${heading}\n\nOne\n\nTwo\n`);
  expect(document([heading, 'One', '## Skills', heading])).toBe(`${heading}\n\nOne\n\n## Skills\n\n${heading}\n`);
});

test('a document of no blocks is empty', () => {
  expect(document(['', ' '])).toBe('');
});

test('labels, usual headings and the name of the document are not unplaced; words that were dropped are', () => {
  const resume = readResume('Curriculum Vitae\nLee Park\nE-mail: lee.park@example.com\n\nSKILLS\nSewing, pressing');
  expect(findUnplacedLines(resume)).toEqual([]);
  expect(findUnplacedLines({ ...resume, sections: [] })).toEqual(['Sewing, pressing']);
});
