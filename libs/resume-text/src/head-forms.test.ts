import { expect, test } from '@jest/globals';
import { readResume } from './read-resume.js';

interface Job {
  title: string;
  employer: string;
  place: string;
  time: string;
  duties: string[];
}

/** Jobs of trades with and without usual words: no list need know "Improver" or "Horsham Feedlot". */
const careers: Job[][] = [
  [
    {
      title: 'Senior Legislative Analyst',
      employer: 'State Senate Research Office',
      place: 'Olympia',
      time: 'October 2021 – Present',
      duties: ['Draft bill analyses for the transport committee', 'Answer questions on fiscal notes within one day'],
    },
    {
      title: 'Legislative Analyst',
      employer: 'Cascade Policy Group',
      place: 'Tacoma',
      time: 'July 2017 – October 2021',
      duties: ['Summarised testimony and kept the calendar', 'Wrote the weekly digest'],
    },
    {
      title: 'Research Intern',
      employer: 'Puget Budget Institute',
      place: 'Seattle',
      time: 'January 2017 – June 2017',
      duties: ['Collected county tax tables'],
    },
  ],
  [
    {
      title: 'Sous Chef',
      employer: 'Harbor Grill',
      place: 'Duluth, MN',
      time: '2019 – now',
      duties: ['Line of 6, orders and costing', 'Menu changes each quarter'],
    },
    {
      title: 'Line Cook',
      employer: "Fitger's Annex",
      place: 'Duluth, MN',
      time: '2016 – 2019',
      duties: ['Soups and grill', 'Trained two new cooks'],
    },
    {
      title: 'Prep Cook',
      employer: "Sammy's Pizza",
      place: 'Superior, WI',
      time: '2014 – 2016',
      duties: ['Dough, sauces, deliveries'],
    },
  ],
  [
    {
      title: 'Yard hand',
      employer: 'Horsham Feedlot',
      place: 'Horsham',
      time: '03/2018 - 11/2022',
      duties: ['Fed out and fixed troughs', 'Drove the loader'],
    },
    {
      title: 'Improver',
      employer: 'J. Sutcliffe & Son',
      place: 'Halifax',
      time: '06/2014 - 02/2018',
      duties: ['Brickwork and some joinery'],
    },
    {
      title: 'Trainee',
      employer: 'Brearley Roofing',
      place: 'Leeds',
      time: '09/2011 - 05/2014',
      duties: ['Slating, battening and felt', 'Kept the van stocked'],
    },
  ],
];

/** How people set the head of a job, each as the lines it has. */
const heads: [string, (job: Job) => string[]][] = [
  ['title, employer and place / time', ({ title, employer, place, time }) => [`${title}, ${employer}, ${place}`, time]],
  ['title | employer | time', ({ title, employer, time }) => [`${title} | ${employer} | ${time}`]],
  ['title – time / employer', ({ title, employer, time }) => [`${title} – ${time}`, employer]],
  ['employer, place, gap and time / title', (job) => [`${job.employer}, ${job.place}          ${job.time}`, job.title]],
  ['title / employer / time', ({ title, employer, time }) => [title, employer, time]],
  ['employer / title / time', ({ title, employer, time }) => [employer, title, time]],
  ['time / title / employer', ({ title, employer, time }) => [time, title, employer]],
  ['title / time (full time) / employer', (job) => [job.title, `${job.time} (full time)`, job.employer]],
  ['title | time; 40 hrs/week / employer', (job) => [`${job.title} | ${job.time}; 40 hrs/week`, job.employer]],
  ['employer (time) / title', ({ title, employer, time }) => [`${employer} (${time})`, title]],
  ['time, part-time / employer / title', (job) => [`${job.time}, part-time`, job.employer, job.title]],
  ['time (full time) title, employer', (job) => [`${job.time} (full time) ${job.title}, ${job.employer}`]],
  ['time title at employer', ({ title, employer, time }) => [`${time}    ${title}, ${employer}`]],
];

const descriptions: [string, boolean, (duties: string[]) => string[]][] = [
  ['bullets, with blank lines between the jobs', true, (duties) => duties.map((duty) => `• ${duty}`)],
  ['bullets, without blank lines', false, (duties) => duties.map((duty) => `• ${duty}`)],
  ['lines without marks', true, (duties) => duties],
  ['one paragraph', true, (duties) => [`${duties.join('. ')}.`]],
];

const cases = heads.flatMap(([head, rowsOf]) =>
  descriptions.flatMap(([description, isApart, below]) =>
    careers.map((jobs, career) => ({ head, description, career, jobs, rowsOf, isApart, below })),
  ),
);

test.each(cases)('$head, $description, career $career: each duty stands below its own employer', (form) => {
  const { jobs, rowsOf, isApart, below } = form;
  const rows = jobs.flatMap((job, at) => [...(isApart && at > 0 ? [''] : []), ...rowsOf(job), ...below(job.duties)]);
  const text = [
    'Jo Marchetti',
    'jo@example.com',
    '',
    'EXPERIENCE',
    '',
    ...rows,
    '',
    'EDUCATION',
    '',
    'B.A. History, Lakeview College, 2010',
  ];
  const entries = readResume(text.join('\n'))
    .sections.filter(({ kind }) => kind === 'experience')
    .flatMap((section) => section.entries);
  const read = entries.map(({ title, organization, dates, details }) => ({
    title,
    employer: organization,
    time: dates,
    duties: details.map((detail) => detail.text).join(' '),
  }));
  const bare = (words: string) => words.replace(/[^\p{L}\d]+/gu, ' ').trim();
  expect(read.map((entry) => Object.values(entry).map(bare))).toEqual(
    jobs.map(({ title, employer, time, duties }) => [title, employer, time, duties.join(' ')].map(bare)),
  );
});
