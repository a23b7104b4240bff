import { expect, test } from '@jest/globals';
import { entriesRead } from '../testing/printed.js';
import { readResume } from '../read-resume.js';

const apart = (...lines: string[]) => lines.join('\n\n');
const document = (jobs: string) =>
  `Dana Whitlow\ndana@mail.example\n\nExperience\n${jobs}\n\nEducation\nBA Design, Moss University, 2008`;
const titlesOf = (jobs: string) => {
  const { sections } = readResume(document(jobs));
  return [sections.map(({ heading }) => heading), sections[0]?.entries.map(({ title }) => title)];
};
const both = [
  ['Experience', 'Education'],
  ['Florist', 'Shop Hand'],
];
const first = 'Florist\nLarch Flowers - Kent\nMarch 2019 – Present';
const second = 'Shop Hand\nMoss & Sons - York\n2012 – 2018';

const served = 'Served at the counter and wrapped what people had chosen';
const withBelowSecond = (...rows: string[]) =>
  titlesOf(
    apart(
      first,
      'Bound wreaths and bouquets for sixty weddings a year in five villages',
      'Ordered cut flowers from the Dutch auction every second morning',
      second,
      ...rows,
    ),
  );

test.each([
  ['that tells of a deed', 'Opened a new branch'],
  ['that is a phrase', 'First aider and keeper of the keys'],
  ['in small letters', 'orders and stock'],
])('among duties with empty lines between them a short line %s is one of them', (_, duty) =>
  expect(withBelowSecond(duty, served)).toEqual(both),
);

test('what has a time among them is a post', () =>
  expect(withBelowSecond(served, 'Paper round, Kent News, 2010 – 2011')[1]).toHaveLength(3));

test('a short title of a post that nobody dated stays one', () =>
  expect(withBelowSecond(served, 'Barista\nThe Blue Cup, York', 'Cakes and coffee')[1]).toContain('Barista'));

test('among duties with marks a line without one is left as it was', () => {
  const jobs = `${first}\n- Bouquets for weddings\n- Orders from the clock\n\n${second}\n- Served at the counter\n\nWeekend helper at the market\n- Sold plants`;
  expect(entriesRead(document(jobs)).flat().join()).toContain('Weekend helper');
});
