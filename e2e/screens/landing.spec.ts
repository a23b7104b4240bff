import { expect, signIn, test } from './fixtures.js';

test('the hero leads to the optimizer and to the builder', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Optimize Resume' }).click();
  await expect(page).toHaveURL('/optimize');
  await page.goBack();
  await main.getByRole('link', { name: 'Build New Resume' }).click();
  await expect(page).toHaveURL('/build');
});

test('three features, an example before and after, three testimonials, pricing and a closing call follow', async ({
  page,
}) => {
  await page.goto('/');
  for (const feature of ['AI optimization', 'Resume builder', 'Shareable links with view tracking']) {
    await expect(page.getByRole('heading', { level: 3, name: feature })).toBeVisible();
  }
  await expect(page.getByRole('article').getByRole('heading', { name: 'Before' })).toBeVisible();
  await expect(page.getByRole('article').getByRole('heading', { name: 'After' })).toBeVisible();
  await expect(page.getByRole('figure').getByRole('blockquote')).toHaveCount(3);
  await expect(page.locator('#pricing')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Ready for the next application?' })).toBeVisible();
});

test("a visitor's closing call opens sign-up", async ({ page }) => {
  await page.goto('/');
  await page.getByRole('main').getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByRole('dialog', { name: 'Create an account' })).toBeVisible();
});

test("a signed-in person's closing call leads to the dashboard", async ({ page }) => {
  await signIn(page);
  await page.goto('/');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL('/dashboard');
});
