import { describe, expect, test } from '@jest/globals';
import { withWrapped } from '../lines/wrapped-lines.js';
import { physicalLines } from '../page/physical-lines.js';
import { shapesOf } from '../lines/line-shape.js';
import { readResume } from '../read-resume.js';
import { renderResume } from '../document/render-resume.js';

const printed = (text: string) =>
  renderResume(readResume(text))
    .split('\n')
    .filter((line) => line !== '');
const top = 'Ana Silva\nana@example.com | +351 910 555 014\n\n';

describe('a head is cut where its writer cut it', () => {
  test.each([
    [
      'a diploma with its subject before the school stays as it was written, and so do the lines beside it',
      `EDUCATION

Diploma, Building Technology, Northern Trades College, Fargo, ND, 2011
High School Diploma, Red River High School, Fargo, ND, 2009`,
      [
        '## EDUCATION',
        'Diploma, Building Technology, Northern Trades College, Fargo, ND, 2011',
        'High School Diploma, Red River High School, Fargo, ND, 2009',
      ],
    ],
    [
      'a term abroad with its subject leaves the school in its place',
      `EDUCATION

Granite University, School of Business\tBarre, VT
Bachelor of Science in Hotel Management\tMay 2022
GPA: 3.5/4.0

Universitat de la Costa\tTarragona, Spain
Study Abroad, Coastal Tourism\tSpring 2021`,
      [
        '## EDUCATION',
        '### Granite University, School of Business · Barre, VT',
        '*Bachelor of Science in Hotel Management · May 2022*',
        'GPA: 3.5/4.0',
        '### Universitat de la Costa · Tarragona, Spain',
        '*Study Abroad, Coastal Tourism · Spring 2021*',
      ],
    ],
    [
      'what stands in brackets in a line of its own is one remark',
      `Appointments

2020–present   Research Associate, University of Eastport
               (Lead: Dr. K. Osei)
2016–2020      Graduate Teaching Assistant, Fundy State University`,
      [
        '## Appointments',
        '### Research Associate | University of Eastport',
        '*2020–present · Lead: Dr. K. Osei*',
        '### Graduate Teaching Assistant | Fundy State University',
        '*2016–2020*',
      ],
    ],
  ])('%s', (_, text, expected) => {
    expect(printed(top + text).slice(2)).toEqual(expected);
  });
});

describe('a line goes on, or stands where it stood', () => {
  test('a head that stops in the middle of a name goes on below', () => {
    const text = `EDUCATION
B.E. Production and
Industrial Engineering
Godavari Institute of
Technology, Rajahmundry
2007 – 2011
First class with distinction`;
    const result = printed(top + text).slice(2);
    expect(result).toContain('First class with distinction');
    expect(result.join('\n')).toContain('B.E. Production and Industrial Engineering');
    expect(result.join('\n')).toContain('Godavari Institute of Technology');
  });

  test('labels one below the other with their lines further in are all labels', () => {
    const text = `Research
Lake ecology and fisheries

Teaching
Lecturer of record
   BIOL 210 Zoology (30 students), Fundy State University, Spring 2022
   Mean rating 4.4/5
Teaching assistant, Fundy State University
   Botany (3 semesters); Statistics (2 semesters)
Guest lectures
   Maps with R, University of Eastport, 2020

Awards
Best Poster, 2018`;
    const result = printed(top + text).slice(2);
    expect(result).toContain('**Teaching assistant, Fundy State University**');
    expect(result).toContain('**Guest lectures**');
    expect(result).toContain('Maps with R, University of Eastport, 2020');
  });

  test('a name on two lines is known again at the top of the next page', () => {
    const text = `Priya
Raman-Holt
Senior Test Engineer
priya.rh@example.dev

EXPERIENCE
Cobalt Meters, Leeds, 2019 – Present
Test Engineer
• Wrote the tests
Page 1 of 2
Priya Raman-Holt – résumé
Ridge Sensors, York, 2015 – 2019
Junior Test Engineer
• Ran the tests
Page 2 of 2`;
    expect(printed(text).join('\n')).not.toContain('résumé');
  });

  test('what somebody does, right below the title, is no part of the address', () => {
    const text = `JOHN "JACK" NIEMI
Duluth, Minnesota 55807  *  218.555.0150  *  jack.niemi@example.net

INDUSTRIAL PIPEFITTER
Stainless – Copper – Boiler Repair

EXPERIENCE
Pipefitter, Acme Ltd, 2019 – 2021
• Fitted pipes`;
    expect(printed(text).slice(1, 4)).toEqual([
      '**INDUSTRIAL PIPEFITTER**',
      'Duluth, Minnesota 55807 · 218.555.0150 · jack.niemi@example.net',
      'Stainless – Copper – Boiler Repair',
    ]);
  });
});

test.each(['Maire Mulroy RGN, H.Dip Occupational Health', 'Ines Moura RN, BSN, Diploma in Wound Care', 'Jo Byrne RGN'])(
  'a name below the name of the document keeps the letters and degrees behind it: %s',
  (name) => {
    const { person } = readResume(
      `CURRICULUM VITAE\n\n${name}\n14 Carrow Drive, Galway\nTel: 085 555 0164     email: m@example.ie`,
    );
    expect(person).toMatchObject({ name, headline: '' });
  },
);

const labelBelow = (above: string, below: string) =>
  withWrapped(shapesOf(physicalLines(`${above}\n${below}`)), ['head', 'head'], [false, false])[1];

test.each(['of', 'and', 'or', 'the', 'every', 'each', 'for', 'with', 'from'])('a head goes on behind "%s"', (word) =>
  expect(labelBelow(`Ferries of the Forth ${word}`, 'Inchcolm Island')).toBe('cont'),
);

test('a head goes on behind a comma and "and"', () =>
  expect(labelBelow('Deckhand, Forth Ferries, and', 'Inchcolm Island')).toBe('cont'));

test.each([
  ['Ferries of the Forth', 'Inchcolm Island'],
  ['Ferries of the North and South', 'Inchcolm Island'],
  ['Route 7 and', 'Inchcolm Island'],
  ['Ferries of the Forth and', '2012 – 2019'],
  ['Ferries of the Forth with', 'isla@example.com'],
  ['Ferries of the Forth for', 'EDUCATION'],
])('the head "%s" does not go on in "%s"', (above, below) => expect(labelBelow(above, below)).not.toBe('cont'));
