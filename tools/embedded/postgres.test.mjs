import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from '@jest/globals';
import { startPostgres } from './postgres.mjs';

let folder;
const place = () => join((folder = mkdtempSync(join(tmpdir(), 'tailwright-postgres-'))), 'postgres');
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('starts after a first start that was killed while the data was being made', async () => {
  const dir = place();
  mkdirSync(`${dir}.new`);
  writeFileSync(join(`${dir}.new`, 'PG_VERSION'), '18');
  const postgres = await startPostgres({ dir });
  expect(postgres.url).toContain('@127.0.0.1:');
  await postgres.stop();
  const again = await startPostgres({ dir });
  await again.stop();
});

it('says which file is missing when data has lost its password', async () => {
  const dir = place();
  mkdirSync(dir);
  writeFileSync(join(dir, 'PG_VERSION'), '18');
  await expect(startPostgres({ dir })).rejects.toThrow(`${dir}.password`);
});
