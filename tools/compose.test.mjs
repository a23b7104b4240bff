import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { databaseUrl } from '../libs/platform/src/role-url.ts';

const root = join(import.meta.dirname, '..');
const { services } = parse(readFileSync(join(root, 'docker-compose.yml'), 'utf8'), { merge: true });
const stores = ['postgres', 'redis'];
const ours = Object.keys(services).filter((name) => services[name].build && name !== 'migrate');

it.each(Object.keys(services))('the log of %s has an end', (name) => {
  const { driver, options } = services[name].logging;
  expect([driver, options['max-size'], options['max-file']]).toEqual(['json-file', '10m', '2']);
});

it('the key of a model is given to the workers alone', () => {
  const given = Object.keys(services).filter((name) => 'OPENAI_API_KEY' in (services[name].environment ?? {}));
  expect(given).toEqual(['ai-worker']);
});

describe('passwords', () => {
  const withDatabase = Object.keys(services).filter((name) => services[name].environment?.DATABASE_URL);

  it.each(withDatabase)('%s is given its password as it is', (name) => {
    const { DATABASE_URL, DATABASE_PASSWORD } = services[name].environment;
    expect(DATABASE_URL).not.toContain('$');
    expect(DATABASE_PASSWORD).toMatch(/^\$\{[A-Z_]+PASSWORD:-trial-\w+\}$/);
    for (const password of ['p@ss/w#rd', 'q8/Zk3+Vt1pXW0sLr7uYbA==', '50%off', 'a:b?c']) {
      const url = new URL(databaseUrl({ DATABASE_URL, DATABASE_PASSWORD: password }));
      expect([url.host, decodeURIComponent(url.password)]).toEqual(['postgres:5432', password]);
    }
  });

  it('a service logs in with what the migration gave its role', () => {
    const { environment } = services.migrate;
    expect(environment.DATABASE_PASSWORD).toBe(services.postgres.environment.POSTGRES_PASSWORD);
    for (const name of ['auth', 'resume', 'ai', 'mail']) {
      expect(services[name].environment.DATABASE_PASSWORD).toBe(environment[`${name.toUpperCase()}_DATABASE_PASSWORD`]);
    }
  });

  it('.env.example lists every secret that has a trial value, and sets none', () => {
    const file = readFileSync(join(root, 'docker-compose.yml'), 'utf8');
    const withTrialValue = [...file.matchAll(/\$\{(\w+):-(?:trial-|dHJpYWw)/g)].map(([, name]) => name);
    const example = readFileSync(join(root, '.env.example'), 'utf8');
    const lines = example.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
    expect(lines.sort()).toEqual([...new Set(withTrialValue)].map((name) => `${name}=`).sort());
  });
});

describe('a first start', () => {
  it.each(stores)('%s has a check of its own', (name) => {
    expect(services[name].healthcheck.test.join(' ')).toMatch(/pg_isready|redis-cli/);
  });

  it('Postgres is healthy only once it answers the network, which it does not while it makes its files', () => {
    expect(services.postgres.healthcheck.test.join(' ')).toContain('-h 127.0.0.1');
  });

  it('migrations wait for Postgres, are not repeated by themselves, and tell `up` that they failed', () => {
    expect(services.migrate.depends_on).toEqual({ postgres: { condition: 'service_healthy' } });
    expect(services.migrate.restart).toBe('no');
  });

  it.each(ours)('%s starts when what it needs stands', (name) => {
    const waits = services[name].depends_on;
    expect(waits.redis).toEqual({ condition: 'service_healthy' });
    if (name === 'gateway') return expect(Object.keys(waits).sort()).toEqual(['ai', 'auth', 'redis', 'resume']);
    expect(waits.postgres).toEqual({ condition: 'service_healthy' });
    expect(waits.migrate).toEqual({ condition: 'service_completed_successfully' });
  });
});

describe('the check of a process', () => {
  it.each(ours)('%s is asked without a new Node, four times a minute', (name) => {
    const { test, interval } = services[name].healthcheck;
    expect([test[0], test[1], interval]).toEqual(['CMD', 'bash', '15s']);
  });

  it.each([
    [200, 0],
    [503, 1],
    [undefined, 1],
  ])('an answer of %s ends it with %s', async (status, code) => {
    const server = createServer((request, response) => {
      response.writeHead(request.url === '/readyz' ? status : 404).end('{"ready":true}');
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address();
    if (status === undefined) await new Promise((resolve) => server.close(resolve));
    expect(await runCheck(port)).toBe(code);
    server.close();
  });
});

it('the inbox, which has no log-in, never answers the network', () => {
  expect(services['mail-catcher'].ports).toEqual(['127.0.0.1:1080:1080']);
});

async function runCheck(port) {
  const [, shell, ...args] = services.auth.healthcheck.test.map((text) =>
    text.replaceAll('$$', '$').replace('/9000', `/${port}`),
  );
  const [code] = await once(spawn(shell, args, { stdio: 'ignore' }), 'exit');
  return code;
}
