import { expect, test } from '@jest/globals';
import { numbersOf } from './claim-numbers.js';
import { readEvidence } from './evidence.js';
import { numberNames, type NumberName } from './figures/number-names.js';
import type { Told } from './told.js';

const evidence = readEvidence(
  `Dana Whitfield

EXPERIENCE

Shift Lead, Saguaro Supply
2019 - 2024
- Larder section, 90 covers at dinner, with one commis under me
- Answered 50 tickets a day by phone
- Fixed defects within two days
- Allergen matrix in Sheets, with two loaders
- Front room for two inspections in 2022
- Drove the reach truck
- SolidWorks (CSWP 2022)
- Counted the till every Friday with the pharmacist on duty
- Held the flood insurance certificate of the NFIP
- St. Brendan's raffle, treasurer, 2022

LANGUAGES
Français – maternelle
German C1, English B2, Ukrainian a little`,
  new Date('2026-11-21'),
);
const [work] = evidence.resume.sections.filter(({ kind }) => kind === 'experience');
const numberOf = (name: NumberName, text: string, kind: Told['kind'] = 'bullet') =>
  numbersOf({ text, kind, entry: kind === 'bullet' ? work?.entries[0] : undefined }, evidence, undefined).numbers[
    numberNames.indexOf(name)
  ];

const tuner = readEvidence(
  `Noor Albers

EXPERIENCE

Organ Tuner, Vox Humana Works
2019 - 2024
- Tune 14 church organs a year, 9 concert pianos
- Regulate 30 keyboards a month
- Bellows back in 6 wks
- Asbestos awareness certified 2020, let it lapse
- Cold-room log, keyholder for the chapel, 2023

EDUCATION
Open Polytechnic–Faculty of Trades, 2018

CERTIFICATIONS
Master tuner title      applied for, May 2026
U.S. Pat. Appl. 17/444,001 (pending)

SKILLS
Six-point action check, Grafana (viewing), QGIS, drawing`,
  new Date('2026-11-21'),
);
const tuning = tuner.resume.sections.find(({ kind }) => kind === 'experience')?.entries[0];
const numberOfTuner = (name: NumberName, text: string, kind: Told['kind'] = 'bullet') =>
  numbersOf({ text, kind, entry: kind === 'bullet' ? tuning : undefined }, tuner, undefined).numbers[
    numberNames.indexOf(name)
  ];

test.each<[string, NumberName, string, Told['kind']]>([
  ['who has others below leads them', 'lead', 'Larder section with one commis to supervise', 'summary'],
  ['customer tickets are tickets', 'figureUnit', 'Answered 50 customer tickets a day by phone', 'bullet'],
  ['a maker stands before its product', 'newNames', 'Kept the allergen matrix in Google Sheets', 'bullet'],
  ['to sit is no Saturday', 'period', 'Sat in the front room for two inspections in 2022', 'bullet'],
  ['a truck is driven', 'lead', 'Drove the reach truck', 'bullet'],
  ['letters within a word spell out an abbreviation', 'newNames', 'Certified SolidWorks Professional, 2022', 'line'],
  ['who helps leaves others their part', 'othersDropped', 'Helped count the till every Friday', 'bullet'],
  ['a name is no level', 'level', 'Held the National Flood Insurance certificate', 'bullet'],
  ['a title may stand between the marks of a line', 'title', "Treasurer, St. Brendan's raffle, 2022", 'line'],
  ['a language may call itself otherwise', 'language', 'French (mother tongue)', 'line'],
  ['a mother tongue is native', 'level', 'French (native)', 'line'],
  ['who is fluent in a second language is bilingual', 'level', 'Bilingual in French and German', 'summary'],
  ['a level of C1 is enough to be bilingual', 'language', 'Bilingual in German', 'line'],
  ['a level belongs to the language before it', 'language', 'German C1, English B2, Ukrainian', 'line'],
])('%s', (_name, name, text, kind) => {
  expect(numberOf(name, text, kind)).toBe(0);
});

test.each<[string, NumberName, string, Told['kind']]>([
  ['hours are no days, as the nearest line has them', 'figureUnit', 'Fixed defects within two hours', 'bullet'],
  ['what came of it may stand behind “which”', 'outcome', 'Drove the reach truck, which ended all delays', 'bullet'],
])('%s', (_name, name, text, kind) => {
  expect(numberOf(name, text, kind)).toBeGreaterThan(0);
});

test.each<[string, NumberName, string, Told['kind']]>([
  ['a figure belongs to the clause that is retold', 'figureOfOther', 'Tune 14 church organs each year', 'bullet'],
  ['a list of skills counts nothing of a deed', 'figureUnit', 'Return bellows within six weeks', 'bullet'],
  ['an abbreviation may skip a word', 'newNames', 'Open Polytechnic–Faculty of Trades (OPT)', 'line'],
  ['a role may say for what', 'title', 'Keyholder for the chapel, 2023', 'line'],
  ['what nothing is less of is named as it is', 'skillHedge', 'QGIS drawing', 'skill'],
])('%s', (_name, name, text, kind) => {
  expect(numberOfTuner(name, text, kind)).toBe(0);
});

test.each<[string, NumberName, string, Told['kind']]>([
  ['a figure of another clause does not', 'figureOfOther', 'Tune 30 church organs each year', 'bullet'],
  ['other letters are no abbreviation', 'newNames', 'Open Polytechnic–Faculty of Trades (OPX)', 'line'],
  ['a certificate that ran out is none, in a bullet too', 'hedgeDropped', 'Asbestos awareness certified', 'bullet'],
  ['the next cell may take back what a row says', 'hedgeDropped', 'Master tuner title, May 2026', 'line'],
  ['an abbreviation ends no sentence', 'hedgeDropped', 'U.S. Patent 17/444,001', 'line'],
  ['making with a tool is more than viewing', 'skillHedge', 'Grafana dashboard design', 'skill'],
])('%s', (_name, name, text, kind) => {
  expect(numberOfTuner(name, text, kind)).toBeGreaterThan(0);
});
