// P5: the JavaScript a browser fetches for a first visit to `/` and `/r/{id}`, as transferred by the real gateway.
import { chromium } from '@playwright/test';
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findChromium } from '../tools/chromium.mjs';
import { initialScripts, scriptBudgets } from '../tools/initial-scripts.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const port = 20_000 + (process.pid % 20_000);
const dataDir = await mkdtemp(join(tmpdir(), 'tailwright-bench-'));
const system = spawn(process.execPath, [join(root, 'tools', 'start.mjs'), '--port', String(port)], {
  cwd: root,
  env: { ...process.env, DATA_DIR: dataDir, PUBLIC_URL: `http://localhost:${port}` },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const ended = new Promise((resolve) => system.once('exit', resolve));
const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] });

let passed = true;
try {
  await untilReady();
  for (const { path, kilobytesMax } of scriptBudgets) {
    const page = await (await browser.newContext()).newPage();
    const { transferred, gzip, files } = await initialScripts(page, `http://localhost:${port}${path}`);
    const reached = Math.max(transferred, gzip) <= kilobytesMax;
    passed &&= reached;
    console.log(
      `P5 ${path}: ${gzip.toFixed(1)} kB of JavaScript with gzip, ${transferred.toFixed(1)} kB transferred to Chromium in ${files} files (target ${kilobytesMax}) ${reached ? 'reached' : 'MISSED'}`,
    );
  }
} finally {
  await browser.close();
  system.kill('SIGTERM');
  await ended;
  await rm(dataDir, { recursive: true, force: true });
}
process.exitCode = passed ? 0 : 1;

function untilReady() {
  return new Promise((resolve, reject) => {
    let output = '';
    system.stdout.on('data', (chunk) => {
      output += chunk;
      if (output.includes('Tailwright is ready')) resolve();
    });
    system.once('exit', () => reject(new Error(`ended before it was ready:\n${output}`)));
  });
}
