import { expect, test } from '@jest/globals';
import { guardResume } from './guard.js';

const original = `Imke Vandervelde
Ghent, Belgium | imke.v@example.com

EXPERIENCE

Bookbinder, Lindeman Press, Canal St
2018 – 2024
- Spoilage went from 31 kg (2021) to 12 kg (2023)
- Setting up the guillotine took 150 min, now 60
- Showed the sewing frame to one trainee
- Started the Friday repair circle, six or seven come
- Helped run the open day of G3/4, about 40 children
- Deposits to 3.000 EUR I book alone

Packer (interim, via Hallam), Marlow Mills, Aalst
2016 – 2018
- Packed 90 parcels a day

CERTIFICATES
Forklift licence, expired 2022

SKILLS
InDesign, PrePress7, gilding (leather and paper, no edges), a bit of QuarkXPress

LANGUAGES
Mother tongue
Dutch
`;

const guarded = (tailored: string) =>
  guardResume({ original, tailored, today: new Date('2026-11-21'), jobDescription: 'Adobe InDesign, QuarkXPress' });

const inJob = (line: string) =>
  guarded(`# Imke Vandervelde\n\n## Experience\n\n### Bookbinder | Lindeman Press\n\n*2018 – 2024*\n\n- ${line}\n`)
    .report.notAdded;
const inSection = (heading: string, line: string) =>
  guarded(`# Imke Vandervelde\n\n## ${heading}\n\n- ${line}\n`).report.notAdded;
const inHead = (head: string, dates: string) =>
  guarded(`# Imke Vandervelde\n\n## Experience\n\n### ${head}\n\n*${dates}*\n\n- Packed 90 parcels a day\n`).text;

test.each([
  ['a difference that follows from two years’ figures', 'Cut spoilage by 19 kg, from 31 kg in 2021 to 12 kg in 2023'],
  ['a length of time in another unit', 'Brought guillotine set-up down from two and a half hours to 60 min'],
  ['a number of a class written apart', 'Helped run the open day of Grades 3 and 4 for about 40 children'],
  ['the sign of a currency for its code', 'Book deposits of up to €3,000 alone'],
  ['“founded” for what the person started', 'Founded a Friday repair circle that six or seven come to'],
])('a line of a job may retell with %s', (_what, line) => {
  expect(inJob(line)).toEqual([]);
});

test.each([
  ['another difference', 'Cut spoilage by 20 kg, from 31 kg in 2021 to 12 kg in 2023'],
  ['another length of time', 'Brought guillotine set-up down from three and a half hours to 60 min'],
  ['another class', 'Helped run the open day of Grades 5 and 6 for about 40 children'],
  ['another currency', 'Book deposits of up to £3,000 alone'],
  ['more people than there were', 'Showed the sewing frame to two trainees'],
])('a line of a job is refused for %s', (_what, line) => {
  expect(inJob(line)).not.toEqual([]);
});

test.each([
  ['a paper that ran out, in other words', 'Certificates', 'Forklift licence, no longer valid since 2022'],
  ['a product with its maker, whom the posting names', 'Skills', 'Adobe InDesign'],
  ['a name and its number written apart', 'Skills', 'PrePress 7'],
  ['what is not so, in other words', 'Skills', 'gilding of leather and paper, edges excluded'],
  ['what takes a skill back, said before it', 'Skills', 'InDesign and, to a small extent, QuarkXPress'],
  ['a language by the label above it', 'Languages', 'Dutch (native)'],
])('a row may retell %s', (_what, heading, line) => {
  expect(inSection(heading, line)).toEqual([]);
});

test.each([
  ['a paper that ran out as held', 'Certificates', 'Forklift licence'],
  ['another product of the same maker', 'Skills', 'Adobe Illustrator'],
  ['another number of a name', 'Skills', 'PrePress 8'],
  ['a skill that is less', 'Skills', 'QuarkXPress'],
])('a row is refused for %s', (_what, heading, line) => {
  expect(inSection(heading, line)).not.toEqual([]);
});

test('a head may have an abbreviation in full and a word for another, but no other street', () => {
  expect(inHead('Bookbinder, Lindeman Press, Canal Street', '2018 – 2024')).toContain('Canal Street');
  expect(inHead('Bookbinder, Lindeman Press, Quay Street', '2018 – 2024')).not.toContain('Quay Street');
  expect(inHead('Packer (temporary, through Hallam), Marlow Mills, Aalst', '2016 – 2018')).toContain('temporary');
  expect(inHead('Packer (permanent, through Hallam), Marlow Mills, Aalst', '2016 – 2018')).not.toContain('permanent');
});
