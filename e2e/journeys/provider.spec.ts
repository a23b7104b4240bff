import { type Page, expect, test } from '@playwright/test';
import { makePdf } from '@tailwright/documents/fixtures/make-pdf';
import { type FakeProvider, heldStops, startFakeProvider } from '@tailwright/testing/fake-provider';
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

const stages = [
  'Waiting for a free writer',
  'Reading your resume and the job description',
  'Writing your tailored resume',
  'Checking every line against your original',
  'Measuring the match',
];

/** The card is followed as a person would: the stage, and the text while it is written. */
async function watchWriting(page: Page): Promise<void> {
  const card = page.getByLabel('Tailoring your resume');
  const text = card.getByRole('region', { name: 'Text written so far' });
  await expect(card.locator('li')).toHaveText(stages);
  await expect(card.locator('li[aria-current=step]')).toHaveText(stages[2]!);
  // The model stops until the page was looked at: a busy machine would miss what takes two seconds. The edits come one
  // after the other; what none has reached stands as the person wrote it.
  let before = '';
  for (let stop = 0; stop < heldStops; stop++) {
    await expect(text).not.toHaveText(before);
    await expect(text).toHaveText(/Maya Lindqvist[\s\S]*Chalmers University of Technology/);
    before = await text.innerText();
    provider.goOn();
  }
  await expect(card).toBeHidden();
}

test('an OpenAI-compatible model writes the resume before our eyes, and our code scores and checks it', async ({
  browser,
}) => {
  const upload = { name: 'resume.pdf', mimeType: 'application/pdf', buffer: await makePdf(resume) };
  provider.setMode('held');
  await walkJourney({ url: system.url, browser, upload, engine: /fake-model/, meanwhile: watchWriting });
});
