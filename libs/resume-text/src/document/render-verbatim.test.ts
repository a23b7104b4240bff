import { expect, test } from '@jest/globals';
import { readResume } from '../read-resume.js';
import { renderVerbatim, verbatimText } from './render-verbatim.js';

const shown = (text: string, blocks: string[] = ['Application for: Clerk']) =>
  renderVerbatim(verbatimText(readResume(text)), blocks);

test('what is ours stands below name and contacts, and every row as it was written', () => {
  const text = `Jo Baker
jo@example.com | 0161 496 0123

WORK                      2019 – now
Clerk,   Acme Ltd
  • Opened letters`;
  expect(shown(text)).toBe(`\`\`\`
Jo Baker
jo@example.com | 0161 496 0123
\`\`\`

Application for: Clerk

\`\`\`
WORK                      2019 – now
Clerk,   Acme Ltd
  • Opened letters
\`\`\`
`);
});

test('above a form or a column, whose top nobody can tell, it stands first', () => {
  const text = `APPLICATION FORM
Surname       BAKER
Forename      Jo
Post          Clerk
Telephone     0161 496 0123`;
  expect(shown(text).startsWith('Application for: Clerk\n\n```\nAPPLICATION FORM')).toBe(true);
});

test('the heads and numbers of pages go, wherever they stand', () => {
  const text = `Jo Baker
jo@example.com

WORK
Clerk, Acme Ltd, 2019 – now
• Opened letters

Jo Baker – page 1 of 2

• Sorted the post
• Kept the books

Jo Baker – page 2 of 2`;
  expect(shown(text)).not.toMatch(/page \d/);
});

test('the names of columns stay, also where a name is a part of one of their words', () => {
  const text = `Mei An
mei@example.com

EXPERIENCE
Organisation        Designation        Year
Acme Freight        Clerk              2019
Holm Timber         Yard Hand          2016

EDUCATION
Degree              Organisation       Year
BSc Soils           Holm College       2014`;
  expect(shown(text)).toContain('Organisation        Designation        Year');
  expect(shown(text)).toContain('Degree              Organisation       Year');
});

test('marks of Markdown in the text end nothing', () => {
  const text = 'Jo Baker\njo@example.com\n\nSKILLS\nShell ```echo``` and more';
  const result = shown(text);
  expect(result).toContain('````\nSKILLS\nShell ```echo``` and more\n````');
  expect(readResume(result).text).toContain('Shell ```echo``` and more');
});

test('what is shown is read as the text it was', () => {
  const text =
    'Jo Baker\njo@example.com\n\nEXPERIENCE\nClerk, Acme Ltd, 2019 – 2021\n• Opened letters\n• Sorted the post';
  const entries = (read: string) =>
    readResume(read).sections.flatMap((section) => section.entries.map(({ title }) => title));
  expect(entries(shown(text, []))).toEqual(entries(text));
});
