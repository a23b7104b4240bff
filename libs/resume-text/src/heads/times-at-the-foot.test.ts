import { expect, test } from '@jest/globals';
import { keepWhole } from '../document/keep-whole.js';
import { renderResume } from '../document/render-resume.js';
import { readResume } from '../read-resume.js';

const printed = (jobs: string) => {
  const resume = readResume(`Imke Vandervelde\n0470 12 34 56\n\nWORK\n\n${jobs}`);
  const text = renderResume(resume);
  expect(keepWhole(resume, text)).toEqual({ text, sectionsAsWritten: 0 });
  return text.slice(text.indexOf('## WORK')).split('\n').filter(Boolean);
};

test('times set in far at the foot of each block are those of its first line, and what is set in below a role is its list', () => {
  expect(
    printed(`Saltmarsh Comprehensive School, Deal (940 pupils)
   Geography and Geology, years 7 to 13
      Began the geology group in 2016 with 9 pupils
      Field weeks to the coast each spring
   Head of Humanities, since 2019
      Seven teachers and their timetable
   Fire warden
                                                     September 2013 – July 2018
                                                     September 2020 – present

Northmoor Academy, Hythe
   Trainee teacher, Geography
   Taught in two huts without heating
                                                     September 2012 – July 2013`),
  ).toEqual([
    '## WORK',
    '### Saltmarsh Comprehensive School, Deal (940 pupils)',
    '*September 2013 – July 2018 · September 2020 – present*',
    '**Geography and Geology, years 7 to 13**',
    '- Began the geology group in 2016 with 9 pupils',
    '- Field weeks to the coast each spring',
    '**Head of Humanities, since 2019**',
    '- Seven teachers and their timetable',
    '**Fire warden**',
    '### Northmoor Academy, Hythe',
    '*Trainee teacher, Geography · September 2012 – July 2013*',
    'Taught in two huts without heating',
  ]);
});

test('duties in a row behind a title stand below the time of the post', () => {
  expect(
    printed(`Tidewell Pump Works, Hull
   Fitter: seals, bearing housings, steam traps; trained two apprentices
                                                     May 2005 – June 2012`),
  ).toEqual([
    '## WORK',
    '### Fitter | Tidewell Pump Works, Hull',
    '*May 2005 – June 2012*',
    'seals, bearing housings, steam traps; trained two apprentices',
  ]);
});
