import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import {
  TypedForm,
  deleteBuilderDraftOf,
  getBuilderDraftOf,
  saveBuilderDraftOf,
} from '@tailwright/contracts/builder-draft';
import { type RunningTest, bootService } from '@tailwright/testing/boot';
import { appModule } from '../app.module.js';
import { ResumeConfig } from '../config.js';
import { database } from '../data-source.js';

let resume: RunningTest;
beforeAll(async () => {
  resume = await bootService({ name: 'resume', module: appModule, database, config: ResumeConfig });
});
afterAll(() => resume.close());

const typed = (first_name: string) => TypedForm.parse({ personal_info: { first_name }, additional: {} });
const draftOf = async (actor: string) => (await resume.rpc.call(getBuilderDraftOf, { actor })).draft;
const save = (actor: string, first_name: string, after?: string) =>
  resume.rpc.call(saveBuilderDraftOf, { actor, form: typed(first_name), ...(after && { after }) });
const conflict = { code: 'conflict' };

it('a draft is kept half filled in, and is its owner\u2019s alone', async () => {
  const [ada, bo] = [randomUUID(), randomUUID()];
  expect(await draftOf(ada)).toBeUndefined();
  const { revision } = await save(ada, 'Ada');
  expect(await draftOf(ada)).toEqual({ form: typed('Ada'), revision, savedAt: expect.any(String) });
  expect(await draftOf(bo)).toBeUndefined();
});

it('a save that follows the newest one replaces it', async () => {
  const actor = randomUUID();
  const first = await save(actor, 'A');
  const second = await save(actor, 'Ad', first.revision);
  expect(second.revision).not.toBe(first.revision);
  expect((await draftOf(actor))?.form).toEqual(typed('Ad'));
});

it('of two tabs the later save is refused, and what the first wrote stays', async () => {
  const actor = randomUUID();
  const { revision } = await save(actor, 'both know this');
  await save(actor, 'first tab', revision);
  await expect(save(actor, 'second tab', revision)).rejects.toMatchObject(conflict);
  await expect(save(actor, 'a tab that knew of none')).rejects.toMatchObject(conflict);
  expect((await draftOf(actor))?.form).toEqual(typed('first tab'));
});

it('a draft that was removed is not brought back by a tab that knew it', async () => {
  const actor = randomUUID();
  const { revision } = await save(actor, 'A');
  await resume.rpc.call(deleteBuilderDraftOf, { actor });
  expect(await draftOf(actor)).toBeUndefined();
  await expect(save(actor, 'B', revision)).rejects.toMatchObject(conflict);
  await save(actor, 'B');
  expect((await draftOf(actor))?.form).toEqual(typed('B'));
});
