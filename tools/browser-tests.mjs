import { show } from './program.mjs';

export const browserProjects = ['journeys', 'screens'];

/**
 * runBrowserTests runs one project of e2e/playwright.config.ts: `journeys` start systems of their own, `screens`
 * share one. `report` is where the JSON goes; `isAlone` is false when other tests run beside them.
 */
export function runBrowserTests(root, { project, chromium, report, isAlone = true, args = [] }) {
  // Each project deletes its folder of earlier results when it begins.
  const options = ['--config=e2e/playwright.config.ts', `--project=${project}`, `--output=e2e/results/${project}`];
  return show('playwright', ['test', ...options, ...args], {
    cwd: root,
    env: {
      ...process.env,
      // Workspace packages are read from their sources, as Jest does.
      NODE_OPTIONS: '--conditions=source',
      CHROMIUM_PATH: chromium,
      ...(project === 'screens' ? { SHARED_SYSTEM: '1' } : {}),
      ...(isAlone ? {} : { BESIDE_OTHERS: '1' }),
      ...(report ? { PLAYWRIGHT_JSON_OUTPUT_FILE: report } : {}),
    },
  });
}
