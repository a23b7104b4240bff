import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse, parseAllDocuments } from 'yaml';
import { GatewayConfig } from '../gateway/src/config.ts';
import { loadConfig } from '../libs/platform/src/config.ts';
import { AiConfig, AiWorkerConfig } from '../services/ai/src/config.ts';
import { AuthConfig } from '../services/auth/src/config.ts';
import { MailConfig } from '../services/mail/src/config.ts';
import { ResumeConfig } from '../services/resume/src/config.ts';
import { environmentOf, machineEnvironment, variablesOf } from './environment.mjs';
import { planWebApp } from './start/development.mjs';
import { planProcesses } from './start/plan.mjs';

const root = join(import.meta.dirname, '..');
const configs = {
  gateway: GatewayConfig,
  auth: AuthConfig,
  resume: ResumeConfig,
  ai: AiConfig,
  'ai-worker': AiWorkerConfig,
  mail: MailConfig,
};
/** Who must be given each secret, and nobody else. */
const secrets = {
  BUS_KEY: ['ai', 'ai-worker', 'auth', 'gateway', 'mail', 'resume'],
  REDIS_URL: ['ai', 'ai-worker', 'auth', 'gateway', 'mail', 'resume'],
  COOKIE_KEY: ['gateway'],
  SMTP_URL: ['mail'],
  OPENAI_API_KEY: ['ai-worker'],
  DATABASE_URL: ['ai', 'ai-worker', 'auth', 'mail', 'migrate', 'resume'],
};
/** What containers are not given from .env, and why. */
const fixedInCompose = {
  NODE_ENV: 'containers are production',
  REDIS_URL: 'the Redis of the file',
  DATABASE_URL: 'the Postgres of the file, as the service’s own role',
  DATABASE_PASSWORD: 'that of the service’s own role',
  DATABASE_ROLE_PREFIX: 'the Postgres of the file has no other application’s roles',
  OPS_HOST: 'the health check asks there',
  OPS_PORT: 'the image’s, where the health check asks',
  HOST: 'the image’s',
  PORT: 'the port outside; inside it is the image’s',
  WEB_ROOT: 'the image’s',
  INSTANCE: 'copies of one process must not share it',
  STOP_LIMIT_MS: 'belongs to stop_grace_period',
  JOB_GRACE_MS: 'belongs to stop_grace_period',
};
const ofMigrations = variablesOf.migrate.filter((name) => !['DATABASE_URL', 'DATABASE_PASSWORD'].includes(name));
const everything = Object.fromEntries(
  [...Object.values(variablesOf).flat(), 'DATABASE_ROLE_SECRET', 'ANYTHING_ELSE'].map((name) => [name, `${name}!`]),
);

it.each(Object.keys(configs))('%s may read what its configuration reads, and nothing else', (name) => {
  expect([...variablesOf[name]].sort()).toEqual(Object.keys(configs[name].shape).sort());
});

it('every variable is described for operators', () => {
  const described = readFileSync(join(root, 'docs/operations/settings.md'), 'utf8');
  const names = new Set(Object.values(variablesOf).flat());
  expect([...names].filter((name) => !described.includes(`\`${name}\``))).toEqual([]);
});

describe.each([
  ['npm start', processesOfStart()],
  ['docker-compose.yml', processesOfCompose()],
  ['deploy/k8s', processesOfKubernetes()],
])('%s', (_name, given) => {
  it('runs every process', () => {
    expect(Object.keys(given).sort()).toEqual(Object.keys(variablesOf).sort());
  });

  it('gives no process a variable that is not its own', () => {
    for (const [name, variables] of Object.entries(given)) {
      const machine = Object.keys(machineEnvironment(Object.fromEntries(variables.map((variable) => [variable, '']))));
      expect([name, variables.filter((one) => !variablesOf[name].includes(one) && !machine.includes(one))]).toEqual([
        name,
        [],
      ]);
    }
  });

  it.each(Object.entries(secrets))('gives %s to those who need it', (secret, readers) => {
    expect(readersOf(given, secret)).toEqual(readers);
  });

  it('gives the roles’ passwords to migrations alone', () => {
    for (const secret of ofMigrations) expect(['', 'migrate']).toContain(readersOf(given, secret).join());
    expect(given.migrate.some((name) => ofMigrations.includes(name))).toBe(true);
  });
});

