// `node --conditions=source --import <this file> some.ts` runs the repository's TypeScript as the tests do: Node's own
// type stripping knows neither decorators nor `.js` imports of `.ts` files.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire, registerHooks } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const configFile = join(root, '.swcrc');
/** A test run starts the same programs and threads dozens of times: what a file became is kept, one file for each. */
const kept = join(root, '.data', 'transpiled');
const require = createRequire(import.meta.url);
const { version } = require('@swc/core/package.json');
const config = readFileSync(configFile, 'utf8');

registerHooks({
  resolve(specifier, context, next) {
    // The program of a thread is asked for by its whole address.
    if (!/^(?:\.|file:).*\.js$/.test(specifier)) return next(specifier, context);
    const source = specifier.replace(/\.js$/, '.ts');
    // What fails takes its time, so the likelier one comes first.
    const [first, second] = context.parentURL?.endsWith('.ts') ? [source, specifier] : [specifier, source];
    try {
      return next(first, context);
    } catch {
      return next(second, context);
    }
  },
  load(url, context, next) {
    if (!url.endsWith('.ts')) return next(url, context);
    return { format: 'module', source: transpiled(fileURLToPath(url)), shortCircuit: true };
  },
});

/** transpiled is what a file of ours is in JavaScript. */
export function transpiled(filename) {
  const text = readFileSync(filename, 'utf8');
  const mark = `// ${hash(`${version} ${config} ${filename} ${text}`)}`;
  const place = join(kept, `${hash(filename)}.js`);
  const known = readIfThere(place);
  if (known?.endsWith(mark)) return known;
  const code = `${transpile(text, filename)}\n${mark}`;
  keep(place, code);
  return code;
}

/** swc itself is loaded only where something has changed. */
function transpile(text, filename) {
  return require('@swc/core').transformSync(text, { filename, configFile, sourceMaps: 'inline' }).code;
}

function hash(text) {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}

function readIfThere(place) {
  try {
    return readFileSync(place, 'utf8');
  } catch {
    return undefined;
  }
}

/** Another process may read it at this moment, so it is there at once or not at all; a full disk keeps nothing. */
function keep(place, code) {
  const unfinished = `${place}.${process.pid}.${Math.random()}`;
  try {
    mkdirSync(kept, { recursive: true });
    writeFileSync(unfinished, code);
    renameSync(unfinished, place);
  } catch {
    // It is transpiled again the next time.
  }
}
