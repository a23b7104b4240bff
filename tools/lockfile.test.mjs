import { expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const { packages } = JSON.parse(readFileSync(join(import.meta.dirname, '..', 'package-lock.json'), 'utf8'));
const names = new Set(Object.keys(packages).map((path) => path.split('node_modules/').at(-1)));

// npm leaves out of a lockfile what it was not allowed to install when it wrote it. On another system `npm ci` then
// installs a package without the native part made for it, and what needs it fails at its first use.
it('holds every native part of every package, for whatever system', () => {
  const missing = Object.values(packages)
    .flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies))
    .filter((name) => !names.has(name));
  expect(missing).toEqual([]);
});
