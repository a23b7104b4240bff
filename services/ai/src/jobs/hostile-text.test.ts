import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { limits } from '@tailwright/contracts/limits';
import { startAwakeClock } from '@tailwright/testing/clocks';
import { make } from '@tailwright/testing/make';
import { asleepMark, endlessMark } from '../testing/endless.js';
import { type TestSystem, startSystem, until } from '../testing/system.js';

let system: TestSystem;
/** How long an honest person may wait beside a hostile text: 3 s, or a few times what it takes alone on a busy machine. */
let honestMaxMs = 3_000;
beforeAll(async () => {
  system = await startSystem({ WORKER_CONCURRENCY: '4' });
  // Below the product's limits, so that the tests do not wait for long.
  const workLimits = { processorMs: 3_000, wallMs: 6_000 };
  await system.startWorker('./endless.thread.ts', workLimits);
  await system.startWorker('./endless.thread.ts', workLimits);
  await honestTakesMs();
  honestMaxMs = Math.max(honestMaxMs, 5 * (await honestTakesMs()));
});
afterAll(() => system.close());

const holding = (mark: string) => make.optimizeRequest({ jobDescription: `Engineer wanted. ${mark}` });

async function honestTakesMs(): Promise<number> {
  const clock = startAwakeClock();
  const { id } = await system.submit('optimize', make.optimizeRequest());
  expect(await system.ended(id)).toMatchObject({ status: 'done' });
  return clock.ms();
}

test('a text that nothing ends in time fails its own job alone, at once and for good', async () => {
  const { id } = await system.submit('optimize', holding(endlessMark));
  await until(async () => (await system.get(id)).status === 'running');
  expect(await honestTakesMs()).toBeLessThan(honestMaxMs);
  expect(await system.ended(id)).toMatchObject({ status: 'failed', error: { code: 'text_too_complex' } });
  await system.sweep();
  expect(await honestTakesMs()).toBeLessThan(honestMaxMs);
  expect(await system.get(id)).toMatchObject({ status: 'failed', error: { code: 'text_too_complex' } });
  const [row] = await system.sql('SELECT attempts, failures, runner FROM jobs WHERE id = $1', [id]);
  expect(row).toEqual({ attempts: 1, failures: 1, runner: null });
});

test('a worker that lost all its threads to such texts has new ones for the next job', async () => {
  const lost = await Promise.all([1, 2, 3, 4].map(() => system.submit('optimize', holding(asleepMark))));
  for (const { id } of lost) expect(await system.ended(id)).toMatchObject({ error: { code: 'text_too_complex' } });
  await honestTakesMs();
});

test.each([
  ['marks of headings', `# ${'#'.repeat(limits.tailoredCharsMax - 3)}x`],
  ['letters', 'a'.repeat(limits.tailoredCharsMax)],
  ['commas', `x${','.repeat(limits.tailoredCharsMax - 2)}x`],
])('beside the longest text of nothing but %s an honest request is answered soon', async (_, tailoredResume) => {
  const { id } = await system.submit('optimize', make.optimizeRequest({ tailoredResume }));
  expect(await honestTakesMs()).toBeLessThan(honestMaxMs);
  expect(await system.ended(id)).toMatchObject({ status: 'done' });
});
