// `node --conditions=source --import <this file> some.ts` runs the repository's TypeScript as the tests do: Node's own
// type stripping knows neither decorators nor `.js` imports of `.ts` files.
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@swc/core';

const configFile = fileURLToPath(new URL('../../../.swcrc', import.meta.url));

registerHooks({
  resolve(specifier, context, next) {
    try {
      return next(specifier, context);
    } catch (error) {
      // The program of a thread is asked for by its whole address.
      if (!/^(?:\.|file:)/.test(specifier) || !specifier.endsWith('.js')) throw error;
      return next(specifier.replace(/\.js$/, '.ts'), context);
    }
  },
  load(url, context, next) {
    if (!url.endsWith('.ts')) return next(url, context);
    const filename = fileURLToPath(url);
    const { code } = transformSync(readFileSync(filename, 'utf8'), { filename, configFile, sourceMaps: 'inline' });
    return { format: 'module', source: code, shortCircuit: true };
  },
});
