import { expect, test } from '@jest/globals';
import { readResume } from '@tailwright/resume-text/read-resume';
import { renderResume } from '@tailwright/resume-text/document/render-resume';
import { withItemsAsBullets } from './items-as-bullets.js';

const job = 'EXPERIENCE\nBaker, Old Mill Ltd, 2015 - 2019\n• Baked for six shops\n• Ordered the flour';
const shown = (section: string) =>
  renderResume(withItemsAsBullets(readResume(`Jo Baker\njo@example.com\n\n${job}\n\n${section}`)))
    .split('\n')
    .filter((line) => line !== '');

test.each([
  ['courses with their years', 'COURSES', ['Food hygiene level 2, 2021', 'Bread school, two days, 2019']],
  ['tickets', 'TICKETS', ['Forklift, counterbalance', 'Manual handling', 'First aid at work - lapsed 2022']],
  ['referees of a line each', 'REFEREES', ['Ms R. Stone, Manager, Old Mill, 555 0140', 'Mr P. Lane, Owner, Cake Hut']],
  [
    'a skill with a label among others',
    'KEY SKILLS',
    ['Sourdough', 'Tills and cash', 'Cakes', 'Excel: rotas, stock lists'],
  ],
])('%s are one list', (_name, heading, lines) =>
  expect(shown(`${heading}\n${lines.join('\n')}`).slice(-lines.length)).toEqual(lines.map((line) => `- ${line}`)),
);

test('the rows of a table are one list, with a sign between their cells', () => {
  const rows = ['Food Safety Level 3     RSPH       valid to 2027', 'Allergen Training       in-house   2022', 'Cake Decorating         Leeds      2019']; // prettier-ignore
  expect(shown(`TRAININGS AND SEMINARS ATTENDED\n${rows.join('\n')}`).slice(-3)).toEqual([
    '- Food Safety Level 3 · RSPH · valid to 2027',
    '- Allergen Training · in-house · 2022',
    '- Cake Decorating · Leeds · 2019',
  ]);
});

test('courses with marks are the bullets they were, also where one was held at a school', () => {
  const courses = ['Bread course (3 wks.), National Bakery School   Jan – Mar 2016', 'Cake update, webinar   Nov. 12, 2022']; // prettier-ignore
  expect(shown(`TRAININGS AND SEMINARS ATTENDED\n${courses.map((line) => `• ${line}`).join('\n')}`)).not.toContain(
    expect.stringMatching(/^###/),
  );
});

test('the lines of a job without marks are a list, and those of its neighbours too', () => {
  const jobs = `WORK
Old Mill Ltd, Leeds
Baker, night shift - Apr 2015 to 2019
  Bread, rolls and morning goods for six shops
  Hand out the work of the night, sign the sheets
  Waste down from 9% to 4%
Apprentice - 2012 to 2015
  Sponges and glazes, washing up`;
  expect(shown(jobs).filter((line) => line.startsWith('- '))).toHaveLength(6);
});

test.each([
  [
    'a text in sentences',
    'OTHER\nI sing in a choir. I like rain (a lot).\nI keep bees, too, and sell the honey in spring.\nI ride a bicycle.',
  ],
  [
    'referees of several lines',
    'REFEREES\nRosa Stone\nManager, Old Mill\n555 0140\n\nPaul Lane\nOwner, Cake Hut\n555 0141',
  ],
])('%s is no list', (_name, section) => expect(shown(section).filter((line) => line.startsWith('- '))).toHaveLength(2));

test('a list of programs among short lines is a bullet as they are, without an empty line between them', () => {
  const lines = ['Trustee, Quayside Toy Library', 'Mailchimp, Canva, Excel', 'Full driving licence'];
  const text = renderResume(withItemsAsBullets(readResume(`Jo Baker\njo@example.com\n\n${job}\n\nOTHER\n${lines.join('\n')}`))); // prettier-ignore
  expect(text).toContain(lines.map((line) => `- ${line}`).join('\n'));
});
