import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { BuiltResume, type JobProgress, type JobState, Optimization } from '@tailwright/contracts/as-read';
import { ApiError } from '../../lib/api';
import type { JobTransport } from './follow-job';
import { JobRunner } from './job-runner';
import { keptJobs } from './kept-jobs';
import { InvalidAnswer, JobCancelled } from './submit-job';

const id = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
const result = { jobId: id, generatedResume: '# Ada', factCheck: { checked: 1, notAdded: [] }, engine: 'built-in' };
const state = (part: Partial<JobState>): JobState => ({
  id,
  kind: 'build',
  status: 'running',
  stage: 'writing',
  position: 0,
  createdAt: '2026-01-01T00:00:00Z',
  ...part,
});
const done = state({ status: 'done', stage: 'finished', result });

let tell: (progress: JobProgress) => void;
let cancelled: string[];
let stored: JobState | ApiError;

function watched() {
  const transport: JobTransport = {
    read: () => (stored instanceof ApiError ? Promise.reject(stored) : Promise.resolve(stored)),
    listen: (_id, onProgress) => {
      tell = onProgress;
      return () => {};
    },
    cancel: (jobId) => cancelled.push(jobId),
    isFinal: (error) => error instanceof ApiError && error.status === 404,
    isOffline: () => false,
    wait: () => Promise.resolve(),
  };
  return { transport, job: new JobRunner('build', BuiltResume, transport) };
}
const runner = () => watched().job;
const turn = () => new Promise((resolve) => setImmediate(resolve));

beforeEach(() => {
  const items = new Map<string, string>();
  Object.assign(globalThis, {
    sessionStorage: {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => items.set(key, value),
    },
  });
  cancelled = [];
  stored = state({});
});
afterEach(() => void Reflect.deleteProperty(globalThis, 'sessionStorage'));

describe('running a job', () => {
  test('shows state and text while it runs, gives the result, and remembers it for a reload', async () => {
    const job = runner();
    const end = job.run(() => Promise.resolve(state({ status: 'queued', stage: 'waiting', position: 2 })), {
      startedAt: 5,
    });
    await turn();
    expect(keptJobs('build')).toEqual({ running: { id, startedAt: 5 } });
    expect(job.running()?.state?.position).toBe(2);
    tell({ state: state({}), partialText: '# A' });
    tell({ state: state({ stage: 'checking' }) });
    expect(job.running()).toMatchObject({ partialText: '# A', state: { stage: 'checking' } });
    tell({ state: done });
    expect((await end).generatedResume).toBe('# Ada');
    expect(job.running()).toBeNull();
    expect(keptJobs('build')).toEqual({ shown: id, unsaved: [id] });
  });

  test('an answer that is done already needs no watching', async () => {
    expect((await runner().run(() => Promise.resolve(done))).jobId).toBe(id);
  });

  test('a failed job throws what a direct call would have thrown', async () => {
    const failed = state({ status: 'failed', error: { code: 'rate_limited', message: 'Rate limit exceeded.' } });
    const end = runner().run(() => Promise.resolve(failed));
    await expect(end).rejects.toThrow('429: Rate limit exceeded.');
    expect(keptJobs('build')).toEqual({});
  });

  test('a result without its text is an invalid answer', async () => {
    const { generatedResume: _, ...rest } = result;
    const broken = { ...done, result: rest };
    await expect(runner().run(() => Promise.resolve(broken))).rejects.toThrow(InvalidAnswer);
  });

  test('a result without optimizedResume is an invalid answer, one with nothing else is a result', async () => {
    const optimize = () => new JobRunner('optimize', Optimization, watched().transport);
    const run = (answer: object) => optimize().run(() => Promise.resolve({ ...done, result: answer }));
    const answer = { originalResume: 'Ada', jobDescription: 'Engineer', analysis: {}, engine: 'built-in', jobId: id };
    await expect(run(answer)).rejects.toThrow('Invalid response format from the server');
    expect((await run({ optimizedResume: '# Ada' })).optimizedResume).toBe('# Ada');
  });

  test('cancelling stops it here and on the server, and forgets it', async () => {
    const job = runner();
    const end = job.run(() => Promise.resolve(state({})));
    await turn();
    job.cancel();
    await expect(end).rejects.toThrow(JobCancelled);
    expect(cancelled).toEqual([id]);
    expect(job.running()).toBeNull();
    expect(keptJobs('build')).toEqual({});
  });
});

