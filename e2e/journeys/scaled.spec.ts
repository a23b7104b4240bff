import { test } from '@playwright/test';
import { makePdf } from '@tailwright/documents/fixtures/make-pdf';
import { resume } from '../people.js';
import { type System, startSystem } from '../system.js';
import { walkJourney } from './journey.js';

let system: System;
test.beforeAll(async () => {
  system = await startSystem({ args: ['--workers', '3', '--replicas', 'resume=2'] });
});
test.afterAll(() => system.end());

test('three workers and two resume replicas serve the journey exactly as one of each', async ({ browser }) => {
  const upload = { name: 'resume.pdf', mimeType: 'application/pdf', buffer: await makePdf(resume) };
  await walkJourney({ url: system.url, browser, upload, engine: /built-in/i });
});
