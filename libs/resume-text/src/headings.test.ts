import { expect, test } from '@jest/globals';
import { headingKind } from './headings.js';

test.each([
  ['Εμπειρία', 'experience'],
  ['Εκπαίδευση', 'education'],
  ['المهارات', 'skills'],
  ['الملخص', 'summary'],
  ['Досвід роботи', 'experience'],
  ['Освіта', 'education'],
  ['Ehrenamt', 'volunteering'],
])('the heading %s is of the kind %s', (heading, kind) => expect(headingKind(heading)).toBe(kind));
