import { expect, test } from '@jest/globals';
import { withWholePeriods } from './form-periods.js';
import { logicalLineOf } from './logical-line-of.js';
import { printed } from '../testing/printed.js';

const joined = (...texts: string[]) =>
  withWholePeriods(texts.map((text) => logicalLineOf('item', text))).map(({ text }) => text);

test.each([
  ['From: March 2012', 'To: June 2016', 'From: March 2012 – June 2016'],
  ['FROM : 04/2012', 'UNTIL : now', 'FROM : 04/2012 – now'],
  ['Started: 2012', 'Ended: 2016', 'Started: 2012 – 2016'],
  ['Start date: 1 May 2012', 'End date: 30 June 2016', 'Start date: 1 May 2012 – 30 June 2016'],
  ['Start: 2012', 'till: 2016', 'Start: 2012 – 2016'],
])('"%s" above "%s" is one time', (above, below, whole) =>
  expect(joined('Position: Ferryman', above, below, 'Island: Inchcolm')).toEqual([
    'Position: Ferryman',
    whole,
    'Island: Inchcolm',
  ]),
);

test('a form that asks for beginning and end apart has the time of its post', () =>
  expect(
    printed(
      'WORK EXPERIENCE\n\nEmployer: Inchcolm Ferries Ltd\nPosition: Ferryman\nFrom: March 2012\nTo: June 2016\n- Ran the noon boat.\n- Painted the hulls.',
    ).slice(1, 3),
  ).toEqual(['### Ferryman | Inchcolm Ferries Ltd', '*March 2012 – June 2016*']));

test.each([
  ['a letter to somebody', 'Island: Inchcolm', 'To: The harbour master'],
  ['a mail with a sender at length', 'From: Isla Rennie of the Inchcolm Ferries', 'To: 2016'],
  ['an address with colons', 'From: Isla: home', 'To: 2016'],
  ['a whole time above another end', 'From: 2012 – 2014', 'To: 2016'],
  ['an end that is told at length', 'From: 2012', 'To: this day, whenever the weather lets us'],
  ['an end that is a whole time', 'From: 2012', 'To: 2016 - 2018'],
  ['a time within a line', 'Leave from: 2012', 'To: 2016'],
  ['a beginning without a colon', 'From 2012', 'To: 2016'],
  ['an end without a colon', 'From: 2012', 'To 2016'],
])('%s is no time asked for in two lines', (_what, above, below) =>
  expect(joined(above, below)).toEqual([above, below]),
);

test('an end that a blank line parts from its beginning stays apart', () => {
  const lines = [logicalLineOf('item', 'From: 2012'), logicalLineOf('item', 'To: 2016', { blanksBefore: 1 })];
  expect(withWholePeriods(lines)).toEqual(lines);
});

test('an end at the top of a text stays, and a time reaches to where its end stood', () => {
  expect(joined('To: 2016')).toEqual(['To: 2016']);
  const [line] = withWholePeriods([
    logicalLineOf('item', 'From: 2012', { start: 7, end: 17 }),
    logicalLineOf('item', 'To: 2016', { start: 18, end: 26 }),
  ]);
  expect(line).toMatchObject({ start: 7, end: 26 });
});

test.each([
  ['From: 2018-08-27     To: Present', 'From: 2018-08-27 – Present'],
  ['From: Feb 2012, to: now', 'From: Feb 2012 – now'],
])('"%s" is one time', (line, whole) => expect(joined(line)).toEqual([whole]));
