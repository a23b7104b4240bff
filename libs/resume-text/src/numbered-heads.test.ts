import { expect, test } from '@jest/globals';
import { printed } from './testing/printed.js';

test('counted projects with a line of text below each of them are alike', () => {
  expect(
    printed(`UX PROJECTS
1. Bakery order app (course capstone, Feb–Apr 2024)
   Interviewed 14 bakers, tested 2 prototypes. Task success 58 to 86 %.
2. Market stall kiosk (volunteer, Hull region, ongoing)
   Field observation, 6 stalls. Report adopted.

WORK
Registered Nurse · Hull Royal Hospital, Hull · 2015–2024`).slice(0, 5),
  ).toEqual([
    '## UX PROJECTS',
    '### Bakery order app (course capstone, Feb–Apr 2024)',
    'Interviewed 14 bakers, tested 2 prototypes. Task success 58 to 86 %.',
    '### Market stall kiosk (volunteer, Hull region, ongoing)',
    'Field observation, 6 stalls. Report adopted.',
  ]);
});
