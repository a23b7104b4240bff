import { registerHooks } from 'node:module';

/**
 * Tests start the child from its TypeScript source: Node removes the types itself, and this hook finds `./x.ts` where
 * the source, written for the compiled package, says `./x.js`. So code that runs in the child uses erasable syntax
 * only (no enum, no parameter property).
 */
registerHooks({
  resolve(specifier, context, next) {
    const isOurs = specifier.startsWith('.') && context.parentURL?.endsWith('.ts');
    return next(isOurs ? specifier.replace(/\.js$/, '.ts') : specifier, context);
  },
});
