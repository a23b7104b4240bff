import { describe, expect, test } from '@jest/globals';
import { printed } from '../testing/printed.js';

/** A profile of four posts, with bullets below one and a paragraph below another. */
const profile = (bullets: string, paragraph: string) => `Experience

Halden Pumps AS
6 years 8 months

Office Manager to the Director
April 2022 - Present (3 years 8 months)
Bergen, Norway

- Calendar and inbox of the director (90 mails a day)

Office Manager, Service
April 2017 - March 2022 (5 years)
Bergen, Norway

- Looked after the director and four sales engineers
${bullets}
- Ran the move of 60 desks across the fjord (Lean basics)

Brandt & Falk LLP
7 years

Clerk to the Partner
February 2014 - August 2016 (2 years 7 months)
London, United Kingdom

- Engagement letters and conflict checks

Office Clerk, Conveyancing
September 2011 - January 2014 (2 years 5 months)
London, United Kingdom

${paragraph}

Gasthof Sonne
Receptionist
June 2009 - August 2011 (2 years 3 months)
Lindau, Germany

Front desk in three languages, fair weeks included.`;

const posts = [
  '### Office Manager to the Director | Halden Pumps AS',
  '### Office Manager, Service | Halden Pumps AS',
  '### Clerk to the Partner | Brandt & Falk LLP',
  '### Office Clerk, Conveyancing | Brandt & Falk LLP',
  '### Receptionist | Gasthof Sonne',
];

describe('what is told of a job is no head', () => {
  test.each([
    ['- Put the sales team on the new telephones in nine days in June', '2019, the guide is mine'],
    ['- Moved the archive of the whole office to the new cellar, all of it in Dec.', '2018 on with two others'],
  ])('where a bullet is broken before its year: "%s"', (before, after) => {
    const lines = printed(profile(`${before}\n${after}`, 'Opened the post.'));
    expect(lines.filter((line) => line.startsWith('### '))).toEqual(posts);
    expect(lines).toContain(`${before} ${after}`);
  });

  test.each(['Deeds. Many, many deeds.', 'Leases. Yet more leases.', 'Post. A great deal of post, and PINs.'])(
    'where it is two short sentences in a block of their own: "%s"',
    (told) => {
      const lines = printed(profile('- Ordered paper', told));
      expect(lines.filter((line) => line.startsWith('### '))).toEqual(posts);
      expect(lines[lines.indexOf('### Office Clerk, Conveyancing | Brandt & Falk LLP') + 2]).toBe(told);
    },
  );
});

test.each([
  [
    'Soup on Sundays, Bristol\nTreasurer · March 2020 - Present\nFood for ninety guests, accounts in Excel',
    '### Soup on Sundays, Bristol',
  ],
  ['Befriender\nSecond Wind (walks with widowers) · 2021 - Present', '### Befriender'],
])('a post without pay that takes two or three lines is an entry', (post, head) => {
  const lines = printed(`Experience

Clerk, Hale Ltd
2015 - 2019

- Opened the post

Volunteer Experience

${post}`);
  expect(lines).toContain(head);
  expect(lines.filter((line) => line.startsWith('- '))).toEqual(['- Opened the post']);
});

describe('a line between jobs that tells why one ended', () => {
  test.each(['Left Jan 2021, firm was sold.', 'I quit in May 2021 to look after my father.'])(
    'makes no other head unsure: "%s"',
    (line) =>
      expect(
        printed(`PROFESSIONAL EXPERIENCE

COPPER MESA SELF STORAGE - Tucson, AZ             06/2015 to 01/2021
Site Manager / Bookkeeper
     - Kept 410 units at 92% let

${line}

SAGUARO GATE MOTEL - Marana, AZ                      2009-2015
Desk Clerk (lived on site)`),
      ).toEqual([
        '## PROFESSIONAL EXPERIENCE',
        '### Site Manager / Bookkeeper | COPPER MESA SELF STORAGE',
        '*Tucson, AZ · 06/2015 to 01/2021*',
        '- Kept 410 units at 92% let',
        line,
        '### Desk Clerk (lived on site) | SAGUARO GATE MOTEL',
        '*Marana, AZ · 2009-2015*',
      ]),
  );
});

test('a time in brackets below the last post is another time, and no remark on it', () =>
  expect(
    printed(`WORK
4/2020 - 9/2022	Nile View Hospital, Luxor	Dental Nurse
- Sterilised the instruments of six chairs

7/2017 - 12/2017	Dr. Basta Clinic, Luxor	Receptionist
(1/2018 - 2/2019 military service)`).slice(-3),
  ).toEqual([
    '### Receptionist | Dr. Basta Clinic, Luxor',
    '*7/2017 - 12/2017*',
    '(1/2018 - 2/2019 military service)',
  ]));
