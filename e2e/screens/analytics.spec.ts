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

  await expect(page.getByRole('img', { name: /1 view/ })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('listitem').filter({ hasText: '1 view · 1 visitor in 30 days' })).toBeVisible();
});

test('days that never hold the last view are asked for a few times, and then no more', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.clock.install();
  await signIn(page);
  const link = await shareResume(page, await keepOptimized(page));
  let asked = 0;
  const empty = { days: [{ date: '2026-01-01', views: 0, visitors: 0 }], resumes: [] };
  await page.route(`**/api${getAnalytics.path}`, async (route) => {
    asked++;
    await route.fulfill({ json: empty });
  });
  await page.goto('/dashboard');
  await page.getByRole('tab', { name: 'Analytics' }).click();
  await expect(page.getByText('Total views')).toBeVisible();
  const reader = await (await browser.newContext()).newPage();
  await reader.goto(`${baseURL}/r/${link}`);
  // The page itself loads what is counted: whoever closes it before has read nothing.
  await expect(reader.getByText('1 view', { exact: true })).toBeVisible();
  await reader.context().close();
  await expect(page.getByRole('listitem').filter({ hasText: '1 view' })).toBeVisible({ timeout: 30_000 });

  // The question of the opening, and five more.
  const askedLater = async () => {
    await page.clock.runFor('01:00');
    return asked;
  };
  await expect.poll(askedLater).toBe(6);
  for (let minute = 0; minute < 5; minute++) expect(await askedLater()).toBe(6);
  await page.evaluate(() => fetch('/api/auth/me'));
  expect(asked).toBe(6);
});
