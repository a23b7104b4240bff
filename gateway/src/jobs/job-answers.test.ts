import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startAwakeClock } from '@tailwright/testing/clocks';
import { AppError } from '@tailwright/contracts/errors';
import { JobState, cancelJobOf, savedSentence, submitJob } from '@tailwright/contracts/jobs';
import { limits } from '@tailwright/contracts/limits';
import { make } from '@tailwright/testing/make';
import { JobPeer, optimization } from '../testing/job-peer.js';
import { type TestGateway, startGateway } from '../testing/start.js';

let gateway: TestGateway;
let jobs: JobPeer;
beforeAll(async () => {
  gateway = await startGateway();
});
beforeEach(() => {
  jobs = new JobPeer(gateway.peers);
});
afterAll(() => gateway.close());

const optimize = (init: RequestInit = {}) => gateway.post('/api/resume/optimize-json', make.optimizeRequest(), init);
const visitorOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith('tw_visitor='))
    ?.split(';')[0] ?? '';

/** A refusal for overload speaks for all who come in the next quarter of a second. */
const houseOpens = () => new Promise((resolve) => setTimeout(resolve, 300));

describe('a synchronous call', () => {
  it('answers the result as soon as the job ends', async () => {
    const [response] = await Promise.all([optimize(), jobs.submitted().then(({ id }) => jobs.finish(id))]);
    const [id = ''] = jobs.states.keys();
    expect([response.status, await response.json()]).toEqual([200, optimization(id)]);
  });

  it('answers within a second and a half when the signal of the end is lost', async () => {
    const answered = optimize();
    const { id } = await jobs.submitted();
    const ended = startAwakeClock();
    jobs.move(id, { status: 'done', stage: 'finished', result: optimization(id) });
    expect((await answered).status).toBe(200);
    expect(ended.ms()).toBeLessThan(1_500);
  });

  it('asks for all waiting jobs in one call a second', async () => {
    const answered = Array.from({ length: 20 }, () => optimize());
    while (jobs.states.size < 20) await new Promise((resolve) => setTimeout(resolve, 20));
    jobs.asked = 0;
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    expect(jobs.asked).toBeLessThanOrEqual(3);
    for (const id of jobs.states.keys()) jobs.move(id, { status: 'done', stage: 'finished', result: optimization(id) });
    for (const response of await Promise.all(answered)) expect(response.status).toBe(200);
  });

  it('answers the error of a job that failed', async () => {
    const answered = optimize();
    const { id } = await jobs.submitted();
    jobs.move(id, { status: 'failed', stage: 'finished', error: new AppError('provider_failed').toEnvelope() });
    await jobs.signal(id, {});
    const response = await answered;
    expect([response.status, await response.json()]).toMatchObject([
      502,
      { code: 'provider_failed', details: { jobId: id } },
    ]);
  });

  it('answers 409 when the job was cancelled meanwhile', async () => {
    const answered = optimize();
    const { id } = await jobs.submitted();
    jobs.move(id, { status: 'cancelled', stage: 'finished' });
    await jobs.signal(id, {});
    expect((await answered).status).toBe(409);
  });

  it('tells the ai service how long the caller waits', async () => {
    const answered = optimize();
    const { id } = await jobs.submitted();
    const left = Date.parse(jobs.requests.get(id)?.deadline ?? '') - Date.now();
    expect(left).toBeGreaterThan(limits.jobDeadlineMs - 5_000);
    expect(left).toBeLessThanOrEqual(limits.jobDeadlineMs);
    await jobs.finish(id);
    await answered;
  });

  it('is cancelled when its client goes away', async () => {
    const leaving = new AbortController();
    const answered = optimize({ signal: leaving.signal }).catch(() => undefined);
    const { id } = await jobs.submitted();
    leaving.abort();
    await answered;
    while (jobs.states.get(id)?.status !== 'cancelled') await new Promise((resolve) => setTimeout(resolve, 10));
  });

  it('is cancelled also when its client leaves before the job is taken', async () => {
    const leaving = new AbortController();
    const asked = Promise.withResolvers<void>();
    const left = Promise.withResolvers<void>();
    const cancelled = Promise.withResolvers<string>();
    let taken = '';
    gateway.peers.on(submitJob, async ({ id, kind }) => {
      asked.resolve();
      await left.promise;
      taken = id;
      const createdAt = new Date().toISOString();
      return { id, kind, status: 'queued' as const, stage: 'waiting' as const, position: 0, createdAt };
    });
    gateway.peers.on(cancelJobOf, ({ jobId }) => {
      cancelled.resolve(taken && jobId);
      throw new AppError('not_found');
    });
    const answered = optimize({ signal: leaving.signal }).catch(() => undefined);
    await asked.promise;
    leaving.abort();
    await answered;
    await houseOpens();
    left.resolve();
    expect(await cancelled.promise).toBe(taken);
    expect(taken).not.toBe('');
  });

  it('answers 409 where to find a result that only its saved record holds', async () => {
    const answered = optimize();
    const { id } = await jobs.submitted();
    jobs.move(id, { status: 'done', stage: 'finished', resumeId: crypto.randomUUID() });
    await jobs.signal(id, {});
    const response = await answered;
    expect([response.status, await response.json()]).toMatchObject([409, { message: savedSentence }]);
  });

  it('goes on without its client when it has an Idempotency-Key', async () => {
    const leaving = new AbortController();
    const answered = optimize({ signal: leaving.signal, headers: { 'idempotency-key': 'stays' } }).catch(
      () => undefined,
    );
    const { id } = await jobs.submitted();
    leaving.abort();
    await answered;
    const other = optimize();
    await jobs.finish((await jobs.submitted()).id);
    await other;
    expect(jobs.states.get(id)?.status).toBe('queued');
  });

  it.each(['overloaded', 'rate_limited', 'idempotency_mismatch', 'unavailable'] as const)(
    'answers %s of the ai service as it is',
    async (code) => {
      gateway.peers.on(submitJob, () => {
        throw new AppError(code);
      });
      await houseOpens();
      const response = await optimize();
      expect([response.status, await response.json()]).toMatchObject([new AppError(code).status, { code }]);
    },
  );
});

