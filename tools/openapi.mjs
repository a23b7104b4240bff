// `npm run openapi`: writes docs/openapi.json from the contracts.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from './build.mjs';
import { show } from './program.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
await build(root, { bundle: false });
process.exitCode = await show(process.execPath, [join(root, 'gateway', 'dist', 'write-openapi.js')], { cwd: root });
