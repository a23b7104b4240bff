import { expect, test } from '@jest/globals';
import { findFigures } from './numbers.js';
import { isSameSpan, timeSpan } from './time-spans.js';

const spanIn = (text: string) => findFigures(text).map((figure) => timeSpan(figure, text))[0];

test.each([
  ['Down from an hour and a half', '90 min of set-up', true],
  ['Trained for two and a half days', '2.5 days of training', true],
  ['Stayed for 18 months', '1.5 yrs', true],
  ['Took 2 weeks', '14 days', true],
  ['Down from an hour and a half', '80 min of set-up', false],
  ['Took 2 weeks', '14 months', false],
  ['Took 240 minutes', '4 h 10 min', false],
  ['Took 24 hours', '1 crew', false],
])('a length of time is the same in whatever unit: “%s”, “%s”: %s', (text, line, isSame) => {
  const own = spanIn(line);
  expect(own !== undefined && isSameSpan(spanIn(text), own)).toBe(isSame);
});
