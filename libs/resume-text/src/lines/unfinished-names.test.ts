import { expect, test } from '@jest/globals';
import { readResume } from '../read-resume.js';
import { printed } from '../testing/printed.js';

const job = `EXPERIENCE
Ward Clerk, Harbour Clinic, 2015 - 2019
- Kept the lists of four wards, told the families where to go, and wrote up what the night
  had brought before the doctors came
- Booked beds for the eye ward and for the day ward, and wrote to the doctors about those who
  had not come`;

/** A page with a side column of 24 characters at the left of the jobs. */
function besideJobs(side: string[]): string {
  const main = ['EXPERIENCE', 'Baker, Old Mill Ltd, 2015 - 2019'];
  for (let round = 1; round < 14; round += 1) main.push(`• Baked the bread of the night for six shops, round ${round}`);
  return main.map((row, at) => `${(side[at] ?? '').padEnd(27)}${row}`.trimEnd()).join('\n');
}

test.each([
  [
    'a degree behind a word that says of what kind it is',
    `${job}

EDUCATION
University of the Lower Lakes, Trentwater, ON — Bachelor of Arts in Teaching, Primary
Education
JANUARY 2012 - DECEMBER 2014
Wards at night.`,
    '### Bachelor of Arts in Teaching, Primary Education | University of the Lower Lakes',
  ],
  [
    'what a figure counts',
    `${job}

TEACHING
Spring 2022, 2023\tGuest lecturer, Nursing 512, Harbour School of Nursing, Hull. 3 evenings, ca. 30
ward sisters
2017 - 2020\tTutor, Harbour School of Nursing, 2 weeks a term`,
    '3 evenings, ca. 30 ward sisters',
  ],
  [
    'what a figure counts in a text of capitals',
    `EXPERIENCE

HARBOUR HARDWARE	LEEDS	FEB 2017 TO PRESENT
FLOOR MANAGER	JULY 2020 TO PRESENT
	TWO FLOORS, 12,000 SQ FT, 24 PEOPLE (2 LEADS)
	SALES UP 4.1% IN FY22. WASTE OF THE YARD AND OF THE PAINT ROOM UNDER PLAN IN 7 OF LAST 8
	MONTHS. I ORDER ALL STOCK BUT THE PAINT
	HIRED 20 AND MORE. LOSS 2% TO 1% IN TWO COUNTS: LOCKED CAGE FOR TOOLS, CHECKS AT THE GATE AND ONE TALK
	WROTE THE ROTA, 900 HOURS A WEEK`,
    '7 OF LAST 8 MONTHS.',
  ],
  [
    'a certificate in a side column',
    besideJobs(['CERTIFICATIONS', 'Award in Paediatric First', 'Aid for Kitchens', 'Spirits and Beer']),
    'Award in Paediatric First Aid for Kitchens',
  ],
  [
    'a name behind such a word and a joint',
    besideJobs(['CERTIFICATIONS', 'Order of Old and Royal', 'Millers, 2012', 'Spirits and Beer']),
    'Order of Old and Royal Millers, 2012',
  ],
])('%s is not cut from it at the end of a full row', (_name, text, whole) =>
  expect(printed(text).join('\n')).toContain(whole),
);

test.each([
  ['what would have fitted above', ['Primary School Library', 'First Aid, Social', 'Care'], 'Social Care'],
  [
    'a name that no such word goes before',
    ['Guild Prize, Professional', 'Sourdough of Kent'],
    'Professional Sourdough',
  ],
  ['a label', ['Guild Prize, Professional', 'Training: two days'], 'Professional Training'],
  ['a name below a whole one', ['Wards, 2 nights of the 3', 'Care Certificate'], '3 Care'],
])('%s stays an item of its own', (_name, rows, fused) =>
  expect(printed(besideJobs(['CERTIFICATIONS', 'Rye', ...rows, 'Spirits and beer of Kent'])).join('\n')).not.toContain(
    fused,
  ),
);

test('a title below a figure is no rest of it: it begins the next job', () => {
  const first = 'Lead Depot Clerk\nFell Haulage | 2021 - Present';
  const text = `Jo Baker\njo@example.com\n\nExperience\n${first}\n◦ Booked loads for the trailers of six hauliers and two others\n◦ Gave safety talks to drivers of other firms at the gate, approx. 600\nYard Hand\nHolm Timber | Leith | 05/2019 - 2021\n◦ Stacked boards`;
  const [, second] = readResume(text).sections[0]?.entries ?? [];
  expect(second).toMatchObject({ title: 'Yard Hand', dates: '05/2019 - 2021' });
});
