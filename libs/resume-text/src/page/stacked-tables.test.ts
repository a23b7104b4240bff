import { expect, test } from '@jest/globals';
import { entriesRead, printed, topOfResume } from '../testing/printed.js';

const names = ['Institution', 'Capacity', 'Period', 'Nature of work'];
const bay = [
  'Gull Bay Hospital, Ostport',
  'Clinical Psychologist (Grade 2)',
  'Apr 2019 –',
  'current',
  'A ward of 30 beds: tests, brief therapy and',
  'rounds with the team. Supervise two interns.',
];
const court = [
  'Family Court, Ostport',
  'Assessor (sessional)',
  '2015 – 2018',
  'Written reports; testified nine times.',
];

test('cells that stand one below the other under the names of their columns are jobs', () => {
  const table = ['EMPLOYMENT', ...names, ...bay, ...court].join('\n');
  expect(entriesRead(topOfResume + table)).toEqual([
    ['Clinical Psychologist (Grade 2)', 'Gull Bay Hospital, Ostport', 'Apr 2019 – current', 'A ward of 30 beds: tests, brief therapy and rounds with the team. Supervise two interns.'],
    ['Assessor (sessional)', 'Family Court, Ostport', '2015 – 2018', 'Written reports; testified nine times.'],
  ]); // prettier-ignore
});

test('the names of the columns may stand again below a page, and what follows the table is none of it', () => {
  const page = 'A. Silva                       CV                         2 of 3';
  const rest = '2013 and 2014: taught swimming to pay off a loan.';
  const text = ['EMPLOYMENT', ...names, ...bay, page, ...names, ...court, rest, 'REFEREES', 'On request'].join('\n');
  const read = entriesRead(topOfResume + text);
  expect(read.slice(0, 2).map(([title, , dates]) => [title, dates])).toEqual([
    ['Clinical Psychologist (Grade 2)', 'Apr 2019 – current'],
    ['Assessor (sessional)', '2015 – 2018'],
  ]);
  expect(read[1]?.slice(3)).toEqual(['Written reports; testified nine times.', rest]);
});

test('counted rows, broken cells and "-do-" for the employer above', () => {
  const rows = ['1', 'Sep-2015', 'to May-2019', 'Tawny Contracting Co. WLL,', 'Doha, Qatar', 'Structural Engineer'];
  const same = ['2', 'Jul-2010', 'to Aug-2015', '-do-', 'Junior Engineer'];
  const text = ['EMPLOYMENT', 'Sl.', 'Period', 'Organization', 'Designation', ...rows, ...same].join('\n');
  expect(entriesRead(topOfResume + text).map(([title, employer, dates]) => [title, employer, dates])).toEqual([
    ['Structural Engineer', 'Tawny Contracting Co. WLL', 'Sep-2015 to May-2019'],
    ['Junior Engineer', 'Tawny Contracting Co. WLL (do-)', 'Jul-2010 to Aug-2015'],
  ]);
});

test('studies stand in one line each, with what is said below the table', () => {
  const rows = ['MA (History)', 'Signal University', '2015 (part time)', 'BA Hons', 'Algoa University', '2010'];
  const text = ['EDUCATION', 'Qualification', 'Institution', 'Year', ...rows, 'Thesis: Salt and trade'].join('\n');
  const entries = entriesRead(topOfResume + text, 'education');
  expect(entries.map((entry) => entry.slice(0, 3))).toEqual([
    ['MA (History)', 'Signal University', '2015'],
    ['BA Hons', 'Algoa University', '2010'],
  ]);
  expect(entries[1]?.slice(3)).toEqual(['Thesis: Salt and trade']);
});

test('names of columns without rows that have a time stay as they were written', () => {
  const lines = ['Course', 'Provider', 'Year', 'Pottery', 'Weaving'];
  expect(printed(['TRAINING', ...lines].join('\n')).join(' ')).toMatch(/Course.*Provider.*Year.*Pottery.*Weaving/);
});
