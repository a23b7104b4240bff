import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { RunFile } from './run-file.mjs';

const folder = () => mkdtempSync(join(tmpdir(), 'run-file-'));

it('ends by id what a killed start left behind, and nothing else', async () => {
  const dir = folder();
  const left = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)', 'left-behind']);
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)', 'somebody-else']);
  const ended = once(left, 'exit');
  const processes = [
    { pid: left.pid, mark: 'left-behind' },
    { pid: other.pid, mark: 'left-behind' },
  ];
  writeFileSync(join(dir, 'run.json'), JSON.stringify({ owner: 999_999_999, processes }));

  await new RunFile(dir).claim();

  await ended;
  expect(other.exitCode).toBeNull();
  other.kill();
  expect(JSON.parse(readFileSync(join(dir, 'run.json'), 'utf8')).owner).toBe(process.pid);
});
