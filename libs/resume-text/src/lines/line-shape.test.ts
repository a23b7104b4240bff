import { expect, test } from '@jest/globals';
import { physicalLines } from '../page/physical-lines.js';
import { shapesOf } from './line-shape.js';

test.each([
  ['2017 - 2021   Surveyor (Junior until 2018)', 'start'],
  ['2017 - 2021 (since 2018)', 'whole'],
  ['Issued May 2020 · Expires May 2023', 'whole'],
  ['March 2017 to June 2021', 'whole'],
  ['Surveyor, 2017 - 2021, and again 2023', 'end'],
  ['Surveyor 2017 - 2021 and chairman of the board', 'inside'],
])('where the dates of a line stand: %s', (text, spot) =>
  expect(shapesOf(physicalLines(text)).map(({ dates }) => dates)).toEqual([spot]),
);

test('a name that begins with a small letter begins no rest of a sentence', () => {
  const flags = (text: string) => shapesOf(physicalLines(text))[0]?.flags;
  expect(flags('interRAI Contact Assessment, 2022')).not.toContain('lower');
  expect(flags('and the rest of it')).toContain('lower');
});
