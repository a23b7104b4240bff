import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { whyNoContainers } from './containers.mjs';

let folder;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tailwright-docker-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A Docker that succeeds in the given commands alone. */
function docker(name, ...succeeds) {
  const path = join(folder, name);
  const cases = succeeds.map((command) => `"${command}") exit 0;;`).join(' ');
  writeFileSync(path, `#!/bin/sh\ncase "$*" in ${cases} esac\nexit 1\n`);
  chmodSync(path, 0o755);
  return path;
}

const images = ['postgres:18-alpine', 'redis:7-alpine'];
const have = images.map((image) => `image inspect ${image}`);
const [, haveRedis] = have;

it('where there is no Docker, or one that does not answer, the reason is told', () => {
  expect(whyNoContainers(join(folder, 'none'))).toBe('Docker does not answer');
  expect(whyNoContainers(docker('mute', ...have))).toBe('Docker does not answer');
});

it('images that are there or can be fetched are enough', () => {
  expect(whyNoContainers(docker('whole', 'info', ...have))).toBeNull();
  expect(whyNoContainers(docker('online', 'info', haveRedis, `pull ${images[0]}`))).toBeNull();
});

it('an image that cannot be fetched is named', () => {
  expect(whyNoContainers(docker('offline', 'info', haveRedis))).toBe('postgres:18-alpine cannot be fetched');
});
