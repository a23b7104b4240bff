import { expect, test } from '@jest/globals';
import { letterDocument, textOf } from './document-lines';
import { type History, historyOf, redone, stepped, typedInto, undone } from './history';
import { typed } from './line-changes';

const start = historyOf(letterDocument('one\ntwo'));
const keyed = (history: History, words: string, nowMs: number) =>
  typedInto(history, typed(history.lines, '1', words), { id: '1', at: words.length }, nowMs);
const read = (history: History) => textOf(history.lines).trim();

test('keys without a pause are undone together, and after a pause by themselves', () => {
  const quick = keyed(keyed(start, 'o', 0), 'on', 500);
  expect(read(undone(quick))).toBe('one\ntwo');
  const slow = keyed(quick, 'once', 2_000);
  expect(read(undone(slow))).toBe('on\ntwo');
  expect(read(undone(undone(slow)))).toBe('one\ntwo');
});

test('what was undone can be done again, until something else is typed', () => {
  const back = undone(keyed(start, 'once', 0));
  expect(read(redone(back))).toBe('once\ntwo');
  expect(redone(keyed(back, 'new', 5_000)).future).toEqual([]);
  expect(read(redone(keyed(back, 'new', 5_000)))).toBe('new\ntwo');
});

test('at either end nothing happens', () => {
  expect(undone(start)).toBe(start);
  expect(redone(start)).toBe(start);
});

test('the oldest steps are forgotten', () => {
  let history: History = start;
  for (let count = 0; count < 300; count += 1) history = stepped(history, { lines: [...start.lines], place: null });
  expect(history.past).toHaveLength(200);
});
