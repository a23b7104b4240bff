import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { Supervisor } from './supervisor.mjs';

let dir;
let supervisor;
let gaveUp;
const runFile = { add() {}, remove() {} };

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'supervisor-'));
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
  gaveUp = new Promise((resolve) => {
    supervisor = new Supervisor({ logDir: dir, runFile, onGiveUp: resolve, readyMs: 1_000, restartMs: 20 });
  });
});

afterEach(async () => {
  await supervisor.stop();
  for (const pid of pids()) end(pid);
  jest.restoreAllMocks();
  rmSync(dir, { recursive: true, force: true });
});

/** A program that writes down its id and, as the n-th of its kind, does the n-th of `lives`, or else the last. */
function program(...lives) {
  const script = join(dir, 'program.mjs');
  const code = `
    import { appendFileSync, readFileSync } from 'node:fs';
    appendFileSync(${JSON.stringify(join(dir, 'pids'))}, process.pid + '\\n');
    const runs = readFileSync(${JSON.stringify(join(dir, 'pids'))}, 'utf8').trim().split('\\n').length;
    const lives = ${JSON.stringify(lives)};
    const life = lives[Math.min(runs, lives.length) - 1];
    if (life === 'refuses') console.log(JSON.stringify({ level: 60, msg: 'PORT must be a whole number.' }));
    if (life.startsWith('ready')) console.log(JSON.stringify({ msg: 'ready', opsPort: 1 }));
    if (life.endsWith('dies') || life === 'refuses') setTimeout(() => process.exit(1), 50);
    else setInterval(() => undefined, 1_000);`;
  writeFileSync(script, code);
  return { name: 'program', group: 'programs', script, env: process.env };
}

function pids() {
  const file = join(dir, 'pids');
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n').map(Number) : [];
}

it('starts a process that dies once for each death, also when it dies before it is ready again', async () => {
  await supervisor.start(program('ready, dies', 'dies', 'dies', 'ready'));
  await until(() => pids().length === 4);
  // A second restart of the same death would come within this time.
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(pids()).toHaveLength(4);
});

it('puts a log that has grown too long aside, in place of the one before it', async () => {
  const brief = new Supervisor({ logDir: dir, runFile, onGiveUp() {}, logSize: '10K' });
  const log = join(dir, 'program.log');
  writeFileSync(`${log}.1`, 'the one before\n');
  writeFileSync(log, 'old\n'.repeat(3_000));
  await brief.start(program('ready'));
  await brief.stop();
  await until(() => existsSync(log) && readFileSync(log, 'utf8').includes('"msg":"ready"'));
  expect(readFileSync(`${log}.1`, 'utf8')).toBe('old\n'.repeat(3_000));
  expect(readdirSync(dir).filter((file) => file.startsWith('program.log'))).toEqual(['program.log', 'program.log.1']);
});

it('hears a process whose log cannot be written', async () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  mkdirSync(join(dir, 'program.log'));
  await supervisor.start(program('ready'));
  // Unheard it would have been ended as silent.
  expect(pids().filter(isAlive)).toHaveLength(1);
  expect(said).toHaveBeenCalledWith(expect.stringContaining('its log is not written any more'));
});

it('ends a process that stays silent and says so', async () => {
  await expect(supervisor.start(program('silent'))).rejects.toThrow(/not ready within 1 s/);
  expect(pids().filter(isAlive)).toEqual([]);
});

it('shows the sentence with which a process refused to start, and no more of its log', async () => {
  await expect(supervisor.start(program('refuses'))).rejects.toThrow(/program\.log:\nPORT must be a whole number\.$/);
});

it('ends a restarted process that stays silent, and starts another one', async () => {
  await supervisor.start(program('ready, dies', 'silent', 'ready'));
  await until(() => pids().length === 3);
  expect(pids().slice(0, 2).filter(isAlive)).toEqual([]);
});

it('gives up with a sentence on what cannot stay up', async () => {
  await supervisor.start(program('ready, dies'));
  expect(await gaveUp).toBe('program ended 6 times within a minute and is not started again.');
});

it('leaves no process behind when it stops: not one it restarted, not one that is still starting', async () => {
  const spec = program('ready, dies', 'ready', 'silent');
  await supervisor.start(spec);
  await until(() => pids().length === 2);
  const starting = supervisor.start({ ...spec, name: 'second' }).catch((error) => error.message);
  await until(() => pids().length === 3);
  await supervisor.stop();
  expect(await starting).toMatch('second ended at start (SIGTERM)');
  expect(pids().filter(isAlive)).toEqual([]);
});

it('processes end by themselves when their starter is killed', async () => {
  const spec = program('ready');
  const starter = join(dir, 'starter.mjs');
  writeFileSync(
    starter,
    `import { Supervisor } from ${JSON.stringify(new URL('supervisor.mjs', import.meta.url).href)};
     const runFile = { add() {}, remove() {} };
     const supervisor = new Supervisor({ logDir: ${JSON.stringify(dir)}, runFile, onGiveUp() {} });
     await supervisor.start({ ...${JSON.stringify(spec)}, env: process.env });
     console.log('started');`,
  );
  const child = spawn(process.execPath, [starter], { stdio: ['ignore', 'pipe', 'inherit'] });
  await new Promise((resolve) => child.stdout.on('data', (text) => String(text).includes('started') && resolve()));
  const [pid] = pids();
  expect(isAlive(pid)).toBe(true);
  child.kill('SIGKILL');
  await until(() => !isAlive(pid));
});

async function until(isTrue) {
  const deadline = Date.now() + 10_000;
  while (!isTrue()) {
    if (Date.now() > deadline) throw new Error('It did not come to that within 10 s.');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** One that has ended and is not buried yet counts as ended. */
function isAlive(pid) {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}

function end(pid) {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended already.
  }
}
