// Loaded before a process of a sabotaged run: it takes one guard out of our compiled code while Node reads it. The
// files stay as they are, and the product itself has no switch for this.
import { registerHooks } from 'node:module';

const edits = JSON.parse(process.env.CHAOS_SABOTAGE ?? '[]');

registerHooks({
  load(url, context, next) {
    const own = edits.filter(({ file }) => url.endsWith(`/${file}`));
    const loaded = next(url, context);
    if (own.length === 0) return loaded;
    let source = loaded.source.toString();
    for (const { file, find, replace } of own) {
      if (!source.includes(find)) throw new Error(`sabotage: ${file} has no ${JSON.stringify(find)} any more`);
      source = source.replaceAll(find, replace);
    }
    return { ...loaded, source };
  },
});
