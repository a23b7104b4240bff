import { describe, expect, it } from '@jest/globals';
import { matchLines } from './match-lines';
import { resumeLines } from './resume-lines';

const match = (original: string[], tailored: string[]) =>
  matchLines(resumeLines(original.join('\n')), resumeLines(tailored.join('\n')));

describe('a tailored line rests on', () => {
  it.each([
    ['the same line', ['Built 14 dashboards'], ['- Built 14 dashboards'], [[0]]],
    ['each its own, where lines repeat', ['2019', 'SQL', '2019'], ['2019', '2019'], [[0], [2]]],
    ['a reworded line', ['Wrote SQL queries and Excel models'], ['Developed SQL queries and Excel models'], [[0]]],
    [
      'the more alike of two',
      ['Trained 5 colleagues in support', 'Trained 5 colleagues in SQL reporting'],
      ['Trained five colleagues in SQL reporting'],
      [[1]],
    ],
    [
      'all lines a sentence was wrapped over',
      ['Rewrote the nightly sales', 'report in SQL on PostgreSQL,', 'cutting its run time', 'Git'],
      ['Rewrote the nightly sales report in SQL on PostgreSQL, cutting its run time'],
      [[0, 1, 2]],
    ],
    [
      'the one line several were taken out of',
      ['SQL, Python, Tableau, Excel, Git, forecasting'],
      ['**Relevant:** SQL, Python, Tableau', '**Further:** Excel, Git'],
      [[0], [0]],
    ],
    [
      'every line that was merged into it',
      ['Managed the store budget of 40,000', 'Trained new staff'],
      ['Managed the store budget of 40,000 and trained new staff members'],
      [[0, 1]],
    ],
    ['nothing, when it is about something else', ['Built dashboards'], ['Certified in project management'], [[]]],
    ['nothing, when only a heading shares its word', ['Strong skills in sales'], ['## Skills'], [[]]],
  ])('%s', (_, original, tailored, bases) => {
    expect(match(original, tailored)).toEqual(bases);
  });
});

it('a resume of 500 lines is matched while a person waits', () => {
  const lines = (verb: string) =>
    Array.from(
      { length: 500 },
      (_, at) => `${verb} item${at} for team${at % 50} in city${at % 300}, saving ${at} hours`,
    );
  expect(match(lines('Built'), lines('Made'))).toEqual(lines('').map((_, at) => [at]));
});
