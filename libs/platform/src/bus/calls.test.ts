import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { startAwakeClock } from '@tailwright/testing/clocks';
import { AppError } from '@tailwright/contracts/errors';
import { freshDatabase } from '@tailwright/testing/database';
import { testClient, testEnvironment } from '@tailwright/testing/boot';
import { randomUUID } from 'node:crypto';
import type { RunningService } from '../bootstrap.js';
import { createRedis } from '../redis.js';
import { addEffect, breakContract, echo, refuse, relayDeadline, tellDeadline } from '../testing/contract.js';
import { publisherDatabase } from '../testing/database.js';
import { startFixture } from '../testing/start.js';
import { requestStream } from './names.js';
import { runInScope } from '../telemetry/context.js';

const env = testEnvironment();
const { rpc, close } = testClient(env);
let service: RunningService;
let database: Awaited<ReturnType<typeof freshDatabase>>;

beforeAll(async () => {
  database = await freshDatabase(publisherDatabase);
  env.DATABASE_URL = database.url;
  service = await startFixture('publisher', env);
});
afterAll(async () => {
  close();
  await service.close();
  await database.drop();
});

const errorOf = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) => error as AppError,
  );

describe('a call', () => {
  it('returns the parsed answer', async () => {
    expect(await rpc.call(echo, { text: 'hello' })).toEqual({ text: 'hello' });
  });

  it('carries many at once, each its own answer', async () => {
    const texts = Array.from({ length: 500 }, (_, index) => `text ${index}`);
    const answers = await Promise.all(texts.map((text) => rpc.call(echo, { text })));
    expect(answers.map(({ text }) => text)).toEqual(texts);
  });

  it('refuses an input that breaks the contract, naming the field', async () => {
    const error = await errorOf(rpc.call(echo, { text: 'x'.repeat(101) }));
    expect(error?.toEnvelope()).toEqual({
      code: 'invalid_input',
      message: 'Text is too long',
      details: { fields: [{ field: 'text', message: 'Text is too long' }] },
    });
  });

  it('refuses an answer that breaks the contract', async () => {
    const error = await errorOf(rpc.call(breakContract, {}));
    expect(error?.code).toBe('internal');
    expect(error?.internalDetail).toContain('text');
  });

  it("carries the handler's own error without its internal detail", async () => {
    const error = await errorOf(rpc.call(refuse, { how: 'known' }));
    expect(error).toBeInstanceOf(AppError);
    expect(error?.toEnvelope()).toEqual({
      code: 'conflict',
      message: 'Somebody was faster.',
      details: { retryAfterSeconds: 3 },
    });
    expect(error?.internalDetail).toBeUndefined();
  });

  it('says nothing about an unknown error', async () => {
    const error = await errorOf(rpc.call(refuse, { how: 'unknown' }));
    expect(error?.code).toBe('internal');
    expect(JSON.stringify(error?.toEnvelope())).not.toContain('secret');
  });
});

it('what nobody of ours sealed is dropped, and the calls after it are answered', async () => {
  const redis = createRedis(env.REDIS_URL ?? '', { role: 'request' });
  const stream = requestStream(env.KEY_PREFIX ?? '', 'resume');
  await redis.xadd(stream, '*', 'i', randomUUID(), 's', 'poison');
  await redis.xadd(stream, '*', 'poison', 'poison');
  expect(await rpc.call(echo, { text: 'after' })).toEqual({ text: 'after' });
  while ((await redis.xlen(stream)) > 0) await new Promise((resolve) => setTimeout(resolve, 10));
  redis.disconnect();
});

describe('a deadline', () => {
  it('ends the wait', async () => {
    const started = startAwakeClock();
    const error = await errorOf(rpc.call(echo, { text: 'late', waitMs: 2_000 }, { deadline: Date.now() + 300 }));
    expect(error?.code).toBe('deadline_exceeded');
    expect(started.ms()).toBeLessThan(1_300);
  });

  it('ends the wait although the clock is set back meanwhile', async () => {
    const started = startAwakeClock();
    const answer = errorOf(rpc.call(echo, { text: 'late', waitMs: 2_000 }, { deadline: Date.now() + 300 }));
    const wrong = Date.now() - 3_600_000;
    const clock = jest.spyOn(Date, 'now').mockReturnValue(wrong);
    const error = await answer.finally(() => clock.mockRestore());
    expect(error?.code).toBe('deadline_exceeded');
    expect(started.ms()).toBeLessThan(1_300);
  });

  it('that has passed refuses at once', async () => {
    expect((await errorOf(rpc.call(echo, { text: 'late' }, { deadline: Date.now() - 1 })))?.code).toBe(
      'deadline_exceeded',
    );
  });

  it('reaches the handler', async () => {
    const deadline = Date.now() + 31_234;
    expect(await rpc.call(tellDeadline, {}, { deadline })).toEqual({ deadline });
  });

  it('is inherited by calls the handler makes, never renewed', async () => {
    const deadline = Date.now() + 32_345;
    expect(await rpc.call(relayDeadline, {}, { deadline })).toEqual({ deadline });
  });

  it('of the surrounding work wins when it is nearer', async () => {
    const deadline = Date.now() + 31_111;
    const answer = await runInScope({ deadline, traceparent: '' }, () =>
      rpc.call(tellDeadline, {}, { deadline: deadline + 1_000 }),
    );
    expect(answer).toEqual({ deadline });
  });
});

describe('the same call again', () => {
  it('returns the stored answer and changes nothing', async () => {
    const options = { id: 'the-same-id' };
    const first = await rpc.call(addEffect, { key: 'once' }, options);
    expect(await rpc.call(addEffect, { key: 'once' }, options)).toEqual(first);
    expect(await effects(service, 'once')).toBe(1);
  });

  it('from two callers at once takes effect once', async () => {
    const other = testClient(env);
    const options = { id: 'twice-at-once' };
    const answers = await Promise.all([
      rpc.call(addEffect, { key: 'together', waitMs: 200 }, options),
      errorOf(other.rpc.call(addEffect, { key: 'together', waitMs: 200 }, options)),
    ]);
    other.close();
    expect(answers[0].key).toBe('together');
    expect(await effects(service, 'together')).toBe(1);
  });
});

async function effects({ app }: RunningService, key: string): Promise<number> {
  const { DataSource } = await import('typeorm');
  const [row] = await app
    .get(DataSource)
    .query<{ count: number }[]>('SELECT count(*)::int AS count FROM effects WHERE key = $1', [key]);
  return row?.count ?? 0;
}
