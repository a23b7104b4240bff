import { expect, test } from '@jest/globals';
import { isAboutApplying, isAboutHours } from './how-to-apply.js';
import { readPosting } from './read-posting.js';

test.each([
  ['CVs to jobs@larch.example with “Cook” in the subject line', true],
  ['CV of no more than two pages with the names of two referees', true],
  ['Photos of finished gardens would be nice', true],
  ['Applications must be received by noon on Friday', true],
  ['Please state when you could start', true],
  ['By submitting your details you agree to our policy', true],
  ['Apply online before Sunday', true],
  ['Informal visits to the ward are encouraged', true],
  ['All enquiries to be directed to the head of school', true],
  ['A reserve list may be established from this competition', true],
  ['Shortlisted candidates will be contacted by telephone', true],
  ['Veterans are warmly encouraged to apply', true],
  ['No recruitment fee', true],
  ['Kia ora', true],
  ['write to ada@larch.example with two samples', true],
  ['Stop by for a coffee on any weekday', true],
  ['Disabled persons will be given preference', true],
  ['No artificial intelligence will rank your application', true],
  ['Drop in samples at the laboratory', false],
  ['Select people for interview', false],
  ['Use AI tools to read X-rays', false],
  ['Answer enquiries from guests by telephone', false],
  ['Apply plaster to walls and ceilings', false],
  ['Write applications for grants', false],
  ['References from two former employers', false],
  ['Photos for the catalogue of spare parts', false],
  ['Interview applicants and keep their files', false],
  ['Panel wiring', false],
  ['Questions patients about their history', false],
])('“%s” is about applying: %s', (text, isSo) => {
  expect(isAboutApplying(text)).toBe(isSo);
});

test.each([
  ['Wednesday to Sunday', true],
  ['Monday, Thursday', true],
  ['Tuesday and Friday, 9am to 1pm, with cover in summer', true],
  ['Late start, 2 pm to 10 pm', true],
  ['Plan the Monday meeting', false],
  ['24/7 support', false],
])('“%s” is about hours: %s', (text, isSo) => {
  expect(isAboutHours(text)).toBe(isSo);
});

test('how to apply is listed nowhere, and hours are a condition that is not scored', () => {
  const listed = readPosting(`Florist

You will
- Bind bouquets to order
- Keep the cold room clean

What you need
- Three years in a flower shop
- Tuesday to Saturday
- A steady hand

To apply
- Photos of your arrangements would be great
- Informal chats are welcome
- A panel may be formed
`);
  const texts = listed.map(({ text }) => text);
  expect(texts).toContain('Bind bouquets to order');
  expect(texts.join(' ')).not.toMatch(/Photos|chats|panel/);
  expect(listed.find(({ text }) => text === 'Tuesday to Saturday')?.isScored).toBe(false);
});
