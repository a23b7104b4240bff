import { describe, expect, test } from '@jest/globals';
import { printed } from '../testing/printed.js';

describe('a line in the block of a post or a degree begins no other', () => {
  test.each([
    [
      'where it is a prize among bullets',
      `PROFESSIONAL EXPERIENCE

Regional Sales Manager — Corvex Tools, Ohio
2018 - Present
Territory of four states and 210 dealers
• Grew sales from $4M to $7M
President's Circle 2020, 2022
• Trained nine dealers

Account Manager — Corvex Tools, Ohio
2014 - 2018
• 60 accounts`,
      [
        '## PROFESSIONAL EXPERIENCE',
        '### Regional Sales Manager',
        '*Corvex Tools, Ohio · 2018 - Present*',
        'Territory of four states and 210 dealers',
        '- Grew sales from $4M to $7M',
        "President's Circle 2020, 2022",
        '- Trained nine dealers',
        '### Account Manager',
        '*Corvex Tools, Ohio · 2014 - 2018*',
        '- 60 accounts',
      ],
    ],
    [
      'where it stands below the lines that all other heads have',
      `EMPLOYMENT

ACME LOGISTICS, Reno, NV                         2016 - Present
Dispatcher
Dispatches 40 trucks a day across three states

SIERRA FREIGHT, Reno, NV                         2010 - 2016
Driver
Hauled 1.1 million miles without an accident

US ARMY, Fort Hood, TX                           2004 - 2010
88M Motor Transport Operator
Honorable discharge, Sergeant E-5
Two tours in Iraq (2005, 2007)`,
      [
        '## EMPLOYMENT',
        '### Dispatcher | ACME LOGISTICS, Reno, NV',
        '*2016 - Present*',
        'Dispatches 40 trucks a day across three states',
        '### Driver | SIERRA FREIGHT, Reno, NV',
        '*2010 - 2016*',
        'Hauled 1.1 million miles without an accident',
        '### 88M Motor Transport Operator | US ARMY, Fort Hood, TX',
        '*2004 - 2010*',
        'Honorable discharge, Sergeant E-5',
        'Two tours in Iraq (2005, 2007)',
      ],
    ],
    [
      'where it tells what was done there',
      `Work Experience
Assistant Manager, Bellweather Books (June 2020 to present)
Open and close the shop, bank the takings, rota for nine people
Ran the children's festival 2022 and 2023
Bookseller, Bellweather Books (September 2016 to June 2020)
Kept the history shelves`,
      [
        '## Work Experience',
        '### Assistant Manager | Bellweather Books',
        '*June 2020 to present*',
        '- Open and close the shop, bank the takings, rota for nine people',
        "- Ran the children's festival 2022 and 2023",
        '### Bookseller | Bellweather Books',
        '*September 2016 to June 2020*',
        'Kept the history shelves',
      ],
    ],
    [
      'where it is a phrase below a title, an employer and a time',
      `WORK EXPERIENCE

2018 – today
Bakery Production Lead, Kraus Bakery Ltd, Leeds
Planning of three shifts, 24 people
Introduced a tablet for the recipes

2015 – 2018
Driver/shipper, Winter Wholesale, Leeds
Flour and supply deliveries for village shops`,
      [
        '## WORK EXPERIENCE',
        '### Bakery Production Lead | Kraus Bakery Ltd, Leeds',
        '*2018 – today*',
        '- Planning of three shifts, 24 people',
        '- Introduced a tablet for the recipes',
        '### Driver/shipper | Winter Wholesale, Leeds',
        '*2015 – 2018*',
        'Flour and supply deliveries for village shops',
      ],
    ],
    [
      'where the school, the degree and the time stand above it',
      `EDUCATION

University of Ibadan, B.Sc. Economics (Second Class Upper)    2010 – 2014
Best graduating student of the department

Federal Government College, Ilorin    2004 – 2010
Senior School Certificate, 6 credits
Head boy 2009/10`,
      [
        '## EDUCATION',
        '### B.Sc. Economics (Second Class Upper) | University of Ibadan',
        '*2010 – 2014*',
        'Best graduating student of the department',
        '### Senior School Certificate, 6 credits | Federal Government College, Ilorin',
        '*2004 – 2010*',
        'Head boy 2009/10',
      ],
    ],
    [
      'where it names the thesis of the degree',
      `Education

Linden College, Holland, MI
B.S. Biology, minor in Chemistry                                    2014
Goldwater Scholar, 2013
Senior thesis: "Fins and scales of zebrafish"`,
      [
        '## Education',
        '### B.S. Biology, minor in Chemistry | Linden College, Holland, MI',
        '*2014*',
        'Goldwater Scholar, 2013',
        'Senior thesis: "Fins and scales of zebrafish"',
      ],
    ],
    [
      'where a detail of the degree stands above it',
      `EDUCATION

Kumasi Technical University
BTech Computer Science, 2018 - 2022
GPA 3.4
President of the robotics club 2020/21

Opoku High School, 2014 - 2017
WASSCE, 6 As`,
      [
        '## EDUCATION',
        '### BTech Computer Science | Kumasi Technical University',
        '*2018 - 2022*',
        'GPA 3.4',
        'President of the robotics club 2020/21',
        '### WASSCE, 6 As | Opoku High School',
        '*2014 - 2017*',
      ],
    ],
    [
      'where it lists what was made, below a title of somebody self-employed',
      `EXPERIENCE

Freelance Illustrator, 2018 – present
Children's books, posters, murals
Clients: Tern Press, City of Cork, Wren Foods

Barista, Cup & Co., Cork, 2015 – 2018
Opened the shop`,
      [
        '## EXPERIENCE',
        '### Freelance Illustrator',
        '*2018 – present*',
        "Children's books, posters, murals",
        'Clients: Tern Press, City of Cork, Wren Foods',
        '### Barista | Cup & Co., Cork',
        '*2015 – 2018*',
        'Opened the shop',
      ],
    ],
    [
      'where it is an office among the marked bullets of a post',
      `EXPERIENCE

Nurse Manager, Harbor View Clinic
Seattle, WA | May 2020 - Present
• 30 direct reports
• Joint survey 2022: no findings

Charge Nurse, Harbor View Clinic
Seattle, WA | 2016 - May 2020
• Opened the infusion suite
• Unit council chair, 2018 – 2019`,
      [
        '## EXPERIENCE',
        '### Nurse Manager | Harbor View Clinic',
        '*Seattle, WA · May 2020 - Present*',
        '- 30 direct reports',
        '- Joint survey 2022: no findings',
        '### Charge Nurse | Harbor View Clinic',
        '*Seattle, WA · 2016 - May 2020*',
        '- Opened the infusion suite',
        '- Unit council chair, 2018 – 2019',
      ],
    ],
    [
      'where another of the heads has fewer lines, and it names no employer',
      `EXPERIENCE

RN, Emergency Department                         Jun 2021 - Present
North Shore Medical Center, Salem, MA
Level II trauma, 62,000 visits
- Triage and trauma bays

RN, Med/Surg                                     Aug 2019 - Jun 2021
Lawrence General, Lawrence, MA
Covid floor March 2020 - March 2021
- 5-6 patients nights

CNA                                              2017 - 2019
Bayview Nursing, Lynn, MA`,
      [
        '## EXPERIENCE',
        '### RN, Emergency Department | North Shore Medical Center, Salem, MA',
        '*Jun 2021 - Present*',
        'Level II trauma, 62,000 visits',
        '- Triage and trauma bays',
        '### RN, Med/Surg | Lawrence General, Lawrence, MA',
        '*Aug 2019 - Jun 2021*',
        'Covid floor March 2020 - March 2021',
        '- 5-6 patients nights',
        '### CNA | Bayview Nursing, Lynn, MA',
        '*2017 - 2019*',
      ],
    ],
    [
      'where it is a partnership since a year, and a deed with its year',
      `EXPERIENCE

Head Gardener – Combe Manor, Devon (2017–now)
Walled garden, 4 acres; team of 3 and 12 volunteers
Garden Partner Scheme since 2020
Plant fair started 2019, 1,100 visitors in 2023

Gardener – National Trust, Killerton (2012–17)
Rose border replanted 2015

Careership trainee – National Trust, Knightshayes (2009–12)`,
      [
        '## EXPERIENCE',
        '### Head Gardener | Combe Manor, Devon',
        '*2017–now*',
        '- Walled garden, 4 acres; team of 3 and 12 volunteers',
        '- Garden Partner Scheme since 2020',
        '- Plant fair started 2019, 1,100 visitors in 2023',
        '### Gardener | National Trust, Killerton',
        '*2012–17*',
        'Rose border replanted 2015',
        '### Careership trainee | National Trust, Knightshayes',
        '*2009–12*',
      ],
    ],
    [
      'where it has the mark of bullets that have bullets of their own',
      `EXPERIENCE

Child Life Specialist, Mercy Hospital, Kansas City, MO
August 2019 – present
•\tSupports 12 families a day
•\tLeads the sibling group
\to\tBuilt a play cart with $3,000
\to\tWrote the guide for volunteers (2021)
•\tPreceptor for interns since 2020

Child Life Intern, St. Anne's, Omaha, NE
January – May 2019
•\t600 hours in surgery`,
      [
        '## EXPERIENCE',
        '### Child Life Specialist | Mercy Hospital, Kansas City, MO',
        '*August 2019 – present*',
        '- Supports 12 families a day',
        '- Leads the sibling group',
        '- Built a play cart with $3,000',
        '- Wrote the guide for volunteers (2021)',
        '- Preceptor for interns since 2020',
        "### Child Life Intern | St. Anne's, Omaha, NE",
        '*January – May 2019*',
        '- 600 hours in surgery',
      ],
    ],
    [
      'where it is the label of the bullets below it',
      `Work experience

Network Officer
Mombasa County Government
July 2021 to date
Duties and responsibilities
- Support 200 users
- Maintain the network

Intern, Coast Telecom PLC
Jan 2021 - June 2021
Duties
- Field support`,
      [
        '## Work experience',
        '### Network Officer | Mombasa County Government',
        '*July 2021 to date*',
        '**Duties and responsibilities**',
        '- Support 200 users',
        '- Maintain the network',
        '### Intern | Coast Telecom PLC',
        '*Jan 2021 - June 2021*',
        '**Duties**',
        '- Field support',
      ],
    ],
    [
      'where it stands between two rows and two more, each with a right column',
      `EDUCATION

TU Graz                                                     Graz, Austria
Dr. sc. (Materials)                                         2019
Thesis on thin oxide films
University of Padua                                         Padua, Italy
MSc Materials Science                                       2012 – 2014
Exchange with Porto, autumn 2013`,
      [
        '## EDUCATION',
        '### TU Graz · Graz, Austria',
        '*Dr. sc. (Materials) · 2019*',
        'Thesis on thin oxide films',
        '### University of Padua · Padua, Italy',
        '*MSc Materials Science · 2012 – 2014*',
        'Exchange with Porto, autumn 2013',
      ],
    ],
    [
      'where it names a duty and since when',
      `EMPLOYMENT

Jan 2020 to present: Paralegal, Whitby & Rowan LLP, Exeter
Residential sales, 60 files
Supervise a trainee (since Sept 2023)

Sept 2017 to Dec 2019: Legal Secretary, Whitby & Rowan LLP, Exeter
Audio typing, diary, billing`,
      [
        '## EMPLOYMENT',
        '### Paralegal | Whitby & Rowan LLP, Exeter',
        '*Jan 2020 to present*',
        'Residential sales, 60 files',
        'Supervise a trainee (since Sept 2023)',
        '### Legal Secretary | Whitby & Rowan LLP, Exeter',
        '*Sept 2017 to Dec 2019*',
        'Audio typing, diary, billing',
      ],
    ],
    [
      'where it is the last line of a post, and names an office held in its time',
      `WORK EXPERIENCE

Third Grade Teacher, Linden Public Schools (2018-present)
* 24 pupils, one of two classes

Second Grade Teacher, Miles Park School (2014-2018)
* Taught reading to 22 pupils
Mentor teacher, 2016-2018`,
      [
        '## WORK EXPERIENCE',
        '### Third Grade Teacher | Linden Public Schools',
        '*2018-present*',
        '- 24 pupils, one of two classes',
        '### Second Grade Teacher | Miles Park School',
        '*2014-2018*',
        '- Taught reading to 22 pupils',
        'Mentor teacher, 2016-2018',
      ],
    ],
  ])('%s', (_, text, lines) => {
    expect(printed(text)).toEqual(lines);
  });
});

