import { describe, expect, test } from '@jest/globals';
import { isOtherCurrency } from '../figures/currencies.js';
import { readClaim, readEvidence, type Source } from '../evidence.js';
import { exchangedValues, type Exchange, forgottenNegations, isOthersWork, otherLevels } from './told-otherwise.js';

const evidence = readEvidence(
  `Dana Whitfield

Experience
Warehouse Lead, Northgate Freight, 2019 - 2024
- Brought audit points down from 23 to 4
- Forklift safety course, Level 2, March 2024
- Nothing damaged since 2021
- Crane card, good till 3/2028, first issued 2019
- Up to 2.900 block hours
- Night shifts with 2 people
- Brought the freight bill from $41k to $27k a month`,
  new Date('2026-11-21'),
);
const linesWith = (words: string): Source[] => evidence.sources.filter(({ text }) => text.includes(words));

describe('a value in the place of another one is found', () => {
  test.each<[string, string, Exchange['sort']]>([
    ['Audit points went down from 23 to 2', 'audit points', 'figures'],
    ['Forklift safety course, Level 3, March 2024', 'Forklift', 'grades'],
    ['Nothing damaged since 2017', 'damaged', 'years'],
  ])('“%s”', (text, line, sort) => {
    const found = exchangedValues(readClaim(text), linesWith(line), evidence.sources);
    expect(found.map((each) => each.sort)).toEqual([sort]);
  });

  test.each([
    ['the same values', 'Audit points went down from 23 to 4', 'audit points'],
    ['a level in another writing', 'Forklift safety course, L2, March 2024', 'Forklift'],
    ['a year behind its month', 'Crane card, valid until March 2028', 'Crane card'],
    ['a figure with a point between its thousands', 'Flew up to 2,900 block hours', 'block hours'],
    ['the year written short', "Nothing damaged since '21", 'damaged'],
  ])('and %s are not', (_what, text, line) => {
    expect(exchangedValues(readClaim(text), linesWith(line), evidence.sources)).toEqual([]);
  });
});

test('a number behind the same word is the same name, whatever figure another line has there', () => {
  const { sources } = readEvidence('Skills\n- Wiring course, 40 hours\n- Test sheets to BS 7671', new Date());
  const lines = sources.filter(({ text }) => /Wiring|BS/.test(text));
  expect(exchangedValues(readClaim('Wiring course to BS 7671'), lines, sources)).toEqual([]);
  expect(exchangedValues(readClaim('Wiring course to EN 7672'), lines, sources)).toHaveLength(1);
});

test('a figure that follows from others is in no place but its own', () => {
  const claim = readClaim('Brought audit points down by 19');
  const lines = linesWith('audit points');
  expect(exchangedValues(claim, lines, evidence.sources, (figure) => figure.value === 19)).toEqual([]);
});

test.each([
  ['₹ is not $', 'Brought the bill from ₹41k to ₹27k', true],
  ['USD is $', 'Brought the bill from USD 41k to USD 27k', false],
  ['an amount without a currency is nobody’s', 'Brought the bill from 41k to 27k', false],
])('%s', (_name, text, isOther) => {
  const [figure] = readClaim(text).figures;
  expect(figure && isOtherCurrency(figure, text, evidence.sources)).toBe(isOther);
});

test('what a line denies is not said by it', () => {
  expect(forgottenNegations(readClaim('Driving licence with a trailer'), ['Driving licence, no trailer'])).toBe(1);
  expect(forgottenNegations(readClaim('Driving licence, without a trailer'), ['Driving licence, no trailer'])).toBe(0);
  for (const text of ['0 accidents reported', 'Kept free of accidents', 'Leaving out the accidents'])
    expect(forgottenNegations(readClaim(text), ['61 dive days, no accidents'])).toBe(0);
});

test('what others made is not the person’s own work, unless it is told as help', () => {
  const line = 'The file is made by the consultants, I feed it';
  expect(isOthersWork('Prepare the file', line)).toBe(true);
  expect(isOthersWork('Assist the consultants with the file', line)).toBe(false);
});

test('a claim that names who did it takes no work of others', () => {
  const line = 'Booking of tests (done by our psychometrist)';
  expect(isOthersWork('Scheduled tests, which the psychometrist gave', line)).toBe(false);
  expect(isOthersWork('Scheduled and gave tests', line)).toBe(true);
  expect(isOthersWork('Scheduled tests; the doctor gave them herself', line)).toBe(false);
});

test('“sauce (strong)” is more than “Sauce – learning”, and “grill (good)” is not more than “Grill – good”', () => {
  const lines = ['Grill – good', 'Sauce – learning'];
  expect(otherLevels('sauce (strong)', lines, evidence)).toBe(1);
  expect(otherLevels('grill (good)', lines, evidence)).toBe(0);
});
