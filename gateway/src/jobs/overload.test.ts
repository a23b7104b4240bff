import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { AppError } from '@tailwright/contracts/errors';
import { Overload, sentMax } from './overload.js';

let overload: Overload;
beforeEach(() => {
  jest.useFakeTimers({ now: 1_000_000 });
  overload = new Overload();
});
afterEach(() => {
  jest.useRealTimers();
});

/** Two networks, by the names their callers have at the gateway. */
const [home, office] = ['192.0.2.1', '192.0.2.2'];
const later = (ms: number) => jest.advanceTimersByTime(ms);
const answered = (room?: number) =>
  overload.submit(() => Promise.resolve({ ...(room !== undefined && { room }) }), { network: home });
const refused = (error: Error) =>
  overload.submit(() => Promise.reject(error), { network: home }).catch(() => undefined);
const asking = (network = home) => {
  const { promise, resolve } = Promise.withResolvers<object>();
  const ended = overload.submit(() => promise, { network });
  return () => (resolve({}), ended);
};

describe('a queue with room', () => {
  it('takes as many submissions at once as its last answer said', async () => {
    await answered(2);
    const ends = [asking()];
    expect(overload.isFull(office)).toBe(false);
    ends.push(asking(office));
    expect(overload.isFull(office)).toBe(true);
    later(60_000);
    expect(overload.isFull(office)).toBe(true);
    for (const end of ends) await end();
    expect(overload.isFull(home)).toBe(false);
  });

  it('is not remembered for longer than a quarter of a second once nobody asks', async () => {
    await answered(1);
    const end = asking();
    await end();
    later(250);
    expect(overload.isFull(home)).toBe(false);
  });
});

describe('a full queue', () => {
  it.each([
    ['that was just filled', () => answered(0)],
    ['that refused', () => refused(new AppError('overloaded'))],
  ])('%s takes nothing for a quarter of a second, then one at a time', async (_, fill) => {
    await fill();
    later(249);
    expect(overload.isFull(home)).toBe(true);
    later(1);
    expect(overload.isFull(home)).toBe(false);
    const end = asking();
    expect(overload.isFull(home)).toBe(true);
    await end();
    expect(overload.isFull(home)).toBe(false);
  });

  it('is open again as soon as one gets in', async () => {
    await refused(new AppError('overloaded'));
    later(250);
    await answered(5);
    asking();
    expect(overload.isFull(home)).toBe(false);
  });

  it('is forgotten once those it turned away may come back', async () => {
    await refused(new AppError('overloaded'));
    later(10_000);
    asking();
    expect(overload.isFull(home)).toBe(false);
  });
});

describe('an Idempotency-Key', () => {
  const send = jest.fn(() => Promise.resolve({}));
  const keyed = { key: 'a key', id: 'one' };

  it('nobody has used yet waits and is refused like any other', async () => {
    await refused(new AppError('overloaded'));
    expect(overload.mayRepeat('a key')).toBe(false);
    await expect(overload.submit(send, { network: home, keyed })).rejects.toMatchObject({ code: 'overloaded' });
    expect(send).not.toHaveBeenCalled();
  });

  it('of a job that was taken leads to that job, and no other owner past the queue', async () => {
    await overload.submit(() => Promise.resolve({}), { network: home, keyed });
    await refused(new AppError('overloaded'));
    expect(overload.mayRepeat('a key')).toBe(true);
    await expect(overload.submit(send, { network: home, keyed })).resolves.toEqual({});
    await expect(overload.submit(send, { network: home, keyed: { ...keyed, id: 'two' } })).rejects.toMatchObject({
      code: 'overloaded',
    });
  });
});

