import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { type FakeProvider, type ProviderMode, startFakeProvider } from '@tailwright/testing/fake-provider';
import { inThisThread } from '../../text-work/text-work.js';
import { OpenAiEngine } from './openai.engine.js';

let provider: FakeProvider;
beforeAll(async () => {
  provider = await startFakeProvider();
});
afterEach(() => provider.setMode('ok'));
afterAll(() => provider.stop());

const input = {
  resumeText: 'Ada Example\n\nExperience\nEngineer, Example Mills, 2019 - 2021\n• Built looms with TypeScript',
  jobDescription: 'We want TypeScript.',
  style: 'standard' as const,
};
const makeEngine = () =>
  new OpenAiEngine({ baseUrl: provider.url, model: 'fake-model', timeoutMs: 10_000 }, inThisThread);
const run = () => ({ signal: new AbortController().signal, onText: () => undefined });

test('one text that is refused costs one call, and the form of the answers stays what it was', async () => {
  const engine = makeEngine();
  await engine.tailor(input, run());
  const before = provider.calls.length;
  provider.setMode('filtered', 1);
  await expect(engine.tailor(input, run())).rejects.toMatchObject({ reason: 'bad-request', retryable: false });
  await engine.tailor(input, run());
  // The refused one, and of the other its edits and their second reading.
  expect(provider.calls.slice(before).map((call) => call.format)).toEqual(Array(3).fill('json_schema'));
});

test.each<ProviderMode>(['empty', 'cut-json', 'huge', 'refusal', 'length', 'filtered', 'quota-spent'])(
  'texts that end as %s never close the service for others',
  async (mode) => {
    const engine = makeEngine();
    await engine.tailor(input, run());
    provider.setMode(mode);
    for (let call = 0; call < 12; call += 1) await engine.tailor(input, run()).catch(() => undefined);
    provider.setMode('ok');
    expect((await engine.tailor(input, run())).text).toContain('Ada Example');
  },
);
