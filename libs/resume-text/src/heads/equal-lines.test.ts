import { expect, test } from '@jest/globals';
import { withEqualLines, withoutSubjects } from './equal-lines.js';
import type { LineLabel } from '../lines/line-tagger.js';
import type { LogicalLine } from '../lines/logical-lines.js';
import { readResume } from '../read-resume.js';
import { renderResume } from '../document/render-resume.js';

const line = (label: LineLabel, text: string): LogicalLine => ({
  label,
  text,
  mark: undefined,
  start: 0,
  end: text.length,
  indent: 0,
  blanksBefore: 0,
  level: 0,
});

test('papers are lines, also where one seemed a duty and another a head', () => {
  const papers = [
    line('sub', 'Peer-reviewed articles'),
    line('item', "Reid, J. (2021) 'Soil motion from radar', Remote Sensing of Soils, 262."),
    line('bullet', "Silva, A. (2018) 'Drainage and carbon in clays', Soils, 633."),
    line('head', "Silva, A. (2016) 'Loggers for remote fields', Irish Soils, 49(1)."),
  ];
  expect(withEqualLines(papers, 'publications').map(({ label }) => label)).toEqual(['sub', 'item', 'item', 'item']);
});

test('a project told in sentences below its title keeps its head', () => {
  const project = [line('head', 'Tram noise map, 2022'), line('prose', 'Built a map of the noise of all trams.')];
  expect(withEqualLines(project, 'projects')).toEqual(project);
});

test('a list of courses stays a list where a line about something else stands apart below it', () => {
  const courses = [
    line('head', 'Mar 2023\tLifting and handling, refresher'),
    line('head', "Oct '21\tFood hygiene Level 2 (renewal due Oct 2024)"),
    line('head', '2020\tSign language, 10 evenings'),
    line('head', '2018\tFirst Aid, expired 05/21'),
    line('head', '11/2017\tSafe use of ladders, half a day'),
    { ...line('item', 'IT: rota software, spreadsheets'), blanksBefore: 1 },
  ];
  expect(withoutSubjects(courses, 'other', false).map(({ label }) => label)).toEqual(courses.map(() => 'item'));
});

test('a title above bullets that looked like a head has the rank of the one above it', () => {
  const marked = (text: string) => ({ ...line('bullet', text), mark: '•' });
  const skills = [
    line('sub', 'Kitchen & Larder'),
    marked('Ran the larder of two hotels'),
    line('head', 'Training & Events'),
    marked('Taught six apprentices'),
  ];
  expect(withEqualLines(skills, 'skills').map(({ label }) => label)).toEqual(['sub', 'bullet', 'sub', 'bullet']);
});

test.each([
  [
    'tickets and courses',
    'QUALIFICATIONS\nGas ticket 2382-22, 18th edition\t2022\nNVQ Level 3 Heating\t2010\nHeat pumps, unit 4\t2007 - 2009\nLadders\tExp. Feb 2027\nFirst aid at work\t2023',
  ],
  [
    'offices held beside the jobs',
    'VOLUNTEERING\nTreasurer, Park Allotments, 2022 to present\nParish visitor each October\nRegional chapter, education officer 2018-2019',
  ],
  [
    'appointments with their times',
    'VOLUNTEERING\nGovernor and Chair of Finance, Dale Vale Primary School (2018 to date)\nMentor, Positive Action Pathway (2016 to 2021)',
  ],
])('%s, one a line, are lines and no headings', (_case, section) => {
  const text = renderResume(readResume(`Ana Example\nana@example.com\n\n${section}`));
  const [heading = '', ...lines] = section.split('\n');
  expect(text).toContain([`## ${heading}`, ...lines.map((line) => line.replace('\t', ' · '))].join('\n\n'));
});

test('degrees, one a line with their schools, stay headings', () => {
  const lines = [2009, 2011, 2013, 2015].map((year) => `MSc Physics ${year - 2000}, Leith University, ${year}`);
  const text = renderResume(readResume(`Ana Example\nana@example.com\n\nEDUCATION\n${lines.join('\n')}`));
  expect(text.match(/^### MSc/gm)).toHaveLength(4);
});

test('one line among skills, one below the other, is a skill and no title', () => {
  const skills = ['Gait training', 'Manual therapy', 'Balance / fall prevention', 'Spanish – fluent'];
  const lines = skills.map((text, at) => line(at === 2 ? 'sub' : 'item', text));
  expect(withEqualLines(lines, 'skills').map(({ label }) => label)).toEqual(skills.map(() => 'item'));
});
