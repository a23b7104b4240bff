import { type Page } from '@playwright/test';
import { expect, optimize, resultOf, test } from './fixtures.js';

/** The server tailors; then its answer says what a model would have written. */
async function optimizeAsAModelWould(page: Page) {
  await page.route('**/api/resume/optimize-json', async (route) => {
    const result = await resultOf(page);
    const optimizedResume = result.optimizedResume
      .replace('Mentored four junior developers', 'Coached four junior developers')
      .replace(/^- Introduced automated tests.*\n?/m, '');
    const notAdded = [{ kind: 'skill', text: 'Kubernetes', reason: 'Your resume does not say it.' }];
    await route.fulfill({ json: { ...result, optimizedResume, factCheck: { checked: 12, notAdded } } });
  });
  await optimize(page);
  await page.getByRole('tab', { name: 'What changed' }).click();
  return page.getByRole('tabpanel', { name: 'What changed' });
}

test('a reworded line shows what came and what went, over the line it rests on', async ({ page }) => {
  const panel = await optimizeAsAModelWould(page);
  const row = panel.getByRole('listitem').filter({ hasText: 'four junior developers' });
  await expect(row).toContainText('Reworded');
  await expect(row).toContainText(/From line \d+/);
  await expect(row.locator('ins')).toContainText('Coached');
  await expect(row.locator('del')).toContainText('Mentored');
});

test('a line that is gone is shown, and what was not added is one step away', async ({ page }) => {
  const panel = await optimizeAsAModelWould(page);
  const row = panel.getByRole('listitem').filter({ hasText: 'Introduced automated tests' });
  await expect(row).toContainText('Left out');
  await expect(row).toContainText(/Was line \d+ of your resume/);
  await panel.getByRole('link', { name: 'One claim was not added.' }).click();
  await expect(page.getByText('Your resume does not say it.')).toBeInViewport();
});

test('lines that stayed as they were are folded, and open', async ({ page }) => {
  await optimize(page);
  await page.getByRole('tab', { name: 'What changed' }).click();
  const folded = page.getByText(/^\d+ unchanged lines$/).first();
  await folded.click();
  await expect(folded.locator('xpath=..').getByRole('listitem').first()).toBeVisible();
});
