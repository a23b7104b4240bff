import { watch } from 'node:fs';
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { transformFile } from '@swc/core';

/** Editors write a file in steps, and a save may touch many. */
const SETTLE_MS = 60;
const isCompiled = (file) => file.endsWith('.ts') && !/\.(test|fixture)\.ts$|(^|\/)testing\//.test(file);

/**
 * watchSources compiles what changes below `src` of each package into its `dist`, as its build does, and then calls
 * `onCompiled` with the package. A file that does not compile is reported, and the last good one stays.
 */
export async function watchSources({ root, packages, onCompiled, onProblem, onDead }) {
  const watched = await Promise.all(
    packages.map((name) => watchPackage({ root, name, onCompiled, onProblem, onDead })),
  );
  return { stop: () => watched.forEach((one) => one.stop()) };
}

async function watchPackage({ root, name, onCompiled, onProblem, onDead }) {
  const src = join(root, name, 'src');
  const dist = join(root, name, 'dist');
  const folders = new Map();
  let known = await listFiles();
  let timer;
  let running = Promise.resolve();

  // One watcher a folder: on Linux a recursive one loses a file that an editor replaces.
  function watchFolders(paths) {
    for (const [path, watcher] of folders) {
      if (paths.has(path)) continue;
      watcher.close();
      folders.delete(path);
    }
    for (const path of paths) {
      if (folders.has(path)) continue;
      const watcher = watchUnlessGone(path, () => {
        clearTimeout(timer);
        timer = setTimeout(() => (running = running.then(update).catch(onDead)), SETTLE_MS);
      });
      if (!watcher) continue;
      // A folder that was deleted ends its watcher with an error on some systems.
      watcher.on('error', (error) => (error.code === 'EPERM' || error.code === 'ENOENT' ? undefined : onDead(error)));
      folders.set(path, watcher);
    }
  }

  /** What is there, by name and time of change; follows new folders. */
  async function listFiles() {
    const entries = await readdir(src, { recursive: true, withFileTypes: true });
    const paths = entries.filter((entry) => entry.isDirectory()).map((entry) => join(entry.parentPath, entry.name));
    watchFolders(new Set([src, ...paths]));
    const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
    const compiled = files.filter((file) => isCompiled(relative(src, file).replaceAll('\\', '/')));
    const times = await Promise.all(compiled.map(async (file) => [file, await timeOfChange(file)]));
    return new Map(times.filter(([, time]) => time !== undefined));
  }

  async function update() {
    const current = await listFiles();
    const changed = [...current.keys()].filter((file) => current.get(file) !== known.get(file));
    const gone = [...known.keys()].filter((file) => !current.has(file));
    known = current;
    if (changed.length + gone.length === 0) return;
    try {
      await Promise.all(changed.map(compile));
      await Promise.all(gone.map((file) => rm(outputOf(file), { force: true })));
      onCompiled(name);
    } catch (error) {
      onProblem(error);
    }
  }

  async function compile(file) {
    const { code, map } = await transformFile(file, { configFile: join(root, '.swcrc'), swcrc: false });
    const output = outputOf(file);
    await mkdir(dirname(output), { recursive: true });
    if (map) await writeFile(`${output}.map`, map);
    await writeFile(output, `${code}${map ? `//# sourceMappingURL=${output.split(/[\\/]/).at(-1)}.map\n` : ''}`);
  }

  function outputOf(file) {
    return join(dist, relative(src, file)).replace(/\.ts$/, '.js');
  }

  return {
    stop() {
      clearTimeout(timer);
      for (const watcher of folders.values()) watcher.close();
    },
  };
}

/** An editor that saves by renaming, or a checkout, may have taken a file away since it was listed. */
const ifGone = (error) => {
  if (error.code !== 'ENOENT') throw error;
};

async function timeOfChange(file) {
  return (await stat(file).catch(ifGone))?.mtimeMs;
}

function watchUnlessGone(path, onChange) {
  try {
    return watch(path, onChange);
  } catch (error) {
    return ifGone(error);
  }
}
