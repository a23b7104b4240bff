import { expect, test } from '@jest/globals';
import { printed } from '../testing/printed.js';

const jobs = `Work

Lab Assistant, Haematology – Grade 3 · Feb '22 – now
Lab Assistant – Grade 2 · Oct '19 – Feb '22
Karinga Private Hospital, Ballarat (90 beds)
I spin and sort about two hundred tubes a day, and keep the cold store of the third floor in order.
Since last year I also teach the new ones how to label.

Kitchen Hand (casual) · Jan '18 – Sept '19
Lorne Street Aged Care, Buninyong
Washed up, laid trays and peeled.
`;
const heads = (text: string) => printed(text).filter((line) => /^[#*]/.test(line));

test('the employer below several posts of a line each is that of all, and a grade belongs to its title', () => {
  expect(heads(jobs)).toEqual([
    '## Work',
    '### Lab Assistant, Haematology – Grade 3 | Karinga Private Hospital, Ballarat (90 beds)',
    "*Feb '22 – now*",
    "*Lab Assistant – Grade 2 · Oct '19 – Feb '22*",
    '### Kitchen Hand (casual) | Lorne Street Aged Care, Buninyong',
    "*Jan '18 – Sept '19*",
  ]);
});

test('what is told below several posts is no employer', () => {
  const text = jobs.replace('Karinga Private Hospital, Ballarat (90 beds)\n', '');
  expect(printed(text).join('\n')).toContain('I spin and sort about two hundred tubes');
  expect(heads(text).join('\n')).not.toContain('I spin');
});
