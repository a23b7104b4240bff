import { expect, test } from '@jest/globals';
import { headingKind, headingLabel } from './headings.js';

test.each([
  ['Εμπειρία', 'experience'],
  ['Εκπαίδευση', 'education'],
  ['المهارات', 'skills'],
  ['الملخص', 'summary'],
  ['Досвід роботи', 'experience'],
  ['Освіта', 'education'],
  ['Ehrenamt', 'volunteering'],
])('the heading %s is of the kind %s', (heading, kind) => expect(headingKind(heading)).toBe(kind));

test.each([
  ['P ROFILE', 'Profile'],
  ['E X P E R I E N C E', 'Experience'],
  ['W ORK E XPERIENCE', 'Work Experience'],
  ['PROFILE', 'PROFILE'],
  ['A GREAT TEAM', 'A GREAT TEAM'],
  ['■ Tickets etc.', 'Tickets etc.'],
])('the heading %s is shown as %s', (heading, label) => expect(headingLabel(heading)).toBe(label));

test('a remark in brackets at the edge of a heading is no part of its name', () => {
  expect(headingKind('Skills      (1 = lidt, 4 = expert)')).toBe('skills');
  expect(headingLabel('Skills\t(1 = lidt, 4 = expert)')).toBe('Skills (1 = lidt, 4 = expert)');
});
