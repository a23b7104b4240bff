import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import type { Optimization } from '@tailwright/contracts/optimize';
import { type FakeProvider, startFakeProvider } from '@tailwright/testing/fake-provider';
import { Retention } from '../jobs/retention.js';
import { type TestSystem, startSystem } from '../testing/system.js';

const longest = 'Made the monthly accounts of four dairies agree with their banks within two days';
const request = {
  resumeText: `Ada Roth
ada@example.com

Experience
Clerk, Dale Dairies, 2019 - 2023
- ${longest}
- Sorted the post`,
  jobDescription: `Clerk
Requirements
- Welding of stainless pipes
- Fluent Portuguese
- Sorted the post
- Forklift licence
- Playing the organ`,
  style: 'standard',
};

let provider: FakeProvider;
let system: TestSystem;
beforeAll(async () => {
  provider = await startFakeProvider();
  system = await startSystem({ OPENAI_BASE_URL: provider.url, OPENAI_MODEL: 'fake-model', OPENAI_TIMEOUT_MS: '1500' });
  await system.startWorker();
});
afterEach(() => provider.setMode('ok'));
afterAll(async () => {
  await system.close();
  await provider.stop();
});

async function analysisOf(more: object = {}): Promise<Optimization['analysis']> {
  const { id } = await system.submit('optimize', { ...request, ...more });
  const { result } = await system.ended(id);
  return (result as Optimization).analysis;
}

const asked = () => provider.calls.filter(({ about }) => about === 'quotes').length;

test('what a model finds is likely, is shown as its reading, and is the same each time the texts come again', async () => {
  provider.setMode('quoting');
  const first = await analysisOf();
  const welding = first.requirements.find(({ statement }) => statement.includes('Welding'));
  expect(welding).toMatchObject({ answer: 'likely', lines: [longest], read_by: 'fake-model', share: 0.5 });
  const sorted = first.requirements.find(({ statement }) => statement.includes('Sorted'));
  expect(sorted).toMatchObject({ answer: 'found' });
  expect(sorted).not.toHaveProperty('read_by');

  provider.setMode('ok');
  const again = await analysisOf({ style: 'formal' });
  expect(again.requirements).toEqual(first.requirements);
  const revised = await analysisOf({ tailoredResume: `# Ada Roth\n\n- ${longest}` });
  expect(revised.requirements).toEqual(first.requirements);
  expect(asked()).toBe(1);
});

test('a reading is kept without a word of the texts, and forgotten after three months', async () => {
  const rows = () => system.sql<{ quotes: unknown }>('SELECT * FROM evidence_quotes');
  expect(await rows()).toHaveLength(1);
  expect(JSON.stringify(await rows())).not.toMatch(/dairies|Welding|Ada/);
  for (const [days, left] of [
    [89, 1],
    [91, 0],
  ]) {
    await system.sql('UPDATE evidence_quotes SET made_at = now() - make_interval(days => $1)', [days]);
    await system.api.get(Retention).prune();
    expect(await rows()).toHaveLength(left!);
  }
});

test('quotes that stand nowhere prove nothing, also when the same texts are read again', async () => {
  const jobDescription = `${request.jobDescription}\n- Weaving`;
  const before = asked();
  for (const mode of ['misquoting', 'quoting'] as const) {
    provider.setMode(mode);
    const { requirements } = await analysisOf({ jobDescription });
    expect(requirements.filter(({ read_by }) => read_by !== undefined)).toEqual([]);
  }
  expect(asked()).toBe(before + 1);
});

test('a model that answers no question about quotes holds no job up', async () => {
  const jobDescription = `${request.jobDescription}\n- Dyeing`;
  provider.setMode('hang-at-quotes');
  const { requirements } = await analysisOf({ jobDescription });
  expect(requirements.filter(({ read_by }) => read_by !== undefined)).toEqual([]);
  provider.setMode('quoting');
  const read = await analysisOf({ jobDescription });
  expect(read.requirements.filter(({ read_by }) => read_by === 'fake-model')).not.toEqual([]);
});
