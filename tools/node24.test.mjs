import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { findNode } from './node24.mjs';

let root;
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'tailwright-node-'))));
afterEach(() => rmSync(root, { recursive: true, force: true }));

function pin(text) {
  const file = join(root, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin', 'node');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  chmodSync(file, 0o755);
  return file;
}

it('takes the pinned Node, whatever runs this', () => {
  const pinned = pin('#!/bin/sh\necho v24.21.0\n');
  expect(findNode(root, '20.19.0')).toBe(pinned);
});

// As on a Linux without glibc, whose kernel finds no loader for it.
const unusable = '#!/no/such/loader\n';

it.each([
  ['there is no pinned one', undefined],
  ['the pinned one cannot run here', unusable],
])('falls back to the Node that runs this when %s and it is new enough', (_why, text) => {
  if (text) pin(text);
  expect(findNode(root, '24.11.0')).toBe(process.execPath);
  expect(findNode(root, '24.10.9')).toBeNull();
  expect(findNode(root, '20.19.0')).toBeNull();
  expect(findNode(root, '26.0.0')).toBe(process.execPath);
});
