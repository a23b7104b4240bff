import { expect, test } from '@jest/globals';
import { readResume } from '../read-resume.js';
import { renderResume } from '../document/render-resume.js';

const top = ['Jo Baker', 'Hull, UK | jo@example.com | 0161 555 0140', ''];
const of = (...rows: string[]) => renderResume(readResume([...top, ...rows].join('\n')));

const hanging = [
  'WORK',
  '',
  '05/2018 - now     HEAD BAKER',
  '                  Fenwick Bakery, Hull',
  '                  Answer for the bread of nine shops and the stall on',
  '                  the market. Order flour with the owner once a week.',
  '                  Brought waste down to 4% and taught six apprentices',
  '                  how to shape by hand.',
  '',
  '02/2012 - 05/2018 BAKER',
  '                  Humber Mills Ltd, Hull',
  '                  Ran two decks at night and the morning deliveries.',
  '                  Sourdough, rye, and the pastry of two hotels until',
  '                  they closed.',
  '',
  '2008 - 2012       KITCHEN PORTER',
  '                  The Anchor Inn, Hull',
  '                  Washed up, peeled and carried',
];

test('a line of a paragraph that happens to end with a full stop goes on, where no line of the section has a mark', () => {
  const text = of(...hanging);
  expect(text).toContain(
    '\n\nRan two decks at night and the morning deliveries. Sourdough, rye, and the pastry of two',
  );
  expect(text).toContain('\n\nAnswer for the bread of nine shops and the stall on the market. Order flour');
  expect(text).toContain('\n\nWashed up, peeled and carried');
  expect(text).not.toContain('\n- ');
});

test('lines that end before the width of the page are not joined', () => {
  const text = of(
    'WORK',
    '',
    'Head Baker, Fenwick Bakery, Hull, 2018 - 2024',
    'Answer for the bread of nine shops and the stall on the market and',
    'the fair.',
    'Ordered flour with the owner once a week.',
    'Brought waste down to 4% and taught six apprentices how to shape the',
    'loaves.',
    'Won a prize.',
  );
  expect(text).toContain('- Ordered flour with the owner once a week.\n');
  expect(text).toContain('- Won a prize.');
});

const marked = ['Baker, Humber Mills Ltd, Hull, 2012 - 2018', '- Ran two decks at night', '- Hired two helpers'];

test.each<[string, string[], string]>([
  [
    'a paragraph below the head of a job stays one beside jobs with marks',
    [
      'EXPERIENCE',
      '',
      'Head Baker, Fenwick Bakery, Hull, 2018 - 2024',
      'Answered for nine shops. Brought waste down to 4%, and taught apprentices',
      '',
      ...marked,
    ],
    '\n\nAnswered for nine shops. Brought waste down to 4%, and taught apprentices\n',
  ],
  [
    'a labelled line without a mark stays a line of its own below marked bullets',
    ['EXPERIENCE', '', ...marked, 'Equipment: deck ovens, provers, sheeters'],
    '- Hired two helpers\n\nEquipment: deck ovens, provers, sheeters',
  ],
  [
    'a paragraph below the title of a project stays one',
    [
      'PROJECTS',
      '',
      'Bread for the Fair',
      'Worked with the council to bake for 4,000 visitors. Wrote the plan and the rota. Sales rose 22% in a year.',
    ],
    '\n\nWorked with the council to bake for 4,000 visitors. Wrote',
  ],
  [
    'a line about studies has no mark where nobody set one',
    [
      'EDUCATION',
      '',
      'BSc Food Science, University of Leeds, 2008 - 2011',
      'Dissertation: the rise of sourdough in Hull',
    ],
    '\n\nDissertation: the rise of sourdough in Hull',
  ],
  [
    'paragraphs with empty lines between them are paragraphs, also below one that looks like none',
    [
      'WORK',
      '',
      'Head Baker, Fenwick Bakery, Hull, September 2018 to date',
      '',
      'I answer for the bread of nine shops within a group of 34. In 2021 I moved the ovens; I chose the makers, led three fitters and wrote the plan.',
      '',
      'I have written over 60 recipes and some 200 labels, with 98 per cent of them right at once. I teach one apprentice.',
      '',
      'Between January and June 2022 I was lent to the sister bakery, where I set up a rota that cut overtime.',
    ],
    '\n\nI have written over 60 recipes and some 200 labels, with 98 per cent of them right at once. I teach one apprentice.\n\nBetween January',
  ],
  [
    'where most of a section are lines alone, two lines below one another are no list',
    [
      'TEACHING',
      'Instructor of record',
      '   BAKE 342 Sourdough (38 students), Hull College, Spring 2023, Spring 2024',
      '   Mean score of the students 4.5/5',
      'Teaching assistant, Humber State College',
      '   General Baking (4 terms); Milling (3 terms); Field Trips (2 summers)',
      'Guest lectures',
      '   Introduction to Rye, University of Uppland, 2021',
    ],
    '\n\nMean score of the students 4.5/5',
  ],
  [
    'the fields of a form below a job are lines, whatever they begin with',
    [
      'EMPLOYMENT RECORD',
      '',
      'Employer: Fenwick Bakery Company',
      'Position: Baker II',
      'Duration: 8/2018 to 1/2021',
      'Duties: Bench baker for hotels, 110-130 trays a night. Stock counts, printed labels, rotas, letters, payments. Was on the new oven pilot team in 2020.',
      'Supervisor: Carla Nygaard',
      'Reason for leaving: Shop closed, position moved to York',
      '',
      'Employer: Fenwick Bakery Company',
      'Position: Trainee Baker',
      'Duration: 6/2017 to 8/2018',
      'Duties: Rye and wheat loaves, then cakes under 10 kg. Completed 12 week bread school.',
      'Reason for leaving: promoted',
    ],
    '\n\nRye and wheat loaves, then cakes under 10 kg. Completed 12 week bread school.\n\nReason for leaving: promoted\n',
  ],
])('%s', (_, rows, expected) => {
  expect(of(...rows)).toContain(expected);
});

test('a marked line alone in its section keeps its mark', () => {
  const rows = ['VOLUNTEER', '• Free Library of Greater Hull, reading hours, quarterly since 2019'];
  expect(of('EXPERIENCE', '', ...marked, '', ...rows)).toContain('\n\n- Free Library of Greater Hull, reading hours');
});
