import { describe, expect, test } from '@jest/globals';
import { type ResumeRecord } from '@tailwright/contracts/resumes';
import { findResumes } from './find-resumes';
import { headLine, nameOf, secondLine } from './resume-about';

const posting = (role: string, company: string) =>
  `${role}\n${company}\n\nWe build things. ${company} is hiring.\n\nRequirements\n- Five years of Go`;

let count = 0;
const record = (fields: Partial<ResumeRecord> = {}): ResumeRecord => ({
  id: `0b8f6a52-5d1c-4c0e-8d6c-${String((count += 1)).padStart(12, '0')}`,
  user_id: '0b8f6a52-5d1c-4c0e-8d6c-3f0a5d9f2b12',
  original_resume_text: 'text',
  job_description_text: posting('Data Engineer', 'Acme'),
  optimized_resume_text: '# Maya',
  created_at: '2025-04-28T12:00:00.000Z',
  views: 0,
  ...fields,
});
const built = record({
  original_resume_text: '{"personal_info":{"headline":"Baker"}}',
  job_description_text: '',
});

describe('the second line of a card', () => {
  test.each([
    [
      'role, company, percentage and style',
      record({ matching_percentage: 82, style: 'formal' }),
      'Data Engineer · Acme · 82% · More Formal',
    ],
    ['no percentage that was not computed', record({ style: 'standard' }), 'Data Engineer · Acme · Standard'],
    ['the headline of a built resume', built, 'Baker'],
    ['nothing of a posting that says nothing', record({ job_description_text: 'we pay well.' }), ''],
  ])('has %s', (_, resume, line) => expect(secondLine(resume)).toBe(line));
});

describe('the line below the heading of a page', () => {
  test.each([
    ['not what the heading says', record({ matching_percentage: 82 }), '82% · Optimized Resume · April 28, 2025'],
    [
      'what it is for under a name',
      record({ name: 'Mine' }),
      'Data Engineer · Acme · Optimized Resume · April 28, 2025',
    ],
    ['that it is archived', { ...built, archived: true as const }, 'Built Resume · April 28, 2025 · Archived'],
    ['nothing where the heading says all', record({ job_description_text: 'we pay well.' }), ''],
  ])('has %s', (_, resume, line) => expect(headLine(resume)).toBe(line));
});

test.each([
  ['its own name', record({ name: 'Second try' }), 'Second try'],
  ['its role and company', record(), 'Data Engineer, Acme'],
  ['its role', built, 'Baker'],
  ['its title and day', record({ job_description_text: 'we pay well.' }), 'Optimized Resume of April 28, 2025'],
])('a resume is called by %s', (_, resume, name) => expect(nameOf(resume)).toBe(name));

describe('the cards', () => {
  const acme = record({ matching_percentage: 60, created_at: '2025-04-03T00:00:00.000Z' });
  const zeta = record({
    job_description_text: posting('Site Engineer', 'Zeta'),
    matching_percentage: 90,
    created_at: '2025-04-02T00:00:00.000Z',
    public_link_id: 'aaaaaaaaaaaaaaaaaaaaaa',
  });
  const plain = record({ ...built, name: 'For the fair', created_at: '2025-04-01T00:00:00.000Z' });
  const away = record({ archived: true });
  const all = [acme, zeta, plain, away];
  const names = (found: ResumeRecord[]) =>
    found.map((resume) => (resume === away ? 'away' : nameOf(resume).split(',')[0]));
  const find = (changes: Partial<Parameters<typeof findResumes>[1]>) =>
    names(findResumes(all, { search: '', order: 'newest', archived: false, ...changes }));

  test.each([
    ['newest', ['Data Engineer', 'Site Engineer', 'For the fair']],
    ['oldest', ['For the fair', 'Site Engineer', 'Data Engineer']],
    ['match', ['Site Engineer', 'Data Engineer', 'For the fair']],
    ['company', ['Data Engineer', 'Site Engineer', 'For the fair']],
    ['views', ['Site Engineer', 'Data Engineer', 'For the fair']],
  ] as const)('sorted by %s stand as %j', (order, expected) => expect(find({ order })).toEqual(expected));

  test.each([
    ['zeta', ['Site Engineer']],
    ['ENGINEER', ['Data Engineer', 'Site Engineer']],
    ['engineer zeta', ['Site Engineer']],
    ['fair', ['For the fair']],
    ['built', ['For the fair']],
    ['five years', ['Data Engineer', 'Site Engineer']],
    ['   ', ['Data Engineer', 'Site Engineer', 'For the fair']],
    ['(.*', []],
  ])('searched for "%s" are %j', (search, expected) => expect(find({ search })).toEqual(expected));

  test('that are archived stand by themselves', () => expect(find({ archived: true })).toEqual(['away']));
});

test('500 records are searched within a blink, however often', () => {
  const many = Array.from({ length: 500 }, () =>
    record({
      job_description_text: posting('Data Engineer', 'Acme').repeat(40),
      optimized_resume_text: 'x '.repeat(4_000),
    }),
  );
  const began = performance.now();
  for (const search of ['d', 'da', 'dat', 'data']) findResumes(many, { search, order: 'company', archived: false });
  // A limit against a text that is read with each letter, not a promise about this machine.
  expect(performance.now() - began).toBeLessThan(5_000);
});
