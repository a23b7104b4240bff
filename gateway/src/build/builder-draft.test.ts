import { afterAll, beforeAll, expect, it } from '@jest/globals';
import {
  TypedForm,
  deleteBuilderDraftOf,
  getBuilderDraftOf,
  saveBuilderDraftOf,
} from '@tailwright/contracts/builder-draft';
import { AppError } from '@tailwright/contracts/errors';
import { randomUUID } from 'node:crypto';
import { type TestGateway, startGateway } from '../testing/start.js';

const path = '/api/builder-draft';
const kept = { revision: randomUUID(), savedAt: new Date().toISOString() };
const form = TypedForm.parse({ personal_info: { first_name: 'Ada' }, additional: {} });
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
  gateway.peers.on(getBuilderDraftOf, () => ({ draft: { form, ...kept } }));
  gateway.peers.on(saveBuilderDraftOf, ({ after }) => {
    if (after !== undefined) throw new AppError('conflict');
    return kept;
  });
  gateway.peers.on(deleteBuilderDraftOf, () => ({ success: true as const }));
});
afterAll(() => gateway.close());

it('answers the draft of the signed-in user, keeps it and forgets it', async () => {
  const { headers } = gateway.signIn();
  expect(await (await gateway.call(path, { headers })).json()).toEqual({ draft: { form, ...kept } });
  const saved = await gateway.post(path, { form: { personal_info: {}, additional: {} } }, { headers });
  expect([saved.status, await saved.json()]).toEqual([200, kept]);
  expect((await gateway.call(path, { method: 'DELETE', headers })).status).toBe(200);
});

it('answers 401 to a visitor, 400 for what is no form, 409 for one that was changed since', async () => {
  expect((await gateway.call(path)).status).toBe(401);
  const { headers } = gateway.signIn();
  expect((await gateway.post(path, { form: { skills: 'many' } }, { headers })).status).toBe(400);
  expect((await gateway.post(path, { form, after: kept.revision }, { headers })).status).toBe(409);
});
