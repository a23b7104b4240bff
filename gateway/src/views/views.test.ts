import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { type ViewAnalytics, getAnalyticsOf, listSharedOf, viewKeys } from '@tailwright/contracts/views';
import { randomBytes, randomUUID } from 'node:crypto';
import { type SignedIn, type TestGateway, startGateway } from '../testing/start.js';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.close());

describe('GET /api/resumes/analytics', () => {
  it('answers the figures of the signed-in user', async () => {
    const { user, headers } = gateway.signIn();
    const figures: ViewAnalytics = { days: [{ date: '2026-11-21', views: 2, visitors: 1 }], resumes: [] };
    const empty: ViewAnalytics = { days: [], resumes: [] };
    gateway.peers.on(getAnalyticsOf, ({ actor }) => (actor === user.id ? figures : empty));
    const response = await gateway.call('/api/resumes/analytics', { headers });
    expect([response.status, await response.json()]).toEqual([200, figures]);
  });

  it('answers 401 to a visitor', async () => {
    expect((await gateway.call('/api/resumes/analytics')).status).toBe(401);
  });
});

describe('GET /api/resumes/events', () => {
  const leaving: AbortController[] = [];
  afterEach(() => leaving.splice(0).forEach((each) => each.abort()));

  const newShared = (views: number) => ({
    resumeId: randomUUID(),
    publicLinkId: randomBytes(16).toString('base64url'),
    views,
  });
  const look = (link: string, times = 1) => gateway.redis.hincrby(viewKeys.live, link, times);

  /** open watches as a browser does; `next` is the views of the next event, null at the end of the stream. */
  async function open({ headers }: SignedIn, from = gateway) {
    const leave = new AbortController();
    leaving.push(leave);
    const response = await from.call('/api/resumes/events', { headers, signal: leave.signal });
    const events = eventsOf(response.body!);
    return { response, next: async () => (await events.next()).value ?? null };
  }

  it('tells all figures at first, and then only what changes', async () => {
    const [one, two] = [newShared(3), newShared(5)];
    gateway.peers.on(listSharedOf, () => ({ shared: [one, two] }));
    await gateway.redis.hset(viewKeys.live, one.publicLinkId, 3, two.publicLinkId, 5);
    const { response, next } = await open(gateway.signIn());
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(await next()).toEqual({ [one.resumeId]: 3, [two.resumeId]: 5 });
    await look(two.publicLinkId, 2);
    expect(await next()).toEqual({ [two.resumeId]: 7 });
    await look(one.publicLinkId);
    expect(await next()).toEqual({ [one.resumeId]: 4 });
  });

  it('tells at most once a second, however many look', async () => {
    const one = newShared(0);
    gateway.peers.on(listSharedOf, () => ({ shared: [one] }));
    const { next } = await open(gateway.signIn());
    await next();
    const times: number[] = [];
    const looking = setInterval(() => void look(one.publicLinkId), 20);
    for (let event = 0; event < 3; event += 1) {
      await next();
      times.push(performance.now());
    }
    clearInterval(looking);
    expect(Math.min(times[1]! - times[0]!, times[2]! - times[1]!)).toBeGreaterThan(900);
  });

  it('tells nothing to someone who has logged out, and ends', async () => {
    const one = newShared(0);
    gateway.peers.on(listSharedOf, () => ({ shared: [one] }));
    const person = gateway.signIn();
    const { next } = await open(person);
    await next();
    person.forget();
    // The gateway may believe its last answer about a session for 900 ms.
    await new Promise((resolve) => setTimeout(resolve, 950));
    await look(one.publicLinkId);
    expect(await next()).toBeNull();
  });

  it('ends within seconds of a logout also when nobody looks', async () => {
    gateway.peers.on(listSharedOf, () => ({ shared: [newShared(0)] }));
    const person = gateway.signIn();
    const { next } = await open(person);
    await next();
    person.forget();
    expect(await next()).toBeNull();
  });

  it('is open ten times at most for one person', async () => {
    gateway.peers.on(listSharedOf, () => ({ shared: [] }));
    const person = gateway.signIn();
    // Held on to: fetch closes the connection of an answer that nobody refers to any more.
    const streams = [];
    for (let i = 0; i < 10; i += 1) streams.push(await open(person));
    const refused = await open(person);
    const another = await open(gateway.signIn());
    expect(streams.map(({ response }) => response.status)).toEqual(Array(10).fill(200));
    expect([refused, another].map(({ response }) => response.status)).toEqual([429, 200]);
  });

  it('answers 401 to a visitor', async () => {
    expect((await gateway.call('/api/resumes/events')).status).toBe(401);
  });

  it('ends when the gateway stops', async () => {
    const stopping = await startGateway();
    stopping.peers.on(listSharedOf, () => ({ shared: [] }));
    const { next } = await open(stopping.signIn(), stopping);
    expect(await next()).toEqual({});
    const ended = next();
    await stopping.close();
    expect(await ended).toBeNull();
  });
});

async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Record<string, number>, undefined> {
  let text = '';
  for await (const chunk of body.pipeThrough(new TextDecoderStream()) as unknown as AsyncIterable<string>) {
    text += chunk;
    const events = text.split('\n\n');
    text = events.pop() ?? '';
    for (const event of events) {
      const data = /^data: (.*)$/m.exec(event)?.[1];
      if (data) yield (JSON.parse(data) as { views: Record<string, number> }).views;
    }
  }
}
