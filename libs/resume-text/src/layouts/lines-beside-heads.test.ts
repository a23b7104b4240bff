import { describe, expect, test } from '@jest/globals';
import { logicalLineOf } from '../lines/logical-line-of.js';
import { headRuns } from '../lines/head-runs.js';
import { readResume } from '../read-resume.js';
import { printed, topOfResume } from '../testing/printed.js';

const entriesOf = (text: string) =>
  readResume(topOfResume + text).sections.flatMap(({ entries }) =>
    entries.map(
      ({ title, organization, dates, details }) => `${title} | ${organization} | ${dates} | ${details.length}`,
    ),
  );

describe('a line beside a head belongs to that head', () => {
  test.each([
    [
      'where it stands wholly in brackets above the dates',
      `EXPERIENCE

Ward Manager – Dialysis Unit
Saint Bavo Hospital, Ghent, Belgium
(320 beds, university clinic, 14 theatres)
March 3, 2019 – May 31, 2023
• Rostered 22 nurses

Theatre Nurse
Leie Surgical Center, Kortrijk
(day cases)
June 2015 – February 2019
• Prepared instruments`,
      [
        'Ward Manager – Dialysis Unit | Saint Bavo Hospital | March 3, 2019 – May 31, 2023 | 1',
        'Theatre Nurse | Leie Surgical Center, Kortrijk | June 2015 – February 2019 | 1',
      ],
    ],
    [
      'where it stands wholly in brackets below the dates',
      `EXPERIENCE

Laboratory Assistant
Duero Water Company, Porto
May 2014 – May 2016
(first year as trainee / volunteer analyst)
• Took samples at 40 wells`,
      ['Laboratory Assistant | Duero Water Company | May 2014 – May 2016 | 1'],
    ],
    [
      'where it is nothing but a place that no list knows',
      `EXPERIENCE
Kettle Pumps Pvt Ltd
Junior Engineer
August 2019 - July 2022 (3 years)
Talegaon, Maharashtra, India
Assembly line. Balanced the work of two stations and kept the tool list of the shop.
Narmada Trust
Volunteer
June 2018 - March 2019 (10 months)
Taught class 6 on Sundays and kept the register of the books that were lent.`,
      [
        'Junior Engineer | Kettle Pumps Pvt Ltd | August 2019 - July 2022 | 1',
        'Volunteer | Narmada Trust | June 2018 - March 2019 | 1',
      ],
    ],
    [
      'where the employer says in brackets for whom it works, and the title has its unit',
      `EXPERIENCE

Planner, Depot 7                                        May 2018 – Present
Blue Heron Bus Services (contractor for 2 counties), Ravenna, OH
– Plan 40 routes a day
– Call drivers in

Bus Driver                                        May 2014 – May 2018
Blue Heron Bus Services, Ravenna, OH
– Drove wheelchair buses`,
      [
        'Planner, Depot 7 | Blue Heron Bus Services (contractor for 2 counties) | May 2018 – Present | 2',
        'Bus Driver | Blue Heron Bus Services | May 2014 – May 2018 | 1',
      ],
    ],
    [
      'where the dates stand below an employer of which a bracket says what became of it',
      `EXPERIENCE

Data Engineer → Lumen Freight (acquired 2021)
Aug 2018 – Feb 2021 · Tacoma
- Built the loaders

Analyst → Harbor Tools
June 2016 – July 2018 · Tacoma
- Wrote reports`,
      [
        'Data Engineer | Lumen Freight (acquired 2021) | Aug 2018 – Feb 2021 | 1',
        'Analyst | Harbor Tools | June 2016 – July 2018 | 1',
      ],
    ],
    [
      'where a client and an agency stand above the title',
      `CONTRACTS

2016 - 2019   Client: Ruby Telecom, Slough (via Hart Intl., then Moss Associates)
Python Developer
- Billing interfaces
- Tuning

2014 - 2016   Client: Copper Insurance, London (via Hart Intl.)
Python Developer / Support
- Quotes`,
      [
        'Python Developer | Ruby Telecom, Slough (via Hart Intl., then Moss Associates) | 2016 - 2019 | 2',
        'Python Developer / Support | Copper Insurance, London (via Hart Intl.) | 2014 - 2016 | 1',
      ],
    ],
    [
      'where it says what was learned at the school above',
      `Education

Leeds University, BSc Geography                    Sep 2020 – Jul 2023
2:1 (66%)
Modules: Statistics (71), Maps (68)
Term abroad: Lund University, Sweden, Feb – June 2022

Bishop Sixth Form, Hull                    2018 – 2020
A-levels: Maths (A), Art (B)
GCSEs: 9 including Maths (A)`,
      [
        'BSc Geography | Leeds University | Sep 2020 – Jul 2023 | 2',
        'Term abroad | Lund University | Feb – June 2022 | 0',
        'A-levels: Maths (A), Art (B) | Bishop Sixth Form | 2018 – 2020 | 1',
      ],
    ],
    [
      'where it says the bases and the rank of a soldier',
      `WORK HISTORY

OHIO VALLEY MILLS, LIMA OH
MAINTENANCE MECHANIC        2/2009 TO PRESENT
* Repaired gearboxes and pumps
* Welded guards
U.S. NAVY
DIESEL MECHANIC        1999 - 2003
FT. LEWIS WA, KUWAIT (OIF 1).  HONORABLE DISCHARGE, E-5`,
      [
        'MAINTENANCE MECHANIC | OHIO VALLEY MILLS, LIMA OH | 2/2009 TO PRESENT | 2',
        'DIESEL MECHANIC | U.S. NAVY | 1999 - 2003 | 0',
      ],
    ],
  ])('%s', (_how, text, entries) => {
    expect(entriesOf(text)).toEqual(entries);
  });
});

