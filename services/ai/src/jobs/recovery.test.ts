import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { fileURLToPath } from 'node:url';
import { type FakeProvider, startFakeProvider } from '@tailwright/testing/fake-provider';
import { make } from '@tailwright/testing/make';
import { type TestProcess, startProcess } from '@tailwright/testing/process';
import { type TestSystem, startSystem, until } from '../testing/system.js';

/** The real entry point, so that what is killed is a whole process. */
const entry = fileURLToPath(new URL('../worker.ts', import.meta.url));

let provider: FakeProvider;
let system: TestSystem;
const workers: TestProcess[] = [];
beforeAll(async () => {
  provider = await startFakeProvider();
  system = await startSystem({ OPENAI_BASE_URL: provider.url, OPENAI_MODEL: 'fake-model' });
});
afterEach(async () => {
  provider.setMode('ok');
  await Promise.all(workers.splice(0).map((worker) => worker.end('SIGKILL')));
});
afterAll(async () => {
  await system.close();
  await provider.stop();
});

async function startWorker(name: string): Promise<TestProcess> {
  const worker = await startProcess(entry, { ...system.env, INSTANCE: name });
  workers.push(worker);
  return worker;
}

const isRunning = async (id: string) => (await system.get(id)).status === 'running';

test('the job of a killed worker ends on another one, with one more call to the provider', async () => {
  const first = await startWorker('first');
  provider.setMode('hang');
  const before = provider.calls.length;
  const { id } = await system.submit('optimize', make.optimizeRequest());
  await until(() => provider.calls.length > before);
  const second = await startWorker('second');
  provider.setMode('ok');
  await first.end('SIGKILL');
  expect(await system.ended(id)).toMatchObject({ status: 'done' });
  expect(provider.calls.slice(before).filter(({ about }) => about === 'edits')).toHaveLength(2);
  const [row] = await system.sql('SELECT attempts, failures FROM jobs WHERE id = $1', [id]);
  expect(row).toEqual({ attempts: 2, failures: 0 });
  expect(second.output()).not.toContain('Acme Corp');
});

test('edits that were written before their worker was killed are not asked for again', async () => {
  const first = await startWorker('first');
  provider.setMode('hang-after-edits');
  const before = provider.calls.length;
  const { id } = await system.submit('optimize', make.optimizeRequest());
  await until(() => provider.calls.length > before + 1);
  await first.end('SIGKILL');
  await startWorker('second');
  expect(await system.ended(id)).toMatchObject({
    status: 'done',
    result: { edits: expect.arrayContaining([1, 2, 3].map(() => expect.objectContaining({ kind: 'reworded' }))) },
  });
  expect(provider.calls.slice(before).map(({ about }) => about)).toEqual(['edits', 'second-reading']);
});

test('a worker that is asked to stop finishes the job it runs', async () => {
  const worker = await startWorker('stopping');
  provider.setMode('slow');
  const { id } = await system.submit('optimize', make.optimizeRequest());
  await until(() => isRunning(id));
  expect(await worker.end('SIGTERM')).toBe(0);
  expect(await system.get(id)).toMatchObject({ status: 'done' });
});

test('a cancel message that is lost reaches the worker with its next renewal', async () => {
  await startWorker('deaf');
  provider.setMode('hang');
  const before = provider.calls.length;
  const { id } = await system.submit('optimize', make.optimizeRequest());
  await until(() => provider.calls.length > before);
  const call = provider.calls.at(-1);
  await system.sql(`UPDATE jobs SET status = 'cancelled' WHERE id = $1`, [id]);
  await until(() => call?.aborted === true);
});
