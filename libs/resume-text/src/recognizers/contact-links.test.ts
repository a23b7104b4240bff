import { expect, test } from '@jest/globals';
import { contactLinks } from './contact-links.js';

test.each([
  ['an e-mail address', 'jane@example.com', ['mailto:jane@example.com']],
  ['a telephone number', '+44 (0)20 7946 0018', ['tel:+442079460018']],
  ['an American one', '(713) 555-0142', ['tel:7135550142']],
  ['a page', 'linkedin.com/in/jane', ['https://linkedin.com/in/jane']],
  ['a page with its protocol', 'https://jane.example/cv', ['https://jane.example/cv']],
  [
    'a whole line',
    'London · jane@example.com · +1 416 555 0142 · jane.dev.',
    ['mailto:jane@example.com', 'tel:+14165550142', 'https://jane.dev'],
  ],
  ['years, a postcode and a city', '2015 – 2019 · 10115 Berlin', []],
  ['a Portuguese postcode', 'Rua Direita 5, 1100-048 Lisboa', []],
  ['a Brazilian postcode', 'Rua Augusta 9, São Paulo, 01305-000', []],
  ['an American postcode of nine digits', '12 Elm St, Salem, OR 97301-4420', []],
  ['a number of the town itself', 'Call 555-0142, 555-014-2233', ['tel:5550142', 'tel:5550142233']],
])('%s leads where it should', (_, line, links) => {
  const pieces = contactLinks(line);
  expect(pieces.flatMap(({ link }) => link ?? [])).toEqual(links);
  expect(pieces.map(({ text }) => text).join('')).toBe(line);
});
