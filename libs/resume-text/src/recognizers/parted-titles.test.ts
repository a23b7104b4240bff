import { expect, test } from '@jest/globals';
import { readResume } from '../read-resume.js';

const jobs = (...rows: string[]) =>
  readResume(
    ['Jo Baker', 'jo@example.com', '', 'WORK', '', ...rows, '- Greased and set doors.'].join('\n'),
  ).sections.flatMap(({ entries }) => entries.map(({ title, organization, dates }) => [title, organization, dates]));

test.each(['May 2008 – June 2016', 'May 2008 – June 2016 | nights'])(
  'the times in brackets of parts of a title stay with these where a line beside it has the time of the post: %s',
  (time) => {
    expect(jobs('HOLM QUARRY LTD', 'Lift Fitter – Hoists (2012–2016), Pumps (2008–2012)', time)).toEqual([
      ['Lift Fitter – Hoists (2012–2016), Pumps (2008–2012)', 'HOLM QUARRY LTD', 'May 2008 – June 2016'],
    ]);
  },
);

test('one time in brackets alone is that of the post', () => {
  expect(jobs('HOLM QUARRY LTD', 'Lift Fitter (2008–2016)')).toEqual([['Lift Fitter', 'HOLM QUARRY LTD', '2008–2016']]);
});
