import { defineConfig } from '@playwright/test';

/** `npm test` has twelve minutes: it walks the journeys and the screens they cross. `npm run e2e` sees every screen. */
const beyondTheJourneys = ['admin', 'auth-dialogs', 'build', 'dashboard', 'looks', 'shell', 'toasts'];

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  testIgnore: process.env.JOURNEYS_ONLY ? beyondTheJourneys.map((name) => `**/screens/${name}.spec.ts`) : [],
  outputDir: './results',
  // Each worker runs a whole system of its own, and two of them beside two browsers take longer on two cores than one.
  workers: 1,
  fullyParallel: false,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json']],
  use: {
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
      ],
    },
  },
});
