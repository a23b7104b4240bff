import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const root = dirname(import.meta.dirname);
const packages = [
  'frontend',
  'gateway',
  ...['auth', 'resume', 'ai', 'mail'].map((service) => `services/${service}`),
  ...['contracts', 'platform', 'documents', 'resume-text', 'testing'].map((lib) => `libs/${lib}`),
];
const outside = ['zod', 'pg', '@nestjs/common', 'left-pad'];

/** Each file breaks one law, in the way somebody in a hurry would. */
const breaks = [
  ['libs/contracts/src/probe-package.ts', `import 'pg';`, 'contracts-import-only-zod'],
  ['libs/contracts/src/probe-node.ts', `import 'node:fs';`, 'no-node-in-the-browser'],
  ['libs/resume-text/src/probe-package.ts', `import 'zod';`, 'resume-text-imports-nothing'],
  ['libs/resume-text/src/probe-contracts.ts', `import '../../contracts/src/x.js';`, 'resume-text-imports-nothing'],
  ['libs/resume-text/src/probe-node.ts', `import 'node:fs';`, 'no-node-in-the-browser'],
  ['libs/resume-text/src/page/probe-later.ts', `import '../lines/x.js';`, 'resume-text-one-way'],
  ['services/ai/src/facts/probe-later.ts', `import '../engine/x.js';`, 'ai-one-way'],
  ['services/ai/src/posting/probe-types.ts', `import type { X } from '../jobs/x.js'; export type Y = X;`, 'ai-one-way'],
  ['services/ai/src/probe-measure.ts', `import '../eval/x.js';`, 'measures-stay-outside'],
  ['libs/platform/src/probe-service.ts', `import '../../../services/ai/src/x.js';`, 'platform-imports-contracts'],
  ['libs/documents/src/probe-platform.ts', `import '@tailwright/platform/x';`, 'documents-imports-contracts'],
  ['libs/documents/src/probe-nest.ts', `import '@nestjs/common';`, 'documents-knows-no-bus'],
  ['frontend/src/probe-service.ts', `import '../../services/auth/src/x';`, 'frontend-imports-contracts'],
  ['frontend/src/probe-dynamic.ts', `void import('@tailwright/platform/x');`, 'frontend-imports-contracts'],
  ['frontend/src/probe-nest.ts', `import '@nestjs/common';`, 'no-server-code-in-the-browser'],
  ['frontend/src/probe-node.ts', `import 'node:path';`, 'no-node-in-the-browser'],
  // A service exports nothing, so there is no such file.
  ['gateway/src/probe-service.ts', `import '@tailwright/auth/x';`, 'resolved'],
  ['gateway/src/probe-relative.ts', `import '../../services/ai/src/x.js';`, 'gateway-reaches-services-by-calls'],
  ['gateway/src/probe-types.ts', `import type { X } from '../../services/ai/src/x.js'; export type Y = X;`, 'gateway-reaches-services-by-calls'],
  ['services/auth/src/probe-service.ts', `import '../../resume/src/x.js';`, 'auth-imports-no-other-service'],
  ['services/auth/src/probe-export.ts', `export * from '../../resume/src/x.js';`, 'auth-imports-no-other-service'],
  ['services/ai/src/probe-dynamic.ts', `void import('../../resume/src/x.js');`, 'ai-imports-no-other-service'],
  ['services/mail/src/probe-documents.ts', `import '@tailwright/documents/x';`, 'mail-imports-no-other-service'],
  ['services/resume/src/probe-testing.ts', `import '@tailwright/testing/x';`, 'resume-imports-no-other-service'],
  ['services/resume/src/probe.test.ts', `import '../../ai/src/x.js';`, 'resume-imports-no-other-service-in-tests'],
  ['services/resume/src/testing/probe.ts', `import '../../../ai/src/x.js';`, 'resume-imports-no-other-service-in-tests'],
  ['services/ai/src/probe-undeclared.ts', `import 'left-pad';`, 'declared'],
  ['services/ai/src/probe-lost.ts', `import './nowhere.js';`, 'resolved'],
]; // prettier-ignore
const lawful = [
  ['libs/contracts/src/y.ts', `import 'zod'; import './x.js';`],
  ['libs/platform/src/y.ts', `import '@tailwright/contracts/x'; import 'node:fs';`],
  ['frontend/src/y.ts', `import '@tailwright/contracts/x'; import '@tailwright/resume-text/x'; import './x';`],
  [
    'libs/resume-text/src/lines/x.ts',
    `import '../page/x.js'; import type { X } from '../heads/x.js'; export type Y = X;`,
  ],
  ['libs/resume-text/src/heads/x.ts', `import '../lines/x.js'; export type X = 1;`],
  ['libs/resume-text/src/page/x.ts', 'export type X = 1;'],
  ['services/ai/src/engine/x.ts', `import '../facts/x.js'; export type X = 1;`],
  ['services/ai/src/facts/x.ts', 'export type X = 1;'],
  ['services/ai/src/jobs/x.ts', `import '../engine/x.js'; export type X = 1;`],
  ['services/ai/eval/x.ts', `import '../src/engine/x.js';`],
  ['libs/testing/src/y.ts', `import '@tailwright/resume-text/x';`],
  ['gateway/src/y.ts', `import '@tailwright/platform/x'; import '@tailwright/documents/x';`],
  ['services/ai/src/y.test.ts', `import '@tailwright/testing/x'; import './x.js';`],
];

let folder;
let found;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'boundaries-'));
  await tree();
  found = await cruise();
});

afterAll(() => rm(folder, { recursive: true, force: true }));

test.each(breaks)('%s: "%s" breaks %s', (file, _code, law) => {
  expect(found.get(file)).toContain(law);
});

test.each(lawful)('%s: "%s" is lawful', (file) => {
  expect(found.get(file)).toBeUndefined();
});

/** A workspace of the same shape: our packages with one file each, and packages from outside that hold nothing. */
async function tree() {
  for (const file of ['package.json', 'tsconfig.json', 'tsconfig.base.json', 'boundaries.config.mjs'])
    await cp(join(root, file), join(folder, file));
  for (const name of packages) {
    await write(`${name}/src/x.ts`, 'export type X = 1;');
    await cp(join(root, name, 'package.json'), join(folder, name, 'package.json'));
  }
  for (const name of outside) {
    await write(`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', main: 'index.js' }));
    await write(`node_modules/${name}/index.js`, '');
  }
  for (const [file, code] of [...breaks, ...lawful]) await write(file, code);
  await promisify(execFile)('ln', ['-s', '-t', await scope(), ...packages.map((name) => join(folder, name))]);
}

async function scope() {
  const path = join(folder, 'node_modules', '@tailwright');
  await mkdir(path, { recursive: true });
  return path;
}

async function write(file, text) {
  await mkdir(dirname(join(folder, file)), { recursive: true });
  await writeFile(join(folder, file), text);
}

/** The laws each file breaks, as `npm run check` would find them. */
async function cruise() {
  const program = join(root, 'node_modules', 'dependency-cruiser', 'bin', 'dependency-cruiser.mjs');
  const args = [program, '--config', 'boundaries.config.mjs', '--output-type', 'json', ...packages];
  const env = { PATH: process.env.PATH };
  // It exits non-zero, as it should here.
  const { stdout, stderr } = await promisify(execFile)(process.execPath, args, { cwd: folder, env }).catch(
    (red) => red,
  );
  if (!stdout) throw new Error(stderr);
  const laws = new Map();
  for (const { from, rule } of JSON.parse(stdout).summary.violations)
    laws.set(from, [...(laws.get(from) ?? []), rule.name]);
  return laws;
}