test('a post right below the text of another is a head where it has a title and its time', () => {
  const heads = printed(`EXPERIENCE

Lakeside Hospital, Columbus, OH     Aug 2017 – present
Staff Nurse, Medical ICU (Jan 2020 – present)
- Cares for two patients a shift
Staff Nurse, Step-Down (Aug 2017 – Jan 2020)
- Cared for four patients a shift

Mercy Valley Clinic, Dayton, OH     June 2015 – July 2017
Registered Nurse
- Worked nights on a surgical floor`).filter((line) => line.startsWith('###'));
  expect(heads.join('\n')).toContain('Step-Down');
});

test('the employer stands in the head where it is a line between the title and the first bullet', () => {
  const heads = printed(`Berufliche Laufbahn

seit 09/2020
Teamleiterin Einkauf
Seewind Energie AG, Emden
– Führung von acht Mitarbeitenden
– Einführung eines Ticketsystems (2022)

04/2016 – 08/2020
Sachbearbeiterin
Stadtwerke Leer
– Abrechnung und Mahnwesen
– Elternzeit 01/2018 – 12/2018`).filter((line) => line.startsWith('#'));
  expect(heads).toEqual([
    '## Berufliche Laufbahn',
    '### Teamleiterin Einkauf | Seewind Energie AG, Emden',
    '### Sachbearbeiterin | Stadtwerke Leer',
  ]);
});

