// `node tools/bundle.mjs main worker`, in a package's folder: puts each compiled program and all it imports into one file
// of `bundle`. Node spends more time on finding and reading 1,000 to 2,000 small files than on their code. See ADR 0013.
import { basename, join, relative, sep } from 'node:path';
import { rolldown } from 'rolldown';

/** Packages with native code, or which look for files beside themselves, stay where they are installed. */
const apart = ['@node-rs/argon2', 'ioredis', 'msgpackr', 'pino'];
/** BullMQ looks beside itself only for job processors in files of their own; ours are functions. */
const harmless = ['bullmq'];

const folder = join(process.cwd(), 'bundle');

/** A thread's program is bundled too, so it lies beside the bundle that starts it; anything else lies where it was. */
const threadOrPlace = /new URL\((['"])\.\/([\w-]+\.thread\.js)\1, import\.meta\.url\)|import\.meta\.url/g;

/** Our own modules go on finding what lies beside them, such as the keyword model, from where they were. */
const ownPlace = {
  name: 'own-place',
  transform: {
    filter: { id: { exclude: /node_modules/ }, code: 'import.meta.url' },
    handler: (code, id) => {
      const place = relative(folder, id).replaceAll(sep, '/');
      return code.replace(threadOrPlace, (_all, _quote, thread) =>
        thread ? `new URL('./${thread}', import.meta.url)` : `new URL(${JSON.stringify(place)}, import.meta.url).href`,
      );
    },
  },
};

/** One copy of TypeORM: this file would load another at run time, to see whether it is older than 1.0. */
const oneTypeOrm = {
  name: 'one-typeorm',
  transform: {
    filter: { id: /@nestjs\/typeorm\/dist\/common\/typeorm-compat\.js$/ },
    handler: (code) => {
      const own = 'const require = createRequire(import.meta.url);';
      if (!code.includes(own))
        throw new Error('@nestjs/typeorm no longer loads TypeORM by itself; see tools/bundle.mjs');
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
      if (!isFine) throw new Error(`${name ?? id} looks for files beside itself; see tools/bundle.mjs`);
    },
  },
};

for (const program of process.argv.slice(2)) {
  const bundle = await rolldown({
    input: join('dist', `${program}.js`),
    platform: 'node',
    external: apart,
    plugins: [ownPlace, oneTypeOrm, noLostFiles],
    // What frameworks would import if it were installed: other databases, other transports.
    checks: { unresolvedImport: false },
    logLevel: 'warn',
  });
  const { output } = await bundle.write({
    file: join(folder, `${basename(program)}.js`),
    format: 'esm',
    codeSplitting: false,
    keepNames: true,
  });
  await bundle.close();
  const missing = output[0].imports.filter((name) => apart.includes(name));
  if (program === 'migrate' && missing.length > 0)
    throw new Error(
      `migrate imports ${missing.join(', ')}, and its image holds no packages; see deploy/docker/Dockerfile`,
    );
}
