import { expect, test } from '@jest/globals';
import { withAllHeads } from './all-heads.js';
import type { LineLabel } from '../lines/line-tagger.js';
import type { LogicalLine } from '../lines/logical-lines.js';

const line = (label: LineLabel, text: string, blanksBefore = 0): LogicalLine => {
  const place = { start: 0, end: text.length, indent: 0, blanksBefore, level: 0 };
  return { label, text, mark: undefined, ...place };
};

test('a school above its degree and time is a head where the first block of the section begins with one', () => {
  const lines = [
    line('head', 'Lakeland State University, Erie, PA'),
    line('head', 'Bachelor of Science in Nursing\tMay 2019'),
    line('item', 'Final placement: 150 hours, dialysis'),
    line('item', 'Elk County Community College, Erie, PA', 1),
    line('item', 'Nurse Aide Course\t2014'),
    line('item', 'Elk County Community College gave me a prize for attendance.', 1),
    line('item', 'It was the first since 2009'),
  ];
  const labels = withAllHeads(lines, 'education', true).map(({ label }) => label);
  expect(labels).toEqual(['head', 'head', 'item', 'head', 'head', 'item', 'item']);
});

test('what ran out in its own time is the next of certificates that stand above theirs', () => {
  const lines = [
    line('head', 'Pilot licence'),
    line('head', 'June 2005 to January 2018'),
    line('prose', 'Given back'),
    line('head', 'Felling of small trees', 1),
    line('head', 'February 2020 to February 2023'),
    line('prose', 'have to renew'),
    line('item', 'Boat card', 1),
    line('item', 'Expired 2015'),
    line('item', 'I would drive a boat again', 1),
    line('item', 'Expired papers are in the drawer'),
  ];
  const labels = withAllHeads(lines, 'certifications', true).map(({ label }) => label);
  expect(labels.slice(5)).toEqual(['prose', 'head', 'head', 'item', 'item']);
});
