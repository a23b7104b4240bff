import { expect, it } from '@jest/globals';
import { GatewayConfig } from '../gateway/src/config.ts';
import { loadConfig } from '../libs/platform/src/config.ts';
import { AiConfig, AiWorkerConfig } from '../services/ai/src/config.ts';
import { AuthConfig } from '../services/auth/src/config.ts';
import { MailConfig } from '../services/mail/src/config.ts';
import { ResumeConfig } from '../services/resume/src/config.ts';

const key = Buffer.alloc(32).toString('base64');
const postgres = 'postgres://postgres:5432/tailwright';
const withDatabase = { REDIS_URL: 'redis://redis:6379', BUS_KEY: key, DATABASE_URL: postgres };
/** Each process with the least it starts with. */
const processes = {
  gateway: [GatewayConfig, { REDIS_URL: 'redis://redis:6379', BUS_KEY: key, COOKIE_KEY: key }],
  auth: [AuthConfig, withDatabase],
  resume: [ResumeConfig, withDatabase],
  ai: [AiConfig, withDatabase],
  'ai-worker': [AiWorkerConfig, withDatabase],
  mail: [MailConfig, { ...withDatabase, SMTP_URL: 'smtp://mail:1025' }],
};
/** Values that no setting with rules takes. */
const nonsense = ['nonsense', '-1', '1.5', '999999999999999999999', 'smpt://mail:25'];

const settings = Object.entries(processes).flatMap(([name, [schema]]) =>
  Object.keys(schema.shape).map((setting) => [name, setting]),
);

it.each(settings)('%s takes %s or refuses it in a sentence of our own', (name, setting) => {
  for (const value of nonsense) {
    for (const sentence of problemsOf(name, { [setting]: value })) {
      expect([value, sentence]).toEqual([value, expect.stringMatching(/^[A-Z_]+ (must|has|holds) .{12,}\.$/)]);
    }
  }
});

it.each([
  ['gateway', 'LOG_LEVEL', 'verbose', 'must be one of fatal, error, warn, info, debug, trace, silent.'],
  ['auth', 'DATABASE_POOL', 'zero', 'must be a whole number from 1 to 100.'],
  ['auth', 'DATABASE_POOL', '0', 'must be a whole number from 1 to 100.'],
  ['gateway', 'OPS_PORT', '99999', 'must be a whole number from 0 to 65535.'],
  [
    'ai-worker',
    'OPENAI_BASE_URL',
    'ollama:11434',
    'must start with http:// or https://, such as http://localhost:11434/v1.',
  ],
  ['ai-worker', 'OPENAI_BASE_URL', 'http://', 'must be an address, such as http://localhost:11434/v1.'],
  ['ai-worker', 'OPENAI_CONTEXT_TOKENS', '4000', /^must be a whole number, \d+ or more\.$/],
  ['ai-worker', 'PROVIDER_CALLS_PER_DAY', '-1', 'must be a whole number, 0 or more.'],
  ['mail', 'MAIL_FROM', 'nobody', 'must be an address, such as Tailwright <hello@resumes.example>.'],
  ['mail', 'MAIL_FROM', 'Nobody <nobody>', 'must be an address, such as Tailwright <hello@resumes.example>.'],
  ['mail', 'SMTP_URL', 'smpt://mail:25', /^must start with smtp:\/\/ or smtps:\/\//],
  ['mail', 'SMTP_URL', 'smtp://mail:25x', /^must be an address, such as smtp:/],
  ['gateway', 'DRAIN_MS', '20000', /^must be 3000 ms longer than DRAIN_MS and STOP_MS together/, 'STOP_LIMIT_MS'],
])('%s refuses %s=%s', (name, setting, value, sentence, named = setting) => {
  const problems = problemsOf(name, { [setting]: value });
  expect(problems).toHaveLength(1);
  expect(problems[0].startsWith(`${named} `)).toBe(true);
  const said = problems[0].slice(named.length + 1);
  expect(said).toEqual(typeof sentence === 'string' ? sentence : expect.stringMatching(sentence));
});

it.each(['hello@resumes.example', 'Tailwright <hello@mail.localhost>', '"Resumes, Inc." <a@b.example>'])(
  'mail is sent from %s',
  (from) => expect(problemsOf('mail', { MAIL_FROM: from })).toEqual([]),
);

it.each([
  ['auth', 'DATABASE_URL', 'postgres://auth:q8/Zk3+Vt1pXW0sLr7uYbA==@postgres:5432/tailwright'],
  ['auth', 'DATABASE_URL', 'postgres://auth:p@ss/w#rd@postgres:5432/tailwright'],
  ['auth', 'DATABASE_URL', 'postgres://auth:50%off@postgres:5432/tailwright'],
  ['auth', 'DATABASE_URL', 'postgres://auth:what?@postgres:5432/tailwright'],
  ['gateway', 'REDIS_URL', 'redis://:a/b@redis:6379'],
  ['mail', 'SMTP_URL', 'smtp://me:a#b@mail:587'],
])('%s says which signs of a password break %s', (name, setting, value) => {
  const problems = problemsOf(name, { [setting]: value });
  expect(problems).toEqual([expect.stringMatching(new RegExp(`^${setting} holds a password .*%2F.*%25`))]);
  expect(problems[0].includes('DATABASE_PASSWORD')).toBe(setting === 'DATABASE_URL');
});

it.each(['p@ss', 'a%2Fb', 'plain', 'q8%2FZk3%2BVt1=='])('a password %s in an address is taken', (password) => {
  expect(problemsOf('auth', { DATABASE_URL: `postgres://auth:${password}@postgres:5432/tailwright` })).toEqual([]);
});

function problemsOf(name, env) {
  const [schema, required] = processes[name];
  try {
    loadConfig(schema, { ...required, ...env });
    return [];
  } catch (error) {
    return error.message.split('\n');
  }
}
