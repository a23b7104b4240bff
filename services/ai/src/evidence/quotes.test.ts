import { describe, expect, test } from '@jest/globals';
import { placeOfQuote, quotedLine } from './quotes.js';

const resume = `Ada Roth
ada@example.com | 555 010 0123

EXPERIENCE
- Ran payroll for 640
  people in two plants
- Kept the ledgers`;

const quoted = (quote: string) => {
  const place = placeOfQuote(quote, resume);
  return place && resume.slice(place.start, place.end);
};

describe('a quote', () => {
  test.each([
    ['that stands in the text', 'Kept the ledgers', 'Kept the ledgers'],
    ['that goes on in the next line', 'payroll for 640 people', 'payroll for 640\n  people'],
    ['with more space than the text', '  Kept   the ledgers ', 'Kept the ledgers'],
  ])('%s is found at its place', (_, quote, expected) => {
    expect(quoted(quote)).toBe(expected);
  });

  test.each([
    ['in other words', 'Kept the books'],
    ['in other capitals', 'kept the ledgers'],
    ['that begins within a word', 'ept the ledgers'],
    ['that ends within a word', 'Kept the ledger'],
    ['of nothing', '   '],
    ['of two letters', 'an'],
    ['of figures alone', '640'],
    ['longer than any line', `Kept the ledgers ${'x'.repeat(600)}`],
  ])('%s is found nowhere', (_, quote) => {
    expect(placeOfQuote(quote, resume)).toBeUndefined();
  });
});

describe('the line of a quote', () => {
  const lineOf = (quote: string) => quotedLine(resume, placeOfQuote(quote, resume)!);

  test('is shown whole, without its bullet', () => {
    expect(lineOf('the ledgers')).toBe('Kept the ledgers');
    expect(lineOf('640 people')).toBe('Ran payroll for 640 people in two plants');
  });

  test.each([
    ['a heading', 'EXPERIENCE'],
    ['contact details', 'ada@example.com'],
  ])('proves nothing when it is %s', (_, quote) => {
    expect(lineOf(quote)).toBeUndefined();
  });

  test.each([
    ['before the text', -5, 4],
    ['behind the text', 10, 9_999],
    ['that end before they begin', 20, 10],
  ])('is not shown for places %s', (_, start, end) => {
    expect(quotedLine(resume, { start, end })).toBeUndefined();
  });
});