it('no secret reaches a program that is not ours', () => {
  const { env } = planWebApp({ root, apiUrl: 'http://localhost:3000' });
  expect(Object.keys(env).filter((name) => name in secrets || ofMigrations.includes(name))).toEqual([]);
  expect(machineEnvironment({ ...everything, PATH: '/bin' })).toEqual({ PATH: '/bin' });
});

it('a proxy is known to the processes that ask a model alone', () => {
  const names = Object.keys(variablesOf).filter(
    (name) => 'HTTPS_PROXY' in environmentOf(name, { HTTPS_PROXY: 'http://p' }),
  );
  expect(names).toEqual(['ai-worker']);
});

it('in Kubernetes, each process names secrets of its own only', () => {
  const shared = ['tailwright-bus', 'tailwright-model'];
  for (const { name, container } of kubernetesContainers()) {
    const own = `tailwright-${name === 'ai-worker' ? 'ai' : name}`;
    const named = container.env.map(({ valueFrom }) => valueFrom?.secretKeyRef?.name).filter(Boolean);
    expect([name, named.filter((secret) => secret !== own && !shared.includes(secret))]).toEqual([name, []]);
    expect((container.envFrom ?? []).filter(({ secretRef }) => secretRef)).toEqual([]);
  }
});

it('in Kubernetes, each process may be given settings of its own, which win over the common ones', () => {
  const processes = kubernetesContainers().filter(({ name }) => name in configs);
  for (const { name, container } of processes) {
    const own = { name: `tailwright-${name === 'ai-worker' ? 'ai' : name}-settings`, optional: true };
    expect([name, container.envFrom.at(-1).configMapRef]).toEqual([name, own]);
    expect(container.envFrom.filter(({ configMapRef }) => configMapRef.optional)).toHaveLength(1);
  }
});

it('Kubernetes runs the images that the compose file builds', () => {
  const built = Object.values(readYaml('docker-compose.yml').services).filter(({ build }) => build);
  const run = kubernetesContainers().map(({ container }) => container.image);
  expect(run.sort()).toEqual(built.map(({ image }) => image).sort());
});

it('the trial overlay of Kubernetes fills every secret that is not optional', () => {
  const { secretGenerator } = readYaml('deploy/k8s/overlays/local/kustomization.yaml');
  const filled = secretGenerator.flatMap(({ name, literals }) => literals.map((text) => `${name} ${keyOf(text)}`));
  const wanted = kubernetesContainers().flatMap(({ container }) =>
    container.env.map(({ valueFrom }) => valueFrom?.secretKeyRef).filter((ref) => ref && !ref.optional),
  );
  const missing = wanted.map(({ name, key }) => `${name} ${key}`).filter((one) => !filled.includes(one));
  expect(missing).toEqual([]);
});

it.each(Object.keys(configs))('the compose file hands %s every setting it reads', (name) => {
  const { environment } = readYaml('docker-compose.yml').services[name];
  const isHanded = (setting) => environment[setting]?.includes(`\${${setting}:-`);
  const settings = Object.keys(configs[name].shape);
  expect(settings.filter((setting) => !isHanded(setting) && !fixedInCompose[setting])).toEqual([]);
  expect(settings.filter((setting) => isHanded(setting) && fixedInCompose[setting])).toEqual([]);
});

it.each(Object.keys(configs))('%s starts in compose with nothing set, and with the defaults', (name) => {
  const { environment } = readYaml('docker-compose.yml').services[name];
  const given = Object.fromEntries(Object.entries(environment).map(([key, text]) => [key, interpolate(text, {})]));
  const config = loadConfig(configs[name], given);
  const empty = Object.keys(given).filter((key) => given[key] === '');
  const defaults = loadConfig(configs[name], Object.fromEntries(Object.entries(given).filter(([, text]) => text)));
  expect(empty.length).toBeGreaterThan(0);
  for (const key of empty) expect([key, config[key]]).toEqual([key, defaults[key]]);
});

