import { expect, test } from '@jest/globals';
import { raisedDegreeClass } from './degree-classes.js';

test.each([
  ['a first for a 2:1', 'MA (Hons) History, first class, Leeds University', 'MA (Hons) History, 2:1', 'first class'],
  ['the same class in words', 'BCom, Second Class Upper', 'B.Com, 2nd Upper', undefined],
  ['honours of one kind for another', 'BA, summa cum laude', 'BA, cum laude', 'summa cum laude'],
  ['a ticket', 'Sold first class tickets', 'Sold tickets', undefined],
  ['a score', 'BSc, won the final 2:1', 'BSc, won the final 2:1', undefined],
])('a class of degree: %s', (_what, claim, original, raised) => {
  expect(raisedDegreeClass(claim, original)).toBe(raised);
});
