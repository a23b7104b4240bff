import { expect, test } from '@jest/globals';
import { typingErrorsIn } from './typing-errors.js';

test.each([
  ['a vowel is missing', 'monthly reconcilation of accounts', 'reconcilation', 'reconciliation'],
  ['two letters changed places', 'wrote the reveiws of the team', 'reveiws', 'reviews'],
  ['half of a double letter is missing', 'booked accomodation for guests', 'accomodation', 'accommodation'],
  ['one vowel stands for another', 'kept seperate ledgers', 'seperate', 'separate'],
])('%s', (_slip, line, written, meant) => {
  expect(typingErrorsIn(line, '')).toEqual([{ written, meant }]);
});

test.each([
  ['a term of a trade', 'made splints and read the comparator'],
  ['a British spelling', 'organised the labour of anaesthetics'],
  ['a British single letter, and a plural of -y', 'instalment plans, enrolments and retries'],
  ['a name or a product', 'Reconcilation Ltd, RECONCILATION'],
  ['an address', 'seperate@example.com, www.seperate.example'],
  ['a joined word', 'seperate-system, re/seperate'],
  ['two words in one', 'handwashing and toolmaking'],
  ['a word that comes twice is meant so', 'seperate this and seperate that'],
])('%s is no typing error', (_kind, line) => {
  expect(typingErrorsIn(line, '')).toEqual([]);
});

test('a word of the posting is no typing error', () => {
  expect(typingErrorsIn('kept seperate ledgers', 'Keeps seperate ledgers')).toEqual([]);
});

test('a whole text of unknown words takes no longer than reading it', () => {
  const text = Array.from(
    { length: 8_000 },
    (_, at) => `zqxwvk${String.fromCharCode(97 + (at % 26))}${at.toString(26).replace(/\d/g, 'j')}jj`,
  );
  const began = process.cpuUsage();
  typingErrorsIn(text.join(' '), '');
  const { user } = process.cpuUsage(began);
  expect(user / 1_000).toBeLessThan(100);
});
