import { expect, test } from '@jest/globals';
import { coverLetterStyles, type CoverLetterStyle } from '@tailwright/contracts/cover-letter';
import { checkLetterLines } from '../../results/check-letter-lines.js';
import { completeLetter } from '../../results/complete-letter.js';
import { writeLetter } from './letter.js';

const today = new Date('2026-11-21');
const resume = `Ana Lima
ana@example.com | Date of birth 02/03/1990

PROFILE
Accountant with eleven years in clinics and charities. Looking for a new challenge.

EXPERIENCE
Accountant, SAINT MARY HOSPITAL
Jan 2020 - Present
- Prepared the monthly accounts of three clinics and the annual budget
- Payroll for 210 staff, every second Friday
- Reconciled 14 bank accounts each month; no open items since 2022

Bookkeeper, Pelican Trust
Mar 2015 - Dec 2019
- Month end: accruals, prepayments, bank reconciliations
- Debtor days 61 to 44 over two years

EDUCATION
BSc Accounting, University of Hull, 2011 - 2014

SKILLS
Excel, SAP`;
const posting = `Senior Accountant
Harbour Lights Foundation - Hull

Responsibilities
- Prepare monthly accounts and budgets
- Run payroll
- Reconcile bank accounts

Requirements
- Degree in accounting
- SAP
- Excel

About Harbour Lights Foundation
We run six clinics.`;

const request = (style: CoverLetterStyle, companyName?: string) => ({
  resumeText: resume,
  jobDescription: posting,
  style,
  applicantName: 'Ana Lima',
  companyName,
});
const letter = (style: CoverLetterStyle) => writeLetter(request(style, 'Acme'), today);

test('each style has a body of its own', () => {
  const bodies = coverLetterStyles.map((style) => letter(style).split('\n\n').slice(1, -4).join('\n\n'));
  expect(new Set(bodies).size).toBe(coverLetterStyles.length);
  for (const body of bodies) expect(body).not.toBe('');
});

test.each(coverLetterStyles)('%s: no seam of a template, and nothing that is no business of an employer’s', (style) => {
  const text = letter(style);
  expect(text).not.toMatch(/an? SAINT|SAINT MARY|my background in|birth|undefined| {2}|Looking for/);
  expect(text).toMatch(/ana@example\.com/);
});

test.each(coverLetterStyles)('%s: the employer of the posting is named where the form names none', (style) => {
  const text = writeLetter(request(style), today);
  expect(text).toContain('the Senior Accountant position at Harbour Lights Foundation');
  const { coverLetter, factCheck } = completeLetter(
    { request: request(style), draft: { text, edits: [], askedAt: today } },
    () => undefined,
  );
  expect(coverLetter).toBe(text);
  expect(factCheck.notAdded).toEqual([]);
});

test('a line that its writer changed may name the employer of the posting as well', () => {
  const ownLines = ['I would like to be the Senior Accountant at Harbour Lights Foundation.'];
  const letterToCheck = { resumeText: resume, jobDescription: posting, ownLines };
  expect(checkLetterLines({ letter: letterToCheck, askedAt: today }).unproven).toBeUndefined();
});

test('standard tells who writes, where the person works and what they did, in sentences', () => {
  const text = letter('standard');
  expect(text).toContain('I am an accountant with eleven years in clinics and charities.');
  expect(text).toContain(
    'I currently work as an Accountant at Saint Mary Hospital. There, I prepared the monthly accounts of three clinics and the annual budget.',
  );
  expect(text).not.toMatch(/^- /m);
});

test('formal names the degree that is asked for, and lists whole sentences', () => {
  const text = letter('formal');
  expect(text).toContain('My education includes a BSc in Accounting from the University of Hull.');
  for (const item of text.split('\n').filter((line) => line.startsWith('- ')))
    expect(item).toMatch(/^- (?:In|At|As) .+\.$/);
});

test('creative begins with what the person did', () => {
  expect(letter('creative').split('\n\n')[1]).toBe(
    'At Saint Mary Hospital, my work includes payroll for 210 staff, every second Friday. I would like to bring that experience to the Senior Accountant position at Acme.',
  );
});

test('a resume that proves nothing of what is asked gives a short letter', () => {
  const text = writeLetter(
    {
      ...request('standard'),
      resumeText:
        'Ana Lima\nana@example.com\n\nEDUCATION\nSecondary School of Hull, 2011 - 2014\n\nHOBBIES\nRunning, cooking',
    },
    today,
  );
  expect(text.split('\n\n')).toHaveLength(7);
  expect(text).toContain('My resume, which I enclose, sets out my work in full.');
});
