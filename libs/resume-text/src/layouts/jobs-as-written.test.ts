import { describe, expect, test } from '@jest/globals';
import { entriesRead, printed, topOfResume } from '../testing/printed.js';
import { readResume } from '../read-resume.js';

const jobsOf = (text: string) => entriesRead(`${topOfResume}EXPERIENCE\n\n${text}`);

test('a break is no employer of the post below it, and a workshop of one’s own needs no name', () => {
  const jobs =
    jobsOf(`06.2013–02.2015  break. operation of back, after this help in brother's firm (windows), without contract

2008-2013    PHU Kolbud
 tipper truck and crane, building materials

2004– 2008     Bakery Klosy
   delivery driver 3,5t then solo truck 12t

1998-2004  Car mechanic, workshop of my uncle
`);
  expect(jobs.slice(1).flatMap(([, organization]) => organization)).not.toContainEqual(expect.stringContaining('firm'));
  expect(jobs.at(-1)?.slice(0, 2)).toEqual(['Car mechanic, workshop of my uncle', '']);
});

test('each line of the cell that tells what was done is a duty, where tabs part the table', () => {
  const [first, second] = jobsOf(`Period\tEmployer\tPosition\tDuties
Jan 2023 to date\tSilver Acacia Ltd, Naivasha\tSection Supervisor\tSupervising 62 workers and 4 scouts
\t\t\tPlanning of daily harvest
\t\t\tFertigation monitoring, EC and pH
May – July 2018\tHighland Seed Station, Eldoret\tAttachee\tPotato seed multiplication
`);
  expect(first?.slice(3)).toEqual([
    'Supervising 62 workers and 4 scouts',
    'Planning of daily harvest',
    'Fertigation monitoring, EC and pH',
  ]);
  expect(second).toEqual(['Attachee', 'Highland Seed Station', 'May – July 2018', 'Potato seed multiplication']);
});

test('a dash without a blank behind it is a mark beside dashes with one, and a mark with nothing behind it is none', () =>
  expect(
    jobsOf(`Temp, Kowhai Recruitment, Nov 2024 - now
*
-Prepare the counter
- In charge of the grill
-banquets up to 600
`)[0]?.slice(3),
  ).toEqual(['Prepare the counter', 'In charge of the grill', 'banquets up to 600']));

test('marked posts of which one tells more are lines of their job', () =>
  expect(
    jobsOf(`Bus driver, Valley Coaches Ltd          Feb 2023 till now
- school runs

Garrawilla Coal Ltd           Mar 2005 - Aug 2022
- Dump truck operator (2005-2011)
- Multi operator, dozer and grader (2011 – 2016)
- Crew trainer 2016 to 2022. signed off about 60 operators over the time
`)[1],
  ).toHaveLength(6));

describe('below a head stays a line', () => {
  test('what stands in brackets', () => {
    const remark = '(March to Oct 2020 the hotel was closed, unpaid leave, stay in the accommodation)';
    const text = `EXPERIENCE\n\nCommis 1, Nakheel Hotel\n2019 to 2022  same hotel\n${remark}

Line Cook, Inday Grill, Iloilo, 2013 - 2016\n- Daily market buying`;
    expect(printed(text)).toContain(remark);
  });

  test('what is told in two sentences', () => {
    const remark = 'Owner driver, hay & livestock, two trucks at the biggest. Sold up because of the drought';
    const text = `JOBS\n\nGarrawilla Coal           Mar 2005 - Aug 2022\n- Dump trucks\n\n
Robertshawe Haulage (own business)      1996 - 2005\n${remark}\n\n
Before that   dairy farm hand, council roads gang         1983 - 1996\n`;
    expect(printed(text)).toContain(remark);
  });

  test('a sentence that leads to what was before', () => {
    const text = `Where I have worked\n\nFood Cupboard, Moncton\nCoordinator of Volunteers, 2017 to June 2024

Town of Riviere, Recreation Department\nProgram Supervisor, 2003 to 2012

Before that: bank teller (1991 to 1995), then at home with my three children (1995 to 1999).

July 2024 to September 2025\nI left my position to look after my mother. I am now ready to come back to work.`;
    expect(printed(text)).toContainEqual(expect.stringMatching(/^Before that: /));
  });
});

test('a post that somebody still holds runs', () =>
  expect(jobsOf('Barista, Tin Kettle, Cambridge, 2022 - still there\n- Open and close')[0]?.[2]).toBe(
    '2022 - still there',
  ));

