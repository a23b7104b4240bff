import { type Page } from '@playwright/test';
import { lineOf, openEdited } from './edited.js';
import { expect, type Result, optimize, resultOf, test, whole } from './fixtures.js';

/** answerWith lets the server tailor, and changes what it says of the result. */
async function answerWith(page: Page, change: (result: Result) => object) {
  await page.route('**/api/resume/optimize-json', async (route) => {
    const result = await resultOf(page);
    await route.fulfill({ json: { ...result, ...change(result) } });
  });
  await optimize(page);
}

const promise = (page: Page) => page.getByRole('heading', { name: 'Nothing was invented' });

test('that nothing was invented is said of what the built-in engine wrote', async ({ page }) => {
  await optimize(page);
  await expect(promise(page)).toBeVisible();
  await expect(
    page.getByText(/^\d{1,3} lines of your tailored resume were checked against your own words\./),
  ).toBeVisible();
  await expect(page.getByText('Rewording sentences needs a model.')).toBeVisible();
});

test('of what a model wrote only what was checked is said, and to read it', whole, async ({ page }) => {
  await answerWith(page, () => ({ engine: 'gpt-5', factCheck: { checked: 22, notAdded: [] } }));
  await expect(page.getByRole('heading', { name: 'No invented claim was found' })).toBeVisible();
  await expect(page.getByText(/read it before you send it/)).toBeVisible();
  await expect(promise(page)).toHaveCount(0);
  await expect(page.getByText('Rewording sentences needs a model.')).toHaveCount(0);
});

test('a line that the person typed is not counted as checked', async ({ page }) => {
  await openEdited(page);
  await expect(promise(page)).toBeVisible();
  await lineOf(page, 'Coached').getByRole('button', { name: /^Edit/ }).click();
  await page.keyboard.type(' in payments');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Checked, but for your own lines' })).toBeVisible();
  await expect(page.getByText('One line is yours and stands as you typed it.')).toBeVisible();
  await expect(promise(page)).toHaveCount(0);
});

test('a good match that tailoring did not change is not called the same as the original', whole, async ({ page }) => {
  await answerWith(page, ({ analysis }) => ({
    analysis: { ...analysis, matching_percentage: 72, original_percentage: 72 },
  }));
  const score = page.getByRole('region', { name: 'Match score' });
  await expect(score).toContainText('Good match! A few more improvements could help.');
  await expect(score).toContainText('Tailoring did not move it');
  await expect(score).not.toContainText(/same as|72% → 72%/i);
});

test('what the job requires stands out from what it only prefers', async ({ page }) => {
  await optimize(page);
  const ground = (name: string) =>
    page
      .getByText(name, { exact: true })
      .first()
      .evaluate((badge) => getComputedStyle(badge).backgroundColor);
  expect(await ground('Required')).not.toBe('rgba(0, 0, 0, 0)');
  expect(await ground('Preferred')).toBe('rgba(0, 0, 0, 0)');
});