describe('a line with years is no head', () => {
  test.each([
    [
      'where it is a label above more bullets',
      `EXPERIENCE

PLANT TECHNICIAN, RIVER PAPER INC., 5/2016 TO PRESENT
* KEEP LINES RUNNING
* ORDER PARTS
SAFETY DUTIES (SINCE 2019):
* CHAIR THE COMMITTEE

MECHANIC, LAKE STAMPING INC., 2009 - 2016
* PRESSES`,
      'SAFETY DUTIES (SINCE 2019):',
    ],
    [
      'where it is a bullet among bullets that has figures by year',
      `EXPERIENCE

Account Executive, Dock Systems Inc., 6/2014 – 12/2019
➤ 2019: 121% | 2018: 140%, Rep of the Year | 2017: 94%
➤ 2016: 118% | 2015: 105%
➤ Opened the Ohio territory

Sales Representative, Copier House Inc., 2011 – 2014
➤ Cold calls`,
      '2019: 121% | 2018: 140%, Rep of the Year | 2017: 94%',
    ],
    [
      'where semicolons part what was done beside a post',
      `APPOINTMENTS
2020–         Lecturer in Soil Science, Marlow University
              Year 3 tutor since 2021; open days; library committee member
2017–2020     Research Associate, University of Perth
              Field work on three farms and a glasshouse, with two students a year.`,
      'Year 3 tutor since 2021; open days; library committee member',
    ],
    [
      'where it lists courses with their years',
      `TRAINING & TOOLS
SPIN (2021), Miller Heiman (2019), Gap Selling (2015)
HubSpot, Gong, Apollo`,
      'SPIN (2021), Miller Heiman (2019), Gap Selling (2015)',
    ],
    [
      'where it tells of a term abroad below the degree',
      `Education

Leeds University, BSc Geography                    Sep 2020 – Jul 2023
2:1 (66%)
Term abroad: Lund University, Sweden, Feb – June 2022

Bishop Sixth Form, Hull                    2018 – 2020
A-levels: Maths (A), Art (B)`,
      'Term abroad: Lund University, Sweden, Feb – June 2022',
    ],
  ])('%s', (_how, text, line) => {
    const lines = printed(text).map((each) => each.replace(/^(?:- |\*\*)/, '').replace(/\*\*$/, ''));
    expect(lines).toContain(line);
  });
});

