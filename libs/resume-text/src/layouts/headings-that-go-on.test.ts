import { expect, test } from '@jest/globals';
import { readResume } from '../read-resume.js';
import { topOfResume } from '../testing/printed.js';

test('a usual heading that goes on with a clause is of the same kind', () => {
  const { sections } = readResume(`${topOfResume}Paid work

Porter, Hale Hotel, Leeds
2015 to 2019
Carried trunks and showed guests the town, and kept the keys of the whole house at night.

Voluntary work that I would do again

Food bank volunteer, The Old Drop-In, Saturdays, autumn 2020/21 until summer 2023
Residents association co-chair, my street, since 2018
Canal clean-up - boat crew, every May

School

GCSE Maths, 2012`);
  expect(sections.map(({ kind }) => kind)).toEqual(['experience', 'volunteering', 'education']);
  expect(sections[1]?.entries).toEqual([]);
});
