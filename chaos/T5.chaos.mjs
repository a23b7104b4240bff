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
  /** Those that are stored: a search that finds them in Postgres would find them elsewhere too. */
  kept = [];

  next() {
    const word = this.passing();
    this.kept.push(word);
    return word;
  }

  /** passing is a mark of what is read and not stored. */
  passing() {
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
  const flows = [];
  const note = (name, expected, { status }) => flows.push({ name, expected, status });
  const visitor = new Visitor(system);
  const letter = () => ({
    resumeText: marked(marks.next()),
    jobDescription: posting(marks.next()),
    applicantName: `Ann ${marks.next()}`,
    companyName: `Firm ${marks.next()}`,
    recipientName: `Bo ${marks.next()}`,
  });
  const email = `${marks.next()}@example.com`;
  const password = `pass ${marks.passing()}`;
  const person = new Visitor(system);
  const registered = await person.register({ name: `Ann ${marks.next()}`, email, password });
  note('register', 200, registered);
  note('register twice', 409, await visitor.post('/api/auth/register', { name: 'Ann', email, password }));
  note('wrong password', 401, await visitor.post('/api/auth/login', { email, password: `no ${marks.passing()}` }));
  note(
    'unknown account',
    401,
    await visitor.post('/api/auth/login', { email: `${marks.passing()}@example.com`, password }),
  );
  const optimize = (who, headers) =>
    who.post(
      '/api/resume/optimize-json',
      { resumeText: marked(marks.next()), jobDescription: posting(marks.next()) },
      headers,
    );
  note('optimize', 200, await optimize(visitor));
  const own = await optimize(person);
  note('optimize signed in', 200, own);
  note('build', 200, await person.post('/api/resume/build', builderForm(marks)));
  note('letter', 200, await visitor.post('/api/cover-letter/generate', letter()));
  const form = new FormData();
  form.set('resume', new Blob([marked(marks.next())]), `${marks.passing()}.txt`);
  form.set('jobDescriptionText', posting(marks.next()));
  const sent = await fetch(`${visitor.url}/api/resume/optimize`, {
    method: 'POST',
    body: form,
    headers: { cookie: visitor.cookie },
  });
  note('optimize upload', 200, sent);
  const file = new FormData();
  file.set('file', new Blob([`%PDF-1.7 ${marks.passing()}`]), `${marks.passing()}.pdf`);
  note('broken upload', 422, await fetch(`${visitor.url}/api/documents/extract`, { method: 'POST', body: file }));
  const { resumeId } = own.body ?? {};
  const shared = await person.post(`/api/resumes/${resumeId}/share`, {});
  note('share', 200, shared);
  note('shared page', 200, await visitor.call(`/api/shared/${shared.body?.publicLinkId}`));
  note('test mail', 200, await person.post('/api/email/test', { email: `${marks.passing()}@example.com` }));
  note(
    'bad field',
    400,
    await visitor.post('/api/resume/optimize-json', { resumeText: marks.passing(), jobDescription: 7 }),
  );
  provider.setMode('server-error');
  note('provider fails', 502, await optimize(visitor));
  provider.setMode('not-json');
  note('provider babbles', 502, await optimize(visitor));
  provider.setMode('slow');
  const running = await optimize(visitor, { prefer: 'respond-async' });
  // A slow answer streams its text to the browser through Redis.
  await wait(1_000);
  note('cancel', 200, await visitor.call(`/api/jobs/${running.body.id}`, { method: 'DELETE' }));
  provider.setMode('ok');
  // An error of Postgres quotes the statement and what it was given.
  await system.sql('ALTER TABLE auth.accounts RENAME TO accounts_away');
  const late = { name: `Ann ${marks.passing()}`, email: `${marks.passing()}@example.com`, password };
  note('broken store', 500, await visitor.post('/api/auth/register', late));
  await system.sql('ALTER TABLE auth.accounts_away RENAME TO accounts');
  return flows;
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
    'ids alone in the queue': {
      breaks: 'Redis keys',
      edits: [
        {
          file: 'services/ai/dist/jobs/job-queues.js',
          find: 'async add({ id, kind, priority }) {',
          replace:
            'async add({ id, kind, priority, input }) { return this.queues[kind].add(kind, { id, input }, { jobId: id, priority });',
        },
      ],
    },
    'errors without foreign messages': {
      breaks: 'logs',
      edits: [
        {
          file: 'libs/platform/dist/telemetry/describe-error.js',
          find: 'export function describeError(error',
          replace:
            'export function describeError(error) { return { stack: String(error?.stack), message: JSON.stringify(error) }; }\nfunction unusedDescribe(error',
        },
      ],
    },
    'the seal': {
      breaks: 'the append-only file',
      edits: [
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
  },
  async run({ sabotage, keep }) {
    const provider = keep(await startFakeProvider());
    const env = { OPENAI_BASE_URL: provider.url, OPENAI_MODEL: 'fake-model', LOG_LEVEL: 'trace' };
    const system = keep(await System.start({ env: { ...env }, sabotage }));
    const marks = new Marks();
    const flows = await live(system, provider, marks);
    console.log(`  ${flows.map(({ name, status }) => `${name} ${status}`).join(', ')}`);
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
      verdict.expect(place, `${found.length} in ${place} (${Math.round(bytes.length / 1024)} kB)`, found.length === 0);
    }
    const stored = new Set(marks.foundIn(Buffer.from(await everyRow(system))));
    const unseen = marks.kept.filter((word) => !stored.has(word));
    const astray = flows.filter(({ status, expected }) => status !== expected);
    return verdict
      .expect(
        'marks in Postgres',
        `${marks.words.length} marks, ${marks.kept.length - unseen.length} of ${marks.kept.length} stored ones in Postgres${unseen.length ? ` (not ${unseen.join(' ')})` : ''}`,
        marks.words.length >= 30 && unseen.length === 0,
      )
      .expect(
        'flows',
        `${flows.length - astray.length} of ${flows.length} flows as expected${astray.map(({ name, status }) => `; ${name} ${status}`).join('')}`,
        astray.length === 0,
      );
  },
};
