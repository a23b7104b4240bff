import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, it } from '@jest/globals';
import { RunFile } from './run-file.mjs';

const folder = () => mkdtempSync(join(tmpdir(), 'run-file-'));
const read = (dir) => JSON.parse(readFileSync(join(dir, 'run.json'), 'utf8'));

async function idle(mark, code = '') {
  const script = `${code}; setInterval(() => {}, 1000); console.log('up')`;
  const child = spawn(process.execPath, ['-e', script, mark], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  return child;
}

it('ends by id what a killed start left behind, and nothing else', async () => {
  const dir = folder();
  const left = await idle('left-behind');
  const other = await idle('somebody-else');
  const ended = once(left, 'exit');
  const signals = { stop: 'SIGTERM', kill: 'SIGKILL' };
  const processes = [
    { pid: left.pid, mark: 'left-behind', ...signals },
    { pid: other.pid, mark: 'left-behind', ...signals },
  ];
  writeFileSync(join(dir, 'run.json'), JSON.stringify({ owner: 999_999_999, mark: 'start.mjs', processes }));

  await new RunFile(dir).claim();

  await ended;
  expect(other.exitCode).toBeNull();
  other.kill();
  expect(read(dir).owner).toBe(process.pid);
});

it('stops what is left with the signal it was recorded with, and waits until it has gone', async () => {
  const dir = folder();
  const slow = "process.on('SIGINT', () => setTimeout(() => process.exit(7), 300)); process.on('SIGTERM', () => {})";
  const left = await idle('left-behind', slow);
  const ended = once(left, 'exit');
  const processes = [{ pid: left.pid, mark: 'left-behind', stop: 'SIGINT', kill: 'SIGKILL' }];
  writeFileSync(join(dir, 'run.json'), JSON.stringify({ owner: 999_999_999, mark: 'start.mjs', processes }));

  const began = Date.now();
  await new RunFile(dir).claim();

  expect(Date.now() - began).toBeGreaterThanOrEqual(250);
  expect(await ended).toEqual([7, null]);
});

it('a folder belongs to one start, also when two claim it at the same moment', async () => {
  const dir = folder();
  const claims = await Promise.allSettled([new RunFile(dir).claim(), new RunFile(dir).claim()]);
  expect(claims.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  await expect(new RunFile(dir).claim()).rejects.toThrow(/already running from this folder \(process \d+\)/);
});

it('can be read by its owner alone, also when the file was there before with other rights', async () => {
  const dir = folder();
  writeFileSync(join(dir, 'run.json'), '{}', { mode: 0o644 });
  const file = new RunFile(dir);
  await file.claim();
  const rights = () => (statSync(join(dir, 'run.json')).mode & 0o777).toString(8);
  expect(rights()).toBe('600');
  file.setStores({ redisUrl: 'redis://:secret@127.0.0.1:1' });
  file.add(process.pid, basename(process.argv[1]));
  expect(rights()).toBe('600');
  expect(readdirSync(dir)).toEqual(['run.json']);
});
