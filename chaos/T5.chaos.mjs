import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { startFakeProvider } from '../libs/testing/src/fake-provider.ts';
import { jobDescription, resume } from '../e2e/people.ts';
import { Verdict, until, wait } from './figures.mjs';
import { System } from './system.mjs';
import { Visitor } from './visitor.mjs';

/** Marks are words no program writes by itself; each stands for one thing a person typed. */
class Marks {
  words = [];

  next() {
    const word = `zqmark${this.words.length}v${Math.random().toString(36).slice(2, 8)}`;
    this.words.push(word);
    return word;
  }

  /** foundIn lists the marks that occur in the bytes, whatever their case. */
  foundIn(bytes) {
    const text = bytes.toString('latin1').toLowerCase();
    return this.words.filter((word) => text.includes(word));
  }
}

const marked = (mark) => [...resume, '', 'PROJECTS', `Project ${mark}`, `- Built ${mark} in TypeScript`].join('\n');
const posting = (mark) => `${jobDescription}\nYou will work on ${mark}.`;

const builderForm = (marks) => ({
  personal_info: {
    first_name: `Ann${marks.next()}`,
    last_name: `Lee${marks.next()}`,
    email: `${marks.next()}@example.com`,
    phone: '+46 70 555 01 42',
    summary: `Engineer who built ${marks.next()}.`,
  },
  work_experience: [
    {
      company: `Firm ${marks.next()}`,
      position: `Head of ${marks.next()}`,
      start_date: '2020',
      current: true,
      description: `Ran ${marks.next()}`,
    },
  ],
  education: [
    { institution: `School ${marks.next()}`, degree: `BSc ${marks.next()}`, start_date: '2012', end_date: '2016' },
  ],
  skills: [marks.next()],
  additional: { languages: [marks.next()], certifications: [], projects: [], hobbies: [] },
});

/** Every flow a person's words take, in both engines' good and bad days. */
async function live(system, provider, marks) {
  const codes = [];
  const note = (name, { status }) => codes.push(`${name} ${status}`);
  const visitor = new Visitor(system);
  const letter = () => ({
    resumeText: marked(marks.next()),
    jobDescription: posting(marks.next()),
    applicantName: `Ann ${marks.next()}`,
    companyName: `Firm ${marks.next()}`,
    recipientName: `Bo ${marks.next()}`,
  });
  const email = `${marks.next()}@example.com`;
  const password = `pass ${marks.next()}`;
  const registered = await visitor.post('/api/auth/register', { name: `Ann ${marks.next()}`, email, password });
  note('register', registered);
  note('register twice', await visitor.post('/api/auth/register', { name: 'Ann', email, password }));
  note('wrong password', await visitor.post('/api/auth/login', { email, password: `no ${marks.next()}` }));
  note('unknown account', await visitor.post('/api/auth/login', { email: `${marks.next()}@example.com`, password }));
  const person = new Visitor(system);
  person.cookie += `; ${
    registered.headers
      .getSetCookie()
      .find((cookie) => cookie.startsWith('tw_session'))
      ?.split(';')[0]
  }`;
  const optimize = (who, headers) =>
    who.post(
      '/api/resume/optimize-json',
      { resumeText: marked(marks.next()), jobDescription: posting(marks.next()) },
      headers,
    );
  note('optimize', await optimize(visitor));
  const own = await optimize(person);
  note('optimize signed in', own);
  note('build', await person.post('/api/resume/build', builderForm(marks)));
  note('letter', await visitor.post('/api/cover-letter/generate', letter()));
  const form = new FormData();
  form.set('resume', new Blob([marked(marks.next())]), `${marks.next()}.txt`);
  form.set('jobDescriptionText', posting(marks.next()));
  const sent = await fetch(`${visitor.url}/api/resume/optimize`, {
    method: 'POST',
    body: form,
    headers: { cookie: visitor.cookie },
  });
  note('optimize upload', sent);
  const file = new FormData();
  file.set('file', new Blob([`%PDF-1.7 ${marks.next()}`]), `${marks.next()}.pdf`);
  note('broken upload', await fetch(`${visitor.url}/api/documents/extract`, { method: 'POST', body: file }));
  const { resumeId } = own.body ?? {};
  const shared = await person.post(`/api/resumes/${resumeId}/share`, {});
  note('share', shared);
  note('shared page', await visitor.call(`/api/shared/${shared.body?.publicLinkId}`));
  note('test mail', await person.post('/api/email/test', { email: `${marks.next()}@example.com` }));
  note('bad field', await visitor.post('/api/resume/optimize-json', { resumeText: marks.next(), jobDescription: 7 }));
  provider.setMode('server-error');
  note('provider fails', await optimize(visitor));
  provider.setMode('not-json');
  note('provider babbles', await optimize(visitor));
  provider.setMode('slow');
  const running = await optimize(visitor, { prefer: 'respond-async' });
  // A slow answer streams its text to the browser through Redis.
  await wait(1_000);
  note('cancel', await visitor.call(`/api/jobs/${running.body.id}`, { method: 'DELETE' }));
  provider.setMode('ok');
  // An error of Postgres quotes the statement and what it was given.
  await system.sql('ALTER TABLE auth.accounts RENAME TO accounts_away');
  const late = { name: `Ann ${marks.next()}`, email: `${marks.next()}@example.com`, password };
  note('broken store', await visitor.post('/api/auth/register', late));
  await system.sql('ALTER TABLE auth.accounts_away RENAME TO accounts');
  return codes;
}

