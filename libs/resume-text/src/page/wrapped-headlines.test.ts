import { expect, test } from '@jest/globals';
import { withEmployersOfPosts } from '../recognizers/durations.js';
import type { LineLabel } from '../lines/line-tagger.js';
import { logicalLineOf } from '../lines/logical-line-of.js';
import type { RawLine } from './physical-lines.js';
import { readResume } from '../read-resume.js';
import { joinWrappedHeadlines } from './wrapped-headlines.js';

function profile(headline: string, place = 'Kirkham'): string {
  return `Contact
Preston, Lancashire
07700 900162 (Mobile)
delia.okonkwo-marsh@example.com

Top Skills
Buying
Range Planning

   Delia Okonkwo-Marsh
${headline}
Preston, England, United Kingdom

Summary
I buy fabrics for small shops and like to visit the mills.

Experience

Pendle & Rose
6 years 1 month

Senior Buyer
April 2020 - Present (4 years 2 months)
Preston, England, United Kingdom

Choose the fabrics for nine shops.

Buyer
May 2018 - April 2020 (2 years)
Preston, England, United Kingdom

Wrote the orders and checked deliveries.

Fylde Farm Shop
Shop Assistant
June 2014 - April 2018 (3 years 11 months)
${place}

Till, deli counter and the stock room.

Education
Ribble Vale School
GCSEs, 9 at B-D with English and Maths · (2009 - 2014)
`;
}

const rawOf = (text: string): RawLine[] => text.split('\n').map((raw) => ({ raw, start: 0, end: 0 }));

test('a line below the name that is broken behind a bar is one line, and the place below it another', () => {
  const lines = joinWrappedHeadlines(
    rawOf('Delia Okonkwo-Marsh\nSenior Buyer | Fabrics |\nLooking for a larger range\nPreston, UK\n\nSummary'),
  );
  expect(lines.map(({ raw }) => raw)).toEqual([
    'Delia Okonkwo-Marsh',
    'Senior Buyer | Fabrics | Looking for a larger range',
    'Preston, UK',
    '',
    'Summary',
  ]);
});

test.each([
  ['a place', 'Senior Buyer | Fabrics |\nPreston, England, United Kingdom'],
  ['an address', 'Senior Buyer | Fabrics |\ndelia@example.com'],
  ['a heading', 'Senior Buyer | Fabrics |\nSummary'],
  ['a line below one without a bar', 'Senior Buyer | Fabrics\nLooking for a larger range'],
])('%s does not go on with the headline', (_, below) => {
  const lines = rawOf(`Delia Okonkwo-Marsh\n${below}\n\nExperience`);
  expect(joinWrappedHeadlines(lines)).toEqual(lines);
});

test('a short line below the name is not joined with the one below it', () => {
  const { person } = readResume(profile('Senior Buyer\nLooking for a larger range'));
  expect(person.headline).toBe('Senior Buyer');
});

test('an address that ends with a bar is no headline', () => {
  const text = `Delia Marsh\nPreston, UK |\nSenior Buyer\n\nEXPERIENCE\n\nSenior Buyer | Pendle & Rose | 2018 - 2024\n- Bought fabrics`;
  expect(readResume(text).person.headline).toBe('Senior Buyer');
});

test('a town below the time of a post is a line of its head, also where it looks like a heading', () => {
  const lines = [
    'Experience',
    'Shop Assistant',
    'June 2014 - April 2018 (3 years 11 months)',
    'Kirkham',
    'Till and deli.',
  ];
  const labels: LineLabel[] = ['heading', 'head', 'head', 'heading', 'prose'];
  const read = withEmployersOfPosts(
    lines.map((text, at) => ({ ...logicalLineOf(labels[at] ?? 'prose', text), blanksBefore: at === 4 ? 1 : 0 })),
  );
  expect(read[3]?.label).toBe('head');
  const last = readResume(profile('Senior Buyer'))
    .sections.find(({ kind }) => kind === 'experience')
    ?.entries.at(-1);
  expect(last).toMatchObject({ title: 'Shop Assistant', organization: 'Fylde Farm Shop', place: 'Kirkham' });
});

test('a usual heading below the time of a post stays one', () => {
  const { sections } = readResume(profile('Senior Buyer', 'Projects'));
  expect(sections.map(({ heading }) => heading)).toContain('Projects');
});

test('what stands behind "at" is a grade, and no school', () => {
  const { sections } = readResume(profile('Senior Buyer'));
  const study = sections.find(({ kind }) => kind === 'education')?.entries[0];
  expect(study).toMatchObject({
    title: 'GCSEs, 9 at B-D with English and Maths',
    organization: 'Ribble Vale School',
    dates: '2009 - 2014',
  });
});

test('an employer that begins with such a letter is still one', () => {
  const text = `Delia Marsh\ndelia@example.com\n\nEXPERIENCE\n\nSenior Buyer at B & Q Stores, 2018 - 2024\n- Bought fabrics\n\nClerk at A Place Called Home Inc., 2015 - 2018\n- Wrote letters`;
  const { entries } = readResume(text).sections[0] ?? { entries: [] };
  expect(entries.map(({ organization }) => organization)).toEqual(['B & Q Stores', 'A Place Called Home Inc.']);
});
