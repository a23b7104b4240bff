// `npm run e2e`: the journeys in real Chromium, against a system each test file starts as a person would.
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from './build.mjs';
import { findChromium } from './chromium.mjs';
import { runJourneys } from './journeys.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const chromium = await findChromium();
await build(root);
// Every screen is photographed into e2e/screenshots, for a person to page through.
process.env.PICTURES = '1';
process.exitCode = await runJourneys(root, { chromium, args: process.argv.slice(2) });
