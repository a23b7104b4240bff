import { expect, test } from '@jest/globals';
import { readResume } from '../read-resume.js';

const contactsOf = (row: string) =>
  readResume(`Jo Baker\n${row}\n\nEXPERIENCE\nClerk, Acme Ltd, 2019 - 2021\n- Opened letters`).person.contacts;

test.each<[string, string[]]>([
  ['mobile 0161 555 0140  /  jo@example.com', ['0161 555 0140', 'jo@example.com']],
  ['Hull, UK  *  0161 555 0140  *  jo@example.com', ['Hull, UK', '0161 555 0140', 'jo@example.com']],
  ['Hull, UK — 0161 555 0140 — jo@example.com', ['Hull, UK', '0161 555 0140', 'jo@example.com']],
  ['Hull ◆ 0161 555 0140 ◆ jo@example.com', ['Hull', '0161 555 0140', 'jo@example.com']],
  ['Hull ~ 0161 555 0140 ~ jo@example.com', ['Hull', '0161 555 0140', 'jo@example.com']],
  ['Hull ‖ 0161 555 0140 ‖ jo@example.com', ['Hull', '0161 555 0140', 'jo@example.com']],
  ['Hull, UK\t0161 555 0140\tjo@example.com', ['Hull, UK', '0161 555 0140', 'jo@example.com']],
  ['Hull :: 0161 555 0140 :: jo@example.com', ['Hull', '0161 555 0140', 'jo@example.com']],
  ['0161 555 0140 / 0161 555 0141 / jo@example.com', ['0161 555 0140', '0161 555 0141', 'jo@example.com']],
  ['0161 555 0140 . jo@example.com . Licence 6-20', ['0161 555 0140', 'jo@example.com', 'Licence 6-20']],
  ['Flat 2 - 14 Elm Road, Hull - jo@example.com', ['Flat 2 - 14 Elm Road, Hull', 'jo@example.com']],
  ['Mobile - 0161 555 0140 | jo@example.com', ['Mobile - 0161 555 0140', 'jo@example.com']],
  ['+49 341 / 555 0140 | jo@example.com', ['+49 341 / 555 0140', 'jo@example.com']],
  ['Bend, OR 97701 / 541.555.0140 / jo@example.com', ['Bend, OR 97701', '541.555.0140', 'jo@example.com']],
  ['0161 555 0140 (text / Signal) / jo@example.com', ['0161 555 0140 (text / Signal)', 'jo@example.com']],
  ['+44 161 555 0140 (after six) jo@example.com', ['+44 161 555 0140 (after six)', 'jo@example.com']],
  ['0161 555 0140 jo@example.com', ['0161 555 0140', 'jo@example.com']],
  ['Hull (by the docks) jo@example.com', ['Hull (by the docks) jo@example.com']],
  ['Flat 12 (by the docks) jo@example.com', ['Flat 12 (by the docks) jo@example.com']],
])('%j holds these details', (row, contacts) => {
  expect(contactsOf(row)).toEqual(contacts);
});

test.each(['Hull, 12.01.2025', 'Hull, 12/01/2025', 'Hull, 2025-01-12'])(
  '“%s” below the text is no telephone number',
  (day) => {
    const { person } = readResume(`Jo Baker\n\nEXPERIENCE\nClerk, Acme Ltd, 2019 - 2021\n- Opened letters\n\n${day}`);
    expect(person.contacts).toEqual([]);
  },
);
