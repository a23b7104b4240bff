import { expect, test } from '@jest/globals';
import { cleanText } from '../text/clean-text.js';
import { logicalLines } from './logical-lines.js';

const linesOf = (text: string) =>
  logicalLines(cleanText(`Esi Example\nesi@example.com\n\n${text}`)).map((line) => line.text);

test('the class of a degree goes on in the brackets below it', () =>
  expect(
    linesOf(`LEARNING
B.Sc. Midwifery, College of Health, Garden Valley University, Kumasi (2012–2016), Second Class
(Upper)
Basic Life Support, October 2024`),
  ).toContain(
    'B.Sc. Midwifery, College of Health, Garden Valley University, Kumasi (2012–2016), Second Class (Upper)',
  ));

test('a line that begins with the stroke between two items goes on above', () =>
  expect(
    linesOf(`CORE STRENGTHS
Calm voice / Typing 74 wpm / Versadex CAD / Medical Priority Dispatch
/ NG9-1-1 / TTY and text with 9-1-1 / French, English`),
  ).toContain(
    'Calm voice / Typing 74 wpm / Versadex CAD / Medical Priority Dispatch / NG9-1-1 / TTY and text with 9-1-1 / French, English',
  ));

test('a narrow row between two that it joins is a part of their sentence', () =>
  expect(
    linesOf(`OTHER STUFF
Fire warden since 2018. Wrote the tide table check that is on the
back of our
shift sheet. Computer: berth booking, email, enough to keep
logs.
Off the clock I coach rowing and have a half finished dinghy. Want to move
north, wife
is from the islands and the kids are grown.`),
  ).toEqual(
    expect.arrayContaining([
      'Fire warden since 2018. Wrote the tide table check that is on the back of our shift sheet. Computer: berth booking, email, enough to keep logs.',
      'Off the clock I coach rowing and have a half finished dinghy. Want to move north, wife is from the islands and the kids are grown.',
    ]),
  ));
