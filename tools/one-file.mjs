import { dirname, join, relative, sep } from 'node:path';
import { rolldown } from 'rolldown';

/** Packages with native code, or which look for files beside themselves, stay where they are installed. */
const apart = ['@node-rs/argon2', 'ioredis', 'msgpackr', 'pino'];
/** BullMQ looks beside itself only for job processors in files of their own; ours are functions. */
const harmless = ['bullmq'];

/** A thread's program is bundled too, so it lies beside the bundle that starts it; anything else lies where it was. */
const threadOrPlace = /new URL\((['"])\.\/([\w-]+\.thread\.js)\1, import\.meta\.url\)|import\.meta\.url/g;

/** Our own modules go on finding what lies beside them, such as the keyword model, from where they were. */
const ownPlace = (folder, onThread) => ({
  name: 'own-place',
  transform: {
    filter: { id: { exclude: /node_modules/ }, code: 'import.meta.url' },
    handler: (code, id) => {
      const place = relative(folder, id).replaceAll(sep, '/');
      return code.replace(threadOrPlace, (_all, _quote, thread) => {
        if (!thread) return `new URL(${JSON.stringify(place)}, import.meta.url).href`;
        onThread?.(join(dirname(id), thread));
        return `new URL('./${thread}', import.meta.url)`;
      });
    },
  },
});

/** One copy of TypeORM: this file would load another at run time, to see whether it is older than 1.0. */
const oneTypeOrm = {
  name: 'one-typeorm',
  transform: {
    filter: { id: /@nestjs\/typeorm\/dist\/common\/typeorm-compat\.js$/ },
    handler: (code) => {
      const own = 'const require = createRequire(import.meta.url);';
      if (!code.includes(own))
        throw new Error('@nestjs/typeorm no longer loads TypeORM by itself; see tools/one-file.mjs');
      return code.replace(own, `import * as typeorm from 'typeorm'; const require = () => typeorm;`);
    },
  },
};

const looksBesideItself = /\b__(?:dir|file)name\b|\bimport\.meta\.(?:dir|file)name\b|\bnew URL\([^)]*import\.meta\.url/;

/** In the bundle it would look in the wrong folder, at run time. Of ours, `import.meta.url` alone is given its place. */
const noLostFiles = {
  name: 'no-lost-files',
  transform: {
    filter: { code: looksBesideItself },
    handler: (code, id) => {
      const [, name] = /^.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id.replaceAll(sep, '/')) ?? [];
      const isFine = name ? harmless.includes(name) : !/\bimport\.meta\.(?:dir|file)name\b/.test(code);
      if (!isFine) throw new Error(`${name ?? id} looks for files beside itself; see tools/one-file.mjs`);
    },
  },
};

/**
 * writeOneFile puts a program and all it imports into `file`, and returns the packages it left outside. Of each thread
 * that the program starts `onThread` is told; the thread's program has to lie beside `file`.
 */
export async function writeOneFile({ input, file, plugins = [], resolve, onThread }) {
  const bundle = await rolldown({
    input,
    platform: 'node',
    external: apart,
    plugins: [...plugins, ownPlace(dirname(file), onThread), oneTypeOrm, noLostFiles],
    resolve,
    // What frameworks would import if it were installed: other databases, other transports.
    checks: { unresolvedImport: false },
    logLevel: 'warn',
  });
  const { output } = await bundle.write({ file, format: 'esm', codeSplitting: false, keepNames: true });
  await bundle.close();
  return output[0].imports.filter((name) => apart.includes(name));
}