it.each(['gateway', 'mail'])('in compose the public address of %s follows PORT until it is set', (name) => {
  const { command } = readYaml('docker-compose.yml').services[name];
  const addressWith = (env) => {
    const [shell, ...args] = command.map((text) => interpolate(text, env).replace(/exec .*/, 'printenv PUBLIC_URL'));
    return spawnSync(shell, args, { env: { PATH: process.env.PATH, PUBLIC_URL: '', ...env }, encoding: 'utf8' }).stdout;
  };
  expect(addressWith({})).toBe('http://localhost:3000\n');
  expect(addressWith({ PORT: '8080' })).toBe('http://localhost:8080\n');
  expect(addressWith({ PORT: '8080', PUBLIC_URL: 'https://cv.example' })).toBe('https://cv.example\n');
  const dockerfile = readFileSync(join(root, 'deploy/docker/Dockerfile'), 'utf8');
  const [, image] = new RegExp(`FROM runtime AS ${name}\\n[^]*?CMD \\["node", "(.*?)"\\]`).exec(dockerfile);
  expect(command.at(-1)).toContain(`exec node ${image}`);
});

it('the compose file has no default within a default, which Compose v1 cannot read', () => {
  expect(readFileSync(join(root, 'docker-compose.yml'), 'utf8')).not.toMatch(/\$\{[^}]*\$\{/);
});

it.each(['.gitignore', '.dockerignore'])('%s leaves out the .env that holds the secrets', (file) => {
  expect(readFileSync(join(root, file), 'utf8').split('\n')).toContain('.env');
});

it('the compose file opens its ports on this machine alone unless it is told to', () => {
  const { services } = readYaml('docker-compose.yml');
  expect(Object.keys(services).filter((name) => services[name].ports)).toEqual(['mail-catcher', 'gateway']);
  expect(services.gateway.ports).toEqual(['${BIND_ADDRESS:-127.0.0.1}:${PORT:-3000}:3000']);
});

it('npm start hands the password of the administrator to no service', () => {
  expect(readersOf(processesOfStart(), 'DATABASE_PASSWORD')).toEqual(['migrate']);
});

function processesOfStart() {
  const options = { workers: 1, replicas: { auth: 1, resume: 1, ai: 1, mail: 1 }, host: '127.0.0.1', port: 3000 };
  const plan = planProcesses({ root, options, environment: everything, roleUrl: (name) => `postgres://${name}` });
  const kinds = [...plan.services, ...plan.workers, plan.gateway].map(({ name, env }) => [
    name.replace(' ', '-'),
    Object.keys(env),
  ]);
  return { ...Object.fromEntries(kinds), migrate: Object.keys(environmentOf('migrate', everything)) };
}

function processesOfCompose() {
  const { services } = readYaml('docker-compose.yml');
  const ours = Object.entries(services).filter(([, { image }]) => image.startsWith('tailwright/'));
  return Object.fromEntries(ours.map(([name, { environment }]) => [name, Object.keys(environment)]));
}

function processesOfKubernetes() {
  const { configMapGenerator } = readYaml('deploy/k8s/base/kustomization.yaml');
  const maps = Object.fromEntries(configMapGenerator.map(({ name, literals }) => [name, literals.map(keyOf)]));
  return Object.fromEntries(
    kubernetesContainers().map(({ name, container }) => [
      name,
      [
        ...container.env.map((entry) => entry.name),
        ...(container.envFrom ?? [])
          .filter(({ configMapRef }) => !configMapRef.optional)
          .flatMap(({ configMapRef }) => maps[configMapRef.name]),
      ],
    ]),
  );
}

function kubernetesContainers() {
  const folder = join(root, 'deploy/k8s/base');
  return readdirSync(folder)
    .flatMap((file) => parseAllDocuments(readFileSync(join(folder, file), 'utf8')).map((document) => document.toJS()))
    .filter(({ kind }) => kind === 'Deployment' || kind === 'Job')
    .map(({ metadata, spec }) => ({ name: metadata.name, container: spec.template.spec.containers[0] }));
}

/** interpolate does what Compose does to a value. */
function interpolate(text, env) {
  return text.replace(/\$\$|\$\{(\w+):-([^}]*)\}/g, (all, name, or) => (all === '$$' ? '$' : env[name] || or));
}

function readersOf(given, variable) {
  return Object.keys(given)
    .filter((name) => given[name].includes(variable))
    .sort();
}

function readYaml(path) {
  return parse(readFileSync(join(root, path), 'utf8'), { merge: true });
}

function keyOf(literal) {
  return literal.slice(0, literal.indexOf('='));
}
