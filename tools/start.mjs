// `npm start`: builds, brings up the parts and the processes, serves the product, and stops everything in order.
import { mkdir } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from './build.mjs';
import { compileCacheOf, environmentOf } from './environment.mjs';
import { run } from './program.mjs';
import { followSources, planWebApp } from './start/development.mjs';
import { assertRedisFits } from './start/given-redis.mjs';
import { addressOf, readOptions } from './start/options.mjs';
import { startParts } from './start/parts.mjs';
import { planProcesses, programsOf } from './start/plan.mjs';
import { assertPortFree } from './start/port.mjs';
import { RunFile } from './start/run-file.mjs';
import { loadSecrets } from './start/secrets.mjs';
import { Supervisor } from './start/supervisor.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const dataDir = resolve(process.env.DATA_DIR ?? join(root, '.data'));
const began = Date.now();
const ending = new AbortController();
let building;
let parts;
let supervisor;
let stopping;

try {
  const options = readOptions(process.argv.slice(2));
  process.on('SIGINT', () => stop(0));
  process.on('SIGTERM', () => stop(0));
  watchParent();
  await mkdir(dataDir, { recursive: true });
  const runFile = new RunFile(dataDir);
  await runFile.claim();
  process.on('exit', () => runFile.release());
  await assertPortFree(options.port, options.host);
  building = build(root, { bundle: !options.dev, signal: ending.signal });
  await building;
  if (!stopping) await bringUp(options, runFile);
} catch (error) {
  if (!stopping) {
    console.error(`\n${error.message}`);
    await stop(1);
  }
}

async function bringUp(options, runFile) {
  console.log('Starting …');
  const secrets = await loadSecrets(dataDir);
  const onGiveUp = (sentence) => {
    if (stopping) return;
    console.error(`\n${sentence} Stopping. The logs are in ${join(dataDir, 'logs')}.`);
    void stop(1);
  };
  supervisor = new Supervisor({ logDir: join(dataDir, 'logs'), runFile, onGiveUp, waits: options.dev });
  parts = startParts({ dataDir, env: { ...process.env, DATABASE_URL: await givenDatabase() }, runFile, onGiveUp });
  const { databaseUrl, redisUrl, smtpUrl, inboxUrl, stores } = await parts.ready;
  runFile.setStores(stores);
  if (process.env.REDIS_URL) await assertRedisFits(redisUrl, await platform());
  const environment = {
    ...process.env,
    ...pick(secrets, process.env),
    NODE_ENV: process.env.NODE_ENV ?? 'production',
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? compileCacheOf(root),
    OPS_HOST: process.env.OPS_HOST ?? '127.0.0.1',
    DATABASE_URL: databaseUrl,
    DATABASE_PASSWORD: undefined,
    REDIS_URL: redisUrl,
    SMTP_URL: smtpUrl,
    PUBLIC_URL: process.env.PUBLIC_URL ?? addressOf(options),
  };
  await migrate(options, environment);
  const web = options.dev && (await supervisor.start(planWebApp({ root, apiUrl: addressOf(options) })));
  // The address people use is in mails; in development that is Vite's.
  if (web && !process.env.PUBLIC_URL) environment.PUBLIC_URL = web.url;
  const plan = planProcesses({ root, options, environment, roleUrl: await roleUrls(environment) });
  await Promise.all([...plan.services, ...plan.workers, plan.gateway].map((spec) => supervisor.start(spec)));
  if (web) await followSources({ root, plan, supervisor, onGiveUp });
  const url = web?.url ?? process.env.PUBLIC_URL ?? addressOf(options);
  runFile.setUrl(url);
  console.log(`\nTailwright is ready at ${url}   (${((Date.now() - began) / 1000).toFixed(1)} s)`);
  if (inboxUrl) console.log(`Mail it sends appears at ${inboxUrl}`);
  console.log(`Engine: ${describeEngine(process.env)}   Data and logs: ${dataDir}   Stop: Ctrl-C`);
}

/** The PostgreSQL that is plugged in, if any, with its password in the address. */
async function givenDatabase() {
  const { databaseUrl } = await import('../libs/platform/dist/role-url.js');
  return process.env.DATABASE_URL && databaseUrl(process.env);
}

/** What the processes themselves use; only after the build, for it is compiled. */
async function platform() {
  const { createRedis } = await import('../libs/platform/dist/redis.js');
  const { redisCheck } = await import('../libs/platform/dist/health/redis-check.js');
  return { createRedis, redisCheck, keyPrefix: process.env.KEY_PREFIX || 'tw:' };
}

/** Migrations give each role the password of AUTH_DATABASE_PASSWORD and its like, else a derived one. */
async function roleUrls(environment) {
  // Only after the build: it is compiled.
  const { rolePassword, withLogin } = await import('../libs/platform/dist/role-url.js');
  return (role) => {
    const given = environment[`${role.toUpperCase()}_DATABASE_PASSWORD`];
    const name = `${environment.DATABASE_ROLE_PREFIX ?? ''}${role}`;
    const password = given || rolePassword(role, environment.DATABASE_ROLE_SECRET);
    return withLogin(environment.DATABASE_URL, name, password);
  };
}

async function migrate(options, environment) {
  const env = environmentOf('migrate', environment);
  await Promise.all(
    ['auth', 'resume', 'ai', 'mail'].map((name) =>
      run(process.execPath, [join(root, 'services', name, programsOf(options), 'migrate.js')], {
        env,
        signal: ending.signal,
      }),
    ),
  );
  console.log(`  ${'schema'.padEnd(14)} up to date`);
}

function stop(code) {
  stopping ??= (async () => {
    if (parts) console.log('\nStopping …');
    ending.abort();
    await building?.catch(() => undefined);
    await supervisor?.stop();
    await parts?.stop();
    process.exit(code);
  })();
  return stopping;
}

/** The parent's death is our signal to stop: npm passes none on. */
function watchParent() {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) void stop(0);
  }, 1_000).unref();
}

/** pick keeps what the environment already sets. */
function pick(secrets, env) {
  return Object.fromEntries(Object.entries(secrets).map(([name, value]) => [name, env[name] ?? value]));
}

function describeEngine(env) {
  if (!env.OPENAI_API_KEY && !env.OPENAI_BASE_URL) return 'built-in (set OPENAI_API_KEY for a model)';
  return `${env.OPENAI_MODEL ?? 'default model'} at ${env.OPENAI_BASE_URL ?? 'the provider’s own address'}`;
}