test('the letters of Alberta name no company behind a county', () =>
  expect(
    readResume(
      `${topOfResume}EXPERIENCE\n\nOperator II\nParkland Regional 911, Lacombe County, AB\nApr 2022 – Present\n\n- Took calls`,
    ).sections[0]?.entries[0],
  ).toMatchObject({ organization: 'Parkland Regional 911', place: 'Lacombe County, AB' }));

test.each([
  ['Help on the desk at the op shop once a month', 'Kapa haka tutor for kids 2019/20'],
  ['Hospice visitor, Maison du Tilleul, since August 2024', 'Girl Guide leader, 2002 to 2008'],
])('voluntary posts of a line each are lines, whatever stands apart below them: %s', (...lines) =>
  expect(printed(`VOLUNTEERING\n${lines.join('\n')}\n\n\nClass 5 licence, own vehicle.`).slice(1)).toEqual([
    ...lines,
    'Class 5 licence, own vehicle.',
  ]),
);

test('a list of skills in its line below the address is a section', () =>
  expect(
    readResume(
      `Yesenia Example\nyesenia@example.com\n\nSKILLS: four-handed dentistry | digital x-rays | sealants\n\nEXPERIENCE\nClerk, Acme Ltd, 2019 - 2021`,
    ).sections[0],
  ).toMatchObject({ kind: 'skills', heading: 'SKILLS' }));

test('a link at the foot goes to the top with its label, and leaves no empty heading', () => {
  const { person, sections } = readResume(
    `Larissa Example\nPorto, Portugal\n\nEXPERIENCE\nDesigner, Lume Ltd, 2019 - 2021\n- Drew labels\n\nLanguages\nPortuguese - Native\nEnglish - Professional\n\nPortfolio: example.com/larissa  ·  larissa@example.com\n`,
  );
  expect(person.contacts.join(' ')).toContain('Portfolio: example.com/larissa');
  expect(sections.map(({ heading }) => heading)).toEqual(['EXPERIENCE', 'Languages']);
});

test('certificates of a narrow column are whole where each ends with its year', () =>
  expect(
    readResume(`CONTACT                          Mateusz Example
Opole, Poland                    Backend Developer
mateusz@example.com
                                 EXPERIENCE
CERTIFICATES                     Developer
Oracle Certified                 Kodownia Ltd, Opole
Professional, Java SE 8          01.2016 – 05.2018
(2017)                           – bug fixing for an insurance client of the firm
Professional Scrum               – unit tests and documentation for the second line
Developer I (2020)               – a talk at the local meetup of Java programmers
`)
      .sections.find(({ kind }) => kind === 'certifications')
      ?.details.map(({ text }) => text),
  ).toEqual(['Oracle Certified Professional, Java SE 8 (2017)', 'Professional Scrum Developer I (2020)']));

test('a sentence that goes on with a small letter is whole, however far in its second line stands', () =>
  expect(
    printed(`3.0  WORK EXPERIENCE

3.1  SEED GROWERS LTD                                              Apr 2016 - to date
     Field officer, Bomet.
     (a) Walked 400 ha each week with the farmers of the ward.
     (b) Formed 6 savings groups.

3.2  HIGHLANDS FLOWERS                                             May - Aug 2014
     Attachment student. Fertigation room, readings, grading hall.

3.3  Between graduation and March 2016 I was tarmacking (looking for work) and planted
     my father's half acre of passion fruit. I learned.`).at(-1),
  ).toMatch(/planted my father's half acre of passion fruit\. I learned\.$/));

test('a remark in brackets right below the first of two referees is said of that one', () =>
  expect(
    printed(`Referees

Mrs J. Attwell				Mr Gareth Lugg
Nursery Manager				Tutor
0117 555 0126				glugg@example.com
(please don't contact before interview)`),
  ).toEqual([
    '## Referees',
    'Mrs J. Attwell',
    'Nursery Manager',
    "0117 555 0126 (please don't contact before interview)",
    'Mr Gareth Lugg',
    'Tutor',
    'glugg@example.com',
  ]));

test('a row that names several jobs is no head', () =>
  expect(
    printed(`Employment

2015-		Room leader, Conker Nursery, Windmill Hill

2013-14		Lunchtime supervisor (temp.), Maesglas area primary school

Summer jobs: lifeguard, bar work, Christmas at a garden centre`),
  ).toContain('Summer jobs: lifeguard, bar work, Christmas at a garden centre'));

test('certificates behind their heading in its line, below studies, are a section', () =>
  expect(
    printed(`EDUCATION
Oklahoma State University, Stillwater — Hotel Administration, 71 credit hrs, (did not complete)
Rogers High School, Tulsa, diploma 2011

CERTIFICATIONS: ServSafe Manager (exp. 4/2027)  ServSafe Alcohol  |  ABLE license`),
  ).toContain('## CERTIFICATIONS'));
