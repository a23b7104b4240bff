import { join } from 'node:path';

/** compileCacheOf is where Node keeps what it has compiled of our programs. */
export const compileCacheOf = (root) => join(root, '.nx', 'compile-cache');

/** What Node, OpenSSL and the operating system read; nothing of ours, no secret. */
const ofTheMachine = [
  ...['PATH', 'HOME', 'USER', 'SHELL', 'TZ', 'LANG', 'LC_ALL', 'LD_LIBRARY_PATH', 'TMPDIR'],
  ...['TEMP', 'TMP', 'SystemRoot', 'windir', 'ComSpec', 'PATHEXT', 'USERPROFILE', 'APPDATA', 'LOCALAPPDATA'],
  ...['NODE_OPTIONS', 'NODE_COMPILE_CACHE', 'NODE_EXTRA_CA_CERTS', 'SSL_CERT_FILE', 'SSL_CERT_DIR'],
];
/** A model may be beyond a proxy, whose address may carry a password. */
const proxy = [
  'NODE_USE_ENV_PROXY',
  ...['HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY'].flatMap((name) => [name, name.toLowerCase()]),
];
const everywhere = [
  ...['NODE_ENV', 'LOG_LEVEL', 'REDIS_URL', 'BUS_KEY', 'OPS_PORT', 'OPS_HOST'],
  ...['INSTANCE', 'KEY_PREFIX', 'START_MS', 'STOP_LIMIT_MS'],
];
const database = ['DATABASE_URL', 'DATABASE_PASSWORD', 'DATABASE_POOL', 'DATABASE_WAIT_MS'];
const ai = [
  ...everywhere,
  ...database,
  ...['WORKER_CONCURRENCY', 'JOB_GRACE_MS'],
  ...['JOBS_WAITING_MAX', 'JOBS_IN_FLIGHT_VISITOR', 'JOBS_IN_FLIGHT_USER', 'VISITORS_PER_NETWORK'],
];

/** The key and whatever else only the process that calls the provider needs. */
const aiWorker = [
  ...ai,
  ...['OPENAI_API_KEY', 'OPENAI_BASE_URL', 'OPENAI_MODEL', 'OPENAI_TIMEOUT_MS', 'OPENAI_CONTEXT_TOKENS'],
  ...['PROVIDER_CALLS_PER_MINUTE', 'PROVIDER_CALLS_PER_DAY', 'PROVIDER_TOKENS_PER_DAY'],
];

/** variablesOf is the one list of who may read what: `npm start`, the compose file and the manifests all keep to it. */
export const variablesOf = {
  gateway: [
    ...everywhere,
    ...['HOST', 'PORT', 'PUBLIC_URL', 'COOKIE_KEY', 'TRUST_PROXY', 'WEB_ROOT', 'ADMIN_EMAILS'],
    ...['DRAIN_MS', 'STOP_MS', 'UPLOAD_BYTES_IN_FLIGHT_MAX', 'DOCUMENT_PROCESSES'],
    ...[
      'RATE_AI_BUILT_IN',
      'RATE_AI_PROVIDER',
      'RATE_DOCUMENTS',
      'RATE_PREVIEWS',
      'RATE_CHECKS',
      'RATE_CREDENTIALS',
      'RATE_SHARED_MISS',
    ],
    ...['RATE_SIGN_UPS', 'RATE_SESSION_MISS', 'RATE_MAIL', 'RATE_REPLIES', 'RATE_EXPORTS', 'RATE_GENERAL'],
  ],
  auth: [...everywhere, ...database],
  resume: [...everywhere, ...database],
  ai,
  'ai-worker': aiWorker,
  mail: [...everywhere, ...database, 'SMTP_URL', 'MAIL_FROM', 'PUBLIC_URL'],
  // Only migrations log in as an administrator and know the passwords of all roles.
  migrate: [
    ...['DATABASE_URL', 'DATABASE_PASSWORD', 'DATABASE_ROLE_SECRET', 'DATABASE_ROLE_PREFIX'],
    ...['AUTH_DATABASE_PASSWORD', 'RESUME_DATABASE_PASSWORD', 'AI_DATABASE_PASSWORD', 'MAIL_DATABASE_PASSWORD'],
  ],
};

/** environmentOf is what a process of ours is given of `env`: the machine's variables and its own. */
export function environmentOf(name, env) {
  const asksAModel = variablesOf[name].includes('OPENAI_API_KEY');
  return pick(env, [...ofTheMachine, ...variablesOf[name], ...(asksAModel ? proxy : [])]);
}

/** machineEnvironment is what a program that is not ours is given: Postgres, Redis, Vite. */
export function machineEnvironment(env = process.env) {
  return pick(env, ofTheMachine);
}

function pick(env, names) {
  return Object.fromEntries(names.filter((name) => env[name] !== undefined).map((name) => [name, env[name]]));
}
