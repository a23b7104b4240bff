import { expect, test } from '@jest/globals';
import { cleanText } from '../text/clean-text.js';
import { physicalLines } from './physical-lines.js';

const linesOf = (...rows: string[]) =>
  physicalLines(cleanText(rows.join('\n'))).map(({ text }) => text.replace(/ {2,}/g, '  '));

test.each<[string, string[], string[]]>([
  [
    'a period that a narrow column broke at the left stands in the row it begins in',
    [
      '01/2025 –           Staff Nurse',
      'present             Calderfoot Hospitals',
      '                    • Ran the ward',
    ],
    ['01/2025 – present  Staff Nurse', 'Calderfoot Hospitals', '• Ran the ward'],
  ],
  [
    'a period broken at the right does so, too',
    [
      'Staff Nurse                          09/2019 –',
      'Calderfoot Hospitals                   05/2022',
      '• Ran the ward',
    ],
    ['Staff Nurse  09/2019 – 05/2022', 'Calderfoot Hospitals', '• Ran the ward'],
  ],
  ['a period on three lines of its own is one', ['Clerk', '05/2021', '–', 'Present'], ['Clerk', '05/2021 – Present']],
  [
    'two dates of two rows that are no period stay two',
    ['Co-organiser, Ladies that UX          2023 –', 'Talk, UXLx Fringe                   May 2025'],
    ['Co-organiser, Ladies that UX  2023 –', 'Talk, UXLx Fringe  May 2025'],
  ],
  [
    'a place below the dates goes to the head, not to the bullet it stands beside',
    ['2012–2015            Clerk', 'Hull                 • Opened letters', '                     • Closed them'],
    ['2012–2015  Clerk  Hull', '• Opened letters', '• Closed them'],
  ],
  [
    'a head that ends in the middle of a phrase goes on before its dates',
    ['Legal Secretary, Law Offices of             2014–2016', 'Wendell Strickland', '• Phones'],
    ['Legal Secretary, Law Offices of Wendell Strickland  2014–2016', '• Phones'],
  ],
  [
    'a head whose bracket is open goes on before its dates',
    ['CIM Diploma in Professional Marketing (Level      2020', '6)', 'BA English, University of Exeter       2012-15'],
    ['CIM Diploma in Professional Marketing (Level 6)  2020', 'BA English, University of Exeter  2012-15'],
  ],
  [
    'a heading between rules stands without them',
    ['Jo Baker', '      ─────────  museum posts  ─────────', 'Intern', '||| OTHER |||', 'Choir', 'SKILLS ━━━━━━━━━━━━'],
    ['Jo Baker', 'museum posts', 'Intern', 'OTHER', 'Choir', 'SKILLS'],
  ],
  [
    'a row of a table with bars at its ends is no heading between rules',
    ['| 2019 – 2021 | Clerk | Acme Ltd |'],
    ['| 2019 – 2021 | Clerk | Acme Ltd |'],
  ],
  [
    'a label that its column broke stands whole before its value, one of duties is left out',
    [
      'Name                    Jo Baker',
      'Date and place          9 May 1988, Hull',
      'of birth',
      'Address                 Amselweg 17, Leipzig',
      'E-mail                  jo@example.com',
      'Main activities and     Teach all subjects in classes of 19 to 24',
      'responsibilities        Planning of lessons in mathematics',
      'Licence                 class B',
    ],
    [
      'Name  Jo Baker',
      'Date and place of birth  9 May 1988, Hull',
      'Address  Amselweg 17, Leipzig',
      'E-mail  jo@example.com',
      'Teach all subjects in classes of 19 to 24',
      'Planning of lessons in mathematics',
      'Licence  class B',
    ],
  ],
  [
    'the rows of a form that counts its jobs stay rows',
    [
      '1)  Organisation     :  Fenwick Bakeries and Mills Pvt. Ltd., the works at Hull',
      '    Designation      :  Senior Baker',
      '    Duration         :  Aug 2020 to till date',
    ],
    [
      '1)  Organisation : Fenwick Bakeries and Mills Pvt. Ltd., the works at Hull',
      'Designation : Senior Baker',
      'Duration : Aug 2020 to till date',
    ],
  ],
  [
    'bullets side by side are a line each',
    ['- Trusts and foundations   - Donor stewardship   - Copy', '- Served 1 - 2 tables', '\t- Cash'],
    ['- Trusts and foundations', '- Donor stewardship', '- Copy', '- Served 1 - 2 tables', '- Cash'],
  ],
  [
    'an address that was broken behind a hyphen is one',
    ['www.linkedin.com/in/example-', 'jo-baker (LinkedIn)', 'www.example.com/jo', '(Portfolio)', 'Hull'],
    ['www.linkedin.com/in/example-jo-baker (LinkedIn)', 'www.example.com/jo (Portfolio)', 'Hull'],
  ],
  [
    'columns are parted where headings have letters set apart, lines are set in by steps and letters are wide',
    [
      'Jo Baker',
      '',
      'T O O L S                   W O R K',
      'After Effects               ◆ Broadcast design for Canal Boréal',
      'Illustrator                    PETIT GRIZZLI STUDIO, 2023 – now',
      'Photoshop                      ❯ 62 idents and promos in 2 seasons',
      'Duik                             with our in-house rig kit',
      'Blender                     ◆ Explainers for banks',
      'T O N G U E S                  ❯ 40 English spots',
      '한국어 – listening          ◆ Freelance',
      'English – fluent               ❯ lyric videos for five bands',
      'Audition                    K U D O S',
      'Premiere Pro                ★ Shortlist, Prix Laurentides',
    ],
    [
      'Jo Baker',
      'WORK',
      '◆ Broadcast design for Canal Boréal',
      'PETIT GRIZZLI STUDIO, 2023 – now',
      '❯ 62 idents and promos in 2 seasons',
      'with our in-house rig kit',
      '◆ Explainers for banks',
      '❯ 40 English spots',
      '◆ Freelance',
      '❯ lyric videos for five bands',
      'KUDOS',
      '★ Shortlist, Prix Laurentides',
      'TOOLS',
      'After Effects',
      'Illustrator',
      'Photoshop',
      'Duik',
      'Blender',
      'TONGUES',
      '한국어 – listening',
      'English – fluent',
      'Audition',
      'Premiere Pro',
    ],
  ],
  [
    'a name whose label asks for both its parts stands on top',
    ['Personal information', 'First name(s) / Surname(s)      Jo Baker', 'Nationality      Greek'],
    ['Jo Baker', 'Personal information', 'Nationality  Greek'],
  ],
  [
    'other names are first names',
    ['Surname:     BAKER', 'Other Names:     Jo Ann', 'E-mail:     jo@example.com'],
    ['Jo Ann BAKER', 'E-mail: jo@example.com'],
  ],
  [
    'the wrapped cells of a table are one row',
    [
      '2021 – now      Project Manager and Senior   KESTREL BASIN ENGINEERING LLC,',
      '                Engineer                     Boise, ID',
      '2019 – 2021     Clerk                        Acme Ltd',
    ],
    [
      '2021 – now  Project Manager and Senior Engineer  KESTREL BASIN ENGINEERING LLC, Boise, ID',
      '2019 – 2021  Clerk  Acme Ltd',
    ],
  ],
  [
    'the wrapped cells of a table with rules between them are one row',
    [
      "'95 - '03    | Winnebago Castings & Machine,       | Turret lathe operator",
      '             | Oshkosh, WI                         |',
      "'03 - 3/09   | same                                | CNC operator, 2nd shift",
    ],
    [
      "'95 - '03 | Winnebago Castings & Machine, Oshkosh, WI | Turret lathe operator",
      "'03 - 3/09  | same  | CNC operator, 2nd shift",
    ],
  ],
  [
    'a cell that fills its column is parted from the next one where the rows around it are',
    [
      'i.    University of Nigeria                         B.Pharm (2nd Class Upper) 2011 – 2017',
      "ii.   Queen's Light Secondary School, Onitsha       WASSCE (8 credits)        2005 – 2011",
      'iii.  West African Postgrad. College of Pharmacists Fellowship                2023 –',
    ],
    [
      'i.  University of Nigeria  B.Pharm (2nd Class Upper)  2011 – 2017',
      "ii.  Queen's Light Secondary School, Onitsha  WASSCE (8 credits)  2005 – 2011",
      'iii.  West African Postgrad. College of Pharmacists  Fellowship  2023 –',
    ],
  ],
  [
    'a head that a column of dates at its left left no room for goes on in the next row',
    [
      '04/2012 –               Sales assistant, later deputy branch',
      '01/2017                 manager, Bakery Kornwunder, Halle',
      '2009 – 2011             Au pair in Kassel and Bath',
    ],
    [
      '04/2012 – 01/2017  Sales assistant, later deputy branch manager, Bakery Kornwunder, Halle',
      '2009 – 2011  Au pair in Kassel and Bath',
    ],
  ],
  [
    'a line below a row of three cells that would have fitted is a line of its own',
    ['2019 – 2021     Clerk                        Boise, ID', '                Acme Ltd'],
    ['2019 – 2021  Clerk  Boise, ID', 'Acme Ltd'],
  ],
  [
    'the bullets in the cell of a table with rules are bullets',
    [
      '| 2019 – 2021 | Clerk, Acme Ltd        |',
      '|             | • Opened letters       |',
      '|             | • Closed them          |',
    ],
    ['| 2019 – 2021 | Clerk, Acme Ltd  |', '• Opened letters', '• Closed them'],
  ],
  [
    'headings in the margin stand above their sections',
    [
      'Jo Baker',
      '',
      'EXPERIENCE      Clerk, Acme Ltd, 2019 – 2021',
      '                • Opened letters',
      '                • Closed them',
      '',
      'EDUCATION       Diploma, Salem High School, 2018',
      '                with honours',
    ],
    [
      'Jo Baker',
      'EXPERIENCE',
      'Clerk, Acme Ltd, 2019 – 2021',
      '• Opened letters',
      '• Closed them',
      'EDUCATION',
      'Diploma, Salem High School, 2018',
      'with honours',
    ],
  ],
  [
    'a form in two blocks has a line for each label of the name’s row',
    ['Name:     Jo Baker             Date of birth:   12 May 1984'],
    ['Name: Jo Baker', 'Date of birth: 12 May 1984'],
  ],
  [
    'labels above their values stand beside them again, the name on top',
    ['Surname', 'First names', 'Mobile', 'E-mail', 'BAKER', 'Jo', '+44 7700 900418', 'jo@example.com'],
    ['Jo BAKER', 'Mobile: +44 7700 900418', 'E-mail: jo@example.com'],
  ],
  [
    'letters set apart are words',
    [
      'W O R K   H I S T O R Y',
      'E X P E R I E N C E',
      'W O R K H I S T O R Y',
      'J O   B A K E R - K I M         clerk',
    ],
    ['WORK HISTORY', 'EXPERIENCE', 'WORK HISTORY', 'JO BAKER-KIM  clerk'],
  ],
  [
    'a few letters set apart are one word among headings that are set so',
    ['S K I L L S', 'E X P E R I E N C E', 'E D U C A T I O N', 'L A N G U A G E S', 'C P D', 'K I T'],
    ['SKILLS', 'EXPERIENCE', 'EDUCATION', 'LANGUAGES', 'CPD', 'KIT'],
  ],
  ['a few letters by themselves are grades', ['E D U C A T I O N', 'A B B'], ['EDUCATION', 'A B B']],
  [
    'small capitals are words where several headings are set so',
    ['P ROFILE', 'Ten years of work', 'W ORK H ISTORY', 'A LEVELS in 2010'],
    ['PROFILE', 'Ten years of work', 'WORK HISTORY', 'A LEVELS in 2010'],
  ],
  ['a single "A LEVELS" is no word in small capitals', ['Jo Baker', 'A LEVELS'], ['Jo Baker', 'A LEVELS']],
  [
    'the letters that icons left are gone, the short form of a label is not',
    ['Jo Baker', 'B 07700 900 418   # jo@example.com   M 07700 900 419'],
    ['Jo Baker', '07700 900 418  jo@example.com  M 07700 900 419'],
  ],
  [
    'a sidebar in the middle of a list of bullets stands behind the section it tore',
    [
      'EXPERIENCE',
      'Engineer, Acme Ltd, 2021 – now',
      '• Own six clusters and all that runs on them',
      'TOOLBOX',
      'Terraform, Packer',
      '• Cut the bill by a third',
      'Clerk, Acme Ltd, 2019 – 2021',
      '• Opened letters',
      'EDUCATION',
      'Diploma, 2018',
    ],
    [
      'EXPERIENCE',
      'Engineer, Acme Ltd, 2021 – now',
      '• Own six clusters and all that runs on them',
      '• Cut the bill by a third',
      'Clerk, Acme Ltd, 2019 – 2021',
      '• Opened letters',
      'TOOLBOX',
      'Terraform, Packer',
      'EDUCATION',
      'Diploma, 2018',
    ],
  ],
  [
    'a section of skills with bullets of its own stays where it is',
    [
      'EXPERIENCE',
      'Engineer, Acme Ltd, 2021 – now',
      '• Own six clusters',
      'SKILLS',
      'Languages',
      '• French',
      'EDUCATION',
      'Diploma, 2016 – 2018',
    ],
    [
      'EXPERIENCE',
      'Engineer, Acme Ltd, 2021 – now',
      '• Own six clusters',
      'SKILLS',
      'Languages',
      '• French',
      'EDUCATION',
      'Diploma, 2016 – 2018',
    ],
  ],
])('%s', (_name, rows, expected) => {
  expect(linesOf(...rows)).toEqual(expected);
});

test('a table of languages is not split into columns', () => {
  const rows = [
    'LANGUAGES          spoken          written',
    'English            C1              C1',
    'French             B2              B1',
    'German             A2              A1',
  ];
  expect(linesOf(...rows)).toEqual([
    'LANGUAGES',
    'English: spoken C1, written C1',
    'French: spoken B2, written B1',
    'German: spoken A2, written A1',
  ]);
});

test.each(['═══════════════', '━━━━━━━━━━', '▬▬▬▬▬▬▬▬', '┄┄┄┄┄┄┄┄'])('the rule %s is no text', (rule) => {
  expect(linesOf('PROFILE', 'Payroll manager of ten years.', rule, 'SKILLS', 'Excel')).not.toContain(rule);
});
