import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AppError } from '@tailwright/contracts/errors';
import { getJobOf } from '@tailwright/contracts/jobs';
import {
  type SavedResume,
  archiveResumeOf,
  chooseLookOf,
  deleteLetterOf,
  getSavedResumeOf,
  getVersionOf,
  keepLetterOf,
  renameResumeOf,
} from '@tailwright/contracts/saved-resumes';
import { make } from '@tailwright/testing/make';
import { randomUUID } from 'node:crypto';
import { type SignedIn, type TestGateway, startGateway } from '../testing/start.js';

let gateway: TestGateway;
let ada: SignedIn;
/** What the resume service was asked to do. */
let asked: unknown[] = [];
const mine = randomUUID();
const done = { success: true as const };
const saved: SavedResume = {
  record: make.resume({ id: mine }),
  version: { id: mine, number: 1, createdAt: new Date().toISOString() },
  earlier: [],
  letters: [],
};
const text = { tailoredResume: '# Ada', edits: [] };

beforeAll(async () => {
  gateway = await startGateway();
});
beforeEach(() => {
  ada = gateway.signIn();
  asked = [];
  const take = <I extends { actor: string; resumeId: string }>({ actor, resumeId, ...rest }: I) => {
    if (actor !== ada.user.id || resumeId !== mine) throw new AppError('not_found');
    asked.push(rest);
    return done;
  };
  gateway.peers.on(getSavedResumeOf, (input) => (take(input), saved));
  gateway.peers.on(getVersionOf, (input) => (take(input), text));
  for (const rpc of [renameResumeOf, archiveResumeOf, chooseLookOf, keepLetterOf, deleteLetterOf] as const)
    gateway.peers.on(rpc as typeof renameResumeOf, take);
});
afterAll(() => gateway.close());

const call = async (path: string, method = 'GET', body?: unknown) => {
  const { headers } = ada;
  const response = await (body === undefined
    ? gateway.call(path, { method, headers })
    : gateway.post(path, body, { headers }));
  return [response.status, await response.json()];
};

const letterId = randomUUID();
const calls = [
  ['the page', '', 'GET', undefined, saved],
  ['an earlier version', `/versions/${letterId}`, 'GET', undefined, text],
  ['a new name', '/name', 'POST', { name: 'Mine', was: '' }, done],
  ['putting away', '/archive', 'POST', { isArchived: true }, done],
  ['a look', '/look', 'POST', { template: 'serif', accent: 'plum' }, done],
  ['deleting a letter', `/letters/${letterId}`, 'DELETE', undefined, done],
] as const;

describe.each(calls)('%s', (_, path, method, body, answer) => {
  it('is answered to the owner, 404 for what is not the caller’s, and 401 to a visitor', async () => {
    expect(await call(`/api/resumes/${mine}${path}`, method, body)).toEqual([200, answer]);
    expect(await call(`/api/resumes/${randomUUID()}${path}`, method, body)).toMatchObject([404, { code: 'not_found' }]);
    const url = `/api/resumes/${mine}${path}`;
    const visitor = body === undefined ? gateway.call(url, { method }) : gateway.post(url, body);
    expect((await visitor).status).toBe(401);
  });
});

it('an address that is no id answers 400', async () => {
  expect((await call('/api/resumes/none'))[0]).toBe(400);
});

it('a look that does not exist answers 400 with its field', async () => {
  expect(await call(`/api/resumes/${mine}/look`, 'POST', { template: 'papyrus' })).toMatchObject([
    400,
    { details: { fields: [{ field: 'template' }] } },
  ]);
});

it('a name of more than 100 characters answers 400 with its field', async () => {
  expect(await call(`/api/resumes/${mine}/name`, 'POST', { name: 'x'.repeat(101), was: '' })).toMatchObject([
    400,
    { details: { fields: [{ field: 'name', message: 'Name must be at most 100 characters' }] } },
  ]);
});

it('a resume that was renamed meanwhile answers 409', async () => {
  gateway.peers.on(renameResumeOf, () => {
    throw new AppError('conflict', 'This resume was renamed in another tab meanwhile.');
  });
  expect(await call(`/api/resumes/${mine}/name`, 'POST', { name: 'Mine', was: '' })).toMatchObject([
    409,
    { message: 'This resume was renamed in another tab meanwhile.' },
  ]);
});

describe('keeping a letter', () => {
  const jobId = randomUUID();
  const state = {
    id: jobId,
    kind: 'cover-letter' as const,
    status: 'done' as const,
    stage: 'finished' as const,
    position: 0,
    createdAt: new Date().toISOString(),
  };
  const result = { jobId, coverLetter: 'Dear Acme', factCheck: { checked: 1, notAdded: [] }, engine: 'built-in' };

  it('takes the text from the job, and what it was asked for with from the browser', async () => {
    gateway.peers.on(getJobOf, ({ owners }) => {
      if (!owners.some(({ id }) => id === ada.user.id)) throw new AppError('not_found');
      return { ...state, result };
    });
    const body = { jobId, style: 'formal', company: 'Acme', text: 'not from here' };
    expect(await call(`/api/resumes/${mine}/letters`, 'POST', body)).toEqual([200, done]);
    expect(asked).toEqual([{ letter: { id: jobId, text: 'Dear Acme', style: 'formal', company: 'Acme' } }]);
  });

  it('answers 404 for a job that wrote none, or is not there any more', async () => {
    gateway.peers.on(getJobOf, () => state);
    expect((await call(`/api/resumes/${mine}/letters`, 'POST', { jobId }))[0]).toBe(404);
    expect(asked).toEqual([]);
  });
});
