import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const READY_DEADLINE_MS = 90_000;
const STOP_DEADLINE_MS = 40_000;

export interface System {
  url: string;
  inboxUrl: string;
  dataDir: string;
  readyMs: number;
  output: () => string;
  /** Ends it as Ctrl-C does; resolves with the exit code once nothing of it runs. */
  interrupt(): Promise<number | null>;
}

export interface SystemOptions {
  args?: string[];
  env?: Record<string, string>;
  /** An earlier run's folder; a new one is made otherwise. */
  dataDir?: string;
}

/** startSystem runs `npm start` on a free port with a data folder of its own. */
export async function startSystem({ args = [], env = {}, dataDir }: SystemOptions = {}): Promise<System> {
  const folder = dataDir ?? (await mkdtemp(join(tmpdir(), 'tailwright-e2e-')));
  const port = await freePort();
  const began = Date.now();
  const child = spawn('npm', ['start', '--silent', '--', '--port', String(port), ...args], {
    cwd: join(import.meta.dirname, '..'),
    env: { ...withoutProvider(process.env), DATA_DIR: folder, PUBLIC_URL: `http://localhost:${port}`, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await untilReady(child, () => output);
  return {
    url: `http://localhost:${port}`,
    inboxUrl: /appears at (\S+)/.exec(output)?.[1] ?? '',
    dataDir: folder,
    readyMs: Date.now() - began,
    output: () => output,
    interrupt: () => interrupt(child),
  };
}

/** removeData deletes a system's folder once it has stopped. */
export async function removeData(system: System): Promise<void> {
  await rm(system.dataDir, { recursive: true, force: true });
}

/** processesOf lists the command lines that still name a data folder's processes. */
export function processesNaming(word: string): string[] {
  return execFileSync('ps', ['-eo', 'pid=,args='], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes(word) && !line.includes('ps -eo'));
}

function untilReady(child: ChildProcess, output: () => string): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setInterval(() => {
      if (output().includes('Tailwright is ready')) settle(resolve);
    }, 50);
    const deadline = setTimeout(() => {
      interruptGroup(child);
      settle(() => reject(new Error(`not ready in time:\n${output()}`)));
    }, READY_DEADLINE_MS);
    const onExit = () => settle(() => reject(new Error(`ended before it was ready:\n${output()}`)));
    child.once('exit', onExit);
    function settle(then: () => void) {
      clearInterval(timer);
      clearTimeout(deadline);
      child.off('exit', onExit);
      then();
    }
  });
}

async function interrupt(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null) return child.exitCode;
  const exited = new Promise<number | null>((resolve, reject) => {
    child.once('exit', (code) => resolve(code));
    setTimeout(() => reject(new Error('did not stop in time')), STOP_DEADLINE_MS).unref();
  });
  interruptGroup(child);
  return exited;
}

/** The terminal sends Ctrl-C to the whole foreground group: npm, its shell and our scripts. */
function interruptGroup(child: ChildProcess) {
  if (child.pid) process.kill(-child.pid, 'SIGINT');
}

function withoutProvider(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const { OPENAI_API_KEY: _key, OPENAI_BASE_URL: _url, OPENAI_MODEL: _model, ...rest } = env;
  return rest;
}

async function freePort(): Promise<number> {
  const { createServer } = await import('node:net');
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}
