import { expect, test } from '@jest/globals';
import { withoutCapitals } from '../../posting/capital-letters.js';
import { employerOf, titleOf } from './letter-job.js';

test.each([
  ['THE AMBER BAY INN', 'The Amber Bay Inn'],
  ['BANK OF THE NORTH', 'Bank of the North'],
  ['NCR LIMITED', 'NCR Limited'],
  ['IBM', 'IBM'],
  ['CHEF DE PARTIE', 'Chef de Partie'],
  ['TEACHER OF ART (Grades 3-5)', 'Teacher of Art (Grades 3-5)'],
  ['Amber Bay INN', 'Amber Bay INN'],
])('%s is set as %s', (text, written) => expect(withoutCapitals(text)).toBe(written));

test.each([
  ['Pelican Tool Hire, Leeds', 'Pelican Tool Hire'],
  ['Orrin Robotics, Inc., Meridian ID', 'Orrin Robotics, Inc.'],
  ['Marsh & Finch (6 salons, north and east)', 'Marsh & Finch'],
  ['SAINT MARY HOSPITAL', 'Saint Mary Hospital'],
  ['Self employed', ''],
  ['R. Talbot', ''],
  ['State Board of Nursing', ''],
  ['various, through an agency', ''],
  ['Harrow Family Practice', 'Harrow Family Practice'],
])('the employer %s is named %s', (organization, name) => expect(employerOf({ organization })).toBe(name));

test.each([
  ['Staff Nurse – Dialysis Unit', 'Staff Nurse'],
  ['Senior Process Engineer, Ethylene', 'Senior Process Engineer'],
  ['Credit Controller (made permanent in 2024)', 'Credit Controller'],
  ['Buyer (trainee)', ''],
  ['Tram driver', 'tram driver'],
  ['Housing and Repairs Officer', 'Housing and Repairs Officer'],
  ['Licensed Boiler Operator', 'Boiler Operator'],
  ['Commis then Chef', ''],
])('the title %s is named %s', (title, name) => expect(titleOf({ title })).toBe(name));
