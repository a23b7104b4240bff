import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Analysis } from '@tailwright/contracts/analysis';
import { AppError } from '@tailwright/contracts/errors';
import { claimJob, submitJob } from '@tailwright/contracts/jobs';
import { saveResume } from '@tailwright/contracts/new-resume';
import { deleteResumeOf, getResumeOf, listResumesOf } from '@tailwright/contracts/resumes';
import { shareResume } from '@tailwright/contracts/share';
import { make } from '@tailwright/testing/make';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingMessage, get } from 'node:http';
import { type SignedIn, type TestGateway, startGateway } from '../testing/start.js';

let gateway: TestGateway;
let ada: SignedIn;
beforeAll(async () => {
  gateway = await startGateway();
  ada = gateway.signIn();
});
afterAll(() => gateway.close());

const call = async (path: string, method = 'GET', body?: unknown) => {
  const { headers } = ada;
  const response = await (body === undefined
    ? gateway.call(path, { method, headers })
    : gateway.post(path, body, { headers }));
  return [response.status, await response.json()];
};

it('the list is a bare array of the caller’s records', async () => {
  const resumes = [make.resume(), make.resume({ views: 3 })];
  gateway.peers.on(listResumesOf, ({ actor }) => ({ resumes: actor === ada.user.id ? resumes : [] }));
  expect(await call('/api/resumes')).toEqual([200, resumes]);
});

it('the list is joined page by page, whole and in the order of its pages', async () => {
  const text = 'x'.repeat(170_000);
  const resumes = Array.from({ length: 60 }, () => make.resume({ optimized_resume_text: text }));
  gateway.peers.on(listResumesOf, ({ after }) => {
    const from = after ? resumes.findIndex(({ id }) => id === after.id) + 1 : 0;
    const page = resumes.slice(from, from + 7);
    const last = page.at(-1)!;
    const next = { createdAt: last.created_at, id: last.id };
    return { resumes: page, ...(last !== resumes.at(-1) && { next }) };
  });
  const [status, listed] = await call('/api/resumes');
  expect(status).toBe(200);
  // Compared as text: a difference of ten million characters would be printed.
  expect(JSON.stringify(listed) === JSON.stringify(resumes)).toBe(true);
});

it('a list that fails at its first page is an error, and one that fails later is broken off', async () => {
  const record = make.resume();
  const next = { createdAt: record.created_at, id: record.id };
  gateway.peers.on(listResumesOf, ({ after }) => {
    if (after) throw new AppError('unavailable');
    return { resumes: [record], next };
  });
  await expect(call('/api/resumes')).rejects.toThrow();
  gateway.peers.on(listResumesOf, () => {
    throw new AppError('unavailable');
  });
  expect(await call('/api/resumes')).toMatchObject([503, { code: 'unavailable' }]);
  gateway.peers.on(listResumesOf, () => ({ resumes: [] }));
  expect(await call('/api/resumes')).toEqual([200, []]);
});

it('a list goes on at the pace of its reader, and one who stops reading holds a part of it alone', async () => {
  const text = 'x'.repeat(500_000);
  let pages = 0;
  gateway.peers.on(listResumesOf, () => {
    const record = make.resume({ optimized_resume_text: text });
    pages += 1;
    return { resumes: [record], ...(pages < 200 && { next: { createdAt: record.created_at, id: record.id } }) };
  });
  const client = get(`${gateway.url}/api/resumes`, { headers: ada.headers });
  const [answer] = (await once(client, 'response')) as [IncomingMessage];
  answer.pause();
  let seen = -1;
  while (seen !== pages) {
    seen = pages;
    await new Promise((resolve) => setTimeout(resolve, 400));
  }
  // What fits into the buffers of the connection, of a hundred megabytes.
  expect(pages).toBeLessThan(60);
  answer.destroy();
  // Its turn is over with its connection.
  gateway.peers.on(listResumesOf, () => ({ resumes: [] }));
  expect(await call('/api/resumes')).toEqual([200, []]);
});

it('one user’s lists are made one after the other, however many are asked for at once', async () => {
  let running = 0;
  let most = 0;
  gateway.peers.on(listResumesOf, async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 30));
    running -= 1;
    return { resumes: [] };
  });
  const statuses = (await Promise.all(Array.from({ length: 20 }, () => call('/api/resumes')))).map(
    ([status]) => status,
  );
  expect(most).toBe(1);
  expect([...new Set(statuses)].sort()).toEqual([200, 429]);
});

it('one record is answered', async () => {
  const resume = make.resume();
  gateway.peers.on(getResumeOf, ({ actor, resumeId }) => {
    if (actor !== ada.user.id || resumeId !== resume.id) throw new AppError('not_found');
    return resume;
  });
  expect(await call(`/api/resume/${resume.id}`)).toEqual([200, resume]);
  expect(await call(`/api/resume/${randomUUID()}`)).toMatchObject([404, { code: 'not_found' }]);
});

