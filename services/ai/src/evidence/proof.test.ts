import { describe, expect, test } from '@jest/globals';
import { readPosting } from '../posting/read-posting.js';
import { chancesOf, readProofs } from './proof.js';
import { readScoreIndex } from './score-index.js';

const today = new Date('2026-06-15');
const posting = `Requirements:
- Take minutes
- Own infrastructure as code for every environment
- Terraform
- Confident with customers from all walks of life
- Keep van stock records`;
const asked = readPosting(posting);
const isSure = (statement: string, resume: string) =>
  readProofs(asked, readScoreIndex(resume), today)[asked.findIndex(({ text }) => text === statement)]?.isSure;

describe('a line is a sure proof', () => {
  test.each<[string, string, string, boolean]>([
    ['of a tool by its name', 'Terraform', 'Terraform, Bash', true],
    ['of no work with one word in common', 'Take minutes', 'Moved the paper minute books into SharePoint', false],
    [
      'of no piece of work by a tool alone',
      'Own infrastructure as code for every environment',
      'Packer images for 120 build agents',
      false,
    ],
  ])('%s', (_, statement, resume, expected) => {
    expect(isSure(statement, resume)).toBe(expected);
  });
});

test.each([
  'Enjoys long walks, jazz records and baking sourdough on Sundays.',
  'Interests: records, walks and vans',
  'In my spare time I keep stock of old vans',
])('what a person likes to do proves nothing: %s', (line) => {
  const resume = 'Fitted 40 kitchens a year\nServed customers at the counter';
  expect(chancesOf(asked, readScoreIndex(`${resume}\n${line}`), today)).toEqual(
    chancesOf(asked, readScoreIndex(resume), today),
  );
});

describe('the more lines speak of the job, the more a near line is believed', () => {
  const near = 'Wrote up the minutes of the parish council';
  const speaking = [
    'Booked stock in and out of six vans',
    'Looked after customers at the trade counter',
    'Ansible for two environments',
  ];
  const chanceOfMinutes = (...lines: string[]) =>
    chancesOf(asked, readScoreIndex([near, ...lines].join('\n')), today)[
      asked.findIndex(({ text }) => text === 'Take minutes')
    ] ?? 0;

  test('lines that answer other requirements raise its chance', () => {
    expect(chanceOfMinutes(...speaking)).toBeGreaterThan(chanceOfMinutes());
  });

  test('lines about something else do not', () => {
    expect(chanceOfMinutes('The weather was lovely and the garden full of tulips, roses and bees.')).toBe(
      chanceOfMinutes(),
    );
  });

  test('a line that is written twice, in capitals and with a bullet counts once', () => {
    expect(chanceOfMinutes(...speaking, ...speaking.map((line) => `• ${line.toUpperCase()}`))).toBe(
      chanceOfMinutes(...speaking),
    );
  });
});
