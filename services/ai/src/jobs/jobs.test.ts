import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { startAwakeClock } from '@tailwright/testing/clocks';
import { randomUUID } from 'node:crypto';
import { type Owner, cancelJobOf, claimJob, describeEngine, getJobOf, listJobStates } from '@tailwright/contracts/jobs';
import type { Optimization } from '@tailwright/contracts/optimize';
import { type FakeProvider, type ProviderMode, startFakeProvider } from '@tailwright/testing/fake-provider';
import { findInRedis } from '../testing/find-in-redis.js';
import { type TestSystem, startSystem, until, visitor } from '../testing/system.js';
import { Sweeper } from './sweeper.js';

const resumeText = `Ada Example
ada@example.test

Experience
Engineer, Example Mills, 2019 - 2021
• Built looms with TypeScript and Postgres for marker-walrus

Education
BSc Mathematics, Example University, 2018`;
const request = { resumeText, jobDescription: 'We look for TypeScript and Postgres. marker-walrus', style: 'standard' };
const letterRequest = { ...request, jobDescription: request.jobDescription.repeat(2), applicantName: 'Ada Example' };
const form = {
  personal_info: { first_name: 'Ada', last_name: 'Example', email: 'ada@example.test' },
  work_experience: [{ company: 'Example Mills', position: 'Engineer', start_date: '2019', current: true }],
  education: [],
  skills: ['TypeScript'],
  additional: { languages: [], certifications: [], projects: [], hobbies: [] },
};
const user = () => ({ kind: 'user' as const, id: randomUUID() });
/** How often the model was asked to tailor a resume; to read its edits again is another question. */
const draftsAsked = () => provider.calls.filter(({ about }) => about === 'edits').length;

let provider: FakeProvider;
let system: TestSystem;
beforeAll(async () => {
  provider = await startFakeProvider();
  system = await startSystem({
    OPENAI_BASE_URL: provider.url,
    OPENAI_MODEL: 'fake-model',
    // One test waits for it; a busy machine must not pass it in the others.
    OPENAI_TIMEOUT_MS: '6000',
    WORKER_CONCURRENCY: '2',
  });
});
afterEach(() => {
  provider.setMode('ok');
  system.resumes.away = false;
});
afterAll(async () => {
  await system.close();
  await provider.stop();
});

