import { expect, test } from '@jest/globals';
import { readResume } from '../read-resume.js';
import { entriesRead, printed, topOfResume } from '../testing/printed.js';

test('what stands exactly below the first word of a bullet goes on with it, whatever it begins with', () => {
  expect(
    printed(`EXPERIENCE
05.2022 – now      Hale Insurance S.A., Leeds
                   Data Steward
                   – Kept the register of processing together with the officer for that;
                     deleted 11 TB of old scans after 2 years of discussions
                   – Prepared evidences for internal audit 2023 and for the supervisor's on-site visit
                     2024, zero major findings in data part

10.2019 – 04.2022  Kolmex Logistics Ltd, Leeds
                   Data Clerk
                   – Wrote the first rules of the firm`),
  ).toContain(
    "- Prepared evidences for internal audit 2023 and for the supervisor's on-site visit 2024, zero major findings in data part",
  );
});

test('below a numbered employer its title is none of these rests', () => {
  const [first] = entriesRead(`${topOfResume}EXPERIENCE
1. Hale Archives and Documentation Board, Kaduna Zonal Office
   Administrative Officer
   March 2012 - Dec. 2017
   - Registry of forty boxes`);
  expect(first?.[0]).toBe('Administrative Officer');
});

test('a period that a line broke is whole', () => {
  expect(
    printed(`SERVICE
Ethics committee, Laurel Gap, member since 2020. Board of the town kitchen, 2017 –
2022, secretary. Choir, alto.`),
  ).toContain(
    'Ethics committee, Laurel Gap, member since 2020. Board of the town kitchen, 2017 – 2022, secretary. Choir, alto.',
  );
});

test('a time in square brackets leaves none behind', () => {
  expect(
    printed(`EXPERIENCE
1) Sarvo Dyes & Intermediates Ltd., Ankle [June 2019 - till date]
   Sr. Boiler Technician, Utility Dept.
   > Two boilers of 16 tons

2) Amba Paper Mills Pvt. Ltd., Vapi [Aug 2015 - May 2019]
   Boiler Operator, First Class
   > One boiler of 25 tons`).filter((line) => line.startsWith('### ')),
  ).toEqual([
    '### Sr. Boiler Technician, Utility Dept. | Sarvo Dyes & Intermediates Ltd., Ankle',
    '### Boiler Operator, First Class | Amba Paper Mills Pvt. Ltd., Vapi',
  ]);
});

test('who is self-employed has no employer, and "from 1999" behind a second title is no time of the post', () => {
  expect(
    entriesRead(`${topOfResume}EMPLOYMENT

Nidd Valley Kitchens, Harrogate                              1996 - 2003
Machinist / Charge hand from 1999

Beam saw, edgebander and sander.

Self employed                                                1992 - 1996
Sawmilling and fencing with my brother.

Tordoff & Sons, Shipley                                      1984 - 1992
Apprentice, then Machinist

Church and pub joinery.`).map((entry) => entry.slice(0, 3)),
  ).toEqual([
    ['Machinist / Charge hand from 1999', 'Nidd Valley Kitchens', '1996 - 2003'],
    ['Self employed', '', '1992 - 1996'],
    ['Apprentice, then Machinist', 'Tordoff & Sons, Shipley', '1984 - 1992'],
  ]);
});

test('a licence with the word of a post among bullets is no job', () => {
  const { sections } = readResume(`${topOfResume}LICENSURE AND CERTIFICATION

• Licensed Clinical Social Worker, North Carolina, since 2014 (renewed through June 2026)
• Advanced Hospice Social Worker - Certified, 2020
• Qualified to supervise candidates (three so far)
• CPR/AED, March 2025

EXPERIENCE

Social Worker, Holm Hospice, 2016 - 2024
• Forty patients at home`);
  expect(sections.map(({ kind, entries }) => [kind, entries.length])).toEqual([
    ['certifications', 0],
    ['experience', 1],
  ]);
});

test('where all headings are in capitals, so is one that no list knows between two empty lines', () => {
  const { sections } = readResume(`${topOfResume}WORK

2018 – 2021        Sports Reporter, Radio Larch, Leeds
                   Seventy matches live.

FREELANCE ALONGSIDE (with my editor's permission)

2022 – to date     "Endurance Quarterly", running magazine, 7 features

PRIZES

2022               Best Radio Feature, Northern Media Gala

SCHOOL

2012 – 2016        BSc Journalism, Larch University

LANGUAGES

English, Swahili`);
  expect(sections.map(({ heading }) => heading)).toEqual([
    'WORK',
    "FREELANCE ALONGSIDE (with my editor's permission)",
    'PRIZES',
    'SCHOOL',
    'LANGUAGES',
  ]);
});
