import { expect, test } from '@jest/globals';
import { withoutFrames } from './framed-lines.js';
import { renderResume } from '../document/render-resume.js';
import { readResume } from '../read-resume.js';

const framed = (text: string) =>
  withoutFrames(text.split('\n').map((raw) => ({ raw, start: 0, end: raw.length }))).map(({ raw }) => raw);

test('a line that stands apart between two dashes has none of them', () => {
  expect(framed('\n- mill shut in 2013, two winters of odd work -\n')).toEqual([
    '',
    'mill shut in 2013, two winters of odd work',
    '',
  ]);
});

test('an item of a list keeps its dash, and so does a heading between dashes', () => {
  expect(framed('- ran the saw and the edger -\n- stacked')).toEqual(['- ran the saw and the edger -', '- stacked']);
  expect(framed('\n- Work history -\n')).toEqual(['', '- Work history -', '']);
});

test('what is told between two jobs in such a line is no duty of the one above', () => {
  const text = renderResume(
    readResume(`Bert Kowalik
bert@example.com

JOBS

PINE FALLS LUMBER, Merrill
Head sawyer
2015 - now
- ran the headrig
- trained two sawyers

- laid off 2013-14, mill shut. did odd jobs all that winter -

OTTER CREEK MILL, Antigo
Edgerman
2007 - 2013
- edged hardwood
- graded boards`),
  );
  expect(text.split('\n')).toContain('laid off 2013-14, mill shut. did odd jobs all that winter');
});
