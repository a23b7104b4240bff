import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { createWriteStream, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath, pathToFileURL } from 'node:url';
import pg from 'pg';
import { createRedis } from '../libs/platform/dist/redis.js';
import { roleUrl } from '../libs/platform/dist/role-url.js';
import { freePort } from '../tools/embedded/free-port.mjs';
import { startPostgres } from '../tools/embedded/postgres.mjs';
import { startRedis } from '../tools/embedded/redis.mjs';
import { compileCacheOf } from '../tools/environment.mjs';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const readyLimitMs = 60_000;
const services = ['auth', 'resume', 'ai', 'mail'];
const unlimited = 'visitor=1000000/60;user=1000000/60';

/** System is one installation of the product with a data folder of its own; it knows every process it started by id. */
export class System {
  processes = [];
  #clients = [];

  /**
   * start brings up Postgres, Redis, `replicas` of each service, `workers` and `gateways`; `env` is for all of them.
   *
   * @param {{ replicas?: number, workers?: number, gateways?: number, env?: Record<string, string>, sabotage?: object[] }} options
   */
  static async start({ replicas = 1, workers = 1, gateways = 1, env = {}, sabotage = [] } = {}) {
    const system = new System();
    try {
      await system.#startStores();
      system.#prepare(env, sabotage);
      await system.migrate();
      const starts = services.flatMap((name) => copies(replicas, () => system.spawn(name)));
      await Promise.all([...starts, ...copies(workers, () => system.spawn('worker'))]);
      await Promise.all(copies(gateways, () => system.spawn('gateway')));
      return system;
    } catch (error) {
      await system.stop();
      throw error;
    }
  }

