import { expect, it } from '@jest/globals';
import { getPriority } from 'node:os';
import { run, show } from './program.mjs';

/** A program that says its id, and takes its time to end once it is asked to. */
const slow = `
  process.on('SIGTERM', () => setTimeout(() => process.exit(0), 300));
  setInterval(() => undefined, 1_000);
  console.log('up');`;

it('resolves with what a program printed, and rejects with it when that ended badly', async () => {
  expect(await run(process.execPath, ['-e', "console.log('fine')"])).toBe('fine\n');
  await expect(run(process.execPath, ['-e', "console.log('why'); process.exit(3)"])).rejects.toThrow(/failed:\nwhy/);
  await expect(run('/no/such/program', [])).rejects.toThrow('ENOENT');
});

it('a program that is stopped early has ended when run rejects', async () => {
  const ending = new AbortController();
  const began = Date.now();
  const running = run(process.execPath, ['-e', slow], { signal: ending.signal });
  setTimeout(() => ending.abort(), 500);
  await expect(running).rejects.toThrow('aborted');
  expect(Date.now() - began).toBeGreaterThan(780);
});

it('a program that yields runs at the lowest priority, and so does what it starts', async () => {
  const inner = `setTimeout(() => process.exit(require('node:os').getPriority()), 300)`;
  const outer = `process.exitCode = require('node:child_process').spawnSync(process.execPath, ['-e', ${JSON.stringify(inner)}]).status`;
  expect(await show(process.execPath, ['-e', outer], { yields: true })).toBe(19);
  expect(await show(process.execPath, ['-e', outer])).toBe(getPriority());
});
