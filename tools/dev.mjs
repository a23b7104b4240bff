// `npm run dev`: the system with watchers. Services restart when their code or a library's changes; the web app
// reloads by itself on Vite's own address.
import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from './build.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const compiled = [
  'libs/contracts',
  'libs/platform',
  'libs/documents',
  'services/auth',
  'services/resume',
  'services/ai',
  'services/mail',
  'gateway',
];

await build(root);
const children = [
  ...compiled.map((folder) =>
    spawn('npm', ['run', '--silent', 'build', '--', '--watch', '--quiet'], {
      cwd: join(root, folder),
      stdio: ['ignore', 'ignore', 'inherit'],
    }),
  ),
  spawn('vite', ['--clearScreen', 'false'], { cwd: join(root, 'frontend'), stdio: ['ignore', 'inherit', 'inherit'] }),
  spawn(process.execPath, [join(root, 'tools', 'start.mjs'), '--dev', ...process.argv.slice(2)], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  }),
];
// Ctrl-C reaches every child through the terminal; a SIGTERM does not.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => children.forEach((child) => child.kill('SIGTERM')));
await new Promise((resolve) => children.at(-1).once('exit', resolve));
children.forEach((child) => child.kill('SIGTERM'));
