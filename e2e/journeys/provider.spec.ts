import { type Page, expect, test } from '@playwright/test';
import { makePdf } from '@tailwright/documents/fixtures/make-pdf';
import { type FakeProvider, startFakeProvider } from '@tailwright/testing/fake-provider';
import { resume } from '../people.js';
import { type System, startSystem } from '../system.js';
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
  await system.end();
  await provider.stop();
});

/** So many lines that the slow model writes for some seconds. */
const projects = Array.from({ length: 30 }, (_, index) => `- Moved the bookings of hotel ${index + 1} to PostgreSQL`);
const longResume = [...resume, '', 'PROJECTS', ...projects];

const stages = [
  'Waiting for a free writer',
  'Reading your resume and the job description',
  'Rewriting your resume for this job',
  'Checking every line against your original',
  'Measuring the match',
];

/** The card is followed as a person would: the stage, and the text while it is written. */
async function watchWriting(page: Page): Promise<void> {
  const card = page.getByLabel('Tailoring your resume');
  const text = card.getByRole('region', { name: 'Text written so far' });
  await expect(text).toContainText('Maya Lindqvist');
  await expect(card.locator('li')).toHaveText(stages);
  await expect(card.locator('li[aria-current=step]')).toHaveText(stages[2]!);
  await expect(text).not.toContainText(`hotel ${projects.length} `);
  const early = await text.innerText();
  await expect(text).not.toHaveText(early);
  expect((await text.innerText()).length).toBeGreaterThan(early.length);
  await expect(card).toBeHidden();
}

test('an OpenAI-compatible model writes the resume before our eyes, and our code scores and checks it', async ({
  browser,
}) => {
  const upload = { name: 'resume.pdf', mimeType: 'application/pdf', buffer: await makePdf(longResume) };
  provider.setMode('slow');
  await walkJourney({ url: system.url, browser, upload, engine: /fake-model/, meanwhile: watchWriting });
});
