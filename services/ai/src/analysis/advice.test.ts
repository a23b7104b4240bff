import { expect, test } from '@jest/globals';
import type { RequirementMatch } from '@tailwright/contracts/analysis';
import { advise } from './advice.js';

const resume = (more: string) =>
  `Ana Lima\nana@example.com | 915 555 0133\n\nEXPERIENCE\nClerk, Mill Works\n2019 – 2024\n- Did 40 of the monthly counts for the owner and wrote to 12 of the clients\n\n${more}`;
const today = new Date('2026-11-23');
const advice = (more: string) =>
  advise({
    today,
    matching_percentage: 80,
    requirements: [],
    enough_requirements: true,
    language_understood: true,
    jobDescription: 'Requirements',
    tailoredResume: resume(more),
  });

test('a word that looks mistyped is pointed out with what was probably meant', () => {
  expect(advice('SKILLS\nbank reconcilation, kept seperate ledgers')).toEqual([
    'Probably typing errors: “reconcilation” (reconciliation?), “seperate” (separate?).',
  ]);
});

test('a line in another language is not searched for typing errors', () => {
  expect(
    advice('PROFIL\nIch habe in der Buchhaltung und mit den Kunden gearbeitet und bin seperate Wege nicht gegangen'),
  ).toEqual([]);
});

test.each([
  ['a licence that lapsed', 'JNCIP-SP, lapsed 2023'],
  ['one that is wanting', 'TWIC no'],
])('%s is better renewed or left out', (_case, line) => {
  expect(advice(`CERTIFICATIONS\nForklift, 2025\n${line}`)).toEqual([
    `A licence that is over shows what is missing. Renew it or leave it out: “${line}”.`,
  ]);
});

test('a number is no licence that is over', () => {
  expect(advice('CERTIFICATIONS\nElectrical licence no. 0000157\nForklift, 2025')).toEqual([]);
});

const asked = (
  answer: 'likely' | 'not_found',
  statement: string,
  line = '',
  kind: RequirementMatch['kind'] = 'skill',
) => [
  {
    id: 'r1',
    statement,
    strength: 'required' as const,
    kind,
    is_scored: true,
    answer,
    lines: line === '' ? [] : [line],
    share: 0.8,
    job_span: { start: 0, end: 1 },
  },
];
const adviceOn = (requirements: RequirementMatch[], matching_percentage = 80) =>
  advise({
    today,
    matching_percentage,
    requirements,
    enough_requirements: true,
    language_understood: true,
    jobDescription: 'Requirements',
    tailoredResume: resume(''),
  }).join('\n');
const long = `Negotiation of ${'settlements with plaintiff attorneys, '.repeat(6)}and mediation`;

test('what the posting asks is quoted whole, however long it is', () => {
  expect(adviceOn(asked('not_found', long))).toContain(`“${long}”`);
});

test('a long line of the resume is cut behind a word', () => {
  expect(adviceOn(asked('likely', 'Negotiation skills with plaintiff groups and panels', long))).toContain(
    'settlements with plaintiff attorneys, …”',
  );
});

test('nobody is told to say years in other words', () => {
  expect(adviceOn(asked('likely', '5+ years in payroll', 'Payroll clerk, 2019 to 2021', 'years'))).not.toContain(
    '5+ years',
  );
});

test.each([
  ['a licence whose month is over', 'Crane ticket, valid to June 2026'],
  ['one that was due', 'First aid, redo due Sept 2025'],
])('%s by its date is told as over', (_case, line) => {
  expect(advice(`CERTIFICATIONS\nForklift, valid to May 2027\n${line}`)).toEqual([
    `By its date this is over: “${line}”. Renew it, or say when you will.`,
  ]);
});

test.each([
  ['what is in them already', 'Pump repair and alignment', 'PUMP REPAIR AND SHAFT ALIGNMENT'],
  ['a line that shares one common word', 'Schedules school trips and sports trips', 'Pre-trip inspections'],
  ['a line that shares no word', 'A portfolio of shipped work', 'Brought colour contrast up to standard'],
])('nobody is told to say in the posting’s words %s', (_case, statement, line) => {
  expect(adviceOn(asked('likely', statement, line))).not.toContain('posting’s words');
});

test.each([
  [
    'a line that shares half of what is asked',
    'Fit-out of hospital wards and theatres',
    'Wards of a hospital with 40 beds',
  ],
  ['an abbreviation', 'Basic life support', 'ACLS / BLS Provider'],
])('%s is worth saying in the posting’s words', (_case, statement, line) => {
  expect(adviceOn(asked('likely', statement, line))).toContain('posting’s words');
});

test('nobody is told where they were willing to learn something', () => {
  expect(adviceOn(asked('not_found', 'Able to learn Kronos'))).not.toContain('Kronos');
});

test('where little is proven, something is said of what would help most', () => {
  const weak = asked('likely', 'Contract management of suppliers', 'Ran a budget').map((each) => ({
    ...each,
    share: 0.1,
  }));
  expect(adviceOn(weak, 20)).toContain(
    'Of “Contract management of suppliers” your resume shows little. If you have done it, give it a line of its own; if not, leave it out.',
  );
  expect(adviceOn(weak, 80)).not.toContain('Contract management');
});
