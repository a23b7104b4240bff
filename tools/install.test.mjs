import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { ensureInstalled } from './install.mjs';

let root;
let env;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'tailwright-install-'));
  mkdirSync(join(root, 'node_modules'));
  writeFileSync(join(root, 'package-lock.json'), '{}');
  env = { PATH: [root, process.env.PATH].join(delimiter), NODE_ENV: 'production' };
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(root, { recursive: true, force: true });
});

/** An npm that writes down how it was called and ends with `code`. */
function npm(code = 0) {
  const calls = join(root, 'calls');
  writeFileSync(join(root, 'npm'), `#!/bin/sh\necho "$@" >> ${calls}\nexit ${code}\n`);
  chmodSync(join(root, 'npm'), 0o755);
  return () => (existsSync(calls) ? readFileSync(calls, 'utf8').trim().split('\n') : []);
}

it('installs what is for development and what is optional whatever the environment says, once a lockfile', async () => {
  const calls = npm();
  await ensureInstalled(root, env);
  await ensureInstalled(root, env);
  expect(calls()).toEqual([expect.stringMatching(/^ci --include=dev --include=optional /)]);
  writeFileSync(join(root, 'package-lock.json'), '{ "changed": true }');
  await ensureInstalled(root, env);
  expect(calls()).toHaveLength(2);
});

it('tries again after an installation that failed', async () => {
  npm(1);
  await expect(ensureInstalled(root, env)).rejects.toThrow('could not be installed');
  const calls = npm();
  await ensureInstalled(root, env);
  expect(calls()).toHaveLength(2);
});
