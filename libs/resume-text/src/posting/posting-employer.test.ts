import { expect, test } from '@jest/globals';
import { findEmployer } from './posting-employer.js';

test.each([
  ['a label says it', 'Baker\nLondon\nCompany: Crumb & Sons Ltd\nBake bread.', 'Crumb & Sons'],
  [
    'a label says it and goes on with what it is, whatever office a sentence speaks of',
    'Analyst\n\nCompany: Havel Bank Technology Centre is the hub of a group.\n\nThe Data Office was founded in 2021.',
    'Havel Bank Technology Centre',
  ],
  [
    'the line below the title, named again',
    'Baker\nGolden Crumb Bakehouse - Leeds | Full-time\n\nWork\nAt Golden Crumb we bake.',
    'Golden Crumb Bakehouse',
  ],
  [
    'its legal form is left out',
    'Welder\nOrrin Robotics, Inc. - Meridian, ID\n\nDuties\nOrrin Robotics builds arms.',
    'Orrin Robotics',
  ],
  [
    'a heading that cuts short what the head says in full',
    'Joiner\nGolden Oak Kitchens - Leeds\n\nAbout Golden Oak\nGolden Oak Kitchens are fussy.',
    'Golden Oak Kitchens',
  ],
  [
    'the line below the title, where it says itself that it is a firm',
    'Lead Arborist\nHarbour Forest Services\nLeeds | Permanent\n\nWhat you do\nClimb.',
    'Harbour Forest Services',
  ],
  ['a heading about it', 'Baker\nLeeds\n\nAbout Golden Crumb\nWe bake.', 'Golden Crumb'],
  ['a sentence: is hiring', 'Acme is hiring a baker in Leeds.', 'Acme'],
  ['a sentence: at', 'Engineer\n\nAt Blue Heron, you will build things.', 'Blue Heron'],
  [
    'a role named again is no employer',
    'Bank\nUniversal Banker - Leeds\n\nWork\nAs a Universal Banker you count.',
    undefined,
  ],
  ['a name above its street', 'Baker\nCasa Morvane, 14 Dock Street, Leeds\n\nBake bread.', 'Casa Morvane'],
  ['a street is no employer', 'Baker\nKirk Lane, Dock Street, Leeds\n\nBake bread.', undefined],
  ['a place named once is no employer', 'Baker\nLeeds, UK\n\nBake bread and cakes.', undefined],
  [
    'a board is no employer',
    'Teacher of Maths\n\nThe Board is seeking a teacher to join a department of seven.',
    undefined,
  ],
  ['about us is no employer', 'Baker\n\nAbout us\nWe are hiring.', undefined],
  ['nothing', '', undefined],
])('%s', (_, posting, employer) => expect(findEmployer(posting)).toBe(employer));

test('a firm called after its town is one, and what the post does names none', () => {
  const posting =
    'Lead Veterinary Nurse – Night Clinic\nHolm Night Vets, Holm\n£34,000\n\nThe Lead RVN works a week of nights and runs the floor. The Lead RVN has a paid day each month.';
  expect(findEmployer(posting)).toBe('Holm Night Vets');
});

test('the short form of the title is the post, not who offers it', () => {
  const posting =
    'Trial Support Officer (TSO I / TSO II)\nHolm Arc Research · Leeds\n\nHolm Arc is a firm of 90.\n\nThe TSO supports the leads of the studies.';
  expect(findEmployer(posting)).toMatch(/^Holm Arc/);
});
