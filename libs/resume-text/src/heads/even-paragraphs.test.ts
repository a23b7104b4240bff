import { expect, test } from '@jest/globals';
import type { Detail } from '../document/resume-document.js';
import { withEvenParagraphs } from './even-paragraphs.js';

const detail = (chars: number, isBullet: boolean, isMarked?: true): Detail => ({
  text: 'Moved patients in beds and chairs. '.repeat(20).slice(0, chars),
  isBullet,
  ...(isMarked && { isMarked }),
  isSubheading: false,
  span: { start: 0, end: 0 },
});
const bulletsOf = (...details: Detail[]) => withEvenParagraphs(details).map(({ isBullet }) => isBullet);

test('below a paragraph others are paragraphs too, and what is short among them', () => {
  expect(bulletsOf(detail(400, false), detail(300, true), detail(60, true))).toEqual([false, false, false]);
});

test('short lines below a paragraph are a list', () => {
  expect(bulletsOf(detail(400, false), detail(90, true), detail(60, true))).toEqual([false, true, true]);
});

test('long lines below a short one are a list', () => {
  expect(bulletsOf(detail(40, false), detail(300, true), detail(250, true))).toEqual([false, true, true]);
});

test('what somebody marked as a list is one', () => {
  expect(bulletsOf(detail(400, false), detail(300, true, true))).toEqual([false, true]);
});
