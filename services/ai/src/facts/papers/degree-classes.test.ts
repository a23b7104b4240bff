import { describe, expect, test } from '@jest/globals';
import { raisedDegreeClass } from './degree-classes.js';
import { guardResume } from '../guard.js';

test.each([
  ['a first for a 2:1', 'MA (Hons) History, first class, Leeds University', 'MA (Hons) History, 2:1', 'first class'],
  ['the same class in words', 'BCom, Second Class Upper', 'B.Com, 2nd Upper', undefined],
  ['a class cut by the line', 'BSc, Second Class Upper', 'BSc, Second\nClass (Upper)', undefined],
  ['honours of one kind for another', 'BA, summa cum laude', 'BA, cum laude', 'summa cum laude'],
  ['a ticket', 'Sold first class tickets', 'Sold tickets', undefined],
  ['a score', 'BSc, won the final 2:1', 'BSc, won the final 2:1', undefined],
])('a class of degree: %s', (_what, claim, original, raised) => {
  expect(raisedDegreeClass(claim, original)).toBe(raised);
});

describe('the level of a degree in a head', () => {
  const original =
    'Ana Lima\nana@example.com\n\nEXPERIENCE\nCook, Sol Hotel\n2019 - 2021\n- Cooked for 40\n\nEDUCATION\nA.A.S., Culinary Arts, Hull Ridge College, 2019\n';
  const headed = (head: string) => `# Ana Lima\n\nana@example.com\n\n## EDUCATION\n\n### ${head}\n\n*2019*\n`;
  const verdict = (head: string) =>
    guardResume({ original, tailored: headed(head), today: new Date('2026-11-21') }).report.notAdded;

  test('may be written out beside its short name', () => {
    expect(verdict('Associate degree (A.A.S.) | Culinary Arts, Hull Ridge College')).toEqual([]);
  });

  test('may not be raised', () => {
    expect(verdict("Bachelor's degree | Culinary Arts, Hull Ridge College")).not.toEqual([]);
  });
});
