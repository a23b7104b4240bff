// `npm run migrate`: brings every service's schema up to date in the database named by DATABASE_URL.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from './build.mjs';
import { environmentOf } from './environment.mjs';
import { show } from './program.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const services = ['auth', 'resume', 'ai', 'mail'];
const env = environmentOf('migrate', process.env);
const hasPasswords =
  env.DATABASE_ROLE_SECRET || services.every((name) => env[`${name.toUpperCase()}_DATABASE_PASSWORD`]);
if (!env.DATABASE_URL || !hasPasswords) {
  console.error(
    'Set DATABASE_URL (a role that may create schemas and roles), and DATABASE_ROLE_SECRET or all of AUTH_, RESUME_, ' +
      'AI_ and MAIL_DATABASE_PASSWORD, then run again.',
  );
  process.exit(1);
}
await build(root);
for (const service of services) {
  const code = await show(process.execPath, [join(root, 'services', service, 'bundle', 'migrate.js')], { env });
  if (code !== 0) process.exit(code);
}
