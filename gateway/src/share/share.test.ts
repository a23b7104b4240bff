import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { fillSharedPage } from '@tailwright/contracts/share';
import { viewKeys } from '@tailwright/contracts/views';
import { randomBytes, randomUUID } from 'node:crypto';
import { type TestGateway, startGateway } from '../testing/start.js';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.close());

const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0';
const newLink = () => randomBytes(16).toString('base64url');
const load = (link: string, init: RequestInit = {}) =>
  gateway.call(`/api/shared/${link}`, { ...init, headers: { 'user-agent': agent, ...(init.headers as object) } });
const read = async (link: string, init?: RequestInit) => {
  const response = await load(link, init);
  return [response.status, await response.json()];
};

const raise = `
  local live = tonumber(redis.call('HGET', KEYS[1], ARGV[1]) or '-1')
  if live < tonumber(ARGV[2]) then redis.call('HSET', KEYS[1], ARGV[1], ARGV[2]) end`;
/** write puts a page into Redis as the resume service does: the figure never falls. */
async function write(link: string, resume: string, views: number, version: string = randomUUID()): Promise<void> {
  const body = gateway.peers.seal.seal({ resume, resumeId: randomUUID() }, link);
  await gateway.redis.hset(viewKeys.page(link), { version, body });
  await gateway.redis.eval(raise, 1, viewKeys.live, link, views);
}
/** share makes a link known to the resume service, which fills its page when asked; returns how often it was. */
function share(resume: string, views = 0) {
  const link = newLink();
  const shared = { link, fills: 0 };
  gateway.peers.on(fillSharedPage, async ({ publicLinkId }) => {
    if (publicLinkId !== link) return { found: false };
    shared.fills += 1;
    await write(link, resume, views);
    return { found: true };
  });
  return shared;
}
const hitsOf = async (link: string) => {
  const entries = await gateway.redis.xrange(viewKeys.hits, '-', '+');
  return entries.filter(([, fields]) => fields[0] === 'l' && fields[1] === link).length;
};

