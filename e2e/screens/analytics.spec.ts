import { getAnalytics } from '@tailwright/contracts/views';
import { expect, keepOptimized, shareResume, signIn, test } from './fixtures.js';

test('views per day are a chart, and a new view shows without a reload', async ({ page, browser, baseURL }) => {
  await signIn(page);
  const link = await shareResume(page, await keepOptimized(page));
  const before = page.waitForResponse(`**/api${getAnalytics.path}`).then((response) => response.body());
  await page.goto('/dashboard');
  await page.getByRole('tab', { name: 'Analytics' }).click();
  await expect(page.getByText('Total views')).toBeVisible();

  // The days lag behind the totals, as they do while Postgres is slow: twice they are what they were before the view.
  let late = 2;
  await page.route(`**/api${getAnalytics.path}`, async (route) =>
    (late -= 1) >= 0 ? route.fulfill({ contentType: 'application/json', body: await before }) : route.continue(),
  );
  const reader = await (await browser.newContext()).newPage();
  await reader.goto(`${baseURL}/r/${link}`);
  await expect(reader.getByText('1 view', { exact: true })).toBeVisible();
  await reader.context().close();

  await expect(page.getByRole('img', { name: /1 view/ })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: '1 view · 1 visitor in 30 days' })).toBeVisible();
});
