import { show } from './program.mjs';

/** runJourneys runs Playwright; `report` is where its JSON goes, `only` leaves the other screens to `npm run e2e`. */
export function runJourneys(root, { chromium, report, only = false, args = [] }) {
  return show('playwright', ['test', '--config', 'e2e/playwright.config.ts', ...args], {
    cwd: root,
    env: {
      ...process.env,
      // Workspace packages are read from their sources, as Jest does.
      NODE_OPTIONS: '--conditions=source',
      CHROMIUM_PATH: chromium,
      ...(only ? { JOURNEYS_ONLY: '1' } : {}),
      ...(report ? { PLAYWRIGHT_JSON_OUTPUT_FILE: report } : {}),
    },
  });
}
