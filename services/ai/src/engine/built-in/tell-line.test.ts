import { expect, test } from '@jest/globals';
import { tellLine } from './tell-line.js';

const past = (line: string) => tellLine(line, false);
const running = (line: string) => tellLine(line, true);

test.each([
  ['Trained two legal assistants on our checklist.', 'trained two legal assistants on our checklist'],
  ['Answered calls, filed reports and tracked repairs', 'answered calls, filed reports and tracked repairs'],
  [
    'Mentored 3 NOC juniors, ran the post-mortems every week',
    'mentored 3 NOC juniors and ran the post-mortems every week',
  ],
  ['Rewrote 90 product pages and the blog; visits 14k → 41k', 'rewrote 90 product pages and the blog'],
  ['Ran the front desk of a ski school, 300 guests a day', 'ran the front desk of a ski school (300 guests a day)'],
  ['Wrote field guide for volunteers', 'wrote a field guide for volunteers'],
  ['Prepared weekly rota for 14 carers', 'prepared the weekly rota for 14 carers'],
  ['Collated survey returns; organised two open days', 'collated survey returns and organised two open days'],
  ['Cut lead time from 9 to 4 days', 'cut lead time from 9 to 4 days'],
  ['Served ~120 covers w/ a team of three', 'served about 120 covers with a team of three'],
  ['Opened over 60 accounts at two street fairs', 'opened over 60 accounts at two street fairs'],
  [
    'I closed the till, did the orders, and kept the fridge log. Best shop of 2019.',
    'closed the till, did the orders, and kept the fridge log',
  ],
])('%s tells what was done', (line, text) => expect(past(line)).toEqual({ kind: 'deed', text }));

test.each([
  ['Draft the minutes of the parish council', 'draft the minutes of the parish council'],
  ['Administers vaccines and allergy tests as ordered', 'administer vaccines and allergy tests as ordered'],
  ['Manage a fleet of 12 vans, plan the routes', 'manage a fleet of 12 vans and plan the routes'],
])('%s tells what is done in a job that still runs, and nothing of one that is over', (line, text) => {
  expect(running(line)).toEqual({ kind: 'deed', text });
  expect(past(line)).toBeUndefined();
});

test.each([
  ['Responsible for £400k of stock', 'am responsible for £400k of stock', 'was responsible for £400k of stock'],
  [
    'In charge of loading, 3 trucks a night',
    'am in charge of loading (3 trucks a night)',
    'was in charge of loading (3 trucks a night)',
  ],
  ['Member of the safety committee', 'am a member of the safety committee', 'was a member of the safety committee'],
  [
    'Overall responsibility for 40 beds',
    'have overall responsibility for 40 beds',
    'had overall responsibility for 40 beds',
  ],
  [
    'Link nurse for wound care since 2021',
    'have been link nurse for wound care since 2021',
    'was link nurse for wound care since 2021',
  ],
])('%s says what the person is or was', (line, now, then) => {
  expect(running(line)?.text).toBe(now);
  expect(past(line)?.text).toBe(then);
});

test.each([
  ['Waiting time at the desk down from 9 min to 4 min', 'the waiting time at the desk went from 9 min to 4 min'],
  ['Debtor days 6.1 to 4.4', 'the debtor days went from 6.1 to 4.4'],
  ['Waste in the cold kitchen 8.2% down to 3.1%', 'the waste in the cold kitchen went from 8.2% to 3.1%'],
  ['Attendance rose from 81% (2019) to 93% (2022)', 'Attendance rose from 81% (2019) to 93% (2022)'],
])('%s says how a figure changed', (line, text) => expect(past(line)).toEqual({ kind: 'change', text }));

test.each([
  ['Migration of nine branches to the new till', 'the migration of nine branches to the new till'],
  ['Preparing duty roster and handover notes', 'preparing a duty roster and handover notes'],
  ['Care planning, falls audits, family meetings', 'care planning, falls audits and family meetings'],
  ['Bulk orders for three canteens, 900 meals a day', 'bulk orders for three canteens (900 meals a day)'],
  [
    'Shipping papers for road and sea: CMR, packing lists, declarations',
    'shipping papers for road and sea: CMR, packing lists, declarations',
  ],
  ['Six-month rotations in two hospitals', 'six-month rotations in two hospitals'],
  ['Excel reports for the board', 'Excel reports for the board'],
])('%s names a kind of work', (line, text) => expect(past(line)).toEqual({ kind: 'work', text }));

test.each([
  'Engineer of record',
  'Made redundant in the spring of that year with all others',
  'Promoted to shift lead after six months in the kitchen',
  'Support tickets from 40 offices in three languages',
  'Led 11, 180 covers a night, allergen matrix in Sheets',
  'Grade 11 tutor',
  'Prepared the specs and co-ordinating with the site team',
  'Cooked 2 dish for the menu it is still on',
  'Baths, meals, and walk them with a belt',
  'Plans and drawings, augered 60 piers',
  'Tie out the ledgers at month end',
  'Bed capacity: 150',
  'Classroom model',
  'Train new drivers since 2022',
  'Employee of the Month, May 2019',
  'FY24 → FY25 +12 %',
  'Buy on board: best seller of the winter timetable',
  'Release and stability testing of creams',
  'WROTE THE ROTA FOR 14 CASHIERS, 30 HRS',
  'Home visits under supervision, set up meals and rides',
  'Controlled drug logs, two-person counts',
])('%s is no part of a sentence for sure', (line) => {
  const told = running(line);
  expect(told === undefined || !['deed', 'work', 'change'].includes(told.kind)).toBe(true);
});
