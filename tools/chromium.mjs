import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Draws no window of its own around a page: the browser tests take a fifth less time. */
const headlessShell = '/usr/bin/chromium-headless-shell';
const usual = [
  headlessShell,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * findChromium returns the path of a Chromium: CHROMIUM_PATH, the usual places, Playwright's own; on Debian with root
 * it installs the headless one. Throws a sentence when none can be had.
 */
export async function findChromium() {
  if (!process.env.CHROMIUM_PATH && !existsSync(headlessShell)) installHeadlessShell();
  const found = await lookUp();
  if (found) return found;
  throw new Error(
    'The browser tests need Chromium or Chrome. Install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.',
  );
}

function installHeadlessShell() {
  if (process.platform !== 'linux' || process.getuid() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log('Installing headless Chromium with apt (once) …');
  const options = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  const packages = ['chromium-headless-shell', 'fonts-liberation'];
  // A distribution without it says so; another Chromium may be there.
  spawnSync('apt-get', ['update', '-qq'], options);
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], options);
}

async function lookUp() {
  const { chromium } = await import('@playwright/test');
  return [process.env.CHROMIUM_PATH, ...usual, chromium.executablePath()].find((path) => path && existsSync(path));
}
