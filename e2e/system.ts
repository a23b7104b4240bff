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
  /** The ids of its processes now. */
  processes(): number[];
  /** Ends it as Ctrl-C does, and resolves once npm has ended. */
  interrupt(): Promise<void>;
  /** Ends it and deletes its data. */
  end(): Promise<void>;
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
    env: { ...ordinary(process.env), DATA_DIR: folder, PUBLIC_URL: `http://localhost:${port}`, ...env },
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
    processes: () => processesBelow(child.pid ?? 0),
    interrupt: () => interrupt(child),
    end: async () => {
      await interrupt(child);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type RunningSystem = Pick<System, 'url' | 'inboxUrl' | 'end'>;

/** runningSystem is the one that `SYSTEM_URL` and `INBOX_URL` name, which goes on after `end`; else one of its own. */
export async function runningSystem(options?: SystemOptions): Promise<RunningSystem> {
  const { SYSTEM_URL: url, INBOX_URL: inboxUrl = '' } = process.env;
  return url ? { url, inboxUrl, end: () => Promise.resolve() } : startSystem(options);
}

/** alive keeps the ids of those that still run. */
export function alive(pids: number[]): number[] {
  return pids.filter(isAlive);
}

/** processesBelow lists the ids of every process that descends from the system's own. */
function processesBelow(ancestor: number): number[] {
  const rows = execFileSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number) as [number, number]);
  const family = [ancestor];
  // Grows while it is walked: children of children are found in turn.
  for (const one of family) family.push(...rows.filter(([, parent]) => parent === one).map(([pid]) => pid));
  return family;
}

/** A zombie has ended; it only waits for its parent to look at its exit code. */
function isAlive(pid: number): boolean {
  try {
    const state = execFileSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' });
    return !state.startsWith('Z');
  } catch {
    return false;
  }
}

function untilReady(child: ChildProcess, output: () => string): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setInterval(() => {
      // The last line it says: the address of the mail stands above it.
      if (/Tailwright is ready[\s\S]*Stop: Ctrl-C/.test(output())) settle(resolve);
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

async function interrupt(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = new Promise<void>((resolve, reject) => {
    child.once('exit', () => resolve());
    setTimeout(() => reject(new Error('did not stop in time')), STOP_DEADLINE_MS).unref();
  });
  interruptGroup(child);
  return exited;
}

/** The terminal sends Ctrl-C to the whole foreground group: npm, its shell and our scripts. */
function interruptGroup(child: ChildProcess) {
  if (child.pid) process.kill(-child.pid, 'SIGINT');
}

/** ordinary is a person's environment: no model, and none of the options the tests themselves run under. */
function ordinary(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const { OPENAI_API_KEY: _key, OPENAI_BASE_URL: _url, OPENAI_MODEL: _model, NODE_OPTIONS: _options, ...rest } = env;
  return rest;
}

/** Below the ports that systems give to outgoing connections: one of those may be taken again before the system listens. */
const [firstPort, ports] = [21_000, 10_000];

async function freePort(): Promise<number> {
  const { createServer } = await import('node:net');
  for (let tries = 0; tries < 100; tries += 1) {
    const port = firstPort + Math.floor(Math.random() * ports);
    const isFree = await new Promise<boolean>((resolve) => {
      const server = createServer();
      server.once('error', () => resolve(false));
      server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
    });
    if (isFree) return port;
  }
  throw new Error('no free port');
}
