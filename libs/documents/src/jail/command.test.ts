import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from '@jest/globals';
import { childCommand } from './command.js';

/** Runs a line of code under everything a child runs under, in place of the child's own entry. */
async function inJail(code: string): Promise<string> {
  const { file, args } = childCommand('read');
  const script = `try { const done = ${code}; console.log('done', done) } catch (error) { console.log(error.code ?? error.name) }`;
  const { stdout } = await promisify(execFile)(file, [...args.slice(0, -1), '-e', script], { env: {}, cwd: '/' });
  return stdout.trim();
}

test.each([
  ['read a file that is not ours', `require('fs').readFileSync('/etc/hostname')`, 'ERR_ACCESS_DENIED'],
  ['write a file', `require('fs').writeFileSync('/tmp/escaped', '')`, 'ERR_ACCESS_DENIED'],
  ['start a program', `require('child_process').execSync('id')`, 'ERR_ACCESS_DENIED'],
  ['start a thread', `new (require('worker_threads').Worker)('0', { eval: true })`, 'ERR_ACCESS_DENIED'],
  ['make code out of text', `new Function('return 1')()`, 'EvalError'],
  ['see a secret of the environment', `Object.keys(process.env).length`, 'done 0'],
])('a child cannot %s', async (_, code, answer) => {
  await expect(inJail(code)).resolves.toBe(answer);
});
