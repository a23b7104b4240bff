import { expect, test } from '@jest/globals';
import { startProcessorClock } from '@tailwright/testing/clocks';
import { isPageNumber, withoutFurniture } from './furniture.js';

const body = ['Ada Lovelace, CAP', 'London', 'ada@example.com', '', 'Experience', '- Wrote programs'];
const read = (...lines: string[]) =>
  withoutFurniture([...body, ...lines].join('\n'))
    .split('\n')
    .slice(body.length);

test.each([
  'Page 2 of 3',
  '- 2 / 3 -',
  'p. 2',
  'Seite 2 von 3',
  'Page  of ',
  'Ada Lovelace – 2',
  'A. Lovelace, resume, page 2',
  'Lovelace / CV / p. 2',
  'Ada Lovelace, CAP\t2',
  'Experience (cont.)',
  'EXPERIENCE (continued)',
])('"%s" is gone', (line) => {
  expect(read(line)).toEqual([]);
});

test.each([
  'Page by Ada',
  'Page of a resume',
  '2019',
  'Lovelace Street 2, Porto',
  'Ada Lovelace Award, 2019',
  'Education (continued)',
  'Continued education',
  '3',
  '2 of 3 units passed',
])('"%s" stays', (line) => {
  expect(read(line)).toEqual([line]);
});

test('the first lines stay, whatever they look like', () => {
  expect(withoutFurniture('Page 1\nAda 1\nLondon')).toBe('Page 1\nAda 1\nLondon');
});

test('a line of 100,000 of any one character is looked at in linear time', () => {
  for (const character of [' ', '-', '1', 'a', '(', '/', '\t', ',']) {
    const line = `Ada\nb\nc\n${character.repeat(100_000)}`;
    const began = startProcessorClock();
    withoutFurniture(line);
    isPageNumber(line);
    expect(began.ms()).toBeLessThan(200);
  }
});
