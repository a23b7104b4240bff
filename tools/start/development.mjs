import { join } from 'node:path';
import { machineEnvironment } from '../environment.mjs';
import { watchSources } from './sources.mjs';

/** planWebApp is Vite, which serves the web app from its sources and hands /api to the gateway. */
export function planWebApp({ root, apiUrl }) {
  return {
    name: 'web app',
    group: 'web',
    // Nothing starts it again: whoever edits would look at a page that no longer follows.
    isVital: true,
    script: join(root, 'node_modules', 'vite', 'bin', 'vite.js'),
    args: ['--clearScreen', 'false'],
    cwd: join(root, 'frontend'),
    env: { ...machineEnvironment(), API_URL: apiUrl, NO_COLOR: '1' },
    packages: [],
    readyLine: (line) => {
      const [, url] = /Local:\s+(http\S+?)\/?$/.exec(line) ?? [];
      return url && { url };
    },
  };
}

/** followSources starts each process again when its own code or a library's has changed. */
export function followSources({ root, plan, supervisor, onGiveUp }) {
  const specs = [...plan.services, ...plan.workers, plan.gateway];
  return watchSources({
    root,
    packages: [...new Set(specs.flatMap(({ packages }) => packages))],
    onCompiled: (name) => supervisor.renew(({ packages }) => packages.includes(name)),
    onProblem: (error) => console.error(`\n${error.message}`),
    onDead: (error) => onGiveUp(`The sources can no longer be watched: ${error.message}.`),
  });
}