describe('a full queue', () => {
  it('answers for all who come in the next moment, with a time to come back', async () => {
    let asked = 0;
    gateway.peers.on(submitJob, () => {
      asked += 1;
      throw new AppError('overloaded', undefined, { retryAfterSeconds: 10 });
    });
    await houseOpens();
    const began = performance.now();
    expect((await optimize()).status).toBe(503);
    const { status, headers } = await optimize();
    expect([status, headers.get('retry-after'), headers.get('x-content-type-options')]).toEqual([503, '10', 'nosniff']);
    expect((await optimize({ headers: { 'idempotency-key': 'fresh' } })).status).toBe(503);
    // One asks each quarter of a second; on a busy machine three answers may take longer.
    expect(asked).toBeLessThanOrEqual(1 + Math.floor((performance.now() - began) / 250));
  });

  it('lets a repeat through to the job it belongs to, for its owner alone', async () => {
    await houseOpens();
    const headers = { prefer: 'respond-async', 'idempotency-key': 'taken' };
    const first = await optimize({ headers });
    const cookie = visitorOf(first);
    const { id } = JobState.parse(await first.json());
    gateway.peers.on(submitJob, (request) => {
      const known = jobs.states.get(request.id);
      if (!known) throw new AppError('overloaded', undefined, { retryAfterSeconds: 10 });
      return known;
    });
    expect((await optimize()).status).toBe(503);
    expect(await (await optimize({ headers: { ...headers, cookie } })).json()).toMatchObject({ id });
    expect((await optimize({ headers })).status).toBe(503);
  });

  it('keeps its room to itself', async () => {
    await houseOpens();
    const response = await optimize({ headers: { prefer: 'respond-async' } });
    expect(await response.json()).not.toHaveProperty('room');
  });
});

describe('Prefer: respond-async', () => {
  it('answers 202 with the job and where to find it', async () => {
    const response = await optimize({ headers: { prefer: 'respond-async' } });
    const state = JobState.parse(await response.json());
    expect(response.status).toBe(202);
    expect(response.headers.get('location')).toBe(`/api/jobs/${state.id}`);
    expect(state).toMatchObject({ status: 'queued', kind: 'optimize' });
  });
});

