import { expect, test } from '@jest/globals';
import { exchangedShares } from './told-shares.js';

test.each([
  ['every second one is more than one in three', 'Win every second one', 'Win roughly one in three', 1],
  ['two thirds are 2 in 3', 'Win two thirds', 'Win 2 in 3', 0],
  ['every second Sunday is a time', 'Patrol every second Sunday', 'Patrol one in three', 0],
  ['nearly a quarter is more than 18 %', 'Cut leather waste by nearly a quarter', 'Cut leather waste by 18%', 1],
  ['almost a fifth is 18 %', 'Cut leather waste by almost a fifth', 'Cut leather waste by 18%', 0],
  ['about a third is 31 %', 'Lost about a third', 'Lost 31%', 0],
  ['more than half is not 48 %', 'Won more than half', 'Won 48% of them', 1],
  ['from 9 to 6 it is a third less', 'Cut returns by a third', 'Returns from 9 to 6', 0],
  ['from 9 to 6 it is not half', 'Cut returns by half', 'Returns from 9 to 6', 1],
  ['down to a third is not down by a third', 'Brought the bill down to a third', 'Bill down by a third', 1],
  ['down by a third', 'Brought the bill down by a third', 'Bill down by a third', 0],
  ['a share beside the percentage itself is that of something else', 'Cut a third, or 18%', 'Cut 18%', 0],
  ['a share the line does not tell is no exchange', 'Win one in three', 'Win often', 0],
])('%s', (_name, claim, line, found) => {
  expect(exchangedShares(claim, line)).toBe(found);
});