describe('lines of equal rank are treated in one way', () => {
  test.each([
    [
      'talks, of which one has a year',
      `TALKS & SIDE THINGS
"Forms are a conversation", UX Days Leeds, 2022
Pinboard: phone app, 900 weekly users, made with a friend`,
      [
        '## TALKS & SIDE THINGS',
        '"Forms are a conversation", UX Days Leeds, 2022',
        'Pinboard: phone app, 900 weekly users, made with a friend',
      ],
    ],
    [
      'projects without bullets',
      `Projects
Bus delays vs. weather - Python, seaborn; code on GitHub
House price forecast on the Ames data set - random forest, boosting, error 11 % (course project)`,
      [
        '## Projects',
        'Bus delays vs. weather - Python, seaborn; code on GitHub',
        'House price forecast on the Ames data set - random forest, boosting, error 11 % (course project)',
      ],
    ],
    [
      'projects whose titles stand without a bullet above bullets',
      `Projects

Tram noise map (dissertation)
• Joined sensor and timetable data
• Maps in QGIS
Soup kitchen rota, group of 3, for Harbour Trust
• Cleaned two years of records
• Built the form`,
      [
        '## Projects',
        '**Tram noise map (dissertation)**',
        '- Joined sensor and timetable data',
        '- Maps in QGIS',
        '**Soup kitchen rota, group of 3, for Harbour Trust**',
        '- Cleaned two years of records',
        '- Built the form',
      ],
    ],
    [
      'offices in societies, of which one has a year',
      `Societies and volunteering

Secretary, Chess Society 2022/23: minutes, 90 members, organised the summer tournament
with 6 schools
Course rep, first year
Hockey, 2nd team`,
      [
        '## Societies and volunteering',
        'Secretary, Chess Society 2022/23: minutes, 90 members, organised the summer tournament with 6 schools',
        'Course rep, first year',
        'Hockey, 2nd team',
      ],
    ],
    [
      'courses taught, below the university',
      `EXPERIENCE

2020–         Lecturer in Soil Science, Marlow University

TEACHING
Marlow University
SOI1004  Earth and Soil Processes (Year 1, 90 students), convenor 2020–
SOI2011  Research Methods and Statistics (Year 2, 60), co-convenor, 2021–
SOI3027  Clays and Climate (Year 3 option, 25), designed and convened 2022–
SOI2090  Field course, northern Wales (30 students), leader 2021, 2022, 2023
MSc      Chemistry of Clays, guest lectures
Perth University
SO201 Geographical Maps, labs; SO107 Introducing Soils
Module evaluation (mean of five-point scale, 2022/23): SOI1004 4.2; SOI2011 4.5`,
      [
        '## EXPERIENCE',
        '### Lecturer in Soil Science | Marlow University',
        '*2020–*',
        '## TEACHING',
        'Marlow University',
        'SOI1004 Earth and Soil Processes (Year 1, 90 students), convenor 2020–',
        'SOI2011 Research Methods and Statistics (Year 2, 60), co-convenor, 2021–',
        'SOI3027 Clays and Climate (Year 3 option, 25), designed and convened 2022–',
        'SOI2090 Field course, northern Wales (30 students), leader 2021, 2022, 2023',
        'MSc · Chemistry of Clays, guest lectures',
        'Perth University',
        'SO201 Geographical Maps, labs; SO107 Introducing Soils',
        'Module evaluation (mean of five-point scale, 2022/23): SOI1004 4.2; SOI2011 4.5',
      ],
    ],
  ])('%s', (_how, text, lines) => {
    expect(printed(text)).toEqual(lines);
  });
});

describe('a head that is printed as written', () => {
  test('keeps titles that stand above each other together, with the lines that tell of both', () => {
    const text = `EXPERIENCE

Cooper Joinery Pty Ltd, Geelong
Senior Joiner, Winter 2014 - Summer 2017/18
Joiner, 2010 - Winter 2014
> Stairs and shop fronts
> As senior joiner had a crew of 5

Hull Boats, apprentice, 2006 - 2010
> Planking`;
    expect(printed(text)).toEqual([
      '## EXPERIENCE',
      '### Cooper Joinery Pty Ltd, Geelong',
      '*Senior Joiner, Winter 2014 - Summer 2017/18*',
      '*Joiner, 2010 - Winter 2014*',
      '- Stairs and shop fronts',
      '- As senior joiner had a crew of 5',
      '### Hull Boats, apprentice',
      '*2006 - 2010*',
      '- Planking',
    ]);
    expect(entriesOf(text)).toEqual([
      'Senior Joiner | Cooper Joinery Pty Ltd | Winter 2014 - Summer 2017/18 | 0',
      'Joiner | Cooper Joinery Pty Ltd | 2010 - Winter 2014 | 2',
      'apprentice | Hull Boats | 2006 - 2010 | 1',
    ]);
  });

  test('takes no fellowship behind a semicolon for the school of a certificate', () => {
    const text = `EDUCATION
2014–2017     PhD, Geography, Marlow University
2022          Postgraduate Certificate in Higher Education; Fellow of Advance HE (FHEA)`;
    expect(printed(text).slice(-2)).toEqual([
      '2014–2017 · PhD, Geography, Marlow University',
      '2022 · Postgraduate Certificate in Higher Education; Fellow of Advance HE (FHEA)',
    ]);
  });

  test('tells time off among jobs in its own place, not below the job above', () => {
    const text = `Where I have worked

Hull Boats, Site Foreman, Geelong, 2012 - 2019
> Planking

Cooper Joinery, Geelong, joiner, 2006 - 2011
> Stairs

Various, Crete and Europe, 2005. Year off with my husband, worked on an olive farm in Chania.

Petrie Homes, Altona, apprentice, 2000 - 2005
> Swept up`;
    expect(printed(text).slice(-4)).toEqual([
      'Various, Crete and Europe, 2005. Year off with my husband, worked on an olive farm in Chania.',
      '### Petrie Homes, Altona, apprentice',
      '*2000 - 2005*',
      '- Swept up',
    ]);
  });

  test('leaves what the firm does below the firm, and the post is a head of its own', () => {
    const text = `EXPERIENCE

NORTHEAST OFFICE SUPPLIES, Albany, NY
Regional dealer for printers and managed print services, $20M revenue.
Sales Representative (Aug 2011 – May 2014)
➤ 50 cold calls a day

Milk Depot Inc., Troy, NY
Sales Clerk (2009 – 2011)
➤ Till`;
    expect(printed(text).slice(1, 6)).toEqual([
      '### NORTHEAST OFFICE SUPPLIES, Albany, NY',
      'Regional dealer for printers and managed print services, $20M revenue.',
      '### Sales Representative',
      '*Aug 2011 – May 2014*',
      '- 50 cold calls a day',
    ]);
    expect(entriesOf(text)[1]).toBe('Sales Representative | NORTHEAST OFFICE SUPPLIES | Aug 2011 – May 2014 | 1');
  });
});

