// `npm run migrate`: brings every service's schema up to date in the database named by DATABASE_URL.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from './build.mjs';
import { show } from './program.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
if (!process.env.DATABASE_URL || !process.env.DATABASE_ROLE_SECRET) {
  console.error(
    'Set DATABASE_URL (a role that may create schemas and roles) and DATABASE_ROLE_SECRET, then run again.',
  );
  process.exit(1);
}
await build(root);
for (const service of ['auth', 'resume', 'ai', 'mail']) {
  const code = await show(process.execPath, [join(root, 'services', service, 'dist', 'migrate.js')]);
  if (code !== 0) process.exit(code);
}