test('projects within the time of a post stand under it, and what tells of the whole office is under none of them', () => {
  expect(
    printed(`EXPERIENCE

Dale & Moss Consulting Engineers, Leeds
Senior Structural Engineer, 2016 – present
• Leads a team of six across the office

Ring Road Bridge, Leeds (2018 – 2020)
• Checked the steel of a bridge of 140 m

Canal Basin Housing, Hull (2020 – 2022)
• Designed the frames of 3 towers

Office-wide
• Mentor of four graduates

Brook Partnership, Bolton
Structural Engineer, 2011 – 2016
• Designed schools`).filter((line) => !line.startsWith('-')),
  ).toEqual([
    '## EXPERIENCE',
    '### Senior Structural Engineer | Dale & Moss Consulting Engineers, Leeds',
    '*2016 – present*',
    '**Ring Road Bridge, Leeds (2018 – 2020)**',
    '**Canal Basin Housing, Hull (2020 – 2022)**',
    '**Office-wide**',
    '### Structural Engineer | Brook Partnership, Bolton',
    '*2011 – 2016*',
  ]);
});

test('a line without a time stays with the post above it where each post begins with its time', () => {
  expect(
    printed(`Berufserfahrung
Seit 03/2020 Vertriebsingenieur, Falk Antriebe GmbH, Ulm
Messen: Hannover 2022, Nürnberg 2023
07/2015-02/2020 Techniker Innendienst, Falk Antriebe GmbH
Angebote, Auslegung von Getrieben
09/2011-06/2015 Mechatroniker, Krone Landtechnik, Biberach`).slice(-4),
  ).toEqual([
    '### Techniker Innendienst | Falk Antriebe GmbH',
    '*07/2015-02/2020 · Angebote, Auslegung von Getrieben*',
    '### Mechatroniker | Krone Landtechnik, Biberach',
    '*09/2011-06/2015*',
  ]);
});

