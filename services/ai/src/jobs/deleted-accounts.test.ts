import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { accountDeleted } from '@tailwright/contracts/account';
import { claimJob } from '@tailwright/contracts/jobs';
import { make } from '@tailwright/testing/make';
import { type TestPublisher, startPublisher } from '@tailwright/testing/publisher';
import { type TestSystem, startSystem, until, visitor } from '../testing/system.js';

let system: TestSystem;
let auth: TestPublisher;
beforeAll(async () => {
  system = await startSystem();
  auth = startPublisher('auth', system.env);
});
afterAll(async () => {
  await auth.close();
  await system.close();
});

const user = () => ({ kind: 'user' as const, id: randomUUID() });
interface Row {
  status: string;
  holds_text: boolean;
}
const rowsOf = ({ id }: { id: string }) =>
  system.sql<Row>(
    `SELECT status, input <> '{}' OR draft IS NOT NULL OR draft_edits IS NOT NULL OR result IS NOT NULL AS holds_text
     FROM jobs WHERE owner_id = $1`,
    [id],
  );
const submit = (owner: ReturnType<typeof user>) => system.submit('optimize', make.optimizeRequest(), { owner });

test('a job that waits is cancelled without a text, and the one who waits for it hears so', async () => {
  const owner = user();
  const { id } = await submit(owner);
  await auth.publish(accountDeleted, { userId: owner.id });
  await until(async () => (await system.get(id, owner)).status === 'cancelled');
  expect(await rowsOf(owner)).toEqual([{ status: 'cancelled', holds_text: false }]);
  await until(() => system.signals.some((signal) => signal.id === id && signal.status === 'cancelled'));
});

test('no job is taken, and no result claimed, for an account that is gone', async () => {
  const owner = user();
  await auth.publish(accountDeleted, { userId: owner.id });
  const isRefused = async () => {
    const answer = await submit(owner).then(
      () => 'taken',
      (error: { code: string }) => error.code,
    );
    return answer === 'unauthorized';
  };
  await until(isRefused);
  const { id } = await system.submit('optimize', make.optimizeRequest());
  const claim = { actor: owner.id, visitor: visitor.id, jobId: id };
  await expect(system.rpc.call(claimJob, claim)).rejects.toMatchObject({ code: 'unauthorized' });
});

test('a job whose result is being saved leaves none, and one of anybody else is done', async () => {
  await system.startWorker();
  const [owner, other] = [user(), user()];
  let isSaving = false;
  let goOn = () => undefined as void;
  const held = new Promise<void>((resolve) => (goOn = resolve));
  system.resumes.duringSave = async () => {
    isSaving = true;
    await held;
  };
  const { id } = await submit(owner);
  await until(() => isSaving);
  await auth.publish(accountDeleted, { userId: owner.id });
  await until(async () => (await system.get(id, owner)).status === 'cancelled');
  goOn();
  system.resumes.duringSave = () => Promise.resolve();
  const theirs = await submit(other);
  expect((await system.ended(theirs.id, other)).status).toBe('done');
  expect(await rowsOf(owner)).toEqual([{ status: 'cancelled', holds_text: false }]);
  await auth.publish(accountDeleted, { userId: other.id });
  await until(async () => (await rowsOf(other)).length === 0);
});
