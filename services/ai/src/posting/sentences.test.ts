import { expect, test } from '@jest/globals';
import { limits } from '@tailwright/contracts/limits';
import { readPosting } from './read-posting.js';

test('one sentence of 6,000 characters loses none of its names, and every span is in its place', () => {
  const names = Array.from({ length: 400 }, (_, index) => `the Kiln${index}`);
  const posting = `Requirements\n- Experience with ${names.join(' or ')}`;
  const found = readPosting(posting);
  const text = found.map((each) => each.text).join(' ');
  expect(names.filter((name) => !text.includes(name))).toEqual([]);
  expect(found.every((each) => each.text.length <= limits.lineCharsMax)).toBe(true);
  for (const { text: own, span } of found) expect(posting.slice(span.start, span.end)).toBe(own);
});

test('an abbreviation of letters with full stops ends no sentence', () => {
  const [found, ...others] = readPosting('Requirements\n- Registration under the S.A.F.E. Act of the state');
  expect(found?.text).toBe('Registration under the S.A.F.E. Act of the state');
  expect(others).toEqual([]);
});
