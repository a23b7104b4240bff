import { expect, test } from '@jest/globals';
import { paperOf } from './paper.js';

test.each([
  ['a state', 'jane@example.com · Austin, TX', 'de-DE', 'letter'],
  ['a state with its ZIP code', 'Meridian, ID 83642', '', 'letter'],
  ['an American telephone number', '(713) 555-0142', 'en-GB', 'letter'],
  ['a Canadian province', 'Ottawa, ON K1A 0B6', '', 'letter'],
  ['a country that prints on Letter', 'Guadalajara, México', '', 'letter'],
  ['a country that does not, before its browser', 'London, UK · jane@example.com', 'en-US', 'a4'],
  ['a calling code, before letters like a state', 'Berlin, DE · +49 30 1234567', 'en-US', 'a4'],
  ['the calling code 1', '+1 416 555 0142', 'en-GB', 'letter'],
  ['a British postcode', 'Leeds LS1 4AP', 'en-US', 'a4'],
  ['a telephone number that begins with a zero', 'Bristol BS3 · 07700 900142', 'en-US', 'a4'],
  ['nothing but the browser', 'jane@example.com', 'en-US', 'letter'],
  ['nothing but a browser without a country', 'jane@example.com', 'en', 'a4'],
  ['nothing', '', '', 'a4'],
])('%s decides the paper', (_, contacts, locale, paper) => expect(paperOf(contacts, locale)).toBe(paper));
