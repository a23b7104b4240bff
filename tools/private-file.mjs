import { linkSync, renameSync, rmSync, writeFileSync } from 'node:fs';

/** writePrivate replaces a file by one that its owner alone may read; a reader sees the old text or the new one. */
export function writePrivate(path, text) {
  renameSync(writeBeside(path, text), path);
}

/** createPrivate is writePrivate for a file that must not be there yet; false when it is. */
export function createPrivate(path, text) {
  const written = writeBeside(path, text);
  try {
    linkSync(written, path);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(written, { force: true });
  }
}

function writeBeside(path, text) {
  const beside = `${path}.${process.pid}`;
  // An existing file keeps the rights it has, whatever `mode` says.
  rmSync(beside, { force: true });
  writeFileSync(beside, text, { mode: 0o600, flag: 'wx' });
  return beside;
}
