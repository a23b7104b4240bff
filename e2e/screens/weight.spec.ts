import { initialScripts, scriptBudgets } from '../../tools/initial-scripts.mjs';
import { expect, resumeText, test } from './fixtures.js';

for (const { path, kilobytesMax } of scriptBudgets) {
  test(`a first visit to ${path} fetches at most ${kilobytesMax} kB of JavaScript`, async ({ page, system }) => {
    const { transferred, gzip, files } = await initialScripts(page, system.url + path);
    expect(files).toBeGreaterThan(0);
    expect(transferred).toBeLessThanOrEqual(kilobytesMax);
    expect(gzip).toBeLessThanOrEqual(kilobytesMax);
  });
}

/** Compressed, the grammar and its word lists weigh about 105 kB. */
const wordListsKilobytesMin = 80;

test('the word lists that resumes are read with are fetched once there is a text, not before', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  let kilobytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    kilobytes += encodedDataLength / 1_000;
  });
  await page.goto('/optimize', { waitUntil: 'networkidle' });
  const before = kilobytes;
  await page.getByLabel('Or paste your resume text').fill(resumeText);
  await expect(page.getByRole('heading', { name: 'Jobs' })).toBeVisible();
  expect(kilobytes - before).toBeGreaterThan(wordListsKilobytesMin);
});
