import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { readableLine } from './readable-line.mjs';

/**
 * run starts a program and resolves when it ended well; its output is shown only when it did not. Once `signal` aborts
 * the program is asked to end, and run rejects when it has.
 */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    let aborted;
    child.on('error', (error) => {
      // A program that could not be started has no exit.
      if (child.pid === undefined) reject(error);
      else aborted = error;
    });
    child.on('exit', (code) => {
      if (aborted) reject(aborted);
      else if (code === 0) resolve(output);
      else reject(new Error(`${command} ${args.join(' ')} failed:\n${readable(output.slice(-4_000))}`));
    });
  });
}

const readable = (text) => text.split('\n').map(readableLine).join('\n');

/**
 * show runs a program whose output the person sees, and resolves with its exit code. One that `yields` takes only the
 * processor time that others leave.
 */
export function show(command, args, { yields = false, ...options } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', ...options });
    if (yields && child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}
