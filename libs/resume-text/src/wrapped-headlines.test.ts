import { expect, test } from '@jest/globals';
import { readResume } from './read-resume.js';

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

test('a line below the name that is broken behind a bar is one headline', () => {
  const { person } = readResume(profile('Senior Buyer at Pendle & Rose | Fabrics |\nLooking for a larger range'));
  expect(person.headline).toBe('Senior Buyer at Pendle & Rose | Fabrics | Looking for a larger range');
  expect(person.contacts).not.toContain('Looking for a larger range');
  expect(person.contacts).toContain('Preston, England, United Kingdom');
});

test('the place below a long headline is no part of it', () => {
  const { person } = readResume(
    profile('Senior Buyer at Pendle & Rose | Fabrics, trimmings and ready-made curtains |\nLooking for a larger range'),
  );
  expect(person.headline).toBe(
    'Senior Buyer at Pendle & Rose | Fabrics, trimmings and ready-made curtains | Looking for a larger range',
  );
  expect(person.contacts).toContain('Preston, England, United Kingdom');
});

test('a short line below the name is not joined with the one below it', () => {
  const { person } = readResume(profile('Senior Buyer\nLooking for a larger range'));
  expect(person.headline).toBe('Senior Buyer');
});

test('an address that ends with a bar is no headline', () => {
  const text = `Delia Marsh\nPreston, UK |\nSenior Buyer\n\nEXPERIENCE\n\nSenior Buyer | Pendle & Rose | 2018 - 2024\n- Bought fabrics`;
  expect(readResume(text).person.headline).toBe('Senior Buyer');
});

test('a town below the time of a post is its place, also where no list knows it', () => {
  const { sections } = readResume(profile('Senior Buyer'));
  expect(sections.map(({ heading }) => heading)).not.toContain('Kirkham');
  const last = sections.find(({ kind }) => kind === 'experience')?.entries.at(-1);
  expect(last).toMatchObject({ title: 'Shop Assistant', organization: 'Fylde Farm Shop', place: 'Kirkham' });
  expect(last?.details.map(({ text }) => text)).toEqual(['Till, deli counter and the stock room.']);
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
