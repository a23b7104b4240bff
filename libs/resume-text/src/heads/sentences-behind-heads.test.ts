import { expect, test } from '@jest/globals';
import type { SectionKind } from '../recognizers/headings.js';
import type { LogicalLine } from '../lines/logical-lines.js';
import { withSentencesBehindHeads } from './sentences-behind-heads.js';
import { entriesRead, topOfResume } from '../testing/printed.js';

const entriesOf = (section: string, kind: SectionKind = 'experience') =>
  entriesRead(`${topOfResume}${section}\n\nLANGUAGES\nDanish`, kind);

test('sentences behind the head of a degree that begins with its time are told of it', () => {
  const section =
    'EDUCATION\n2014–2018  PhD Geography, Northby University. Thesis: “Living with\n           the tide”. Supervisors: Prof. R. Holm, Dr\n           S. Fell. Passed with minor corrections.\n2012–2013  MSc Ecology, Fellby University';
  expect(entriesOf(section, 'education')).toEqual([
    [
      'PhD Geography',
      'Northby University',
      '2014–2018',
      'Thesis: “Living with the tide”. Supervisors: Prof. R. Holm, Dr S. Fell. Passed with minor corrections.',
    ],
    ['MSc Ecology', 'Fellby University', '2012–2013'],
  ]);
});

test('a remark in brackets below another head does not hinder that', () => {
  const section =
    'EMPLOYMENT\n2018–2021  Research Associate, Northby University\n           (Maternity leave in 2020)\n2013–2014  Research Officer, Holmside Rivers Trust. Surveys of 640 households and\n           public meetings.';
  expect(entriesOf(section)[1]).toEqual([
    'Research Officer',
    'Holmside Rivers Trust',
    '2013–2014',
    'Surveys of 640 households and public meetings.',
  ]);
});

test.each([
  ['an abbreviation', '2013–2014  Clerk, Dept. Northby Council'],
  ['a name of one part', '2013–2014  Holmside. Northby Council'],
])('%s ends no head', (_case, head) => {
  const text = `EMPLOYMENT\n${head}\n2010–2012  Porter, Fell House`;
  expect(entriesOf(text)[0]?.slice(3)).toEqual([]);
});

test('a post held with the employer above is not parted', () => {
  const lines = [
    '2019 – 2023  Porter, Fell House, Northby. Keys and doors.',
    '2013 – 17  Calder Services, Holm',
    '2015 on  Pipefitter, commercial. Schools and one home.',
  ].map((text, at): LogicalLine => {
    const place = { start: 100 * at, end: 100 * at + text.length, indent: 0, blanksBefore: 0, level: 0 };
    return { label: 'head', text, mark: undefined, ...place };
  });
  const texts = withSentencesBehindHeads(lines, 'experience').map(({ text }) => text);
  expect(texts).toEqual([
    '2019 – 2023  Porter, Fell House, Northby',
    'Keys and doors.',
    ...lines.slice(1).map(({ text }) => text),
  ]);
});
