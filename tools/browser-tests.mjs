import { show } from './program.mjs';

export const browserProjects = ['journeys', 'screens'];

/**
 * runBrowserTests runs one project of e2e/playwright.config.ts: `journeys` start systems of their own, `screens`
 * share one. `report` is where the JSON goes.
 */
export function runBrowserTests(root, { project, chromium, report, args = [] }) {
  return show('playwright', ['test', '--config', 'e2e/playwright.config.ts', `--project=${project}`, ...args], {
    cwd: root,
    env: {
      ...process.env,
      // Workspace packages are read from their sources, as Jest does.
      NODE_OPTIONS: '--conditions=source',
      CHROMIUM_PATH: chromium,
      ...(project === 'screens' ? { SHARED_SYSTEM: '1' } : {}),
      ...(report ? { PLAYWRIGHT_JSON_OUTPUT_FILE: report } : {}),
    },
  });
}
