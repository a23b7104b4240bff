import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { environmentOf } from '../environment.mjs';

/** programsOf is where a package's programs are started from: in development a changed file is compiled alone. */
export const programsOf = ({ dev }) => (dev ? 'dist' : 'bundle');

/** planProcesses lists what runs: services, workers, and the gateway, which is the first to stop. */
export function planProcesses({ root, options, environment, roleUrl }) {
  const program = (folder, kind, env, entry = 'main') => ({
    script: join(root, folder, programsOf(options), `${entry}.js`),
    packages: [folder, ...librariesOf(join(root, folder))],
    env: environmentOf(kind, { ...environment, OPS_PORT: '0', ...env }),
  });
  // A password beside the address would be the administrator's.
  const database = (role) => ({ DATABASE_URL: roleUrl(role), DATABASE_PASSWORD: undefined });
  const service = (name) => program(join('services', name), name, database(name));
  const copies = (name, count, spec) =>
    Array.from({ length: count }, (_, index) => {
      const label = count > 1 ? `${name} ${index + 1}` : name;
      return { ...spec, name: label, env: { ...spec.env, INSTANCE: label.replaceAll(' ', '-') } };
    });
  const services = ['auth', 'resume', 'ai', 'mail'].flatMap((name) =>
    copies(name, options.replicas[name], { ...service(name), group: 'services' }),
  );
  const worker = program(join('services', 'ai'), 'ai-worker', database('ai'), 'worker');
  const workers = copies('ai worker', options.workers, { ...worker, group: 'workers' });
  const web = {
    HOST: options.host,
    PORT: String(options.port),
    WEB_ROOT: join(root, 'frontend', 'dist'),
    INSTANCE: 'gateway',
  };
  const gateway = { ...program('gateway', 'gateway', web), name: 'gateway', group: 'gateway' };
  return { services, workers, gateway };
}

/** The libraries a package runs on, as folders: a change of theirs is a change of it. */
function librariesOf(folder) {
  const { dependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return Object.keys(dependencies)
    .filter((name) => name.startsWith('@tailwright/'))
    .map((name) => join('libs', name.split('/')[1]));
}
