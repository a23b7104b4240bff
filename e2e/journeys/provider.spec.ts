import { test } from '@playwright/test';
import { makePdf } from '@tailwright/documents/fixtures/make-pdf';
import { type FakeProvider, startFakeProvider } from '@tailwright/testing/fake-provider';
import { resume } from '../people.js';
import { type System, removeData, startSystem } from '../system.js';
import { walkJourney } from './journey.js';

let provider: FakeProvider;
let system: System;
test.beforeAll(async () => {
  provider = await startFakeProvider();
  system = await startSystem({
    env: { OPENAI_API_KEY: 'test-key', OPENAI_BASE_URL: provider.url, OPENAI_MODEL: 'fake-model' },
  });
});
test.afterAll(async () => {
  await system.interrupt();
  await removeData(system);
  await provider.stop();
});

test('an OpenAI-compatible model writes the resume, and our code scores and checks it', async ({ browser }) => {
  const upload = { name: 'resume.pdf', mimeType: 'application/pdf', buffer: await makePdf(resume) };
  await walkJourney({ url: system.url, browser, upload, engine: /fake-model/ });
});