it('deleting answers success, and 404 for what is not the caller’s', async () => {
  const mine = randomUUID();
  gateway.peers.on(deleteResumeOf, ({ actor, resumeId }) => {
    if (actor !== ada.user.id || resumeId !== mine) throw new AppError('not_found');
    return { success: true as const };
  });
  expect(await call(`/api/resumes/${mine}`, 'DELETE')).toEqual([200, { success: true }]);
  expect((await call(`/api/resumes/${randomUUID()}`, 'DELETE'))[0]).toBe(404);
});

it('sharing answers the link', async () => {
  gateway.peers.on(shareResume, () => ({ publicLinkId: 'abcdefghijklmnopqrstuv' }));
  expect(await call(`/api/resumes/${randomUUID()}/share`, 'POST')).toEqual([
    200,
    { publicLinkId: 'abcdefghijklmnopqrstuv' },
  ]);
});

describe('claiming a job', () => {
  it('keeps the result of the browser’s visitor for the account', async () => {
    const record = make.resume();
    const jobId = randomUUID();
    let visitor: string | null = null;
    gateway.peers.on(submitJob, ({ id, kind, owner }) => {
      visitor = owner.id;
      const createdAt = new Date().toISOString();
      return { id, kind, status: 'queued' as const, stage: 'waiting' as const, position: 0, createdAt };
    });
    const submitted = await gateway.post('/api/resume/build', make.builderForm(), {
      headers: { prefer: 'respond-async' },
    });
    const browser = submitted.headers.getSetCookie()[0]?.split(';')[0];
    gateway.peers.on(claimJob, (claim) => {
      if (claim.visitor !== visitor || claim.jobId !== jobId) throw new AppError('not_found');
      const unsaved = make.newResume({ actor: claim.actor, resumeId: record.id, report: replied });
      return { resumeId: record.id, unsaved };
    });
    const replied = make.analysis({ replies: [{ requirement: 'r3', reply: 'sentence', text: 'I do.' }] });
    let report: Analysis | undefined;
    gateway.peers.on(saveResume, (resume) => {
      report = resume.report;
      return { ...record, id: resume.resumeId, user_id: resume.actor };
    });
    const cookie = `${ada.headers.cookie}; ${browser}`;
    const response = await gateway.post('/api/resumes/claim', { jobId }, { headers: { cookie } });
    expect([response.status, await response.json()]).toEqual([200, { resumeId: record.id }]);
    expect(report).toEqual(replied);
    expect((await call('/api/resumes/claim', 'POST', { jobId }))[0]).toBe(404);
  });

  it('keeps it as the next version of the record it follows, from the moment it is claimed', async () => {
    const before = randomUUID();
    gateway.peers.on(claimJob, ({ actor }) => {
      const unsaved = make.newResume({ actor });
      return { resumeId: unsaved.resumeId, unsaved };
    });
    let basedOn: { version: string; askedAt: string } | undefined;
    gateway.peers.on(saveResume, (resume) => {
      basedOn = resume.basedOn;
      return make.resume({ id: resume.resumeId, user_id: resume.actor });
    });
    const began = Date.now();
    expect((await call('/api/resumes/claim', 'POST', { jobId: randomUUID(), basedOn: before }))[0]).toBe(200);
    expect(basedOn?.version).toBe(before);
    expect(Date.parse(basedOn!.askedAt)).toBeGreaterThanOrEqual(began);
    await call('/api/resumes/claim', 'POST', { jobId: randomUUID() });
    expect(basedOn).toBeUndefined();
  });

  it('answers 400 without a job', async () => {
    expect((await call('/api/resumes/claim', 'POST', {}))[0]).toBe(400);
  });
});

it.each([
  ['GET', '/api/resumes'],
  ['GET', `/api/resume/${randomUUID()}`],
  ['DELETE', `/api/resumes/${randomUUID()}`],
  ['POST', `/api/resumes/${randomUUID()}/share`],
  ['POST', '/api/resumes/claim'],
  ['GET', `/api/resumes/${randomUUID()}/report`],
  ['POST', `/api/resumes/${randomUUID()}/replies`],
])('%s %s answers 401 to a visitor', async (method, path) => {
  expect((await gateway.call(path, { method })).status).toBe(401);
});

it.each([
  ['GET', '/api/resume/1'],
  ['DELETE', '/api/resumes/1'],
  ['POST', '/api/resumes/1/share'],
  ['GET', '/api/resumes/1/report'],
])('%s %s answers 400 for an id that is none', async (method, path) => {
  expect((await call(path, method))[0]).toBe(400);
});

it('a service that is away answers 503 or 504 within the deadline, and says so', async () => {
  gateway.peers.on(listResumesOf, () => {
    throw new AppError('unavailable');
  });
  const response = await gateway.call('/api/resumes', { headers: ada.headers });
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
});
