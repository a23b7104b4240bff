import { parseArgs } from 'node:util';

const services = ['auth', 'resume', 'ai', 'mail'];

/** readOptions parses `npm start -- [--workers N] [--replicas service=N …] [--dev]`; throws a sentence when they are off. */
export function readOptions(args, env = process.env) {
  const { values } = parseArgs({
    args,
    options: {
      workers: { type: 'string', default: '1' },
      replicas: { type: 'string', multiple: true, default: [] },
      port: { type: 'string', default: env.PORT || '3000' },
      dev: { type: 'boolean', default: false },
    },
  });
  const replicas = Object.fromEntries(services.map((name) => [name, 1]));
  for (const entry of values.replicas) {
    const [name, count] = entry.split('=');
    if (!services.includes(name))
      throw new Error(`--replicas knows ${services.join(', ')}; "${name}" is none of them.`);
    replicas[name] = wholeNumber(`--replicas ${name}`, count, 1, 16);
  }
  return {
    workers: wholeNumber('--workers', values.workers, 1, 16),
    replicas,
    // This machine alone: whoever opens it to a network says so.
    host: env.HOST || '127.0.0.1',
    port: wholeNumber('PORT', values.port, 1, 65_535),
    dev: values.dev,
  };
}

/** addressOf is where this machine reaches the gateway; one that listens everywhere, or on this machine alone, is localhost. */
export function addressOf({ host, port }) {
  const isLocal = ['0.0.0.0', '::', '127.0.0.1', '::1', 'localhost'].includes(host);
  const name = host.includes(':') ? `[${host}]` : host;
  return `http://${isLocal ? 'localhost' : name}:${port}`;
}

function wholeNumber(name, text, min, max) {
  const value = Number(text);
  if (!Number.isInteger(value) || value < min || value > max) {
    throw new Error(`${name} must be a whole number from ${min} to ${max}, not "${text}".`);
  }
  return value;
}
