import { expect, test } from '@jest/globals';
import { readResume } from '../read-resume.js';
import { entriesRead, topOfResume } from '../testing/printed.js';

const jobs = [
  ['Sous Chef', 'Harbor Grill', '2019 – now', 'Line of six and costing'],
  ['Line Cook', "Fitger's Annex", '2016 – 2019', 'Soups and grill'],
];
const read = (head: (title: string, employer: string, time: string) => string) =>
  entriesRead(
    `${topOfResume}EXPERIENCE\n\n${jobs.map(([title = '', employer = '', time = '', told]) => `${head(title, employer, time)}\n• ${told}`).join('\n\n')}\n\nLANGUAGES\nDanish, English`,
  ).map((entry) => entry.map((part) => part.replace(', Duluth, MN', '')));

test.each<[string, (title: string, employer: string, time: string) => string]>([
  ['round brackets behind the title', (title, employer, time) => `${title} (${employer}), ${time}`],
  [
    'round brackets with the town behind the title',
    (title, employer, time) => `${title} (${employer}, Duluth, MN), ${time}`,
  ],
  ['square brackets behind the title', (title, employer, time) => `${title} [${employer}] ${time}`],
  ['the title in brackets', (title, employer, time) => `${employer} (${title}) ${time}`],
  ['slashes', (title, employer, time) => `${title} / ${employer} / ${time}`],
])('where all heads have %s, title and employer are told apart', (_case, head) => {
  expect(read(head)).toEqual(jobs);
});

test('how posts were held in brackets is no employer', () => {
  const text =
    'Ada Larsen\nada@example.com\n\nEXPERIENCE\n\nSous Chef (part time), 2019 – now\n• Costing\n\nLine Cook (seasonal work), 2016 – 2019\n• Grill';
  const [first, second] = readResume(text).sections[0]?.entries ?? [];
  expect([first?.organization, second?.organization].join('')).not.toMatch(/time|seasonal/);
});
