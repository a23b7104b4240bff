import { join } from 'node:path';

/** planProcesses lists what runs, in the order it starts: services, then workers, then the gateway. */
export function planProcesses({ root, options, environment, roleUrl }) {
  const nodeArgs = options.dev ? ['--watch', '--watch-preserve-output'] : [];
  const service = (name, entry = 'main') => ({
    group: 'services',
    script: join(root, 'services', name, 'dist', `${entry}.js`),
    nodeArgs,
    env: { ...environment, OPS_PORT: '0', DATABASE_URL: roleUrl(name) },
  });
  const copies = (name, count, spec) =>
    Array.from({ length: count }, (_, index) => {
      const label = count > 1 ? `${name} ${index + 1}` : name;
      return { ...spec, name: label, env: { ...spec.env, INSTANCE: label.replace(' ', '-') } };
    });
  const services = ['auth', 'resume', 'ai', 'mail'].flatMap((name) =>
    copies(name, options.replicas[name], service(name)),
  );
  const workers = copies('ai worker', options.workers, { ...service('ai', 'worker'), group: 'workers' });
  const gateway = {
    name: 'gateway',
    group: 'gateway',
    script: join(root, 'gateway', 'dist', 'main.js'),
    nodeArgs,
    env: {
      ...without(environment, 'DATABASE_URL'),
      OPS_PORT: '0',
      INSTANCE: 'gateway',
      PORT: String(options.port),
      WEB_ROOT: join(root, 'frontend', 'dist'),
    },
  };
  return { services, workers, gateway };
}

function without(environment, key) {
  const { [key]: _, ...rest } = environment;
  return rest;
}
