import { expect, test } from '@jest/globals';
import { printed } from '../testing/printed.js';

test('rows of studies that begin with the level of a school are one line each, whatever the last one begins with', () => {
  expect(
    printed(`EDUCATION
Tertiary   : BS Midwifery, up to 2nd year, Bicol Coast Colleges, 2005-2007
Secondary  : Naga West National High School, 2005
At present : Red Mesa College, prerequisites for LVN, evenings`),
  ).toEqual([
    '## EDUCATION',
    'Tertiary: BS Midwifery, up to 2nd year, Bicol Coast Colleges, 2005-2007',
    'Secondary: Naga West National High School, 2005',
    'At present: Red Mesa College, prerequisites for LVN, evenings',
  ]);
});