  async #startStores() {
    this.dir = await mkdtemp(join(tmpdir(), 'tailwright-chaos-'));
    mkdirSync(join(this.dir, 'logs'));
    this.postgres = await startPostgres({ dir: join(this.dir, 'postgres'), throwAway: true });
    this.redis = await startRedis({ dir: join(this.dir, 'redis') });
  }

  #prepare(env, sabotage) {
    this.secret = randomBytes(24).toString('base64');
    this.cookieKey = randomBytes(32).toString('base64');
    this.env = {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      NODE_COMPILE_CACHE: compileCacheOf(root),
      LOG_LEVEL: 'info',
      REDIS_URL: this.redis.url,
      BUS_KEY: randomBytes(32).toString('base64'),
      COOKIE_KEY: this.cookieKey,
      OPS_HOST: '127.0.0.1',
      HOST: '127.0.0.1',
      SMTP_URL: 'smtp://127.0.0.1:9',
      JOBS_IN_FLIGHT_VISITOR: '100000',
      JOBS_IN_FLIGHT_USER: '100000',
      JOBS_WAITING_MAX: '100000',
      RATE_AI_BUILT_IN: unlimited,
      RATE_AI_PROVIDER: unlimited,
      RATE_GENERAL: unlimited,
      RATE_CREDENTIALS: unlimited,
      RATE_DOCUMENTS: unlimited,
      RATE_PREVIEWS: unlimited,
      RATE_CHECKS: unlimited,
      RATE_REPLIES: unlimited,
      RATE_EXPORTS: unlimited,
      RATE_SHARED_MISS: unlimited,
      RATE_MAIL: unlimited,
      RATE_SIGN_UPS: unlimited,
      RATE_SESSION_MISS: unlimited,
      ...(sabotage.length ? sabotageEnvironment(sabotage) : {}),
      ...env,
    };
  }

  /** migrate runs the services' own migrate programs, all at the same time. */
  async migrate() {
    const env = { ...this.env, DATABASE_URL: this.postgres.url, DATABASE_ROLE_SECRET: this.secret };
    await Promise.all(services.map((name) => runProgram(programOf(name, 'migrate', env), env)));
  }

  /** spawn starts one process (`auth`, …, `worker` or `gateway`) and resolves once it is ready. */
  async spawn(name, env = {}) {
    const number = this.processes.filter((one) => one.name === name).length + 1;
    const instance = `${name}-${number}`;
    const log = join(this.dir, 'logs', `${instance}.log`);
    const port = name === 'gateway' ? await freePort() : undefined;
    const own = port === undefined ? this.#login(name) : { PORT: String(port), PUBLIC_URL: `http://localhost:${port}` };
    const child = spawn(process.execPath, [programOf(roleOf(name), name === 'worker' ? 'worker' : 'main', this.env)], {
      cwd: root,
      env: { ...this.env, INSTANCE: instance, OPS_PORT: '0', ...own, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const exited = new Promise((end) => child.once('exit', end));
    const one = { name, instance, pid: child.pid, child, log, port, exited };
    this.processes.push(one);
    const file = createWriteStream(log);
    child.stdout.pipe(file);
    child.stderr.pipe(file);
    one.opsPort = (await becomesReady(one)).opsPort;
    return one;
  }

  #login(name) {
    return { DATABASE_URL: roleUrl(this.postgres.url, roleOf(name), this.secret) };
  }

  /** alive lists the processes of a kind that are ready and have not been told to end. */
  alive(name) {
    return this.processes.filter((one) => one.name === name && one.opsPort && !one.ending && isRunning(one));
  }

  /** end sends a signal to one of our processes and resolves when it has gone. */
  async end(one, signal = 'SIGKILL') {
    if (!isRunning(one)) return;
    one.ending = true;
    one.child.kill(signal);
    await one.exited;
  }

  /** connectRedis gives the run a client of its own. */
  connectRedis() {
    const redis = createRedis(this.redis.url, { role: 'worker' });
    this.#clients.push(() => redis.disconnect());
    return redis;
  }

  /** sql asks the database as its administrator. */
  async sql(text, values) {
    this.pool ??= new pg.Pool({ connectionString: this.postgres.url, max: 3 }).on('error', () => undefined);
    return (await this.pool.query(text, values)).rows;
  }

  /** lock keeps everybody out of a table for that long; it resolves once the lock stands. */
  async lock(table, forMs) {
    await this.sql('SELECT 1');
    const client = await this.pool.connect();
    await client.query(`BEGIN; LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`);
    setTimeout(() => void client.query('COMMIT').finally(() => client.release()), forMs);
  }

  /** restartRedis ends Redis at once and starts it on the same port and data. */
  async restartRedis() {
    const port = Number(new URL(this.redis.url).port);
    process.kill(this.redis.pid, 'SIGKILL');
    this.redis = await retry(() => startRedis({ dir: join(this.dir, 'redis'), port }));
  }

  async stop() {
    for (const close of this.#clients) close();
    await this.pool?.end().catch(() => undefined);
    const running = this.processes.filter(isRunning);
    for (const one of running) one.child.kill('SIGKILL');
    await Promise.all(running.map(({ exited }) => exited));
    await this.redis?.stop();
    await this.postgres?.stop();
    // Postgres and its watcher may still be tidying up below.
    await rm(this.dir, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 }).catch(() => undefined);
  }
}

const copies = (count, make) => Array.from({ length: count }, make);
const roleOf = (name) => (name === 'worker' ? 'ai' : name);
const isRunning = ({ child }) => child.exitCode === null && child.signalCode === null;

/** programOf is a program as it ships. A sabotage changes modules while they are read; in a bundle there is only one. */
export function programOf(name, program, env) {
  const folder = name === 'gateway' ? 'gateway' : join('services', name);
  return join(root, folder, env.CHAOS_SABOTAGE ? 'dist' : 'bundle', `${program}.js`);
}

/** The hook changes our compiled code while it is loaded; nothing on disk is touched. */
export function sabotageEnvironment(edits) {
  const hook = pathToFileURL(join(root, 'chaos', 'sabotage-hook.mjs')).href;
  return { NODE_OPTIONS: `--import ${hook}`, CHAOS_SABOTAGE: JSON.stringify(edits) };
}

/** runProgram resolves with the output of a program that ends by itself. */
export function runProgram(script, env) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script], { env, cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (text) => (output += text));
    child.stderr.on('data', (text) => (output += text));
    child.once('exit', (code) => (code === 0 ? resolve(output) : reject(new Error(`${script} failed:\n${output}`))));
  });
}

function becomesReady({ child, instance, log }) {
  return new Promise((resolve, reject) => {
    const fail = (why) => reject(new Error(`${instance} ${why}:\n${tail(log)}`));
    const limit = setTimeout(() => {
      child.kill('SIGKILL');
      fail('did not become ready');
    }, readyLimitMs);
    child.once('exit', (code, signal) => {
      clearTimeout(limit);
      fail(`ended with ${signal ?? code}`);
    });
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (!line.includes('"msg":"ready"')) return;
      clearTimeout(limit);
      resolve(JSON.parse(line));
    });
  });
}

function tail(log) {
  return existsSync(log) ? readFileSync(log, 'utf8').slice(-2_000) : '';
}

async function retry(start, tries = 20) {
  try {
    return await start();
  } catch (error) {
    if (tries === 0) throw error;
    await new Promise((resolve) => setTimeout(resolve, 100));
    return retry(start, tries - 1);
  }
}
