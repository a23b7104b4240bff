import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { watchSources } from './sources.mjs';
import { Supervisor } from './supervisor.mjs';

let root;
let supervisor;
let sources;
let problems;

const write = (path, text) => {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), text);
};
/** Editors replace a file as often as they write into it. */
const replace = (path, text) => {
  write(`${path}~`, text);
  renameSync(join(root, `${path}~`), join(root, path));
};
const log = () => readFileSync(join(root, 'logs', 'thing.log'), 'utf8');
const main =
  "import { version } from './version.js';\nconsole.log(JSON.stringify({ msg: 'ready', version }));\nsetInterval(() => undefined, 1_000);\n";

beforeEach(async () => {
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
  root = mkdtempSync(join(tmpdir(), 'sources-'));
  cpSync(join(import.meta.dirname, '..', '..', '.swcrc'), join(root, '.swcrc'));
  write('package.json', '{ "type": "module" }');
  for (const folder of ['src/main.ts', 'dist/main.js']) write(`services/thing/${folder}`, main);
  write('services/thing/src/version.ts', 'export const version: number = 1;\n');
  write('services/thing/dist/version.js', 'export const version = 1;\n');
  write('libs/other/src/unused.ts', 'export const unused = 1;\n');
  problems = [];
  supervisor = new Supervisor({ logDir: join(root, 'logs'), runFile: { add() {}, remove() {} }, waits: true });
  sources = await watchSources({
    root,
    packages: ['services/thing', 'libs/other'],
    onCompiled: (name) => supervisor.renew(({ packages }) => packages.includes(name)),
    onProblem: (error) => problems.push(error.message),
    onDead: (error) => problems.push(error.message),
  });
  const script = join(root, 'services/thing/dist/main.js');
  const env = process.env;
  await supervisor.start({ name: 'thing', group: 'services', packages: ['services/thing'], script, env });
});

afterEach(async () => {
  sources.stop();
  await supervisor.stop();
  jest.restoreAllMocks();
  rmSync(root, { recursive: true, force: true });
});

it('a process runs again with what was changed in its sources, each time', async () => {
  write('services/thing/src/version.ts', 'export const version: number = 2;\n');
  await until(() => log().includes('"version":2'));
  replace('services/thing/src/version.ts', 'export const version: number = 3;\n');
  await until(() => log().includes('"version":3'));
  replace('services/thing/src/version.ts', 'export const version: number = 4;\n');
  await until(() => log().includes('"version":4'));
});

it('a new file in a new folder counts, and another package’s change does not', async () => {
  write('libs/other/src/unused.ts', 'export const unused = 2;\n');
  write('services/thing/src/deep/down.ts', 'export const version: string = "deep";\n');
  await until(() => log().split('"ready"').length === 3);
  write('services/thing/src/version.ts', "export { version } from './deep/down.js';\n");
  await until(() => log().includes('"version":"deep"'));
  expect(log().split('"ready"')).toHaveLength(4);
});

it('code that does not compile is reported and leaves the process running; code that dies waits for its mending', async () => {
  write('services/thing/src/version.ts', 'export const version: number = ;\n');
  await until(() => problems.length === 1);
  expect(log().split('"ready"')).toHaveLength(2);
  write('services/thing/src/version.ts', "throw new Error('broken');\nexport const version = 5;\n");
  await until(() => log().includes('broken'));
  write('services/thing/src/version.ts', 'export const version = 6;\n');
  await until(() => log().includes('"version":6'));
});

async function until(isTrue) {
  const deadline = Date.now() + 10_000;
  while (!isTrue()) {
    if (Date.now() > deadline)
      throw new Error(`It did not come to that within 10 s:\n${problems.join('\n')}\n${log()}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
