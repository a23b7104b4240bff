import { expect, test } from '@jest/globals';
import { coverLetterStyles, type CoverLetterStyle } from '@tailwright/contracts/cover-letter';
import type { Entry } from '@tailwright/resume-text/resume-document';
import { tell, type Point } from './letter-points.js';
import { writeLetter } from './letter.js';

const today = new Date('2026-11-21');
const resume = `Ana Lima
ana@example.com | Date of birth 02/03/1990

EXPERIENCE
Accountant, SAINT MARY HOSPITAL
Jan 2020 - Present
- Prepared the monthly accounts of three clinics and the annual budget
- Payroll for 210 staff, every second Friday
- Reconciled 14 bank accounts each month; no open items since 2022

SKILLS
Excel, SAP`;
const posting = `Senior Accountant

Responsibilities
- Prepare monthly accounts and budgets
- Run payroll
- Reconcile bank accounts

Requirements
- SAP
- Excel`;

const letter = (style: CoverLetterStyle) =>
  writeLetter(
    { resumeText: resume, jobDescription: posting, style, applicantName: 'Ana Lima', companyName: 'Acme' },
    today,
  );

test('each style has a body of its own', () => {
  const bodies = coverLetterStyles.map((style) => letter(style).split('\n\n').slice(2, -4).join('\n\n'));
  expect(new Set(bodies).size).toBe(coverLetterStyles.length);
  for (const body of bodies) expect(body).not.toBe('');
});

test.each(coverLetterStyles)('%s: no seam of a template, and nothing that is no business of an employer’s', (style) => {
  const text = letter(style);
  expect(text).not.toMatch(/an? SAINT|SAINT MARY HOSPITAL, I|my background in|birth|undefined| {2}/);
  expect(text).toMatch(/ana@example\.com/);
});

const point = (text: string, dates = '2019 - 2020'): Point => ({
  text,
  entry: { title: '', organization: '', dates, details: [] } as unknown as Entry,
  start: 0,
  isJob: true,
  requirements: [],
  worth: 1,
  index: 0,
});

test.each([
  ['Trained two legal assistants on our checklist.', 'trained two legal assistants on our checklist'],
  ['Answered calls, filed reports and tracked repairs', 'answered calls, filed reports and tracked repairs'],
  ['Rewrote 90 product pages and the blog; visits 14k → 41k', 'rewrote 90 product pages and the blog'],
])('%s can be told', (line, told) => expect(tell(point(line))).toBe(told));

test.each([
  'Engineer of record for 22 subdivisions and commercial pads',
  'Buy on board: best seller of the base in summer',
  'Made redundant in the spring of that year with all others',
  'Mentored 3 NOC juniors, ran the post-mortems every week',
  'Promoted to shift lead after six months in the kitchen',
  'Support tickets from 40 offices in three languages',
  'Led 11, 180 covers a night, allergen matrix in Sheets',
])('%s is quoted, not told', (line) => expect(tell(point(line, '2019 - Present'))).toBeUndefined());
