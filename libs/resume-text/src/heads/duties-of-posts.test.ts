import { expect, test } from '@jest/globals';
import { entriesRead, topOfResume } from '../testing/printed.js';

const jobs = (lines: string[]) =>
  entriesRead(`${topOfResume}EXPERIENCE\n\n${lines.join('\n')}\n\nLANGUAGES\nDanish, English`).map(
    ([title, employer, time, ...told]) => [title, employer, time, told.join(' / ')],
  );
const expected = [
  [
    'Senior Plant Operator',
    'Regional Water Authority',
    '2019 – present',
    'Run the two DAF lines / Write the shutdown plan',
  ],
  ['Plant Operator', 'Regional Water Authority', '2015 – 2019', 'Chlorine dosing and alarms'],
  ['Trainee Operator', 'Regional Water Authority', '2012 – 2015', 'Block release one day a week'],
  ['Yard Hand', 'Horsham Feedlot', '2009 – 2012', 'Fed out and fixed troughs'],
];
const told = ['Run the two DAF lines\nWrite the shutdown plan', 'Chlorine dosing and alarms', 'Block release one day a week', 'Fed out and fixed troughs']; // prettier-ignore

test.each([
  ['behind the title', (title: string, time: string) => `${title}          ${time}`],
  ['in brackets', (title: string, time: string) => `${title} (${time})`],
  ['before the title', (title: string, time: string) => `${time}   ${title}`],
])('duties without marks below posts of one employer stay duties, the time %s', (_case, head) => {
  const lines = expected.flatMap(([title = '', employer, time = ''], at) => [
    ...(at === 0 || at === 3 ? [...(at > 0 ? [''] : []), employer ?? ''] : ['']),
    head(title, time),
    told[at] ?? '',
  ]);
  expect(jobs(lines)).toEqual(expected);
});

test('where employers stand below the posts, none of them is a duty', () => {
  const lines = ['Plant Operator          2015 – 2019\nHorsham Feedlot Ltd\n- Ran the mill', '', 'Yard Hand          2009 – 2012\nBendigo Mills Ltd\n- Fed out']; // prettier-ignore
  expect(jobs(lines).map(([title, organization]) => [title, organization])).toEqual([
    ['Plant Operator', 'Horsham Feedlot Ltd'],
    ['Yard Hand', 'Bendigo Mills Ltd'],
  ]);
});