describe('a shared page', () => {
  it('says the look its owner chose, and none where there is none', async () => {
    const link = newLink();
    const look = { template: 'serif', accent: 'plum' };
    const body = gateway.peers.seal.seal({ resume: '# Jane', resumeId: randomUUID(), look }, link);
    await gateway.redis.hset(viewKeys.page(link), { version: randomUUID(), body });
    await gateway.redis.eval(raise, 1, viewKeys.live, link, 0);
    expect(await read(link)).toEqual([200, { resume: '# Jane', views: 1, look }]);
  });

  it('is filled once, answered with its figure, and each load counts one', async () => {
    const shared = share('# Jane "JD" Doe\n\n• résumé', 41);
    expect(await read(shared.link)).toEqual([200, { resume: '# Jane "JD" Doe\n\n• résumé', views: 42 }]);
    expect(await read(shared.link)).toEqual([200, { resume: '# Jane "JD" Doe\n\n• résumé', views: 43 }]);
    expect([shared.fills, await hitsOf(shared.link)]).toEqual([1, 2]);
  });

  it('counts every one of many loads at once, and asks the resume service once for all who wait', async () => {
    const shared = share('# Jane');
    const figures = await Promise.all(
      Array.from({ length: 200 }, async () => ((await read(shared.link))[1] as { views: number }).views),
    );
    expect(figures.sort((one, other) => one - other)).toEqual(Array.from({ length: 200 }, (_, index) => index + 1));
    expect(await hitsOf(shared.link)).toBe(200);
    // Whoever looked before the first answer and asks after it asks again.
    expect(shared.fills).toBeLessThanOrEqual(2);
  });

  it('shows its figure uncounted to crawlers, HEAD and prefetches', async () => {
    const { link } = share('# Jane', 7);
    await read(link);
    const uncounted = [{ 'user-agent': 'Twitterbot/1.0' }, { 'sec-purpose': 'prefetch' }];
    for (const headers of uncounted)
      expect(await read(link, { headers })).toEqual([200, { resume: '# Jane', views: 8 }]);
    const head = await load(link, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect(await hitsOf(link)).toBe(1);
  });

  it.each(['curl/8.5.0', 'node', ''])('counts a load by a plain client (%s)', async (agent) => {
    const { link } = share('# Jane', 7);
    expect((await read(link, { headers: { 'user-agent': agent } }))[1]).toMatchObject({ views: 8 });
    expect(await hitsOf(link)).toBe(1);
  });

  it('shows a new text as soon as it is written', async () => {
    const { link } = share('# Old');
    await read(link);
    await write(link, '# New', 1);
    expect(await read(link)).toEqual([200, { resume: '# New', views: 2 }]);
  });

  it('is gone at once when it is deleted, also where it is held in memory', async () => {
    const { link } = share('# Jane');
    await read(link);
    gateway.peers.on(fillSharedPage, () => ({ found: false }));
    await gateway.redis.del(viewKeys.page(link));
    await gateway.redis.hdel(viewKeys.live, link);
    expect(await read(link)).toEqual([404, { code: 'not_found', message: 'Resume Not Found' }]);
    expect(await gateway.redis.hexists(viewKeys.live, link)).toBe(0);
  });

  it('is filled again when only its figure is lost, so that it does not start again at 1', async () => {
    const shared = share('# Jane', 100);
    await read(shared.link);
    await gateway.redis.hdel(viewKeys.live, shared.link);
    expect((await read(shared.link))[1]).toMatchObject({ views: 101 });
    expect(shared.fills).toBe(2);
  });

  it('is not kept, indexed or named to others', async () => {
    const { headers } = await load(share('# Jane').link);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-robots-tag')).toBe('noindex, nofollow');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
  });

  it('sealed for another link is not shown', async () => {
    const link = newLink();
    const body = gateway.peers.seal.seal({ resume: '# Mallory', resumeId: randomUUID() }, newLink());
    await gateway.redis.hset(viewKeys.page(link), { version: '1', body });
    await gateway.redis.hset(viewKeys.live, link, 0);
    expect((await load(link)).status).toBe(500);
  });
});

describe('who looks at a shared page', () => {
  const marksOf = async (link: string) => {
    const entries = await gateway.redis.xrange(viewKeys.hits, '-', '+');
    return entries.filter(([, fields]) => fields[1] === link).map(([, fields]) => fields[3]);
  };

  it('has one mark a day and link, another person and another link have others', async () => {
    const [one, two] = [newLink(), newLink()];
    await write(one, '# One', 0);
    await write(two, '# Two', 0);
    await read(one);
    await read(one);
    await read(one, { headers: { 'user-agent': `${agent} Other` } });
    await read(two);
    const [first, again, other] = await marksOf(one);
    const [elsewhere] = await marksOf(two);
    expect(first).toMatch(/^[0-9a-f]{40}$/);
    expect(again).toBe(first);
    expect(new Set([first, other, elsewhere]).size).toBe(3);
  });

  it('is marked anew with the salt of another day, which lives 48 hours', async () => {
    const link = newLink();
    await write(link, '# One', 0);
    await read(link);
    const salt = viewKeys.salt(Math.floor(Date.now() / 86_400_000));
    expect(await gateway.redis.ttl(salt)).toBeGreaterThan(172_700);
    await gateway.redis.del(salt);
    await read(link);
    const [today, tomorrow] = await marksOf(link);
    expect(tomorrow).not.toBe(today);
  });

  it('leaves neither address nor agent in Redis', async () => {
    const link = newLink();
    await write(link, '# One', 0);
    await read(link);
    const entries = JSON.stringify(await gateway.redis.xrange(viewKeys.hits, '-', '+'));
    expect(entries).not.toMatch(/127\.0\.0\.1|Firefox/);
  });
});

describe('an unknown link', () => {
  it('answers 400 when it cannot be one', async () => {
    expect((await load('short')).status).toBe(400);
    expect((await load(`${'a'.repeat(21)}%2f`)).status).toBe(400);
  });

  it('answers 404, and 429 to someone who tries many, while known links stay open', async () => {
    const guesser = await startGateway({ RATE_SHARED_MISS: 'network=3/60' });
    guesser.peers.on(fillSharedPage, () => ({ found: false }));
    const statuses = [];
    for (let guess = 0; guess < 5; guess += 1) statuses.push((await guesser.call(`/api/shared/${newLink()}`)).status);
    expect(statuses).toEqual([404, 404, 404, 429, 429]);
    const known = newLink();
    const body = guesser.peers.seal.seal({ resume: '# Jane', resumeId: randomUUID() }, known);
    await guesser.redis.hset(viewKeys.page(known), { version: '1', body });
    await guesser.redis.hset(viewKeys.live, known, 0);
    expect((await guesser.call(`/api/shared/${known}`)).status).toBe(200);
    await guesser.close();
  });
});
