import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const bundler = fileURLToPath(new URL('./bundle-program.mjs', import.meta.url));
const loader = fileURLToPath(new URL('./load-typescript.mjs', import.meta.url));

export interface Program {
  file: string;
  /** The arguments of Node that stand before the file. */
  execArgv: string[];
  /** What the environment has beside its own, so that Node compiles the file once. */
  compileCache: { NODE_COMPILE_CACHE?: string };
}

/**
 * programOf is a TypeScript program of ours as the product runs it: all its modules in one file. A run of the tests starts
 * the same ones dozens of times, so each is put together once for the whole run. Outside such a run it stays as it is.
 */
export async function programOf(entry: string): Promise<Program> {
  const folder = process.env.TEST_PROGRAMS;
  if (!folder) return { file: entry, execArgv: ['--conditions=source', '--import', loader], compileCache: {} };
  const place = join(folder, createHash('sha256').update(entry).digest('hex').slice(0, 16));
  const ready = begun.get(place) ?? (existsSync(place) ? Promise.resolve() : putTogether(entry, place));
  begun.set(place, ready);
  await ready;
  return {
    file: join(place, 'program.js'),
    execArgv: [],
    compileCache: { NODE_COMPILE_CACHE: join(folder, 'compiled') },
  };
}

/** Several processes of a test start at once. */
const begun = new Map<string, Promise<void>>();

async function putTogether(entry: string, place: string): Promise<void> {
  const unfinished = `${place}-${process.pid}`;
  await run(process.execPath, [bundler, entry, unfinished], { env: { PATH: process.env.PATH } });
  try {
    await rename(unfinished, place);
  } catch (error) {
    // Another process of the tests was first.
    if (!existsSync(place)) throw error;
    await rm(unfinished, { recursive: true });
  }
}