test('a job cancelled before the server took it is cancelled as soon as its id is known', async () => {
  const job = runner();
  let accept: (first: JobState) => void = () => {};
  const end = job.run(() => new Promise((resolve) => (accept = resolve)));
  job.cancel();
  await expect(end).rejects.toThrow(JobCancelled);
  accept(state({}));
  await turn();
  expect(cancelled).toEqual([id]);
  expect(keptJobs('build')).toEqual({});
});

describe('after the page was left', () => {
  test('a job that was still being sent is found again', async () => {
    const left = runner();
    let accept: (first: JobState) => void = () => {};
    const first = left.run(() => new Promise((resolve) => (accept = resolve)), { startedAt: 7 });
    left.leave();
    await expect(first).rejects.toThrow(JobCancelled);
    accept(state({}));
    await turn();
    expect(keptJobs('build')).toEqual({ running: { id, startedAt: 7 } });
  });

  test('a running job is found again', async () => {
    const left = runner();
    const first = left.run(() => Promise.resolve(state({})), { startedAt: 7 });
    await turn();
    left.leave();
    await expect(first).rejects.toThrow(JobCancelled);

    const back = runner();
    const end = back.goOn();
    await turn();
    expect(back.running()?.startedAt).toBe(7);
    tell({ state: done });
    expect((await end)?.jobId).toBe(id);
    expect(cancelled).toEqual([]);
  });

  test('without a running job there is nothing to go on with', () => expect(runner().goOn()).toBeNull());

  test('the shown result is found again, until it is gone', async () => {
    await runner().run(() => Promise.resolve(done));
    stored = done;
    const { signal } = new AbortController();
    expect((await runner().findShown(signal))?.jobId).toBe(id);
    stored = new ApiError(404, 'Not found.');
    expect(await runner().findShown(signal)).toBeNull();
    expect(keptJobs('build').shown).toBeUndefined();
  });

  test('a server that is away for a moment costs the memory nothing', async () => {
    await runner().run(() => Promise.resolve(done));
    stored = new ApiError(503, 'Away.');
    expect(await runner().findShown(new AbortController().signal)).toBeNull();
    expect(keptJobs('build')).toEqual({ shown: id, unsaved: [id] });
  });
});

test('a run has an Idempotency-Key that a repeat of a lost submission keeps, and the next run has another', async () => {
  const job = runner();
  const sent: string[] = [];
  const submit = (request: string, answer: () => Promise<JobState>) =>
    job
      .run((keys) => {
        sent.push(keys.of(request));
        return answer();
      })
      .catch(() => undefined);
  const lost = () => Promise.reject(new ApiError(0, 'network'));
  await submit('a', lost);
  await submit('a', () => Promise.resolve(done));
  await submit('a', lost);
  await submit('b', lost);
  const [first, repeat, next, other] = sent;
  expect(repeat).toBe(first);
  expect(new Set([first, next, other]).size).toBe(3);
  expect(first).toMatch(/^[0-9a-f]{32}$/);
});

test('a cancelled run leaves its key to none that follows', async () => {
  const job = runner();
  const sent: string[] = [];
  const begin = (keys: { of(request: string): string }) => {
    sent.push(keys.of('a'));
    return new Promise<JobState>(() => {});
  };
  const first = job.run(begin);
  job.cancel();
  await expect(first).rejects.toThrow(JobCancelled);
  void job.run(begin).catch(() => undefined);
  expect(sent[1]).not.toBe(sent[0]);
});