describe('an Idempotency-Key', () => {
  it('gives a repeat of the same owner the same job, and another owner another', async () => {
    const idFor = async (headers: Record<string, string>) => {
      const response = await optimize({ headers: { ...headers, prefer: 'respond-async', 'idempotency-key': 'once' } });
      return { id: JobState.parse(await response.json()).id, cookie: visitorOf(response) };
    };
    const first = await idFor({});
    expect((await idFor({ cookie: first.cookie })).id).toBe(first.id);
    expect((await idFor({})).id).not.toBe(first.id);
    expect((await idFor(gateway.signIn().headers)).id).not.toBe(first.id);
  });

  it('that is too long answers 400', async () => {
    const response = await optimize({ headers: { 'idempotency-key': 'x'.repeat(201) } });
    expect([response.status, await response.json()]).toMatchObject([
      400,
      { details: { fields: [{ field: 'Idempotency-Key' }] } },
    ]);
  });
});

describe('the owner of a job', () => {
  it('is the user when signed in', async () => {
    const { user, headers } = gateway.signIn();
    await optimize({ headers: { ...headers, prefer: 'respond-async' } });
    expect([...jobs.requests.values()].at(-1)?.owner).toEqual({ kind: 'user', id: user.id });
  });

  it('is a visitor of a cookie that is set with the first job and kept', async () => {
    const first = await optimize({ headers: { prefer: 'respond-async' } });
    const owner = [...jobs.requests.values()].at(-1)?.owner;
    expect(owner?.kind).toBe('visitor');
    await optimize({ headers: { prefer: 'respond-async', cookie: visitorOf(first) } });
    expect([...jobs.requests.values()].at(-1)?.owner).toEqual(owner);
  });

  it('is not asked for by a body that is refused', async () => {
    const response = await gateway.post('/api/resume/build', {});
    expect([response.status, response.headers.getSetCookie()]).toEqual([400, []]);
  });

  it('is nobody else’s when the cookie is forged', async () => {
    const victim = await optimize({ headers: { prefer: 'respond-async' } });
    const owner = [...jobs.requests.values()].at(-1)?.owner;
    const forged = `${visitorOf(victim).slice(0, -3)}abc`;
    await optimize({ headers: { prefer: 'respond-async', cookie: forged } });
    expect([...jobs.requests.values()].at(-1)?.owner).not.toEqual(owner);
  });
});

describe('each kind of job', () => {
  it('gets its parsed body', async () => {
    const send = async (path: string, body: unknown) => {
      await gateway.post(path, body, { headers: { prefer: 'respond-async' } });
      return [...jobs.requests.values()].at(-1);
    };
    const letter = make.coverLetterRequest();
    const form = make.builderForm();
    expect(await send('/api/cover-letter/generate', { ...letter, unknown: 1 })).toMatchObject({
      kind: 'cover-letter',
      input: letter,
    });
    expect((await send('/api/cover-letter/generate', { ...letter, unknown: 1 }))?.input).not.toHaveProperty('unknown');
    expect(await send('/api/resume/build', form)).toMatchObject({ kind: 'build', input: form });
  });

  it.each([
    ['/api/resume/optimize-json', { resumeText: ' ', jobDescription: 'x' }, 'resumeText', 'Resume text is required'],
    [
      '/api/resume/build',
      { ...make.builderForm(), personal_info: {} },
      'personal_info.first_name',
      'First name is required',
    ],
    [
      '/api/cover-letter/generate',
      { ...make.coverLetterRequest(), resumeText: 'short' },
      'resumeText',
      'Resume must be at least 50 characters',
    ],
  ])('%s answers 400 with the failing field', async (path, body, field, message) => {
    const response = await gateway.post(path, body);
    const envelope = (await response.json()) as { details: { fields: unknown[] } };
    expect(response.status).toBe(400);
    expect(envelope.details.fields[0]).toEqual({ field, message });
  });
});
