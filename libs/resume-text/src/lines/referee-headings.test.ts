import { expect, test } from '@jest/globals';
import { printed } from '../testing/printed.js';

const skills = 'Odds and Ends\nOboe, arranging, stage management, basic repair of reeds and keys on a good day.\n\n';

test('a short line above people with telephones at the end is their heading', () => {
  const text = `${skills}Who Can Say More
Dr. Lea Marchetti, Principal (ret.), Harbour School, 504.555.0150
Prof. Odile Achebe, Dauphin College, o.achebe@example.edu`;
  expect(printed(text)).toContain('## Who Can Say More');
});
