import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AppError } from '@tailwright/contracts/errors';
import { getReportOf, replyInReportOf } from '@tailwright/contracts/reports';
import { make } from '@tailwright/testing/make';
import { randomUUID } from 'node:crypto';
import { type SignedIn, type TestGateway, startGateway } from '../testing/start.js';

let gateway: TestGateway;
let ada: SignedIn;
const mine = randomUUID();
const report = make.analysis();
const replies = [{ requirement: 'r3', reply: 'sentence', text: 'I run Kubernetes at home.' }];

beforeAll(async () => {
  gateway = await startGateway({ RATE_REPLIES: 'visitor=9/60;user=9/60' });
});
beforeEach(() => {
  ada = gateway.signIn();
  const refuseStranger = ({ actor, resumeId }: { actor: string; resumeId: string }) => {
    if (actor !== ada.user.id || resumeId !== mine) throw new AppError('not_found');
  };
  gateway.peers.on(getReportOf, (owned) => {
    refuseStranger(owned);
    return report;
  });
  gateway.peers.on(replyInReportOf, (input) => {
    refuseStranger(input);
    return { ...report, replies: input.replies };
  });
});
afterAll(() => gateway.close());

const read = async (id: string) => {
  const response = await gateway.call(`/api/resumes/${id}/report`, { headers: ada.headers });
  return [response.status, await response.json()];
};
const reply = async (id: string, body: unknown = { replies }, headers: Record<string, string> = {}) => {
  const response = await gateway.post(`/api/resumes/${id}/replies`, body, { headers: { ...ada.headers, ...headers } });
  return [response.status, await response.json()];
};

describe('the report of a record', () => {
  it('is answered to its owner, and 404 for what is not the caller’s', async () => {
    expect(await read(mine)).toEqual([200, report]);
    expect(await read(randomUUID())).toMatchObject([404, { code: 'not_found' }]);
  });

  it('answers 503 while the service is away', async () => {
    gateway.peers.on(getReportOf, () => {
      throw new AppError('unavailable');
    });
    expect(await read(mine)).toMatchObject([503, { code: 'unavailable' }]);
  });
});

describe('replies to a record', () => {
  it('are kept and answer the report, and 404 for what is not the caller’s', async () => {
    expect(await reply(mine)).toEqual([200, { ...report, replies }]);
    expect(await reply(randomUUID())).toMatchObject([404, { code: 'not_found' }]);
  });

  it('answer 409 with the sentence of an account that is full', async () => {
    gateway.peers.on(replyInReportOf, () => {
      throw new AppError('conflict', 'Your dashboard is full.');
    });
    expect(await reply(mine)).toEqual([409, { code: 'conflict', message: 'Your dashboard is full.' }]);
  });

  it('answer 400 for 401 of them and for an id that is none, and 403 to another site', async () => {
    const many = { replies: Array.from({ length: 401 }, () => replies[0]) };
    expect(await reply(mine, many)).toMatchObject([400, { details: { fields: [{ field: 'replies' }] } }]);
    expect((await reply('1'))[0]).toBe(400);
    expect((await reply(mine, { replies }, { origin: 'https://evil.example' }))[0]).toBe(403);
  });

  it('are limited in a class of their own, together with those to jobs', async () => {
    const toJob = () =>
      gateway.post(`/api/jobs/${randomUUID()}/replies`, {}, { headers: ada.headers }).then(({ status }) => status);
    const statuses = [];
    for (let call = 0; call < 5; call += 1) statuses.push((await reply(mine))[0], await toJob());
    expect(statuses).toEqual([200, 400, 200, 400, 200, 400, 200, 400, 200, 429]);
    expect((await read(mine))[0]).toBe(200);
  });
});
