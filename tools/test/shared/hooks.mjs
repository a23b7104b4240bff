// Loads tests and what they import as Jest's own runner does: see jest.config.mjs.
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import '../../../libs/testing/src/load-typescript.mjs';

const globals = new URL('./globals.mjs', import.meta.url).href;

registerHooks({
  resolve(specifier, context, next) {
    if (specifier === '@jest/globals') return { url: globals, shortCircuit: true };
    // The web app imports its own files without an ending.
    if (/^\.{1,2}\//.test(specifier) && !/\.(?:m?js|ts|json|txt\?raw)$/.test(specifier))
      return withEnding(specifier, context, next);
    return next(specifier, context);
  },
  load(url, context, next) {
    if (!url.endsWith('?raw')) return next(url, context);
    const text = readFileSync(fileURLToPath(url), 'utf8');
    return { format: 'module', source: `export default ${JSON.stringify(text)};`, shortCircuit: true };
  },
});

function withEnding(specifier, context, next) {
  for (const ending of ['.ts', '.tsx']) {
    try {
      return next(`${specifier}${ending}`, context);
    } catch {
      // The next ending, or the name as it is.
    }
  }
  return next(specifier, context);
}
