import { defineConfig } from '@playwright/test';

/** Beside all other tests a slow machine takes twice as long and more for what takes a moment alone. */
const patience = process.env.BESIDE_OTHERS ? 2 : 1;

export default defineConfig({
  testDir: '.',
  projects: [
    // Each starts systems of its own, and one times a start. Two at once were not faster: 104 s in place of 96.
    { name: 'journeys', testMatch: 'journeys/*.spec.ts', workers: 1 },
    {
      name: 'screens',
      testMatch: 'screens/*.spec.ts',
      fullyParallel: true,
      workers: process.env.SHARED_SYSTEM ? 3 : 1,
    },
  ],
  globalSetup: './shared-system.ts',
  outputDir: './results',
  // Three browsers beside one system keep two cores busy.
  workers: 3,
  retries: 0,
  timeout: 120_000 * patience,
  expect: { timeout: 15_000 * patience },
  // Without a file the JSON would go to the terminal.
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : [['list']],
  use: {
    // What a page does takes seconds; whatever hangs is tried again soon enough for the whole run to end in time.
    actionTimeout: 25_000 * patience,
    navigationTimeout: 30_000 * patience,
    // An ordinary user agent: HeadlessChrome is a self-declared crawler, and crawlers are not counted as views.
    userAgent: 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    permissions: ['clipboard-read', 'clipboard-write'],
    // Nothing here looks at movement, and without a graphics card it costs most.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    trace: 'off',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // A page lives for seconds: compiling its code twice costs a fifth of the renderers' time.
        '--js-flags=--no-opt,--no-maglev',
      ],
    },
  },
});
