import { expect, test } from '@jest/globals';
import { entriesRead } from '../testing/printed.js';

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
  ['employer, place, slash and title / time', (job) => [`${job.employer}, ${job.place} / ${job.title}`, job.time]],
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
  const bare = (words: string) => words.replace(/[^\p{L}\d]+/gu, ' ').trim();
  const told = ([title = '', employer = '', time = '', ...duties]: string[]) =>
    [title, employer, time, duties.join(' ')].map(bare);
  expect(entriesRead(text.join('\n')).map(told)).toEqual(
    jobs.map(({ title, employer, time, duties }) => told([title, employer, time, ...duties])),
  );
});

interface Study {
  degree: string;
  school: string;
  place: string;
  time: string;
  note: string;
}

const studies: Study[][] = [
  [
    {
      degree: 'M.A. Applied Linguistics',
      school: 'University of Northmoor',
      place: 'Leeds',
      time: '2018 – 2020',
      note: 'Thesis on code switching',
    },
    {
      degree: 'B.A. German Studies',
      school: 'Kirkby College',
      place: 'York',
      time: '2014 – 2017',
      note: 'First class honours',
    },
  ],
  [
    {
      degree: 'Diploma in Electrical Installation',
      school: 'Riverina TAFE',
      place: 'Wagga Wagga',
      time: '03/2012 - 11/2014',
      note: 'Dux of the class',
    },
    {
      degree: 'Higher School Certificate',
      school: 'Tolland High School',
      place: 'Wagga Wagga',
      time: '2011',
      note: 'Maths, Physics, Technology',
    },
  ],
];

const studyHeads: [string, (study: Study) => string[]][] = [
  ['degree, school, time', ({ degree, school, time }) => [`${degree}, ${school}, ${time}`]],
  ['school / degree / time', ({ degree, school, time }) => [school, degree, time]],
  ['degree / school, place, time', ({ degree, school, place, time }) => [degree, `${school}, ${place}, ${time}`]],
  [
    'school, gap, place, gap and time / degree',
    ({ degree, school, place, time }) => [`${school}        ${place}        ${time}`, degree],
  ],
  [
    'school | place / degree | time',
    (study) => [`${study.school} | ${study.place}`, `${study.degree} | ${study.time}`],
  ],
  ['school, slash and degree / time', ({ degree, school, time }) => [`${school} / ${degree}`, time]],
  ['time, gap, degree, school', ({ degree, school, time }) => [`${time}        ${degree}, ${school}`]],
];

const studyCases = studyHeads.flatMap(([head, rowsOf]) =>
  studies.flatMap((list, turn) => ['• ', '', 'none'].map((mark) => ({ head, rowsOf, list, turn, mark }))),
);

test.each(studyCases)('$head, studies $turn, notes after "$mark": what is told stands below its own school', (form) => {
  const { rowsOf, list, mark } = form;
  const hasNotes = mark !== 'none';
  const rows = list.flatMap((study, at) => [
    ...(at > 0 ? [''] : []),
    ...rowsOf(study),
    ...(hasNotes ? [`${mark}${study.note}`] : []),
  ]);
  const text = ['Jo Marchetti', 'jo@example.com', '', 'EDUCATION', '', ...rows, '', 'SKILLS', 'Excel, typing'];
  expect(entriesRead(text.join('\n'), 'education')).toEqual(
    list.map(({ degree, school, time, note }) => [degree, school, time, ...(hasNotes ? [note] : [])]),
  );
});

interface Employer {
  name: string;
  place: string;
  time: string;
  posts: Omit<Job, 'employer' | 'place'>[];
}

const employers: Employer[][] = [
  [
    {
      name: 'Regional Water Authority',
      place: 'Ballarat',
      time: '2012 – present',
      posts: [
        {
          title: 'Senior Plant Operator',
          time: 'Mar 2019 – present',
          duties: ['Run the two DAF lines', 'Write plans'],
        },
        { title: 'Plant Operator', time: 'Aug 2015 – Mar 2019', duties: ['Chlorine dosing and alarms'] },
        { title: 'Trainee Operator', time: 'Feb 2012 – Aug 2015', duties: ['Block release one day a week'] },
      ],
    },
    {
      name: 'Horsham Feedlot',
      place: 'Horsham',
      time: '2009 – 2012',
      posts: [{ title: 'Yard hand', time: '2009 – 2012', duties: ['Fed out and fixed troughs'] }],
    },
  ],
  [
    {
      name: 'Northside Unified School District',
      place: 'Fresno, CA',
      time: '2013 – 2024',
      posts: [
        { title: 'Assistant Principal', time: '2019 – 2024', duties: ['Discipline and master schedule'] },
        { title: 'Math Teacher, Grade 8', time: '2013 – 2019', duties: ['Algebra and intervention'] },
      ],
    },
    {
      name: 'Valley Learning Center',
      place: 'Clovis, CA',
      time: '2011 – 2013',
      posts: [{ title: 'Tutor', time: '2011 – 2013', duties: ['Small groups after school'] }],
    },
  ],
];

const employerRows: [string, (employer: Employer) => string[]][] = [
  ['employer, place', ({ name, place }) => [`${name}, ${place}`]],
  ['employer, gap and whole time', ({ name, time }) => [`${name}          ${time}`]],
];

const postRows: [string, (post: Employer['posts'][number]) => string[]][] = [
  ['title / time', ({ title, time }) => [title, time]],
  ['title, gap and time in brackets', ({ title, time }) => [`${title}          [${time}]`]],
  ['title - time', ({ title, time }) => [`${title} - ${time}`]],
];

const postCases = employerRows.flatMap(([head, rowsOf]) =>
  postRows.flatMap(([post, postOf]) =>
    employers.flatMap((list, turn) => [0, 3].map((indent) => ({ head, rowsOf, post, postOf, list, turn, indent }))),
  ),
);

test.each(postCases)(
  '$head, posts as $post, $turn, $indent blanks in: each post is held there, with its duties',
  (form) => {
    const { rowsOf, postOf, list, indent } = form;
    const inner = (row: string) => `${' '.repeat(indent)}${row}`;
    const rows = list.flatMap((employer) => [
      '',
      ...rowsOf(employer),
      ...employer.posts.flatMap((post, at) => [
        ...(at > 0 ? [''] : []),
        ...[...postOf(post), ...post.duties.map((duty) => `• ${duty}`)].map(inner),
      ]),
    ]);
    const text = [
      'Jo Marchetti',
      'jo@example.com',
      '',
      'EXPERIENCE',
      ...rows,
      '',
      'EDUCATION',
      '',
      'B.A. History, 2010',
    ];
    expect(entriesRead(text.join('\n'))).toEqual(
      list.flatMap(({ name, posts }) => posts.map(({ title, time, duties }) => [title, name, time, ...duties])),
    );
  },
);
