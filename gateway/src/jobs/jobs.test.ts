import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { RequirementReply } from '@tailwright/contracts/analysis';
import type { Input } from '@tailwright/contracts/define';
import { AppError } from '@tailwright/contracts/errors';
import { JobProgress, JobState } from '@tailwright/contracts/jobs';
import { keepReport } from '@tailwright/contracts/reports';
import { make } from '@tailwright/testing/make';
import { randomUUID } from 'node:crypto';
import { JobPeer, optimization } from '../testing/job-peer.js';
import { type TestGateway, startGateway } from '../testing/start.js';

let gateway: TestGateway;
let jobs: JobPeer;
beforeAll(async () => {
  gateway = await startGateway();
  jobs = new JobPeer(gateway.peers);
});
afterAll(() => gateway.close());

/** startJob submits as a new visitor and returns the job with the headers of that visitor. */
async function startJob() {
  const response = await gateway.post('/api/resume/optimize-json', make.optimizeRequest(), {
    headers: { prefer: 'respond-async' },
  });
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  return { id: JobState.parse(await response.json()).id, headers: { cookie } };
}

interface SentEvent {
  id: string;
  progress: JobProgress;
}

/** listen reads the events of a job until the stream ends. */
async function* listen(id: string, headers: Record<string, string>): AsyncGenerator<SentEvent> {
  const response = await gateway.call(`/api/jobs/${id}/events`, { headers });
  let text = '';
  for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
    text += Buffer.from(chunk).toString();
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      const [, eventId = '', data = ''] = /^id: (.*)\ndata: (.*)$/.exec(text.slice(0, end)) ?? [];
      text = text.slice(end + 2);
      if (data) yield { id: eventId, progress: JobProgress.parse(JSON.parse(data)) };
    }
  }
}

const next = async (events: AsyncGenerator<SentEvent>) => (await events.next()).value as SentEvent;

describe('a job', () => {
  it('carries a mark of the network in place of its address, a user’s too', async () => {
    const { id } = await startJob();
    const other = await startJob();
    const mark = jobs.requests.get(id)?.network;
    expect(mark).toMatch(/^[\w-]{22}$/);
    expect(jobs.requests.get(other.id)).toMatchObject({ network: mark });
    expect(jobs.requests.get(other.id)?.owner).not.toEqual(jobs.requests.get(id)?.owner);
    const headers = { prefer: 'respond-async', ...gateway.signIn().headers };
    const own = await gateway.post('/api/resume/optimize-json', make.optimizeRequest(), { headers });
    expect(jobs.requests.get(JobState.parse(await own.json()).id)).toMatchObject({ network: mark });
  });

  it('is answered to its owner, also after signing in', async () => {
    const { id, headers } = await startJob();
    const cookie = `${headers.cookie}; ${gateway.signIn().headers.cookie}`;
    expect(await (await gateway.call(`/api/jobs/${id}`, { headers })).json()).toMatchObject({ id, status: 'queued' });
    expect((await gateway.call(`/api/jobs/${id}`, { headers: { cookie } })).status).toBe(200);
  });

  it('is 404 for anybody else, in every way it can be asked for', async () => {
    const { id } = await startJob();
    const { headers } = gateway.signIn();
    for (const [path, method] of [
      [`/api/jobs/${id}`, 'GET'],
      [`/api/jobs/${id}/events`, 'GET'],
      [`/api/jobs/${id}`, 'DELETE'],
    ]) {
      expect((await gateway.call(path ?? '', { method })).status).toBe(404);
      expect((await gateway.call(path ?? '', { method, headers })).status).toBe(404);
    }
    expect(jobs.states.get(id)?.status).toBe('queued');
  });

  it('that does not exist is 404, and an id that is none is 400', async () => {
    expect((await gateway.call(`/api/jobs/${randomUUID()}`)).status).toBe(404);
    expect((await gateway.call('/api/jobs/1')).status).toBe(400);
  });

  it('is cancelled by its owner', async () => {
    const { id, headers } = await startJob();
    const response = await gateway.call(`/api/jobs/${id}`, { method: 'DELETE', headers });
    expect([response.status, await response.json()]).toMatchObject([200, { status: 'cancelled' }]);
  });
});