describe('without a worker', () => {
  test('a submitted job waits in its place, and only its id is in Redis', async () => {
    const first = await system.submit('optimize', request);
    const second = await system.submit('optimize', request);
    const third = await system.submit('build', form);
    expect([first, second, third]).toMatchObject([
      { status: 'queued', stage: 'waiting', position: 0 },
      { status: 'queued', stage: 'waiting', position: 1 },
      { status: 'queued', stage: 'waiting', position: 0 },
    ]);
    const { states } = await system.rpc.call(listJobStates, { ids: [second.id, randomUUID(), first.id] });
    expect(states.map(({ id }) => id).sort()).toEqual([first.id, second.id].sort());
    expect(await leaks()).toEqual([]);
    expect(await findInRedis(system.redis, system.env.KEY_PREFIX ?? '', first.id)).not.toEqual([]);
    for (const { id } of [first, second, third]) await cancel(id);
  });

  test('the same Idempotency-Key attaches to the same job, for the same person and body only', async () => {
    const idempotencyKey = randomUUID();
    const first = await system.submit('optimize', request, { idempotencyKey });
    const repeats = await Promise.all([1, 2, 3].map(() => system.submit('optimize', request, { idempotencyKey })));
    expect(new Set(repeats.map(({ id }) => id))).toEqual(new Set([first.id]));
    await expect(system.submit('optimize', { ...request, style: 'formal' }, { idempotencyKey })).rejects.toMatchObject({
      code: 'idempotency_mismatch',
    });
    const owner = user();
    const other = await system.submit('optimize', request, { idempotencyKey, owner });
    expect(other.id).not.toBe(first.id);
    await cancel(first.id);
    await cancel(other.id, owner);
  });

  test('a body that breaks its contract is invalid_input and names the field', async () => {
    await expect(system.submit('cover-letter', { ...letterRequest, applicantName: 'A' })).rejects.toMatchObject({
      code: 'invalid_input',
      details: { fields: [{ field: 'applicantName', message: 'Please enter your name' }] },
    });
  });

  test('a period whose end is before its start is refused with a sentence', async () => {
    const backwards = { company: 'Mill', position: 'Clerk', start_date: 'summer 2021', end_date: '05/2020' };
    await expect(system.submit('build', { ...form, work_experience: [backwards] })).rejects.toMatchObject({
      code: 'invalid_input',
      details: {
        fields: [{ field: 'work_experience.0.end_date', message: 'The end is before the start. Check both dates.' }],
      },
    });
  });

  test("somebody else's job is not found, neither to read nor to cancel nor to claim", async () => {
    const { id } = await system.submit('optimize', request);
    const owners = [user(), { kind: 'visitor' as const, id: randomUUID() }];
    const notFound = { code: 'not_found' };
    await expect(system.rpc.call(getJobOf, { owners, jobId: id })).rejects.toMatchObject(notFound);
    await expect(system.rpc.call(cancelJobOf, { owners, jobId: id })).rejects.toMatchObject(notFound);
    await expect(
      system.rpc.call(claimJob, { actor: randomUUID(), visitor: randomUUID(), jobId: id }),
    ).rejects.toMatchObject(notFound);
    await cancel(id);
  });

  test('a cancelled job stays cancelled, and cancelling it again changes nothing', async () => {
    const { id } = await system.submit('optimize', request);
    expect(await cancel(id)).toMatchObject({ status: 'cancelled', stage: 'finished' });
    expect(await cancel(id)).toMatchObject({ status: 'cancelled' });
    expect(await system.redis.exists(`${system.env.KEY_PREFIX}bull:optimize:${id}`)).toBe(0);
  });

  test('a job nobody ran by its deadline fails', async () => {
    const { id } = await system.submit('optimize', request, { deadline: new Date(Date.now() + 50).toISOString() });
    await until(async () => {
      await system.sweep();
      return (await system.get(id)).status === 'failed';
    });
    expect(await system.get(id)).toMatchObject({ error: { code: 'deadline_exceeded' } });
  });
});

const keptEdit = {
  text: 'Built looms with TypeScript and Postgres for marker-walrus',
  kind: 'reworded',
  lines: ['Built looms with TypeScript and Postgres for marker-walrus'],
  requirements: ['r1'],
};

