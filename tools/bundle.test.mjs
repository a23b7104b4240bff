import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

let folder;
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'tailwright-bundle-')));
  write('package.json', '{ "type": "module" }');
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(path, text) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}
const node = (...args) => spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
const bundle = (...programs) => node(join(import.meta.dirname, 'bundle.mjs'), ...programs);

it('a module of ours still finds what lies beside it', () => {
  write('dist/main.js', `import { place } from './deep/place.js'; console.log(place);`);
  write('dist/deep/place.js', `export const place = new URL('../../model.bin', import.meta.url).pathname;`);
  expect(bundle('main').status).toBe(0);
  expect(node('bundle/main.js').stdout.trim()).toBe(join(folder, 'model.bin'));
});

it('the program of a thread is bundled beside the process that starts it', () => {
  write('dist/main.js', `import { start } from './deep/start.js'; start();`);
  const worker = `new Worker(new URL('./deep.thread.js', import.meta.url)).on('message', (said) => console.log(said))`;
  write('dist/deep/start.js', `import { Worker } from 'node:worker_threads'; export const start = () => ${worker};`);
  const said = `new URL('../../model.bin', import.meta.url).pathname`;
  const thread = `import { parentPort } from 'node:worker_threads'; parentPort.postMessage(${said});`;
  write('dist/deep/deep.thread.js', thread);
  expect(bundle('main', 'deep/deep.thread').status).toBe(0);
  rmSync(join(folder, 'dist'), { recursive: true });
  expect(node('bundle/main.js').stdout.trim()).toBe(join(folder, 'model.bin'));
});

it.each([
  ['__dirname', `exports.place = __dirname;`],
  ['import.meta.dirname', `export const place = import.meta.dirname;`],
  ['import.meta.url', `export const place = new URL('./data.bin', import.meta.url);`],
])('a package that looks beside itself by %s is refused by name', (_, code) => {
  write('dist/main.js', `import * as thing from 'thing'; console.log(thing.place);`);
  write('node_modules/thing/index.js', code);
  const type = code.startsWith('exports') ? 'commonjs' : 'module';
  write('node_modules/thing/package.json', JSON.stringify({ name: 'thing', type, main: 'index.js' }));
  const { status, stderr } = bundle('main');
  expect(status).not.toBe(0);
  expect(stderr).toContain('thing looks for files beside itself');
});

it('migrations that need a package are refused, for their image has none', () => {
  const code = `import { pino } from 'pino'; console.log(pino);`;
  write('dist/main.js', code);
  write('dist/migrate.js', code);
  expect(bundle('main').status).toBe(0);
  const { status, stderr } = bundle('migrate');
  expect(status).not.toBe(0);
  expect(stderr).toContain('migrate imports pino');
});
