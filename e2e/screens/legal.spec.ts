import { expect, test } from './fixtures.js';

test('the two legal pages say what they must', async ({ page }) => {
  for (const path of ['/privacy-policy', '/terms-of-service']) {
    await test.step(`${path} names the third-party model, the age of 18, the date, and leads home`, async () => {
      await page.goto(path);
      const main = page.getByRole('main');
      await expect(main.getByText('Last updated: April 28, 2025')).toBeVisible();
      await expect(main).toContainText('third-party language model provider');
      await expect(main).toContainText(/18 years|aged 18/);
      await main.getByRole('link', { name: 'Back to Home' }).click();
      await expect(page).toHaveURL('/');
    });
  }
});

test('the privacy policy says what is stored, for how long, and how to delete it', async ({ page }) => {
  await page.goto('/privacy-policy');
  const main = page.getByRole('main');
  const views = [
    'different visitors each day',
    'Neither the address nor the name of the browser is stored',
    'eight days',
  ];
  for (const words of [...views, 'deleted after 24 hours', 'stay until you delete them', 'never stored', '7 days']) {
    await expect(main).toContainText(words);
  }
});
