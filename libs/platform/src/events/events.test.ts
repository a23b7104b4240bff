import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { startAwakeClock } from '@tailwright/testing/clocks';
import { redisUrl } from '@tailwright/testing/redis';
import { Redis } from 'ioredis';
import { publish } from '../testing/contract.js';
import { type FixtureProcesses, eventually, openFixture } from '../testing/processes.js';

let fixture: FixtureProcesses;
beforeEach(async () => {
  fixture = await openFixture();
});
afterEach(() => fixture.close());

const texts = (count: number) => Array.from({ length: count }, (_, index) => `text ${index}`);
const heard = (count: number) =>
  eventually(async () => {
    const effects = await fixture.effects('subscriber');
    return effects.length >= count && effects;
  });

describe('an event', () => {
  it('takes effect once, in order, however many replicas subscribe', async () => {
    await Promise.all([fixture.start('publisher'), fixture.start('subscriber'), fixture.start('subscriber')]);
    for (const text of texts(30)) await fixture.rpc.call(publish, { text });
    expect(await heard(30)).toEqual(texts(30));
  });

  it('reaches a subscriber that runs within a second', async () => {
    await Promise.all([fixture.start('publisher'), fixture.start('subscriber')]);
    await fixture.rpc.call(publish, { text: 'first' });
    await heard(1);
    await fixture.rpc.call(publish, { text: 'second' });
    const published = startAwakeClock();
    await heard(2);
    expect(published.ms()).toBeLessThan(1_000);
  });

  it('reaches a subscriber that starts late, even after Redis lost everything', async () => {
    await fixture.start('publisher');
    await Promise.all(texts(20).map((text) => fixture.rpc.call(publish, { text })));
    const redis = new Redis(redisUrl());
    const keys = await redis.keys(`${fixture.prefix}*`);
    if (keys.length) await redis.del(...keys);
    redis.disconnect();
    await fixture.start('subscriber');
    expect((await heard(20)).sort()).toEqual(texts(20).sort());
  });

  it('published by many transactions at once is never passed over', async () => {
    await Promise.all([fixture.start('publisher'), fixture.start('publisher'), fixture.start('subscriber')]);
    // A few at a time: the subscriber's own call must come through in between.
    const waiting = texts(200);
    const publishAll = async () => {
      for (let text = waiting.pop(); text; text = waiting.pop()) {
        await fixture.rpc.call(publish, { text, commitAfterMs: (waiting.length * 7) % 20 });
      }
    };
    await Promise.all(Array.from({ length: 6 }, publishAll));
    expect((await heard(200)).sort()).toEqual(texts(200).sort());
  });

  it('that always fails is set aside after three tries and holds up no other', async () => {
    await Promise.all([fixture.start('publisher'), fixture.start('subscriber')]);
    await fixture.rpc.call(publish, { text: 'poison' });
    await fixture.rpc.call(publish, { text: 'healthy' });
    expect(await heard(1)).toEqual(['healthy']);
    const dead = await fixture.query('subscriber', 'SELECT publisher, name, payload FROM dead_events');
    expect(dead).toEqual([{ publisher: 'resume', name: 'fixture.happened', payload: { text: 'poison' } }]);
  });

  it('that meets a lock waits for its end, and none is set aside', async () => {
    await Promise.all([fixture.start('publisher'), fixture.start('subscriber')]);
    await fixture.rpc.call(publish, { text: 'locked' });
    await fixture.rpc.call(publish, { text: 'healthy' });
    expect(await heard(2)).toEqual(['locked', 'healthy']);
    expect(await fixture.query('subscriber', 'SELECT name FROM dead_events')).toEqual([]);
  });

  it('that was set aside takes effect once an operator asks to replay it, and fails again visibly', async () => {
    const [, subscriber] = await Promise.all([fixture.start('publisher'), fixture.start('subscriber')]);
    await fixture.rpc.call(publish, { text: 'poison' });
    const dead = () => fixture.query<{ payload: object }>('subscriber', 'SELECT payload, replay_at FROM dead_events');
    await eventually(async () => (await dead()).length === 1);
    await fixture.query('subscriber', 'UPDATE dead_events SET replay_at = now()');
    await eventually(() => Promise.resolve(subscriber.output().includes('a dead event failed again')));
    expect(await dead()).toEqual([{ payload: { text: 'poison' }, replay_at: null }]);
    await fixture.query('subscriber', `UPDATE dead_events SET payload = '{"text":"cured"}', replay_at = now()`);
    expect(await heard(1)).toEqual(['cured']);
    expect(await dead()).toEqual([]);
  });

  it('survives the death of its subscriber in the middle', async () => {
    const [, victim] = await Promise.all([fixture.start('publisher'), fixture.start('subscriber')]);
    const calls = texts(60).map((text) => fixture.rpc.call(publish, { text }));
    await Promise.race(calls);
    await victim.end('SIGKILL');
    await Promise.all(calls);
    await fixture.start('subscriber');
    expect((await heard(60)).sort()).toEqual(texts(60).sort());
  });
});
