import { describe, expect, test } from '@jest/globals';
import type { JobProgress, JobState } from '@tailwright/contracts/jobs';
import { type JobTransport, followJob } from './follow-job';

const state = (status: JobState['status']) => ({ id: 'j1', kind: 'build', status, stage: 'writing' }) as JobState;
const gone = new Error('404: Not found.');

/** A transport played by hand: `answers` are what asking yields, in order. */
function played(answers: (JobState | Error)[] = [], isOffline = (_asked: number) => false) {
  const log = { closed: 0, asked: 0 };
  let tell: (progress: JobProgress) => void = () => {};
  let trouble = () => {};
  const transport: JobTransport = {
    read: () => {
      log.asked += 1;
      const answer = answers.shift() ?? new Error('503: away');
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
    },
    listen: (_id, onProgress, onTrouble) => {
      tell = onProgress;
      trouble = onTrouble;
      return () => (log.closed += 1);
    },
    cancel: () => {},
    isFinal: (error) => error === gone,
    isOffline: () => isOffline(log.asked),
    wait: () => Promise.resolve(),
  };
  return { transport, log, tell: (progress: JobProgress) => tell(progress), trouble: () => trouble() };
}

const follow = (transport: JobTransport, signal = new AbortController().signal) => {
  const seen: string[] = [];
  const end = followJob('j1', { transport, signal, onProgress: ({ state: { status } }) => seen.push(status) });
  return { seen, end };
};

describe('following a job', () => {
  test('ends with the state the stream ends with, and closes it', async () => {
    const { transport, log, tell } = played();
    const { seen, end } = follow(transport);
    tell({ state: state('running') });
    tell({ state: state('done') });
    expect((await end).status).toBe('done');
    expect(seen).toEqual(['running', 'done']);
    expect(log).toEqual({ closed: 1, asked: 0 });
  });

  test('asks while the stream is in trouble', async () => {
    const { transport, trouble } = played([state('running'), new Error('503: away'), state('failed')]);
    const { seen, end } = follow(transport);
    trouble();
    expect((await end).status).toBe('failed');
    expect(seen).toEqual(['running', 'failed']);
  });

  test('stops asking when the stream speaks again', async () => {
    const { transport, log, trouble, tell } = played([state('running')]);
    const { end } = follow(transport);
    trouble();
    tell({ state: state('running') });
    await Promise.resolve();
    await Promise.resolve();
    tell({ state: state('done') });
    await end;
    expect(log.asked).toBe(1);
  });

  test('a job that does not exist ends at once', async () => {
    const { transport, log, trouble } = played([gone]);
    const { end } = follow(transport);
    trouble();
    await expect(end).rejects.toBe(gone);
    expect(log.asked).toBe(1);
  });

  test('a service that stays away ends with its error after a minute of questions', async () => {
    const { transport, log, trouble } = played();
    const { end } = follow(transport);
    trouble();
    await expect(end).rejects.toThrow('503: away');
    expect(log.asked).toBe(60);
  });

  test('a computer without a connection ends nothing, however long it is away', async () => {
    const away = Array.from({ length: 500 }, () => new Error('offline'));
    const { transport, log, trouble } = played([...away, state('done')], (asked) => asked <= away.length);
    const { end } = follow(transport);
    trouble();
    expect((await end).status).toBe('done');
    expect(log.asked).toBe(501);
  });

  test('an abort ends it and closes the stream', async () => {
    const { transport, log } = played();
    const controller = new AbortController();
    const { end } = follow(transport, controller.signal);
    controller.abort();
    await expect(end).rejects.toThrow('aborted');
    expect(log.closed).toBe(1);
  });
});
