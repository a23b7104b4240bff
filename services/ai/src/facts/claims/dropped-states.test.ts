import { expect, test } from '@jest/globals';
import { readEvidence } from '../evidence.js';
import { judgeClaim } from '../judge-claim.js';

const evidence = readEvidence(
  `Imke Vandervelde
imke@example.com

EXPERIENCE
Beekeeper, Heidehof Apiaries, 2018 - 2024
- Looked after 140 hives

CERTIFICATES
Queen Rearing Diploma (theory only)
Guild of Mead Makers (MM): application packet accepted
Honey Grader of the Year 2020 (runner up)
Bee Inspection Examination passed 2019, rating 81
`,
  new Date('2026-11-21'),
);
const verdict = (text: string) => judgeClaim({ text, kind: 'line' }, evidence, undefined).doubts;

test.each(['Queen Rearing Diploma', 'Guild of Mead Makers (MM)', 'Honey Grader of the Year 2020'])(
  'a line without the words that take it back is refused: “%s”',
  (text) => {
    expect(verdict(text)).toHaveLength(1);
  },
);

test.each([
  'Queen Rearing Diploma, theory only',
  'Honey Grader of the Year 2020: runner up',
  'Bee Inspection Exam, passed 2019, rating 81',
])('a line that says what takes it back is let through: “%s”', (text) => {
  expect(verdict(text)).toEqual([]);
});

test('of two papers in one claim each keeps what takes it back', () => {
  const held = readEvidence(
    `Imke Vandervelde\nimke@example.com\n\nCERTIFICATES\nWax School Candles Foundation - Feb 2025\nWax School Candles Intermediate - doing it this fall\n`,
    new Date('2026-11-21'),
  );
  const doubts = (text: string) => judgeClaim({ text, kind: 'line' }, held, undefined).doubts;
  expect(doubts('Wax School Candles Foundation (Feb 2025) and Intermediate')).toHaveLength(1);
  expect(doubts('Wax School Candles Foundation (Feb 2025), doing Intermediate this fall')).toEqual([]);
});