async function everyKey(redis) {
  const parts = [];
  for (const key of await redis.keys('*')) {
    parts.push(Buffer.from(`${key}\n`));
    const type = await redis.type(key);
    const read = {
      string: () => redis.getBuffer(key),
      hash: () => redis.callBuffer('HGETALL', key),
      list: () => redis.lrangeBuffer(key, 0, -1),
      set: () => redis.smembersBuffer(key),
      zset: () => redis.zrangeBuffer(key, 0, -1),
      stream: () => redis.callBuffer('XRANGE', key, '-', '+'),
    }[type];
    parts.push(...flatten(await read?.()));
  }
  return Buffer.concat(parts);
}

/** Where the marks belong: a search that finds none there would find none anywhere. */
async function everyRow(system) {
  const tables = ['ai.jobs', 'resume.resumes', 'auth.accounts'];
  const rows = await Promise.all(
    tables.map((table) => system.sql(`SELECT string_agg(kept::text, ' ') AS texts FROM ${table} kept`)),
  );
  return rows.map(([{ texts }]) => texts ?? '').join(' ');
}

const flatten = (value) =>
  Buffer.isBuffer(value) ? [value] : Array.isArray(value) ? value.flatMap(flatten) : [Buffer.from(String(value ?? ''))];

const readAll = (folder) =>
  Buffer.concat(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => readFileSync(join(entry.parentPath, entry.name))),
  );

export default {
  title: 'nothing a person wrote is readable outside Postgres',
  minutes: 3,
  sabotages: {
    'ids alone in the queue': [
      {
        file: 'services/ai/dist/jobs/job-queues.js',
        find: 'async add({ id, kind, priority }) {',
        replace:
          'async add({ id, kind, priority, input }) { return this.queues[kind].add(kind, { id, input }, { jobId: id, priority });',
      },
    ],
    'errors without foreign messages': [
      {
        file: 'libs/platform/dist/telemetry/describe-error.js',
        find: 'export function describeError(error',
        replace:
          'export function describeError(error) { return { stack: String(error?.stack), message: JSON.stringify(error) }; }\nfunction unusedDescribe(error',
      },
    ],
    'the seal': [
      {
        file: 'libs/platform/dist/bus/seal.js',
        find: "'aes-256-gcm', this.own.key, nonce);",
        replace: "'aes-256-gcm', this.own.key, nonce); return Buffer.from('plain' + json);",
      },
      {
        file: 'libs/platform/dist/bus/seal.js',
        find: 'if (sealed.length < headerBytes)',
        replace:
          "if (sealed.toString().startsWith('plain')) return JSON.parse(sealed.toString().slice(5));\n if (sealed.length < headerBytes)",
      },
    ],
  },
  async run({ sabotage, keep }) {
    const provider = keep(await startFakeProvider());
    const env = { OPENAI_BASE_URL: provider.url, OPENAI_MODEL: 'fake-model', LOG_LEVEL: 'trace' };
    const system = keep(await System.start({ env: { ...env }, sabotage }));
    const marks = new Marks();
    const codes = await live(system, provider, marks);
    console.log(`  ${codes.join(', ')}`);
    await until(
      async () => (await system.sql(`SELECT 1 FROM ai.jobs WHERE status IN ('queued', 'running')`)).length === 0,
      20_000,
    );
    const redis = system.connectRedis();
    const metrics = await Promise.all(
      system.processes.map(({ opsPort }) =>
        fetch(`http://127.0.0.1:${opsPort}/metrics`).then((answer) => answer.text()),
      ),
    );
    // The append-only file is written once a second.
    await wait(1_500);
    const places = {
      'Redis keys': await everyKey(redis),
      'the append-only file': readAll(join(system.dir, 'redis')),
      logs: readAll(join(system.dir, 'logs')),
      '/metrics': Buffer.from(metrics.join('\n')),
    };
    const verdict = new Verdict();
    for (const [place, bytes] of Object.entries(places)) {
      const found = marks.foundIn(bytes);
      verdict.expect(`${found.length} in ${place} (${Math.round(bytes.length / 1024)} kB)`, found.length === 0);
    }
    const inPostgres = marks.foundIn(Buffer.from(await everyRow(system))).length;
    return verdict.expect(
      `${marks.words.length} marks, ${inPostgres} of them in Postgres`,
      marks.words.length >= 30 && inPostgres >= 20,
    );
  },
};
