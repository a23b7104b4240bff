import { expect, test } from '@jest/globals';
import { printed } from '../testing/printed.js';

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

test('a counted employer above an indented post and its period is the first line of the head', () =>
  expect(
    printed(`WORK HISTORY

(i)   Harbour Authority, Port Harcourt
      Dock Clerk (Grade 4)
      March 2015 till date
      a)  Wrote the berth list every morning
      b)  Kept the petty cash

(ii)  Rivers Board of Trade, Aba
      Filing Clerk
      2011 - 2015
      a)  Opened the post`),
  ).toEqual([
    '## WORK HISTORY',
    '### Dock Clerk (Grade 4) | Harbour Authority, Port Harcourt',
    '*March 2015 till date*',
    '- Wrote the berth list every morning',
    '- Kept the petty cash',
    '### Filing Clerk | Rivers Board of Trade, Aba',
    '*2011 - 2015*',
    '- Opened the post',
  ]));

test('a counted duty above a post stays a duty', () =>
  expect(
    printed(`WORK HISTORY
Dock Clerk, Harbour Authority, 2015 - 2019
1. Wrote the berth list every morning
2. Kept the petty cash
Filing Clerk, Board of Trade, 2011 - 2015
1. Opened the post`).filter((row) => row.startsWith('- ')),
  ).toEqual(['- Wrote the berth list every morning', '- Kept the petty cash', '- Opened the post']));

test('counted projects that stand apart are alike, though none of them looks like a head', () =>
  expect(
    printed(`PROJECTS

1. Mess Mate (final year project, team of 4)
Hostel mess booking app. I did the backend in Django, with 350 students for one semester.

2. Bus bot
Telegram bot in Python, scrapes the timetable of the town.

EDUCATION
B.E. Information Technology, Nagpur College of Engineering, 2023`).slice(0, 5),
  ).toEqual([
    '## PROJECTS',
    '### Mess Mate (final year project, team of 4)',
    'Hostel mess booking app. I did the backend in Django, with 350 students for one semester.',
    '### Bus bot',
    'Telegram bot in Python, scrapes the timetable of the town.',
  ]));
