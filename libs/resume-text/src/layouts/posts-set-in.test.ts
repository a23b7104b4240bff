import { expect, test } from '@jest/globals';
import { printed } from '../testing/printed.js';

test('a long head above the posts held there, each further in, is printed as the heads below it are', () => {
  const lines = printed(`Where I worked

2021–now
Junior → Senior Network Planner @ Kabelhuis Noord B.V. (glass fibre for towns & villages, Zwolle)
   Senior Network Planner, since Feb. 2023
   I plan the routes of the cables in nine towns, with two draughtsmen and one trainee at my side.
   Junior Network Planner, April 2021 – Jan. 2023
   Walked the streets with a map, and drew what lies below them. Found forty forgotten pipes.

2018–2021
Network Planner / Draughtsman @ Lijn Vier (agency, Assen)
   Client work. For a water company: maps of the old mains, and a plan to renew them by 2030.

2016–2018
Draughtsman @ Bureau Oostrand, water & roads
   Drawings of locks and small bridges, two of which stand by now.
`);
  expect(lines).toContain(
    '### Junior → Senior Network Planner @ Kabelhuis Noord B.V. (glass fibre for towns & villages, Zwolle)',
  );
  expect(lines).toContain('### Senior Network Planner');
  expect(lines).toContain('*since Feb. 2023*');
  expect(lines).toContain('### Junior Network Planner');
  expect(lines).toContain('*April 2021 – Jan. 2023*');
  expect(lines).toContain('### Network Planner / Draughtsman @ Lijn Vier (agency, Assen)');
});
