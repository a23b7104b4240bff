import { show } from './program.mjs';

/** runJourneys runs Playwright; `report` is where its JSON goes. */
export function runJourneys(root, { chromium, report, args = [] }) {
  return show('playwright', ['test', '--config', 'e2e/playwright.config.ts', ...args], {
    cwd: root,
    env: {
      ...process.env,
      // Workspace packages are read from their sources, as Jest does.
      NODE_OPTIONS: '--conditions=source',
      CHROMIUM_PATH: chromium,
      ...(report ? { PLAYWRIGHT_JSON_OUTPUT_FILE: report } : {}),
    },
  });
}