describe('a crowd', () => {
  const settle = () => jest.advanceTimersByTimeAsync(0);

  /** Starts submissions that end when told to, and notes how. */
  const crowd = async (count: number, network = home) => {
    const ends: ((answer: object | Error) => void)[] = [];
    const outcomes: string[] = [];
    for (let i = 0; i < count; i++) {
      const { promise, resolve, reject } = Promise.withResolvers<object>();
      const sent = () => (ends.push((answer) => (answer instanceof Error ? reject(answer) : resolve(answer))), promise);
      overload.submit(sent, { network }).then(
        () => outcomes.push('taken'),
        (error: AppError) => outcomes.push(error.code),
      );
    }
    await settle();
    return { ends, outcomes };
  };
  it('is sent a few at a time, in its order', async () => {
    const { ends, outcomes } = await crowd(40);
    expect(ends).toHaveLength(sentMax);
    for (let i = 0; i < 40; i++) {
      ends[i]?.({ room: 100 });
      await settle();
    }
    expect(outcomes).toEqual(Array(40).fill('taken'));
    expect(overload.isFull(home)).toBe(false);
  });

  it('that waits is refused as far as there may be no room for it', async () => {
    const { ends, outcomes } = await crowd(60);
    ends[0]?.({ room: 20 });
    await settle();
    // Some were on their way already: of those who waited, the rest of twenty are sure to find room.
    expect(outcomes.sort()).toEqual([...Array<string>(40).fill('overloaded'), 'taken']);
    expect(overload.isFull(home)).toBe(true);
  });

  it('of one network fills half of the five hundred places, and the next network finds one', async () => {
    const { outcomes } = await crowd(sentMax + 250 + 2);
    await settle();
    expect(outcomes).toEqual(['overloaded', 'overloaded']);
    expect((await crowd(1, office)).outcomes).toEqual([]);
  });

  it('of one network that fills the room the ai service has left keeps out itself alone', async () => {
    await answered(40);
    for (let nth = 0; nth < 40 && !overload.isFull(home); nth++) asking(home);
    expect(overload.isFull(home)).toBe(true);
    expect(overload.isFull(office)).toBe(false);
  });

  it('of one network lets the next one go first', async () => {
    const { ends } = await crowd(100);
    const honest = await crowd(1, office);
    ends[0]?.({ room: 200 });
    await settle();
    expect(honest.ends).toHaveLength(1);
  });

  it('of one network is refused before anybody else when there is not room for all', async () => {
    const { ends, outcomes } = await crowd(40);
    const honest = await crowd(3, office);
    ends[0]?.({ room: 8 });
    await settle();
    expect(outcomes).toContain('overloaded');
    expect(honest.outcomes).toEqual([]);
  });

  it('that waits for five seconds is told that the service is busy', async () => {
    const { ends, outcomes } = await crowd(sentMax + 1);
    await jest.advanceTimersByTimeAsync(4_999);
    expect(outcomes).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(outcomes).toEqual(['overloaded']);
    ends[0]?.({ room: 100 });
    await settle();
    expect(ends).toHaveLength(sentMax);
  });

  it('is left by who is told to leave, and its place is the next one’s', async () => {
    const { ends } = await crowd(sentMax);
    const leaving = new AbortController();
    const send = jest.fn(() => Promise.resolve({}));
    const left = overload.submit(send, { network: home, signal: leaving.signal });
    const next = await crowd(1);
    leaving.abort(new AppError('cancelled'));
    await expect(left).rejects.toMatchObject({ code: 'cancelled' });
    ends[0]?.({ room: 100 });
    await settle();
    expect(next.ends).toHaveLength(1);
    expect(send).not.toHaveBeenCalled();
    await expect(overload.submit(send, { network: home, signal: leaving.signal })).rejects.toMatchObject({
      code: 'cancelled',
    });
  });

  it('that waits hears at once that the service is silent', async () => {
    const { ends, outcomes } = await crowd(40);
    ends[0]?.(new AppError('deadline_exceeded'));
    await settle();
    expect(outcomes.sort()).toEqual(['deadline_exceeded', ...Array<string>(40 - sentMax).fill('unavailable')]);
  });

  it('that waits hears at once that the service is away', async () => {
    const { ends, outcomes } = await crowd(40);
    ends[0]?.(new AppError('unavailable'));
    await settle();
    expect(outcomes).toEqual(Array(41 - sentMax).fill('unavailable'));
  });
});

it('no other refusal is remembered: it is about one person', async () => {
  await refused(new AppError('rate_limited'));
  await refused(new Error('anything'));
  expect(overload.isFull(home)).toBe(false);
});

it('a repeat says nothing about the room', async () => {
  await refused(new AppError('overloaded'));
  await answered();
  expect(overload.isFull(home)).toBe(true);
});
