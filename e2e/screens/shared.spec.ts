import { type Page } from '@playwright/test';
import { downloadOf, expect, keepOptimized, shareResume, signIn, test, toast, whole } from './fixtures.js';

async function sharedLink(page: Page): Promise<string> {
  await signIn(page);
  const link = await shareResume(page, await keepOptimized(page));
  await page.context().clearCookies();
  return link;
}

test('it loads, then shows title, view count, download and the resume; the tab is titled after the resume', async ({
  page,
}) => {
  const link = await sharedLink(page);
  await page.route('**/api/shared/*', async (route) => {
    await expect(page.getByText('Loading resume...')).toBeVisible();
    await route.continue();
  });
  const answer = page.waitForResponse('**/api/shared/*');
  await page.goto(`/r/${link}`);
  const { resume } = (await (await answer).json()) as { resume: string };
  await expect(page.getByRole('heading', { name: 'Shared Resume' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Maya Lindqvist');
  await expect(page.getByText('1 view', { exact: true })).toBeVisible();
  await expect(page.locator('#early-resume')).toHaveCount(0);
  await expect(page.getByRole('article').getByText('Nordkassa AB')).toBeVisible();
  await expect(page).toHaveTitle('Maya Lindqvist – Resume – Tailwright');
  const download = page.getByRole('button', { name: 'Download Resume' });
  const name = `resume-${link}.md`;
  expect(await downloadOf(page, download)).toEqual({ name, text: resume, calls: [] });
  await page.reload();
  await expect(page.getByText('2 views', { exact: true })).toBeVisible();
});

test('it is the candidate’s: no navigation, no sign-up, mail and telephone to press, and a PDF named after the person', async ({
  page,
}) => {
  await page.goto(`/r/${await sharedLink(page)}`);
  const sheet = page.getByRole('article');
  await expect(sheet.getByRole('link', { name: 'maya.lindqvist@example.com' })).toHaveAttribute('href', /^mailto:/);
  await expect(sheet.getByRole('link', { name: '+46 70 555 01 42' })).toHaveAttribute('href', 'tel:+46705550142');
  const head = sheet.getByRole('heading', { name: 'Senior Backend Engineer | Nordkassa AB' });
  const [title, employer] = await Promise.all([
    head.boundingBox(),
    head.getByText('Nordkassa AB', { exact: true }).boundingBox(),
  ]);
  // The employer stands on a line of its own.
  expect(employer?.x).toBe(title?.x);
  expect(employer?.y).toBeGreaterThan(title?.y ?? Infinity);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /sign up|log in/i })).toHaveCount(0);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as PDF' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('Maya-Lindqvist-Resume.pdf');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('its text can be read', async ({ page }) => {
    await page.goto(`/r/${await sharedLink(page)}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Maya Lindqvist' })).toBeVisible();
    await expect(page.getByRole('article').getByText('Nordkassa AB')).toBeVisible();
    await expect(page.getByText(/needs JavaScript|is loading/)).toHaveCount(0);
  });
});

test('a download that fails says so', async ({ page }) => {
  await page.goto(`/r/${await sharedLink(page)}`);
  await page.evaluate(() => {
    URL.createObjectURL = () => {
      throw new Error('refused');
    };
  });
  await page.getByRole('button', { name: 'Download Resume' }).click();
  await expect(toast(page)).toContainText('Download failed');
  await expect(toast(page)).toContainText('There was an error downloading the resume.');
});

test('what is no resume leads home', async ({ page }) => {
  for (const [what, answer] of [
    ['an unknown link', undefined],
    ['a server error', { status: 500, body: '<html>broken</html>', contentType: 'text/html' }],
    ['an answer without a resume', { status: 200, json: {} }],
  ] as const) {
    await test.step(`${what} shows "Resume Not Found" and the way home`, async () => {
      if (answer) await page.route('**/api/shared/*', (route) => route.fulfill(answer));
      await page.goto('/r/AAAAAAAAAAAAAAAAAAAAAA');
      await expect(page.getByRole('heading', { level: 1, name: 'Resume Not Found' })).toBeVisible();
      await expect(page.getByText("The resume you're looking for doesn't exist or has been removed.")).toBeVisible();
      await page.getByRole('link', { name: 'Go to Homepage' }).click();
      await expect(page).toHaveURL('/');
      await page.unrouteAll();
    });
  }
});

test('markdown: unsafe addresses become empty, safe ones stay, raw HTML is shown as text', async ({ page }) => {
  const resume = [
    '# Maya',
    '[run](javascript:alert(1)) [mail](mailto:maya@example.com) [chat](xmpp:maya@example.com) [near](/build)',
    '<script>alert(1)</script>',
    '<b>not bold</b>',
  ].join('\n\n');
  await page.route('**/api/shared/*', (route) => route.fulfill({ json: { resume, views: 3 } }));
  await page.goto('/r/AAAAAAAAAAAAAAAAAAAAAA');
  const sheet = page.getByRole('article');
  await expect(sheet.getByText('<script>alert(1)</script>')).toBeVisible();
  await expect(sheet.getByText('<b>not bold</b>')).toBeVisible();
  const addresses = await sheet.locator('a').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(addresses).toEqual(['', 'mailto:maya@example.com', 'xmpp:maya@example.com', '/build']);
});

test('on paper only the resume is left, black on white', whole, async ({ page }) => {
  await page.goto(`/r/${await sharedLink(page)}`);
  await expect(page.getByRole('article')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const part of [page.getByRole('contentinfo'), page.getByRole('button')]) {
    await expect(part.first()).toBeHidden();
  }
  await expect(page.getByRole('article')).toBeVisible();
});