test('a career break in a profile is one of the entries, and the jobs below it stay among the jobs', () => {
  const shown = printed(`Experience

Tallinn Port Authority
3 yrs

Harbour Pilot
Full-time
Feb 2021 – Present
- Pilots ships up to 300 m

Career break
Full-time caregiving
Jan 2019 – Jan 2021

Baltic Ferries
Deck Officer
Jan 2017 – Oct 2018
- Watches on the bridge
- Moorings`);
  expect(shown.filter((line) => line.startsWith('## '))).toEqual(['## Experience']);
  expect(shown).toContain('### Career break');
  expect(shown.slice(-2)).toEqual(['- Watches on the bridge', '- Moorings']);
});

test('a place below the time of a post in a profile stays in its head', () => {
  const text = `Experience

Wren Pumps
Sales Engineer
May 2020 - Present (5 years)
Leeds, England, United Kingdom
Sold pumps to 40 breweries.

Tern Motors
Fitter
May 2016 - April 2020 (4 years)
Fitted motors in 12 mills.

Sole Trader
Joiner
May 2012 - April 2016 (4 years)
Doors and stairs for private customers.

Harbour Builders
Volunteer Crew Leader
March 2019 - Present (6 years)
Whitby, North Riding Area
Lead six volunteers on framing days.`;
  expect(printed(text)).toContain('*March 2019 - Present (6 years) · Whitby, North Riding Area*');
});
