import { expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';

const rules = readFileSync(new URL('../../../frontend/public/robots.txt', import.meta.url), 'utf8')
  .split('\n')
  .map((line) => /^(?<verb>Allow|Disallow): (?<path>\S+)$/.exec(line)?.groups)
  .filter((rule) => rule !== undefined);

/** The longest rule that matches decides, as RFC 9309 has it. */
function mayFetch(path: string): boolean {
  const matching = rules.filter((rule) => path.startsWith(rule.path ?? ''));
  const longest = matching.sort((one, other) => (other.path ?? '').length - (one.path ?? '').length)[0];
  return longest?.verb !== 'Disallow';
}

it.each(['/r/abcdefghijklmnopqrstuv', '/api/shared/abcdefghijklmnopqrstuv'])(
  'a crawler may fetch %s and so learns that it must not be indexed',
  (path) => {
    expect(mayFetch(path)).toBe(true);
  },
);

it.each(['/api/resumes', '/dashboard', '/admin'])('a crawler is told to leave %s alone', (path) => {
  expect(mayFetch(path)).toBe(false);
});
