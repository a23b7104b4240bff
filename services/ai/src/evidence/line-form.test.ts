import { describe, expect, test } from '@jest/globals';
import { formNumbers, isAsideOfWork } from './line-form.js';
import { readScoreIndex } from './score-index.js';

const names = [
  'period',
  'date',
  'date of what is shown',
  'contact',
  'study',
  'study of a degree',
  'fields',
  'few words',
];

function formOf(text: string, kind: 'duty' | 'degree' = 'duty'): string[] {
  const [line] = readScoreIndex(text).lines;
  const numbers = line ? formNumbers(line, kind) : [];
  return names.filter((_, at) => numbers[at] === 1);
}

describe('what a line is by its own words', () => {
  test.each([
    [
      'the head of an entry',
      'Site Manager | Rowan Homes | 2019 – 2023',
      ['period', 'date', 'date of what is shown', 'fields'],
    ],
    ['a sentence about work', 'Kept the snag list of forty houses and closed it before each handover', []],
    ['contact details', 'ada@example.com', ['contact', 'few words']],
    ['a school', 'Hillside Community College, machine tool diploma with honours and distinction', ['study']],
    ['a name of a few words', 'Forklift truck', ['few words']],
  ])('%s', (_, text, expected) => {
    expect(formOf(text)).toEqual(expected);
  });

  test('a short line is no worse a proof of a degree, and a school a better one', () => {
    expect(formOf('University of Leeds', 'degree')).toEqual(['study', 'study of a degree']);
  });
});

describe('a line of nothing but dates and places', () => {
  const told = (text: string, role: 'head' | 'detail' | 'item' = 'detail') =>
    isAsideOfWork({ line: { text, role, section: 'experience', span: { start: 0, end: 0 } } });

  test.each([
    'March 2019 – Present',
    'June 2014 – February 2019',
    '2020',
    'Leeds, UK',
    'Gothenburg, Sweden | March 2019 – Present',
    'Leeds (2014-16)',
    'Boston, MA · Remote',
  ])('%s', (text) => {
    expect(told(text)).toBe(true);
  });

  test.each([
    'Led a team in Leeds',
    'Bookkeeper, Leeds',
    '2019: moved to the new house',
    'Senior Bookkeeper, Alder Freight Ltd',
    'Rated 5 of 5',
  ])('"%s" tells more', (text) => {
    expect(told(text)).toBe(false);
  });

  test('an item of a list is what it says', () => {
    expect(told('Reading', 'item')).toBe(false);
  });
});
