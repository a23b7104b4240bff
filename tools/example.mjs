// `npm run example`: writes the landing page's example anew, as the built-in engine tailors the sample resume today.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { show } from './program.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const source = ['--conditions=source', '--import', join(root, 'libs/testing/src/load-typescript.mjs')];
const writer = join(root, 'services/ai/src/testing/write-landing-example.ts');
process.exitCode = await show(process.execPath, [...source, writer], { cwd: root });
