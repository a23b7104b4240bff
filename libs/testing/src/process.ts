import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { programOf } from './program.js';

const readyLimitMs = 60_000;

export interface TestProcess {
  pid: number;
  /** Everything it has written so far. */
  output(): string;
  /** Sends the signal and resolves with the exit code, or null when the signal ended it. */
  end(signal?: NodeJS.Signals): Promise<number | null>;
}

/** startProcess runs a TypeScript entry as a process of its own and resolves once it has logged `ready`. */
export async function startProcess(entry: string, env: Record<string, string>): Promise<TestProcess> {
  const child = await spawnProcess(entry, env);
  await child.prints('"msg":"ready"').catch(async (error: Error) => {
    await child.end('SIGKILL');
    throw new Error(`${entry} ${error.message}:\n${child.output()}`);
  });
  return child;
}

/** spawnProcess runs a TypeScript entry as a process of its own; `prints` resolves with a line that holds the text. */
export async function spawnProcess(
  entry: string,
  env: Record<string, string>,
): Promise<TestProcess & { prints(text: string): Promise<void> }> {
  const { file, execArgv, compileCache } = await programOf(entry);
  const child = spawn(process.execPath, [...execArgv, file], {
    env: { PATH: process.env.PATH, ...compileCache, ...env, LOG_LEVEL: 'info' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  let output = '';
  child.stdout.on('data', (text: Buffer) => (output += text.toString()));
  child.stderr.on('data', (text: Buffer) => (output += text.toString()));
  return {
    pid: child.pid ?? 0,
    output: () => output,
    prints: (text) => printed(child, exited, text),
    end: (signal = 'SIGTERM') => {
      child.kill(signal);
      return exited;
    },
  };
}

function printed(child: ChildProcess, exited: Promise<number | null>, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const limit = setTimeout(() => reject(new Error(`did not print ${text}`)), readyLimitMs);
    if (child.stdout) {
      createInterface({ input: child.stdout }).on('line', (line) => {
        if (!line.includes(text)) return;
        clearTimeout(limit);
        resolve();
      });
    }
    void exited.then((code) => {
      clearTimeout(limit);
      reject(new Error(`ended with ${code}`));
    });
  });
}