describe('replies to the requirements of a job', () => {
  const replies: RequirementReply[] = [{ requirement: 'r1', reply: 'sentence', text: 'I did that for two years.' }];
  const reply = (id: string, headers: Record<string, string>, body: unknown = { replies }) =>
    gateway.post(`/api/jobs/${id}/replies`, body, { headers });
  /** startOwnJob submits as a signed-in user. */
  async function startOwnJob() {
    const { user, headers } = gateway.signIn();
    const response = await gateway.post('/api/resume/optimize-json', make.optimizeRequest(), {
      headers: { ...headers, prefer: 'respond-async' },
    });
    return { id: JobState.parse(await response.json()).id, user, headers };
  }
  const kept: Input<typeof keepReport>[] = [];
  beforeEach(() => {
    kept.length = 0;
    gateway.peers.on(keepReport, (report) => {
      kept.push(report);
      return { success: true as const };
    });
  });

  it('are kept with its result and answer the analysis', async () => {
    const { id, headers } = await startJob();
    await jobs.finish(id);
    const analysis = { ...optimization(id).analysis, replies };
    const response = await reply(id, headers);
    expect([response.status, await response.json()]).toEqual([200, analysis]);
    expect(await (await gateway.call(`/api/jobs/${id}`, { headers })).json()).toMatchObject({ result: { analysis } });
    expect(kept).toEqual([]);
  });

  it('reach the record of a user once it is saved', async () => {
    const { id, user, headers } = await startOwnJob();
    await jobs.finish(id);
    expect((await reply(id, headers)).status).toBe(200);
    expect(kept).toEqual([]);
    const resumeId = randomUUID();
    jobs.move(id, { resumeId });
    expect((await reply(id, headers)).status).toBe(200);
    const report = { ...optimization(id).analysis, replies };
    expect(kept).toEqual([{ actor: user.id, resumeId, revision: 1, report }]);
  });

  it('are not said to be kept while the record cannot take them', async () => {
    const { id, headers } = await startOwnJob();
    await jobs.finish(id);
    jobs.move(id, { resumeId: randomUUID() });
    gateway.peers.on(keepReport, () => {
      throw new AppError('unavailable');
    });
    const response = await reply(id, headers);
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
  });

  it('answer 404 to anybody else, as for a job that does not exist', async () => {
    const { id } = await startJob();
    await jobs.finish(id);
    const stranger = await reply(id, gateway.signIn().headers);
    const unknown = await reply(randomUUID(), {});
    expect([stranger.status, unknown.status]).toEqual([404, 404]);
    expect(await stranger.json()).toEqual(await unknown.json());
    expect(jobs.states.get(id)?.result).toEqual(optimization(id));
  });

  it('answer 409 with a sentence before there is a result', async () => {
    const { id, headers } = await startJob();
    const response = await reply(id, headers);
    expect([response.status, await response.json()]).toEqual([
      409,
      { code: 'conflict', message: 'This resume is not finished yet.' },
    ]);
  });

  it.each<[string, unknown, string]>([
    ['a text that is too long', { replies: [{ ...replies[0], text: 'x'.repeat(601) }] }, 'replies.0.text'],
    ['401 replies', { replies: Array.from({ length: 401 }, () => replies[0]) }, 'replies'],
    ['a reply that is none', { replies: [{ ...replies[0], reply: 'maybe' }] }, 'replies.0.reply'],
    ['no list', {}, 'replies'],
  ])('answer 400 for %s', async (_, body, field) => {
    const { id, headers } = await startJob();
    const response = await reply(id, headers, body);
    expect([response.status, await response.json()]).toMatchObject([400, { details: { fields: [{ field }] } }]);
  });

  it('answer 400 for an id that is none, 403 to another site and 413 for a body that is too large', async () => {
    expect((await reply('1', {})).status).toBe(400);
    expect((await reply(randomUUID(), { origin: 'https://evil.example' })).status).toBe(403);
    expect((await reply(randomUUID(), {}, { replies: 'x'.repeat(1_100_000) })).status).toBe(413);
  });
});

