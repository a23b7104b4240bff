import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { findRedis } from './redis-binary.mjs';

let dir;
beforeEach(() => (dir = mkdtempSync(join(tmpdir(), 'tailwright-redis-binary-'))));
afterEach(() => rmSync(dir, { recursive: true, force: true }));

/** A program that says what the real one of this version says. */
function program(folder, name, says, code = 0) {
  mkdirSync(join(dir, folder), { recursive: true });
  const file = join(dir, folder, name);
  writeFileSync(file, `#!/bin/sh\necho '${says}'\nexit ${code}\n`);
  chmodSync(file, 0o755);
  return file;
}
const redis = (folder, version) =>
  program(folder, 'redis-server', `Redis server v=${version} sha=00000000:0 malloc=jemalloc-5.2.1 bits=64 build=0`);
const valkey = (folder, version) =>
  program(folder, 'valkey-server', `Valkey server v=${version} sha=00000000:0 malloc=jemalloc-5.3.0 bits=64 build=0`);

/** The path holds the folders `one` and `two` alone; nothing is fetched, and Docker is not there, unless a test says. */
function find({ fetched, docker = program('none', 'docker', '', 1), ...env } = {}) {
  const path = ['one', 'two'].map((folder) => join(dir, folder)).join(delimiter);
  return findRedis(dir, { env: { PATH: path, ...env }, fetchRedis: async () => fetched, docker });
}

it('takes a Redis 7', async () => {
  const command = redis('one', '7.0.15');
  expect(await find()).toEqual({ command });
});

it('passes over a Redis that is too old: for a newer one, a Valkey, a fetched one, Docker', async () => {
  redis('one', '6.0.16');
  const newer = redis('two', '10.1.0');
  expect(await find()).toEqual({ command: newer });
  rmSync(newer);
  const other = valkey('one', '7.2.11');
  expect(await find()).toEqual({ command: other });
  rmSync(other);
  const fetched = { command: redis('fetched', '7.0.15'), env: {} };
  expect(await find({ fetched })).toBe(fetched);
  expect(await find({ docker: program('some', 'docker', '') })).toEqual({ docker: true });
});

it('says what it found when none will do', async () => {
  const old = redis('one', '6.0.16');
  const broken = program('two', 'redis-server', 'error while loading shared libraries', 127);
  const fetched = { command: redis('fetched', '6.2.9') };
  await expect(find({ fetched })).rejects.toThrow(
    `needs Redis 7 or newer, or Valkey, and found only ${old} (6.0.16) and ${broken} (it does not run) and ${fetched.command} (6.2.9).`,
  );
});

it('refuses a REDIS_SERVER that is too old, for it was named on purpose', async () => {
  redis('one', '7.0.15');
  const old = redis('old', '6.0.16');
  await expect(find({ REDIS_SERVER: old })).rejects.toThrow(
    `REDIS_SERVER must name a Redis 7 or newer, or a Valkey, not ${old} (6.0.16).`,
  );
});
