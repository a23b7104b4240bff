import { expect, test } from '@jest/globals';
import { readResume } from '../read-resume.js';
import { renderResume } from '../document/render-resume.js';

const sections = ['TICKETS HELD', 'SITE SERVICE (latest first)', 'DUTIES IN THIS POST', 'EDUCATION', 'LANGUAGES'];
const below = [
  'Slinger ticket, valid to 2027\nFirst aid',
  'Banksman, Harbour Cranes Ltd, Leith\n2019 - 2023\nLifts at night. No accidents.',
  'Keeping the log. Signals by radio.',
  'Leith Academy, 2005 - 2009',
  'English, Polish',
];
const resume = (counts: string[]) =>
  ['Ana Example\nana@example.com', ...counts.map((sign, at) => `${sign} ${sections[at]}\n${below[at]}`)].join('\n\n');
const headingsOf = (text: string) => readResume(text).sections.map(({ heading }) => heading);

test.each([
  ['figures with a full stop', ['1.', '2.', '3.', '4.', '5.']],
  ['figures with a bracket', ['1)', '2)', '3)', '4)', '5)']],
  ['Roman numbers', ['I.', 'II.', 'III.', 'IV.', 'V.']],
  ['letters', ['A)', 'B)', 'C)', 'D)', 'E)']],
  ['a number that was left out', ['1.', '2.', '4.', '5.', '6.']],
])('headings that are counted are headings, all of them: %s', (_case, counts) => {
  expect(headingsOf(resume(counts))).toEqual(sections);
});

test('lists that are counted stay lists', () => {
  const text = [
    'Ana Example\nana@example.com',
    'EXPERIENCE\nBanksman, Harbour Cranes Ltd, Leith\n2019 - 2023',
    '1. Lifts at night\n2. Signals by radio\n3. Training of new hands',
    'PROJECTS\n1. Winter berth\nMoved forty cranes.\n2. Summer berth\nMoved six cranes.\n3. Dry dock\nMoved none.',
  ].join('\n\n');
  expect(headingsOf(text)).toEqual(['EXPERIENCE', 'PROJECTS']);
  expect(renderResume(readResume(text))).not.toContain('## Winter');
});
