// `npm run e2e [-- dashboard]`: the journeys and screens in real Chromium, against systems started as a person would.
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from './build.mjs';
import { findChromium } from './chromium.mjs';
import { browserProjects, runBrowserTests } from './browser-tests.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const chromium = await findChromium();
await build(root);
// Every screen is photographed into e2e/screenshots, for a person to page through.
process.env.PICTURES = '1';
const args = ['--pass-with-no-tests', ...process.argv.slice(2)];
for (const project of browserProjects) {
  process.exitCode ||= await runBrowserTests(root, { project, chromium, args });
}
