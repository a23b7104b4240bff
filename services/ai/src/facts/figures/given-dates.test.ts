import { describe, expect, test } from '@jest/globals';
import { findDates } from '@tailwright/resume-text/recognizers/dates';
import { beginsAt, givesEnds, givesPeriod, hasPoint, runsOnSince } from './given-dates.js';
import { readEvidence } from '../evidence.js';

const gives = (text: string, period: string) => findDates(period).every((span) => givesPeriod(text, span));

describe('a period is given', () => {
  test.each([
    ['as it is', '09/2021 - 07/2023', 'September 2021 – July 2023'],
    ['with “till date” for today', 'Jul 2022 - till date', 'July 2022 – Present'],
    ['as “from” a month on', 'from Sept 2020', 'September 2020 – Present'],
    ['with its two ends in lines of their own', '07/2018\n–\n05/2021', 'July 2018 – May 2021'],
    ['in the cells of a table', '| 10/2022 | Present | Senior Entry Writer |', 'October 2022 – Present'],
    ['with an arrow', '10.2023 ▸ now', 'October 2023 – Present'],
    ['with its end in the line below', 'Jan 2015 -\nJan 2019', 'January 2015 – January 2019'],
    ['as two years that are told as two', 'Summers 2018, 2019', '2018 and 2019'],
    ['as “on” within years at one employer', '2013 – 17\n2015 on', '2015 – 2017'],
    [
      'as a post within years at one employer',
      'Apr 2005 – Sep 2013\nUnderwriter (from Jul 2009)',
      'July 2009 – September 2013',
    ],
  ])('%s', (_how, text, period) => {
    expect(gives(text, period)).toBe(true);
  });
});

describe('a period is not given', () => {
  test.each([
    ['where a single year is told as one that still runs', 'Diploma, 2019', '2019 – Present'],
    ['where its end is another', '2015 – 2018', '2015 – 2019'],
    ['where two summers are told', 'Team member, Summer 2021 + Summer 2022', 'Summer 2021 – Summer 2022'],
    ['where two years are told', 'Summers 2018, 2019', '2018 – 2019'],
    ['where its beginning is another', 'from Sept 2020', 'September 2018 – Present'],
  ])('%s', (_how, text, period) => {
    expect(gives(text, period)).toBe(false);
  });
});

test.each([
  ['in figures with the day', '01.03.2019 – 31.08.2021', 'March 2019 – August 2021', true],
  ['two summers are no period', 'Summers 2018, 2019', '2018 – 2019', false],
  ['another end is none', '01.03.2019 – 31.08.2021', 'March 2019 – August 2022', false],
])('the ends of a period stand beside each other: %s', (_how, text, period, isGiven) => {
  expect(findDates(period).every((span) => givesEnds(text, span))).toBe(isGiven);
});

test.each([
  ['Crane card, 8/24, good 3 yrs', 2024, 8, true],
  ['Points drop off Jan 27', 2027, 1, true],
  ['Crane card, 8/24, good 3 yrs', 2024, 9, false],
])('“%s” gives %i-%i: %s', (line, year, month, isGiven) => {
  const evidence = readEvidence(
    `Dana Whitfield\n\nExperience\nLead, Northgate, Feb 2024 - Jun 2024\n- ${line}`,
    new Date(),
  );
  expect(hasPoint(evidence, { year, month }, line)).toBe(isGiven);
});

test.each([
  ['batteries since 23 (byd, sungrow)', 2023, true],
  ['batteries since 23 (byd, sungrow)', 2022, false],
  ['since 23 people asked', 2023, false],
])('“%s” begins in %i: %s', (line, year, begins) => {
  expect(beginsAt({ from: { year } }, line)).toBe(begins);
});

describe('“since” may be said of posts that follow one another', () => {
  const since = (posts: string) =>
    runsOnSince(
      { from: { year: 2017, month: 3 } },
      readEvidence(`Dana Whitfield\n\nExperience\n\n${posts}`, new Date()),
    );
  const now = 'Senior Glazier, Clearview Panes\nMay 2020 – Present\n- Shop fronts\n\n';

  test.each([
    ['at one employer', 'Estimator, Clearview Panes\nMar 2017 – Apr 2020\n- Quotes', true],
    ['of one line of work', 'Apprentice Glazier, Solent Windows\nMar 2017 – Apr 2020\n- Sashes', true],
    ['not of other work for others', 'Barista, The Daily Cup\nMar 2017 – Apr 2020\n- Till', false],
    ['not with a year between them', 'Glazier, Solent Windows\nMar 2017 – Apr 2019\n- Sashes', false],
    ['not where none began then', 'Glazier, Solent Windows\nJun 2018 – Apr 2020\n- Sashes', false],
  ])('%s', (_how, before, isSaid) => {
    expect(since(now + before)).toBe(isSaid);
  });
});
