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
])('the heading %s is shown as %s', (heading, label) => expect(headingLabel(heading)).toBe(label));
