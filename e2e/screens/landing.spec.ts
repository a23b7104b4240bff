import { expect, signIn, test, whole } from './fixtures.js';

test('the landing page from its hero to its closing call', async ({ page }) => {
  await page.goto('/');
  await test.step('three features, an example before and after, three testimonials, pricing and a closing call follow', async () => {
    for (const feature of ['AI optimization', 'Resume builder', 'Shareable links with view tracking']) {
      await expect(page.getByRole('heading', { level: 3, name: feature })).toBeVisible();
    }
    await expect(page.getByRole('article').getByRole('heading', { name: 'Before' })).toBeVisible();
    await expect(page.getByRole('article').getByRole('heading', { name: 'After' })).toBeVisible();
    await expect(page.getByRole('figure').getByRole('blockquote')).toHaveCount(3);
    await expect(page.locator('#pricing')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Ready for the next application?' })).toBeVisible();
  });
  await test.step('the hero leads to the optimizer and to the builder', async () => {
    const main = page.getByRole('main');
    await main.getByRole('link', { name: 'Optimize Resume' }).click();
    await expect(page).toHaveURL('/optimize');
    await page.goBack();
    await main.getByRole('link', { name: 'Build New Resume' }).click();
    await expect(page).toHaveURL('/build');
  });
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

test('the example is what the optimizer answers to its own samples', async ({ page }) => {
  await page.goto('/');
  const after = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'After' }) });
  await expect(after).toBeVisible();
  const lines = await after.getByRole('list').first().getByRole('listitem').allTextContents();
  const sheet = page.getByRole('figure', { name: /^An example/ }).getByText('% match');
  const [before, match] = ((await sheet.textContent()) ?? '').match(/\b\d{1,3}(?=%)/g)?.map(Number) ?? [];
  if (before === undefined || match === undefined) throw new Error('no percentages');
  await page.goto('/optimize');
  await page.getByRole('button', { name: 'Use Sample Resume' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Use Sample Job' }).click();
  await page.getByRole('button', { name: 'Optimize Resume' }).click();
  await expect(page.getByTestId('match-percentage')).toHaveText(`${match}%`);
  await expect(page.getByText(`Up ${match - before} from ${before}%`)).toBeVisible();
  expect(lines.length).toBeGreaterThan(2);
  for (const line of lines) await expect(page.getByRole('tabpanel', { name: 'Preview' })).toContainText(line);
});

test('the landing page promises nothing that a model could break, and says what needs one', whole, async ({ page }) => {
  await page.goto('/');
  await expect(page.getByText('Rewording whole sentences needs a model.')).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(/nothing (is |was )?invented|rewrites/i);
});
