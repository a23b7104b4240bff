import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterEach, expect, it } from '@jest/globals';
import { parseAllDocuments } from 'yaml';
import { BaseConfig } from '../libs/platform/src/config.ts';

const root = join(import.meta.dirname, '..');
const hasKubectl = spawnSync('kubectl', ['version', '--client']).status === 0;
const rendered = (title, test) =>
  hasKubectl ? it(title, test) : it.skip(`${title} (kubectl is not installed here)`, test);

let overlay;
afterEach(() => overlay && rmSync(overlay, { recursive: true, force: true }));

rendered('the trial overlay renders, one replica each, and everything it refers to is there', () => {
  const objects = render('deploy/k8s/overlays/local');
  const names = objects.map(({ kind, metadata }) => `${kind} ${metadata.name}`);
  const missing = objects.flatMap(references).filter((reference) => !names.includes(reference));
  expect(missing).toEqual([]);
  for (const { kind, metadata, spec } of objects) {
    expect([metadata.name, metadata.namespace]).toEqual([
      metadata.name,
      kind === 'Namespace' ? undefined : 'tailwright',
    ]);
    if (kind === 'Deployment') expect([metadata.name, spec.replicas]).toEqual([metadata.name, 1]);
  }
});

rendered('an overlay as deploy/README.md shows it reaches the processes', () => {
  const objects = renderExample();
  const gateway = objects.find(({ kind, metadata }) => kind === 'Deployment' && metadata.name === 'gateway');
  const [container] = gateway.spec.template.spec.containers;
  const maps = container.envFrom.map(({ configMapRef }) =>
    objects.find((one) => one.metadata.name === configMapRef.name),
  );
  expect(Object.assign({}, ...maps.map(({ data }) => data))).toMatchObject({
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://resumes.example',
    TRUST_PROXY: '10.0.0.0/8',
    ADMIN_EMAILS: 'you@resumes.example',
  });
  expect(container.image).toBe('registry.example/tailwright-gateway:1.0.0');
});

rendered('stores are ready only when they answer the network, and hung ones are restarted', () => {
  const objects = render('deploy/k8s/overlays/local');
  const containerOf = (name) => objects.find(isWorkload(name)).spec.template.spec.containers[0];
  expect(containerOf('postgres').readinessProbe.exec.command).toContain('127.0.0.1');
  expect(containerOf('redis').readinessProbe.exec.command.join(' ')).toContain('grep -q PONG');
  expect(containerOf('redis').livenessProbe.tcpSocket).toEqual({ port: 'redis' });
  expect(containerOf('mail-catcher').readinessProbe.tcpSocket).toEqual({ port: 'smtp' });
});

rendered('no process is ended by its startup probe before it could say what it waited for', () => {
  const processes = render('deploy/k8s/overlays/local')
    .filter(({ kind }) => kind === 'Deployment')
    .map(({ spec }) => spec.template.spec.containers[0])
    .filter(({ startupProbe }) => startupProbe);
  expect(processes).toHaveLength(6);
  for (const { name, startupProbe } of processes) {
    const limitMs = startupProbe.periodSeconds * startupProbe.failureThreshold * 1_000;
    expect([name, limitMs - BaseConfig.shape.START_MS.parse(undefined)]).toEqual([name, 30_000]);
  }
});

rendered('a role logs in with the password that the migration gives it', () => {
  const secrets = render('deploy/k8s/overlays/local').filter(({ kind }) => kind === 'Secret');
  const valueOf = (start, key) => {
    const { data } = secrets.find(({ metadata }) => metadata.name.startsWith(`${start}-`));
    return Buffer.from(data[key].replace(/\s/g, ''), 'base64').toString();
  };
  for (const name of ['auth', 'resume', 'ai', 'mail']) {
    const given = valueOf('tailwright-migrate', `${name.toUpperCase()}_DATABASE_PASSWORD`);
    expect(valueOf(`tailwright-${name}`, 'DATABASE_PASSWORD')).toBe(given);
    expect(valueOf(`tailwright-${name}`, 'DATABASE_URL')).toBe(`postgres://${name}@postgres:5432/tailwright`);
  }
});

it('each secret is given to the processes that need it, and to no other', () => {
  const folder = join(root, 'deploy/k8s/base');
  const objects = readdirSync(folder).flatMap((file) =>
    parseAllDocuments(readFileSync(join(folder, file), 'utf8')).map((document) => document.toJS()),
  );
  const given = {};
  for (const { metadata, spec } of objects)
    for (const { env = [] } of spec?.template?.spec.containers ?? [])
      for (const { valueFrom } of env)
        if (valueFrom?.secretKeyRef) (given[valueFrom.secretKeyRef.name] ??= new Set()).add(metadata.name);
  const holders = Object.entries(given).map(([secret, names]) => [secret, [...names].sort()]);
  expect(Object.fromEntries(holders)).toEqual({
    'tailwright-ai': ['ai', 'ai-worker'],
    'tailwright-auth': ['auth'],
    'tailwright-bus': ['ai', 'ai-worker', 'auth', 'gateway', 'mail', 'resume'],
    'tailwright-gateway': ['gateway'],
    'tailwright-mail': ['mail'],
    'tailwright-migrate': ['migrate'],
    'tailwright-model': ['ai-worker'],
    'tailwright-resume': ['resume'],
  });
});

function isWorkload(name) {
  return ({ kind, metadata }) => ['Deployment', 'StatefulSet'].includes(kind) && metadata.name === name;
}

function renderExample() {
  const [example] = readFileSync(join(root, 'deploy/README.md'), 'utf8').match(/(?<=```yaml\n)[^]*?(?=```)/);
  overlay = realpathSync(mkdtempSync(join(tmpdir(), 'tailwright-overlay-')));
  // It stands elsewhere than an overlay does, and kustomize takes relative paths alone.
  const base = relative(overlay, join(root, 'deploy/k8s/base'));
  writeFileSync(join(overlay, 'kustomization.yaml'), example.replace('../../base', base));
  return render(overlay);
}

function render(folder) {
  const { status, stdout, stderr } = spawnSync('kubectl', ['kustomize', folder], { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return parseAllDocuments(stdout).map((document) => document.toJS());
}

/** The secrets and config maps that an object cannot start without. */
function references({ spec }) {
  const containers = spec?.template?.spec.containers ?? [];
  return containers
    .flatMap(({ env = [], envFrom = [] }) => [
      ...env.map(({ valueFrom }) => named('Secret', valueFrom?.secretKeyRef)),
      ...envFrom.map(({ configMapRef }) => named('ConfigMap', configMapRef)),
    ])
    .filter(Boolean);
}

function named(kind, reference) {
  return reference && !reference.optional && `${kind} ${reference.name}`;
}
