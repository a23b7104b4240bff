import { expect, test } from '@jest/globals';
import { readResume } from '../read-resume.js';
import { renderResume } from '../document/render-resume.js';

const profile = `Contact
joost.visser@example.com

Joost Visser
Claims Manager | Motor & Property
Leiden, Netherlands

Experience

Noorderlicht Verzekeringen
6 years 1 month

Claims Manager Motor
April 2020 - Present (5 years 2 months)
Leiden, Netherlands
- Runs a desk of eleven people
- Halved the backlog

Claims Handler
May 2019 - April 2020 (1 year)
Leiden, Netherlands
Property claims up to 50,000 euro.

Rijnstroom
3 years 2 months
Planner
July 2017 - April 2019 (1 year 10 months)
Junior planner
March 2016 - July 2017 (1 year 5 months)
Den Helder

Education
Hogeschool Leiden
Bachelor of Applied Science, Law · (2011 - 2015)
`;

test('the total time at a company stays with its name, and a company with its total is an employer', () => {
  const { sections } = readResume(profile);
  const jobs = sections.find(({ kind }) => kind === 'experience');
  expect(sections.map(({ heading }) => heading)).toEqual(['Experience', 'Education']);
  expect(jobs?.entries.map(({ title, organization, dates }) => `${title} | ${organization} | ${dates}`)).toEqual([
    'Claims Manager Motor | Noorderlicht Verzekeringen | April 2020 - Present',
    'Claims Handler | Noorderlicht Verzekeringen | May 2019 - April 2020',
    'Planner | Rijnstroom | July 2017 - April 2019',
    'Junior planner | Rijnstroom | March 2016 - July 2017',
  ]);
});

test('a total time is neither a heading nor a second time of one post', () => {
  const printed = renderResume(readResume(profile)).split('\n');
  expect(printed).toContain('### Claims Manager Motor | Noorderlicht Verzekeringen');
  expect(printed).toContain('*April 2020 - Present (5 years 2 months) · Leiden, Netherlands*');
  expect(printed.filter((line) => /^### (?:\d|\p{Lu}\p{Ll}+ 20)/u.test(line))).toEqual([]);
});

test('the form of a post before the total time is no part of the name above it', () => {
  const [section] = readResume(
    'Dana Ortiz\ndana@example.com\n\nExperience\n\nHarbour Lines\nFull-time · 4 yrs 2 mos\nLeeds, England\n\nNight Supervisor\nJan 2022 - Present · 2 yrs 11 mos\nRun the night dock with 55 people.\n\nDock Lead\nOct 2020 - Jan 2022 · 1 yr 4 mos\n',
  ).sections;
  expect(section?.entries.map(({ title, organization }) => `${title} | ${organization}`)).toEqual([
    'Night Supervisor | Harbour Lines',
    'Dock Lead | Harbour Lines',
  ]);
});
