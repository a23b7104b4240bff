import { expect, test } from '@jest/globals';
import { renderSections } from '../document/render-resume.js';
import { printed } from '../testing/printed.js';

test('two things that were done beside the job are two lines, and neither is the subtitle of the other', () => {
  const span = { start: 0, end: 0 };
  const headerLines = [
    'rs-lamp-watch — CLI that dims lamps',
    'Speaker, Meetup of Harbour Coders, May 2019: "Lamps at sea"',
  ];
  const fields = { title: 'Speaker', organization: '', place: '', dates: 'May 2019', notes: [] };
  const entry = { ...fields, headerLines, datesLast: false, details: [], span, confidence: 0.5, isSure: false };
  const section = {
    kind: 'other' as const,
    heading: 'Side stuff',
    details: [],
    entries: [entry],
    span,
    confidence: 0.5,
  };
  expect(renderSections([section])).toEqual(['## Side stuff', ...headerLines]);
});

test('a membership below a list of programs is a line', () => {
  const text = `Software
Word (styles, mail merge), Excel, Outlook, Acrobat Pro, iManage, Litera,
CompuLaw, Aderant, Zoom

Member, Hull Paralegal Forum (secretary 2018-20)`;
  expect(printed(text)).toContain('Member, Hull Paralegal Forum (secretary 2018-20)');
});

test('courses in two columns that name no degree are lines, degrees are heads', () => {
  const courses = `Courses:

CIPD candidate (since 2021)		REC entrance exam, passed 2020
Pay equity workshop, 2 days, May 2023		Advanced Word, Oct '21`;
  expect(printed(courses).filter((line) => line.startsWith('### '))).toEqual([]);
  const degrees = 'Education\nBA History, University of Hull, 2014\nMA Archives, University of Leeds, 2016';
  expect(printed(degrees).filter((line) => line.startsWith('### '))).toHaveLength(2);
});

test('studies below a heading of their own words are the bullets they were', () => {
  const text = `Where I Learned

• Master of Arts, University of the North Coast, 2001 (evenings)
• Kodály course, Budapest, three weeks, summer 2005
• Orff Level II, 1997`;
  expect(printed(text)).toEqual([
    '## Where I Learned',
    '- Master of Arts, University of the North Coast, 2001 (evenings)',
    '- Kodály course, Budapest, three weeks, summer 2005',
    '- Orff Level II, 1997',
  ]);
});
