import { expect, optimize, optimizeAsAModelWould, test, toast, whole } from './fixtures.js';

test('a reworded line shows what came and what went, over the line it rests on', async ({ page }) => {
  const panel = await optimizeAsAModelWould(page);
  const row = panel.getByRole('listitem').filter({ hasText: 'four junior developers' });
  await expect(row).toContainText('Reworded');
  await expect(row).toContainText(/From line \d+/);
  await expect(row.locator('ins')).toContainText('Coached');
  await expect(row.locator('del')).toContainText('Mentored');
});

test('a line that is gone is shown, and what was not added is one step away', whole, async ({ page }) => {
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

test(
  'words that were changed and a line that is gone go back together, checked and scored again',
  whole,
  async ({ page }) => {
    const panel = await optimizeAsAModelWould(page);
    await panel.getByRole('button', { name: 'Undo several' }).click();
    await panel.getByRole('button', { name: /^Use my words: Mentored four junior developers/ }).click();
    const leftOut = panel.getByRole('button', { name: /^Put back: Introduced automated tests/ });
    await leftOut.click();
    await expect(leftOut).toHaveAttribute('aria-pressed', 'true');
    await expect(panel.getByRole('status')).toHaveText('2 lines go back to your words.');
    await page.unroute('**/api/resume/optimize-json');
    await panel.getByRole('button', { name: 'Put Back', exact: true }).click();
    await expect(toast(page)).toContainText('Your words are back');
    await expect(panel).not.toContainText(/Left out|Coached/);
    await expect(panel.getByRole('heading', { name: 'What changed' })).toBeFocused();
    await page.getByRole('tab', { name: 'Preview' }).click();
    const preview = page.getByRole('tabpanel', { name: 'Preview' });
    await expect(preview).toContainText('Mentored four junior developers');
    await expect(preview).toContainText('Introduced automated tests');
  },
);

test('a choice can be taken back', whole, async ({ page }) => {
  const panel = await optimizeAsAModelWould(page);
  await panel.getByRole('button', { name: 'Undo several' }).click();
  const choice = panel.getByRole('button', { name: /^Use my words: Mentored/ });
  await choice.click();
  await panel.getByRole('button', { name: 'Clear' }).click();
  await expect(choice).toHaveAttribute('aria-pressed', 'false');
  await expect(panel.getByRole('button', { name: 'Put Back', exact: true })).toHaveCount(0);
});
