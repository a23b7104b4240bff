import { expect, test } from '@jest/globals';
import { hedgesIn, isHedged } from './hedges.js';

const cases: [string, string, boolean][] = [
  ['CKA, issued 2021, expired 2024', 'CKA', true],
  ['Python, Bash, some Go', 'Go', true],
  ['Python, Bash, some Go', 'Python', false],
  ['MBA, 2 of 4 semesters', 'MBA', true],
  ['CPIM Part 1, 2022', 'CPIM', true],
  ['Drone pilot, Part 107', 'Drone pilot', false],
  ['NFIP certified, let it go', 'NFIP', true],
  ['No SQL yet', 'SQL', true],
  ['Gas fitter, licence No. 55013, Ohio', 'Ohio', false],
  ['No 3D printing', '3D printing', true],
  ['Spanish (basic); English fluent', 'English', false],
  ['Forklift certificate valid till 2027', 'Forklift', false],
  ['Estate agent, 2012 - inactive since 2016', 'Estate agent', true],
  ['Closed 40 inactive accounts', 'accounts', false],
  ['Nominated for the Harbour Prize', 'Harbour Prize', true],
  ['Forklift (sit down), exp 9/23, not renewed', 'Forklift', true],
  ['Sat in on three supplier audits as note taker', 'supplier audits', true],
  ['Filed 200 tax returns', 'tax returns', false],
  ['Assisted residents with bathing', 'bathing', false],
];
test.each(cases)('%s says of %s whether it is taken back: %s', (text, name, isTakenBack) => {
  const start = text.indexOf(name);
  expect(isHedged(text, hedgesIn(text), start, start + name.length)).toBe(isTakenBack);
});
