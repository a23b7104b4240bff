import { type Locator, type Page } from '@playwright/test';
import { expect, signIn, test, toast } from './fixtures.js';

const banner = (page: Page) => page.getByRole('banner');
const main = (page: Page) => page.getByRole('navigation', { name: 'Main' });

const screens = [
  { path: '/', heading: 'Your resume, cut to fit the job.' },
  { path: '/optimize', heading: 'Resume Optimizer' },
  { path: '/resume-optimizer', heading: 'Resume Optimizer' },
  { path: '/build', heading: 'Resume Builder' },
  { path: '/resume-builder', heading: 'Resume Builder' },
  { path: '/cover-letter', heading: 'Cover Letter Generator' },
  { path: '/cover-letter-generator', heading: 'Cover Letter Generator' },
  { path: '/privacy-policy', heading: 'Privacy Policy' },
  { path: '/terms-of-service', heading: 'Terms of Service' },
];

test('every address has its screen, and what is none is not found', async ({ page }) => {
  for (const { path, heading } of screens) {
    await test.step(`${path} shows "${heading}" between header and footer`, async () => {
      expect((await page.goto(path))?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(banner(page)).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
    });
  }
  for (const path of ['/no-such-page', '/optimize/deeper', '/r']) {
    await test.step(`${path} is the not-found page, in words and as status`, async () => {
      expect((await page.goto(path))?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
      await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
    });
  }
});

test('the screens of a signed-in person open for that person', async ({ page }) => {
  await signIn(page);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back, Maya Lindqvist!' })).toBeVisible();
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible();
});

test('the header stays in sight while the page scrolls, and its logo leads home', async ({ page }) => {
  await page.goto('/privacy-policy');
  await page.getByRole('heading', { name: 'Changes' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('heading', { level: 1 })).not.toBeInViewport();
  await expect(banner(page)).toBeInViewport({ ratio: 1 });
  await banner(page)
    .getByRole('link', { name: /Tailwright/ })
    .click();
  await expect(page).toHaveURL('/');
});

test('the header links lead to Home, Resume Optimizer, Cover Letter and Pricing', async ({ page }) => {
  await page.goto('/');
  const links = main(page).getByRole('link');
  await expect(links).toHaveText(['Home', 'Resume Optimizer', 'Cover Letter', 'Pricing']);
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(addresses).toEqual(['/', '/resume-optimizer', '/cover-letter', '/#pricing']);
  await test.step('signed out, the header offers Log in and Sign up', async () => {
    await expect(banner(page).getByRole('button', { name: 'Log in' })).toBeVisible();
    await expect(banner(page).getByRole('button', { name: 'Sign up' })).toBeVisible();
    await expect(banner(page).getByRole('link', { name: 'Dashboard' })).toHaveCount(0);
  });
});

test('Pricing leads from any screen to the pricing section, however long that takes to load', async ({ page }) => {
  await page.goto('/terms-of-service');
  await page.route('**/*.js', async (route) => {
    await page.waitForTimeout(300);
    await route.continue();
  });
  await main(page).getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveURL('/#pricing');
  await expect(page.getByRole('heading', { name: 'Free, and yours to run' })).toBeInViewport();
});

test('the active link is highlighted: Home on exactly /, the others by path', async ({ page }) => {
  const active = main(page).locator('[aria-current=page]');
  await page.goto('/');
  await expect(active).toHaveText(['Home']);
  const plain = await colourOf(page, 'Cover Letter');
  await main(page).getByRole('link', { name: 'Cover Letter' }).click();
  await expect(active).toHaveText(['Cover Letter']);
  await expect.poll(() => colourOf(page, 'Cover Letter')).not.toBe(plain);
  await main(page).getByRole('link', { name: 'Resume Optimizer' }).click();
  await expect(active).toHaveText(['Resume Optimizer']);
  await page.goto('/privacy-policy');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(active).toHaveCount(0);
});

const colourOf = (page: Page, name: string) =>
  main(page)
    .getByRole('link', { name })
    .evaluate((link) => getComputedStyle(link).backgroundColor);

test('signed in, it offers the dashboard and a menu with name, e-mail, Dashboard and Logout', async ({ page }) => {
  const { email } = await signIn(page, 'Ada Byron King');
  await page.goto('/');
  await expect(banner(page).getByRole('button', { name: 'Log in' })).toHaveCount(0);
  await expect(banner(page).getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard');
  const avatar = page.getByRole('button', { name: /Account menu/ });
  await expect(avatar).toHaveText('AB');
  await avatar.click();
  const menu = page.getByRole('menu');
  await expect(menu.getByText('Ada Byron King')).toBeVisible();
  await expect(menu.getByText(email)).toBeVisible();
  await menu.getByRole('menuitem', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL('/dashboard');
  await avatar.click();
  await menu.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await expect(banner(page).getByRole('button', { name: 'Log in' })).toBeVisible();
  expect((await page.request.get('/api/auth/me')).status()).toBe(401);
});

test('a log-out that fails shows its message and keeps the person signed in', async ({ page }) => {
  await signIn(page);
  await page.goto('/');
  for (const { json, told } of [
    { json: { code: 'unavailable', message: 'Away for a moment.' }, told: 'Away for a moment.' },
    { json: undefined, told: 'Logout failed' },
  ]) {
    await page.route('**/api/auth/logout', (route) => route.fulfill(json ? { status: 503, json } : { status: 503 }));
    await page.getByRole('button', { name: /Account menu/ }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(toast(page).getByText('Error', { exact: true })).toBeVisible();
    await expect(toast(page).getByText(told, { exact: true })).toBeVisible();
    await expect(banner(page).getByRole('link', { name: 'Dashboard' })).toBeVisible();
    await page.unroute('**/api/auth/logout');
  }
});

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the menu unfolds with the same links and closes after a choice', async ({ page }) => {
    await page.goto('/');
    await expect(main(page)).toBeHidden();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(main(page).getByRole('link')).toHaveText(['Home', 'Resume Optimizer', 'Cover Letter', 'Pricing']);
    await main(page).getByRole('link', { name: 'Cover Letter' }).click();
    await expect(page).toHaveURL('/cover-letter');
    await expect(main(page)).toBeHidden();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await banner(page).getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByRole('dialog', { name: 'Log in to your account' })).toBeVisible();
    await expect(main(page)).toBeHidden();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await banner(page).getByRole('button', { name: 'Sign up' }).click();
    await expect(page.getByRole('dialog', { name: 'Create an account' })).toBeVisible();
    await expect(main(page)).toBeHidden();
  });

  test('signed in, it holds the dashboard and Logout', async ({ page }) => {
    await signIn(page);
    await page.goto('/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await main(page).getByRole('link', { name: 'Dashboard' }).click();
    await expect(page).toHaveURL('/dashboard');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await banner(page).getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/');
  });
});

test('the footer has logo, six links, three social icons and this year', async ({ page }) => {
  await page.goto('/privacy-policy');
  const footer = page.getByRole('contentinfo');
  const links = footer.getByRole('navigation').getByRole('link');
  await expect(links).toHaveCount(6);
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(addresses).toEqual(['/', '/optimize', '/build', '/cover-letter', '/privacy-policy', '/terms-of-service']);
  for (const network of ['Facebook', 'Twitter', 'LinkedIn']) {
    await footer.getByRole('link', { name: network }).click();
    await expect(page).toHaveURL('/privacy-policy');
  }
  await expect(footer.getByText(`© ${new Date().getFullYear()} Tailwright`)).toBeVisible();
  await footer.getByRole('link', { name: /home page/ }).click();
  await expect(page).toHaveURL('/');
});

test('the logo is small in the footer, medium in the header and large on the not-found page', async ({ page }) => {
  await page.goto('/no-such-page');
  const heightIn = async (place: Locator) => (await place.locator('svg[viewBox="0 0 32 32"]').boundingBox())?.height;
  expect(await heightIn(page.getByRole('contentinfo'))).toBe(22);
  expect(await heightIn(banner(page))).toBe(28);
  expect(await heightIn(page.getByRole('main'))).toBe(40);
});

test('the theme is light at first, goes round light, dark and system, and is kept under "theme"', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/privacy-policy');
  const root = page.locator('html');
  const stored = () => page.evaluate(() => localStorage.getItem('theme'));
  await expect(root).toHaveClass('light');
  await page.getByRole('button', { name: 'Theme: light. Switch to dark' }).click();
  await expect(root).toHaveClass('dark');
  expect(await stored()).toBe('dark');
  await page.reload();
  await expect(root).toHaveClass('dark');
  await page.getByRole('button', { name: 'Theme: dark. Switch to system' }).click();
  expect(await stored()).toBe('system');
  await expect(root).toHaveClass('dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(root).toHaveClass('light');
  await page.getByRole('button', { name: 'Theme: system. Switch to light' }).click();
  expect(await stored()).toBe('light');
});

test('every request stays with this server', async ({ page, system }) => {
  const strangers: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(system.url) && /^https?:/.test(request.url())) strangers.push(request.url());
  });
  for (const path of ['/', '/optimize', '/build', '/cover-letter', '/privacy-policy']) {
    await page.goto(path, { waitUntil: 'networkidle' });
  }
  expect(strangers).toEqual([]);
});
