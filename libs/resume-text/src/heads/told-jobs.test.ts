import { expect, test } from '@jest/globals';
import { readToldJobs } from './told-jobs.js';
import { readResume } from '../read-resume.js';
import { renderResume } from '../document/render-resume.js';

const resume = readResume(`Ravi Deshpande
ravi@example.com | +91 98450 55014

WORK EXPERIENCE:
\tWorking as Stores Officer in Godavari Castings Pvt Ltd, Nashik from Feb'2019 to till date.
\tWorked as Clerk / Sr. Clerk in Konkan Cement Ltd., Ratnagiri from 07-Aug-2014 to 19-Jan-2019.

EDUCATION
B.Com, University of Pune, 2014
`);

test('sentences that tell of a job each are lines of one kind', () => {
  const lines = renderResume(resume).split('\n');
  expect(lines.filter((line) => /^(?:- |#+ )?Work(?:ing|ed) as/.test(line))).toEqual([
    "Working as Stores Officer in Godavari Castings Pvt Ltd, Nashik from Feb'2019 to till date.",
    'Worked as Clerk / Sr. Clerk in Konkan Cement Ltd., Ratnagiri from 07-Aug-2014 to 19-Jan-2019.',
  ]);
});

test('their titles, employers and times are read', () => {
  const jobs = resume.sections.find(({ kind }) => kind === 'experience')?.entries ?? [];
  expect(jobs.map(({ title, organization, dates }) => `${title} | ${organization} | ${dates}`)).toEqual([
    "Stores Officer | Godavari Castings Pvt Ltd | from Feb'2019 to till date",
    'Clerk / Sr. Clerk | Konkan Cement Ltd | from 07-Aug-2014 to 19-Jan-2019',
  ]);
});

test('a remark in brackets tells of no job', () =>
  expect(readToldJobs('Ward Helper, several homes in Fife (evenings as a student), 1998 - 2001')).toEqual([]));