describe('with a worker', () => {
  let crashed: string;
  let late: string;
  beforeAll(async () => {
    late = (await system.submit('optimize', request, { deadline: new Date().toISOString() })).id;
    crashed = (await system.submit('optimize', request)).id;
    // What a worker leaves behind that is killed right after it stored its draft.
    await system.sql(
      `UPDATE jobs SET status = 'running', stage = 'checking', draft = $2, draft_edits = $3, draft_engine = 'other-model',
         runner = 'killed', lease_until = now() - interval '1 second' WHERE id = $1`,
      [crashed, resumeText, JSON.stringify([keptEdit])],
    );
    await system.startWorker();
  });

  test('a job whose deadline passed while it waited never reaches the provider', async () => {
    expect(await system.ended(late)).toMatchObject({ status: 'failed', error: { code: 'deadline_exceeded' } });
    expect(provider.calls).toHaveLength(0);
  });

  test('a draft that was stored before a crash is not written again', async () => {
    expect((await system.ended(crashed)).result).toMatchObject({
      optimizedResume: expect.stringContaining('Ada Example'),
      edits: [keptEdit],
      engine: 'other-model',
    });
    expect(provider.calls).toHaveLength(0);
  });

  test('an optimization is written by the model, checked and scored by us', async () => {
    const { id } = await system.submit('optimize', request);
    const ended = await system.ended(id);
    expect(ended).toMatchObject({ status: 'done', stage: 'finished', position: 0 });
    expect(ended.result).toMatchObject({
      jobId: id,
      originalResume: resumeText,
      jobDescription: request.jobDescription,
      engine: 'fake-model',
    });
    const { optimizedResume, analysis, factCheck, resumeId } = ended.result as Optimization;
    expect(optimizedResume).toContain('Example Mills');
    expect(analysis.matching_percentage).toBeGreaterThanOrEqual(0);
    expect(factCheck.notAdded).toEqual(expect.any(Array));
    expect(resumeId).toBeUndefined();
    expect(await leaks()).toEqual([]);
  });

  test('the edits of a text that comes back are kept where their line still stands', async () => {
    const gone = { ...keptEdit, text: 'Built looms for the moon' };
    const body = { ...request, tailoredResume: `# Ada Example\n\n${resumeText}`, edits: [gone, keptEdit] };
    const { id } = await system.submit('optimize', body);
    expect((await system.ended(id)).result).toMatchObject({ edits: [keptEdit] });
    const [row] = await system.sql('SELECT draft, draft_edits FROM jobs WHERE id = $1', [id]);
    expect(row).toEqual({ draft: null, draft_edits: null });
  });

  test('stages and text are signalled while a job runs', async () => {
    provider.setMode('slow');
    const { id } = await system.submit('optimize', request);
    await system.ended(id);
    const own = system.signals.filter((signal) => signal.id === id);
    expect([...new Set(own.map(({ stage }) => stage))]).toEqual([
      'reading',
      'writing',
      'checking',
      'scoring',
      'finished',
    ]);
    const texts = own.flatMap(({ partialText = '' }) => (partialText ? [partialText] : []));
    expect(texts.length).toBeGreaterThan(0);
    expect(texts[0]).toMatch(/^# Ada/);
  });

  test('who begins to watch while nothing new is written sees the text so far', async () => {
    provider.setMode('hang');
    const { id } = await system.submit('optimize', request);
    const textsOf = () => system.signals.filter((signal) => signal.id === id && signal.partialText);
    await until(() => textsOf().length > 2);
    expect(new Set(textsOf().map(({ partialText }) => partialText)).size).toBe(1);
    await cancel(id);
  });

  test('a letter and a built resume are written too', async () => {
    const letter = await system.submit('cover-letter', letterRequest);
    const built = await system.submit('build', form);
    expect((await system.ended(letter.id)).result).toMatchObject({
      coverLetter: expect.stringContaining('Ada Example'),
      engine: 'fake-model',
    });
    expect((await system.ended(built.id)).result).toMatchObject({
      generatedResume: expect.stringContaining('Example Mills'),
      factCheck: { notAdded: [] },
    });
  });

  test('what is wrong in a text handed in is taken out like a model’s, and no model is asked', async () => {
    const first = await system.submit('optimize', request);
    const { optimizedResume } = (await system.ended(first.id)).result as Optimization;
    const before = provider.calls.length;
    const tailoredResume = `${optimizedResume}\n- Led 40 engineers at Globex\n`;
    const { id } = await system.submit('optimize', { ...request, tailoredResume });
    const checked = (await system.ended(id)).result as Optimization;
    expect(checked.optimizedResume.trim().split(/\n+/)).toEqual(optimizedResume.trim().split(/\n+/));
    expect(checked.factCheck.notAdded.map(({ text }) => text).join(' ')).toContain('Globex');
    expect(provider.calls).toHaveLength(before);
  });

  test('what a model invents is not in the result, and is listed as not added', async () => {
    provider.setMode('inventing');
    const { id } = await system.submit('optimize', request);
    const { optimizedResume, factCheck } = (await system.ended(id)).result as Optimization;
    expect(optimizedResume).toContain('Example Mills');
    expect(optimizedResume).not.toMatch(/Globex|Chief|87%|Kubernetes|AWS/);
    expect(factCheck.notAdded).not.toEqual([]);
  });

  test('a resume longer than the model can read loses nothing', async () => {
    provider.setMode('small-context');
    const bullets = Array.from(
      { length: 300 },
      (_, nth) => `- Wove ${nth + 10} rolls of cloth for hall ${nth} of the mill`,
    );
    const own = /^.*Built looms/m.exec(resumeText)![0];
    const long = { ...request, resumeText: resumeText.replace(own, `${bullets.join('\n')}\n${own}`) };
    const { id } = await system.submit('optimize', long);
    const { optimizedResume } = (await system.ended(id)).result as Optimization;
    expect(bullets.filter((bullet) => !optimizedResume.includes(bullet.slice(2)))).toHaveLength(0);
    expect(provider.calls.at(-1)?.messages.at(-1)?.content).not.toContain(bullets.at(-1));
  });

  test('a running job is cancelled at the provider', async () => {
    provider.setMode('slow-body');
    const before = provider.calls.length;
    const { id } = await system.submit('optimize', request);
    await until(() => provider.calls.length > before);
    const call = provider.calls.at(-1);
    await cancel(id);
    await until(() => call?.aborted === true);
    expect(await system.get(id)).toMatchObject({ status: 'cancelled' });
  });

  test('a deadline that passes while the model writes fails the job', async () => {
    provider.setMode('slow-body');
    const { id } = await system.submit('optimize', request, { deadline: new Date(Date.now() + 700).toISOString() });
    expect(await system.ended(id)).toMatchObject({ status: 'failed', error: { code: 'deadline_exceeded' } });
  });

  test("a signed-in user's resume is saved once, under the id its result names", async () => {
    const owner = user();
    const { id } = await system.submit('optimize', request, { owner });
    const { result } = await system.ended(id, owner);
    const { resumeId, optimizedResume, analysis, factCheck, edits, engine } = result as Optimization;
    const saves = system.resumes.of(owner);
    expect(saves).toEqual([
      {
        actor: owner.id,
        resumeId,
        originalResumeText: resumeText,
        jobDescriptionText: request.jobDescription,
        optimizedResumeText: optimizedResume,
        report: analysis,
        ...{ style: 'standard', factCheck, edits, engine },
      },
    ]);
  });

  test('a result that follows a saved version is saved as the next one, with the time it was asked for', async () => {
    const owner = user();
    const version = randomUUID();
    const { id } = await system.submit('optimize', { ...request, basedOn: version }, { owner });
    await system.ended(id, owner);
    expect(system.resumes.of(owner)).toMatchObject([{ basedOn: { version, askedAt: expect.stringMatching(/Z$/) } }]);
  });

  test('a built resume keeps the form as its original, a letter is not kept', async () => {
    const owner = user();
    const built = await system.submit('build', form, { owner });
    const letter = await system.submit('cover-letter', letterRequest, { owner });
    await Promise.all([system.ended(built.id, owner), system.ended(letter.id, owner)]);
    const saves = system.resumes.of(owner);
    expect(saves).toHaveLength(1);
    expect(JSON.parse(saves[0]?.originalResumeText ?? '')).toMatchObject({ personal_info: form.personal_info });
    expect(saves[0]?.jobDescriptionText).toBe('');
  });

  test('an absent resume service delays the answer by 2 s at most, and the record is saved when it is back', async () => {
    system.resumes.away = true;
    const owner = user();
    const before = startAwakeClock();
    const { id } = await system.submit('optimize', request, { owner });
    const { result } = await system.ended(id, owner);
    expect(before.ms()).toBeLessThan(4_000);
    expect((result as Optimization).resumeId).toBeUndefined();
    system.resumes.away = false;
    await system.sweep();
    const [save] = system.resumes.of(owner);
    const saved = (await system.ended(id, owner)).result as Optimization;
    expect(saved.resumeId).toBe(save?.resumeId);
  });

  test('a visitor who signs in claims a finished job, any number of times', async () => {
    const actor = randomUUID();
    const { id } = await system.submit('optimize', request);
    await system.ended(id);
    const claims = [];
    for (let i = 0; i < 2; i += 1)
      claims.push(await system.rpc.call(claimJob, { actor, visitor: visitor.id, jobId: id }));
    expect(claims[0]).toMatchObject({ unsaved: { actor, originalResumeText: resumeText } });
    expect(claims[1]).toEqual(claims[0]);
    await expect(system.rpc.call(getJobOf, { owners: [visitor], jobId: id })).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  test('a wiped Redis loses nothing: what waited and what ran both end, each with one call', async () => {
    provider.setMode('slow');
    const before = provider.calls.length;
    const drafts = draftsAsked();
    const jobs = await Promise.all(Array.from({ length: 6 }, () => system.submit('optimize', request)));
    await until(() => provider.calls.length > before);
    await system.redis.del(...(await system.redis.keys(`${system.env.KEY_PREFIX}bull:*`)));
    await until(async () => {
      await system.sweep();
      return (await Promise.all(jobs.map(({ id }) => system.get(id)))).every(({ status }) => status === 'done');
    });
    expect(draftsAsked() - drafts).toBe(6);
  });

  test('a job that its queue believes finished, but its row does not, runs again', async () => {
    const { id } = await system.submit('optimize', request);
    await system.ended(id);
    await system.sql(`UPDATE jobs SET status = 'queued', result = NULL, finished_at = NULL WHERE id = $1`, [id]);
    await system.sweep();
    expect(await system.ended(id)).toMatchObject({ status: 'done' });
  });

  test('a job whose worker died before the clock was set back runs again', async () => {
    const { id } = await system.submit('optimize', request);
    await system.ended(id);
    await system.sql(
      `UPDATE jobs SET status = 'running', runner = 'gone', lease_until = now() + interval '1 hour',
         swept_at = now() + interval '1 hour', result = NULL, finished_at = NULL WHERE id = $1`,
      [id],
    );
    // Not the one of the tests: that looks at every row.
    await system.api.get(Sweeper).sweep();
    expect(await system.ended(id)).toMatchObject({ status: 'done' });
  });

  test('a provider that fails for a moment costs a retry, not the job', async () => {
    provider.setMode('server-error', 1);
    const { id } = await system.submit('optimize', request);
    expect(await system.ended(id)).toMatchObject({ status: 'done' });
  });

  test('a draft that Postgres does not take at first is held, and not paid for again', async () => {
    provider.setMode('slow');
    const before = provider.calls.length;
    const drafts = draftsAsked();
    const { id } = await system.submit('optimize', request);
    await until(() => provider.calls.length > before);
    // Longer than a statement may wait for the row.
    const held = system.sql(
      `DO $$ BEGIN PERFORM 1 FROM jobs WHERE id = '${id}' FOR UPDATE; PERFORM pg_sleep(3); END $$`,
    );
    expect(await system.ended(id)).toMatchObject({ status: 'done' });
    await held;
    expect(draftsAsked() - drafts).toBe(1);
    const [row] = await system.sql('SELECT attempts, failures FROM jobs WHERE id = $1', [id]);
    expect(row).toEqual({ attempts: 1, failures: 0 });
  });

  test('a throttled provider is left alone for as long as it asks', async () => {
    provider.setMode('rate-limited', 1);
    const before = Date.now();
    const { id } = await system.submit('cover-letter', letterRequest);
    expect(await system.ended(id)).toMatchObject({ status: 'done' });
    expect(Date.now() - before).toBeGreaterThanOrEqual(900);
  });

  test.each<[ProviderMode, string]>([
    ['unauthorized', 'provider_auth'],
    ['refusal', 'provider_failed'],
    ['length', 'provider_failed'],
    ['huge', 'provider_failed'],
    ['hang', 'deadline_exceeded'],
  ])('a provider in mode %s fails the job with %s and leaves no text in Redis', async (mode, code) => {
    provider.setMode(mode);
    const { id } = await system.submit('optimize', request);
    const ended = await system.ended(id);
    expect(ended).toMatchObject({ status: 'failed', error: { code } });
    expect(await leaks()).toEqual([]);
  });

  test('an error of the provider that echoes the prompt leaves no text in Redis', async () => {
    provider.setMode('server-error', 2);
    const { id } = await system.submit('optimize', request);
    await system.ended(id);
    expect(await leaks()).toEqual([]);
  });

  test('a control Postgres cannot hold is dropped, and half a character is refused', async () => {
    const { id } = await system.submit('optimize', { ...request, resumeText: `${resumeText}\0` });
    expect(await system.ended(id)).toMatchObject({ status: 'done' });
    await expect(system.submit('optimize', { ...request, resumeText: `${resumeText}\ud800` })).rejects.toMatchObject({
      code: 'invalid_input',
    });
  });
});

test('the engine is described', async () => {
  expect(await system.rpc.call(describeEngine, {})).toEqual({ name: 'fake-model', paid: true });
});

const cancel = (id: string, owner: Owner = visitor) => system.rpc.call(cancelJobOf, { owners: [owner], jobId: id });
/** A word of the request: wherever it is found, a person's text is readable. */
const leaks = () => findInRedis(system.redis, system.env.KEY_PREFIX ?? '', 'walrus');