describe('the events of a job', () => {
  it('tell its state at once, its progress, the text as it is written, and its end with the result', async () => {
    const { id, headers } = await startJob();
    const events = listen(id, headers);
    expect((await next(events)).progress).toMatchObject({ state: { status: 'queued', position: 1 } });
    jobs.move(id, { status: 'running', stage: 'writing', position: 0 });
    // The first signal finds no state to change yet, or the one that was polled: either way it is told.
    await jobs.signal(id, {});
    const isWriting = ({ progress }: SentEvent) => progress.state.stage === 'writing';
    let event = await next(events);
    while (!isWriting(event)) event = await next(events);
    expect(event.progress.state).toMatchObject({ status: 'running', position: 0 });
    await jobs.signal(id, { partialText: '# Jane' });
    expect((await next(events)).progress.partialText).toBe('# Jane');
    await jobs.finish(id);
    const last = await next(events);
    expect(last).toMatchObject({ id: 'end', progress: { state: { status: 'done', result: optimization(id) } } });
    expect((await events.next()).done).toBe(true);
  });

  it('of one that has ended are its end alone', async () => {
    const { id, headers } = await startJob();
    await jobs.finish(id);
    const events = listen(id, headers);
    expect((await next(events)).id).toBe('end');
    expect((await events.next()).done).toBe(true);
  });

  it('are not sent again to a browser that has seen the end', async () => {
    const { id, headers } = await startJob();
    await jobs.finish(id);
    const response = await gateway.call(`/api/jobs/${id}/events`, { headers: { ...headers, 'last-event-id': 'end' } });
    expect(response.status).toBe(204);
  });

  it('are a stream no proxy may keep, with the headers of every answer', async () => {
    const { id, headers } = await startJob();
    await jobs.finish(id);
    const response = await gateway.call(`/api/jobs/${id}/events`, { headers });
    await response.text();
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(response.headers.get('x-accel-buffering')).toBe('no');
    expect(response.headers.get('cache-control')).toContain('no-store');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'self'");
  });

  it('ignore what someone else publishes on the channel', async () => {
    const { id, headers } = await startJob();
    const events = listen(id, headers);
    await next(events);
    const { connections } = gateway.peers;
    await connections.commands.publish(`${connections.prefix}jobs:progress`, JSON.stringify({ id, status: 'done' }));
    await jobs.finish(id);
    expect((await next(events)).progress.state.status).toBe('done');
  });

  it('answer HEAD at once', async () => {
    const { id, headers } = await startJob();
    const response = await gateway.call(`/api/jobs/${id}/events`, { method: 'HEAD', headers });
    expect(response.status).toBe(200);
  });

  it('end within 3 s of a logout', async () => {
    const { headers, forget } = gateway.signIn();
    const response = await gateway.post('/api/resume/optimize-json', make.optimizeRequest(), {
      headers: { ...headers, prefer: 'respond-async' },
    });
    const { id } = JobState.parse(await response.json());
    const stream = await gateway.call(`/api/jobs/${id}/events`, { headers, signal: AbortSignal.timeout(4_000) });
    forget();
    expect(await stream.text()).toContain('"status":"queued"');
    expect((await gateway.call(`/api/jobs/${id}/events`, { headers })).status).toBe(404);
  });

  it('end when the gateway stops, so that the browser asks another one', async () => {
    const stopping = await startGateway();
    const peer = new JobPeer(stopping.peers);
    const { user, headers } = stopping.signIn();
    await stopping.post('/api/resume/optimize-json', make.optimizeRequest(), {
      headers: { ...headers, prefer: 'respond-async' },
    });
    const [id = ''] = peer.states.keys();
    expect(peer.requests.get(id)?.owner.id).toBe(user.id);
    const response = await stopping.call(`/api/jobs/${id}/events`, { headers });
    const read = response.text();
    await stopping.close();
    expect(await read).toContain('"status":"queued"');
  });
});
