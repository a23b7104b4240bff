import { describe, expect, test } from '@jest/globals';
import { kindOf } from './kind.js';
import type { Requirement } from './requirement.js';

const cases: [Requirement['kind'], string[]][] = [
  [
    'degree',
    [
      'High school diploma or GED',
      "Bachelor's degree in Nursing",
      'BSc Chemistry or related science degree',
      'A degree or equivalent experience',
      'Degree or 5 years of experience',
      'NVQ Level 3 in Plumbing',
      'PhD in organic chemistry',
      'Graduate of an accredited hygiene program',
      'Abgeschlossene Ausbildung in der Hotellerie',
    ],
  ],
  [
    'years',
    [
      '5+ years in SRE or DevOps',
      'Minimum two years in a GMP laboratory',
      'At least ten (10) years in accounting',
      "At least a year's experience with under fives",
      '5 years of Java',
      'Three seasons as a lift operator',
    ],
  ],
  [
    'credential',
    [
      'Current First Aid and CPR',
      'OSHA 30-hour',
      'Active RN license',
      'Full UK driving licence',
      'CCNP or equivalent certification',
      'Certified Floodplain Manager (CFM)',
      'Gas Safe registered with CCN1',
      'Commissioned notary',
    ],
  ],
  [
    'tool',
    [
      'Proficient in SolidWorks',
      'SAP',
      'Excel and Word',
      'Statistical software such as Minitab',
      'Experience with Epic',
      'skill with R',
      'C++',
      '.NET',
    ],
  ],
  [
    'language',
    [
      'Fluent Spanish and English',
      'German at least level B2',
      'Bilingual',
      'A second European language',
      'Speak Spanish',
    ],
  ],
  [
    'availability',
    [
      'Right to work in Ireland',
      'Available every other Saturday',
      'Ability to travel up to 50%',
      'Ability to lift up to 25 pounds',
      'Must pass a background check',
      'Able to work 12-hour night shifts',
      'At least 16',
      'Own transport',
      'No visa sponsorship',
    ],
  ],
  [
    'trait',
    [
      'Attention to detail',
      'A team player',
      'High integrity',
      'Excellent communication and interpersonal skills',
      'Punctual',
    ],
  ],
  [
    'skill',
    [
      'Allergen awareness',
      'Experience in a JCI accredited hospital',
      'Experience with multilingual learners',
      'Experience at pilot plant scale (> 50 kg)',
      'Typing speed of 60 words per minute',
      'Customer care in a go and get it shop',
      'Access to justice work',
    ],
  ],
];

describe('the kind of a requirement', () => {
  test.each(cases.flatMap(([kind, texts]) => texts.map((text) => [text, kind] as const)))(
    'of "%s" is %s',
    (text, kind) => {
      expect(kindOf(text, 'requirement')).toBe(kind);
    },
  );

  test.each(['Sits for hours at a time', 'now and then lifts up to 40 pounds'])('of "%s" is a condition', (text) => {
    expect(kindOf(text, 'requirement')).toBe('availability');
  });

  test.each([
    'Tutor and examine bachelor’s students',
    'supervise doctoral theses',
    'Deliver seminars at master’s level',
  ])('of "%s" is work, not a degree', (text) => {
    expect(kindOf(text, 'requirement')).toBe('duty');
  });

  test('of heat is no degree', () => {
    expect(kindOf('Able to lay tar in 100-degree sun', 'requirement')).not.toBe('degree');
  });

  test('of a line that was read as a duty is duty, whatever it names', () => {
    expect(kindOf('Control overtime against the budget', 'duty')).toBe('duty');
    expect(kindOf('Create drawings in SolidWorks', 'duty')).toBe('duty');
    expect(kindOf('Available at weekends', 'duty')).toBe('availability');
  });
});