describe('a remark in brackets between blank lines', () => {
  const apart = { blanksBefore: 1 };
  const head = logicalLineOf('head', 'Deckhand, Inchcolm Ferries Ltd, 2012 – 2019');
  const duty = logicalLineOf('bullet', 'Kept the noon boat', { mark: '-' });
  const remark = logicalLineOf('head', '(2010-12: ashore with a broken arm)', apart);
  const next = logicalLineOf('head', 'Rigger, Leith Docks, 2006 – 2010', apart);
  const headsOf = (...lines: ReturnType<typeof logicalLineOf>[]) =>
    headRuns(lines).map((run) => run.head.map(({ text }) => text).join(' / '));

  test('says more of the job above, and begins none', () => {
    expect(headsOf(head, duty, remark, next)).toEqual([head.text, next.text]);
    expect(headsOf(head, duty, remark)).toEqual([head.text]);
  });

  test.each<[string, ReturnType<typeof logicalLineOf>[]]>([
    ['right above the line of a job', [head, duty, remark, { ...next, blanksBefore: 0 }]],
    ['right below a job', [head, duty, { ...remark, blanksBefore: 0 }, next]],
    ['that something follows', [head, duty, { ...remark, text: `${remark.text} Leith` }, next]],
    ['that holds another', [head, duty, { ...remark, text: '(ashore (2010-12) with a broken arm)' }, next]],
    ['that is told at length', [head, duty, { ...remark, text: `(2010-12: ${'ashore, '.repeat(20)})` }, next]],
  ])('is a head %s', (_how, lines) => expect(headsOf(...lines).join(' / ')).toContain('2010-12'));

  test('right below a head without duties is part of it', () =>
    expect(headsOf(head, remark, next)).toEqual([[head, remark, next].map(({ text }) => text).join(' / ')]));
});

describe('a dated line that begins small among lines without marks', () => {
  const runsOf = (first: string, line: string, mark?: string) =>
    headRuns([
      logicalLineOf('head', first),
      logicalLineOf('bullet', 'Kept the noon boat', { mark }),
      logicalLineOf('head', line),
      logicalLineOf('bullet', 'Checked the life rafts', { mark }),
      logicalLineOf('head', 'Rigger, Leith Docks, 2006 – 2010', { blanksBefore: 1 }),
    ]).length;
  const post = 'Inchcolm Ferries Ltd, Deckhand, 2012 – 2019';

  test.each([post, '2012 – 2019 Inchcolm Ferries Ltd, Deckhand'])('was a duty below "%s"', (first) =>
    expect(runsOf(first, 'outer isles 2013 - 2017')).toBe(2),
  );

  test.each([
    ['where the head above begins small, too', post.toLowerCase(), 'outer isles 2013 - 2017', undefined],
    ['where the lines have marks', post, 'outer isles 2013 - 2017', '-'],
    ['where it begins large', post, 'Outer Isles 2013 - 2017', undefined],
    ['where it names a title', post, 'rigger, leith docks 2013 - 2017', undefined],
  ])('begins a job %s', (_where, first, line, mark) => expect(runsOf(first, line, mark)).toBe(3));

  test('is a line of the head right above it', () =>
    expect(
      headRuns([logicalLineOf('head', 'Inchcolm Ferries Ltd'), logicalLineOf('head', 'outer isles 2013 - 2017')])[0]
        ?.head,
    ).toHaveLength(2));
});
