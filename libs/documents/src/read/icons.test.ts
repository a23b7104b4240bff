import { expect, test } from '@jest/globals';
import { stripIcons } from './icons.js';

test.each([
  ['📱 (+82) 10-9030-1843 | 🖂 ada@example.com', '(+82) 10-9030-1843 | ada@example.com'],
  ['ï www.example.com ± @ada', 'www.example.com @ada'],
  ['\uf0e0 ada@example.com', 'ada@example.com'],
  ['\uf3c5 London   \uf095 +44 20 7946 0000', 'London\t+44 20 7946 0000'],
  ['quali\ue000cation', 'qualication'],
  ['💼 Experience\n🎓 Education', 'Experience\nEducation'],
  ['London | +44 20 7946 0000 | ada@example.com', 'London | +44 20 7946 0000 | ada@example.com'],
  ['Cost: 5 € more, ★ award', 'Cost: 5 € more, ★ award'],
])('%s', (text, expected) => {
  expect(stripIcons(text)).toBe(expected);
});
