import { expect, test } from '@jest/globals';
import { printed } from '../testing/printed.js';

const form = (label: string, count: (at: number) => string) =>
  ['Lead baker\tOld Mill (40 covers)\t05/2021\tpresent', 'Baker\tCake Hut\t2014\t2019']
    .map((row, at) => {
      const [title, company, from, to] = row.split('\t');
      return `${label}${count(at + 1)}\nCompany: ${company}\nTitle: ${title}\nFrom: ${from}   To: ${to}\nDuties: Rye and wheat.\nReason for leaving: moved`;
    })
    .join('\n\n');
const shown = (text: string) => printed(`First name: Ada\nLast name: Larsen\nEmail: ada@example.com\n\n${text}\n\nEDUCATION\nHill School, 2009`); // prettier-ignore
const jobs = [
  '### Lead baker | Old Mill (40 covers)',
  '*05/2021 – present*',
  'Rye and wheat.',
  'Reason for leaving: moved',
  '### Baker | Cake Hut',
];

test.each([
  ['EMPLOYER ', (at: number) => `${at}`, '## EMPLOYMENT'],
  ['Previous Employer #', (at: number) => `${at}:`, '## Employment'],
  ['WORK HISTORY (', (at: number) => `${at})`, '## WORK HISTORY'],
  ['Job no. ', (at: number) => `${at}`, '## Employment'],
])('"%s1" above the fields of a form begins a job, and the first of them all jobs', (label, count, heading) => {
  expect(shown(form(label, count))).toEqual(expect.arrayContaining([heading, ...jobs]));
});

test('below a heading of jobs the counts are left out', () => {
  const lines = shown(`Work experience\n\n${form('Employer ', (at) => `${at}`)}`);
  expect(lines).toEqual(expect.arrayContaining(['## Work experience', ...jobs]));
  expect(lines.join('\n')).not.toMatch(/Employer \d|Employment/);
});

test('where another section stands between them, each stays where it is', () => {
  const [first, second] = form('Employer ', (at) => `${at}`).split('\n\n');
  const lines = shown(`${first}\n\nSKILLS\nRye, wheat\n\n${second}`);
  expect(lines.slice(lines.indexOf('## SKILLS')).join('\n')).toContain('Employer 2');
});

test('what is counted above no form stays', () => {
  expect(shown('PROJECTS\nJob 1\nOven room, 2019\n\nJob 2\nCold store, 2021').join('\n')).toContain('Job 1');
});

test('what a form calls duties above a list of them is left out, too', () => {
  const rows = 'Company: Old Mill\nTitle: Baker\nFrom: 2014   To: 2019\nDuties and responsibilities:\n1. Rye\n2. Wheat';
  expect(shown(`WORK\n\n${rows}`)).toEqual(expect.arrayContaining(['### Baker | Old Mill', '- Rye', '- Wheat']));
  expect(shown(`WORK\n\n${rows}`).join('\n')).not.toContain('Duties');
});
