import { randomBytes } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writePrivate } from '../private-file.mjs';

/** loadSecrets returns the generated keys of this data folder; they are made once and persist. */
export async function loadSecrets(dataDir) {
  const file = join(dataDir, 'secrets.json');
  const stored = JSON.parse(await readFile(file, 'utf8').catch(() => '{}'));
  const secrets = {
    BUS_KEY: key(32),
    COOKIE_KEY: key(32),
    DATABASE_ROLE_SECRET: key(24),
    ...stored,
  };
  await mkdir(dataDir, { recursive: true });
  writePrivate(file, JSON.stringify(secrets, null, 2));
  return secrets;
}

function key(bytes) {
  return randomBytes(bytes).toString('base64');
}
