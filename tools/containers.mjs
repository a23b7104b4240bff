// `npm run test:containers [-- services/auth]`: Jest on Postgres and Redis in Docker containers, by Testcontainers, in
// place of the embedded ones.
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from './build.mjs';
import { runInContainers, whyNoContainers } from './test/containers.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const reason = whyNoContainers();
if (reason) {
  console.error(`The tests cannot run in containers: ${reason}.`);
  process.exitCode = 1;
} else {
  await build(root);
  process.exitCode = await runInContainers(root, { args: process.argv.slice(2) });
}
