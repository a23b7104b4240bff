import { expect, test } from '@jest/globals';
import { isMadeWhole } from './made-whole.js';

test.each([
  ['all is more than 27 of 29', 'Trained all 29 supervisors', 'Trained supervisors (27 of 29 done)', true],
  ['all is more than 13', '14 CAPAs, all closed on time', '14 CAPAs; 13 closed on time, none reopened', true],
  ['every one is more than 8', 'Trained 9 hires, every one passed', 'Trained 9 hires, 8 passed first try', true],
  ['a part that is told is none left out', '27 of all 29 supervisors', 'Supervisors (27 of 29 done)', false],
  ['“both … and” names the two', 'Both the loom and the press, cleaned', 'Looms (3 of 5 cleaned)', false],
  ['both alone are all of them', 'Cleaned both looms', 'Looms (1 of 3 cleaned)', true],
  ['every week is no part of anything', 'Reported every week', 'Reported on 2 of 3 sites', false],
  [
    'both are two',
    'Sign the sheets of both crews',
    'Two crews of 2 under me, sign the sheets, one of the crews is new',
    false,
  ],
  ['the line says it of all too', 'Passed every audit in 2019 and 2020', 'Audits 2019, 20: all audits passed', false],
  ['all is more than mostly', 'Six winters, all of them on pianos', 'Six winters, mostly on pianos', true],
  ['throughout is more than one of them', 'Treasurer throughout', 'Rowing club, one of them with a cup', true],
  ['every tenth is a part itself', 'Charted every tenth piece', 'Charted 1 of 10 pieces', false],
  ['4.9 out of 5 is a rating', 'Priced every job', 'Priced, bought. 4.9 out of 5 on TradeRater', false],
])('%s', (_name, text, line, isWhole) => {
  expect(isMadeWhole(text, line)).toBe(isWhole);
});
