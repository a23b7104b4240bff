import { describe, expect, test } from '@jest/globals';
import { guessedHeading, knownHeading, type Section } from './headings.js';
import { readUnits } from './units.js';

const known: [Section, string[]][] = [
  [
    'required',
    [
      "What you'll need",
      'Essential',
      'Essential criteria',
      'Minimum Qualifications',
      'You are',
      'Who You Are',
      'About you',
      "What we're looking for",
      'Skills & Experience:',
      'Person specification',
      'The ideal candidate',
      'You bring:',
      'What do you bring?',
      'Dein Profil',
      'Profil recherché',
      'Requisitos mínimos',
    ],
  ],
  [
    'preferred',
    [
      'Nice to have',
      'Desirable',
      'Bonus points',
      'Preferred Qualifications',
      'Assets',
      'Pluses:',
      "It'd be lovely if you also had",
      'Ideal, but no must',
      'Even Better If You Have',
      'What we’d love to see',
      'What would make you stand out',
      'Wünschenswert',
    ],
  ],
  [
    'duty',
    [
      'Responsibilities',
      'Key Accountabilities',
      'In this role you will',
      'A day in the life',
      'Duties/Responsibilities',
      'What You Will Own',
      'The gig:',
      'Your role',
      'Ihre Aufgaben',
      'Vos missions',
      'Funciones',
    ],
  ],
  [
    'benefits',
    [
      'What we offer',
      "What's in it for you",
      'Perks',
      'Compensation & benefits',
      'The good stuff',
      'Wir bieten',
      'Nous offrons',
      'Ofrecemos',
    ],
  ],
  ['about', ['About us', 'Who we are', 'Our story', 'Why Halyard', 'Über uns']],
  ['apply', ['How to apply', 'Interview process', 'Interested?']],
  ['legal', ['Equal Opportunity', 'Our commitment to diversity', 'The fine print']],
  ['meta', ['Location', 'Working hours', 'Reports to']],
];

describe('a heading', () => {
  test.each(known.flatMap(([section, wordings]) => wordings.map((wording) => [wording, section] as const)))(
    '"%s" opens the section %s',
    (wording, section) => {
      expect(knownHeading(wording)).toBe(section);
    },
  );

  test.each(['Experience with NetSuite or SAP', 'Forklift licence', 'Manage a team of five', 'Two years in a kitchen'])(
    'is not seen in the requirement "%s"',
    (line) => {
      expect(knownHeading(line)).toBeUndefined();
    },
  );

  test('that the table does not have is read by its telling words', () => {
    expect(guessedHeading('Things that would be a real bonus to us')).toBe('preferred');
    expect(guessedHeading('Stuff you absolutely need')).toBe('required');
  });

  test('may share its line with what it heads, and then ends with its paragraph', () => {
    const units = readUnits('Requirements: a forklift licence.\n\nOur depot lies by the river.');
    expect(units.map(({ section, isHeading }) => [section, isHeading])).toEqual([
      ['required', true],
      ['required', false],
      ['unknown', false],
    ]);
  });

  test('may be the end of a paragraph', () => {
    const units = readUnits('We are busy. On any given day you will:\n- Bake bread');
    expect(units.at(-1)).toMatchObject({ text: 'Bake bread', section: 'duty' });
  });

  test('is far from prose that follows its list', () => {
    const units = readUnits('Nice to have\n- NVQ\n\nWe are a family bakery.');
    expect(units.map(({ isFar }) => isFar)).toEqual([false, false, true]);
  });
});
