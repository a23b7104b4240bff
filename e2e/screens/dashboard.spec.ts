import { type Page } from '@playwright/test';
import { downloadOf, expect, keepBuilt, keepOptimized, shareResume, signIn, test, toast, whole } from './fixtures.js';

const card = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title });
const today = () => new Intl.DateTimeFormat('en-US', { dateStyle: 'long' }).format(new Date());

test('what belongs to people with an account is not shown to a visitor', async ({ page }) => {
  for (const path of ['/dashboard', '/admin']) {
    await test.step(`a visitor who asks for ${path} is led to the home page`, async () => {
      await page.goto(path);
      await expect(page).toHaveURL('/');
    });
  }
});

test('while it loads it says so', async ({ page }) => {
  await signIn(page);
  let answer = () => {};
  const waiting = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/resumes', async (route) => {
    await waiting;
    await route.continue();
  });
  await page.goto('/dashboard');
  await expect(page.getByText('Loading your dashboard...')).toBeVisible();
  answer();
  await expect(page.getByRole('heading', { name: 'Welcome back, Maya Lindqvist!' })).toBeVisible();
});

test('without records it greets, says so, and leads to the three ways to make one', async ({ page }) => {
  await signIn(page, 'Ada Byron');
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back, Ada Byron!');
  await expect(page.getByRole('tab')).toHaveText(['My Resumes', 'Analytics']);
  await expect(page.getByRole('heading', { name: 'No resumes yet' })).toBeVisible();
  const ways = page.getByRole('tabpanel', { name: 'My Resumes' }).getByRole('link');
  expect(await ways.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    '/optimize',
    '/cover-letter',
    '/build',
  ]);
  await page.getByRole('tab', { name: 'Analytics' }).click();
  await expect(page.getByRole('heading', { name: 'No shared resumes yet' })).toBeVisible();
});

test('a card has title, long date, a preview of 200 characters, and views once shared', async ({ page }) => {
  await signIn(page);
  await keepBuilt(page);
  await page.goto('/dashboard');
  await expect(card(page, 'Built Resume')).toContainText(today());
  await expect(card(page, 'Built Resume').getByText(/views?$/)).toHaveCount(0);

  const id = await keepOptimized(page);
  await page.reload();
  const optimized = card(page, 'Optimized Resume');
  await expect(optimized).toContainText('Maya Lindqvist');
  const [{ optimized_resume_text: text }] = (await (await page.request.get('/api/resumes')).json()) as [
    { optimized_resume_text: string },
  ];
  const words = text.replaceAll(/^#+ |\*\*/gm, '').replaceAll(/\n+/g, '\n');
  expect(words.length).toBeGreaterThan(200);
  const preview = optimized.getByText(/\.\.\.$/);
  expect(await preview.textContent()).toBe(`${words.slice(0, 200)}...`);
  // Nothing of it is faded or cut off.
  expect(await preview.evaluate((box) => box.scrollHeight <= box.clientHeight)).toBe(true);

  const link = await shareResume(page, id);
  for (const views of ['0 views', '1 view', '2 views']) {
    await page.goto('/dashboard');
    await expect(optimized.getByText(views, { exact: true })).toBeVisible();
    await page.goto(`/r/${link}`);
    await expect(page.getByRole('heading', { name: 'Shared Resume' })).toBeVisible();
  }
});

test('Download saves resume-{id}.md as text/markdown', async ({ page }) => {
  await signIn(page);
  const id = await keepOptimized(page);
  await page.goto('/dashboard');
  await page.evaluate(() => {
    const create = URL.createObjectURL.bind(URL);
    URL.createObjectURL = (blob: Blob) => {
      document.title = blob.type;
      return create(blob);
    };
  });
  const [{ optimized_resume_text: text }] = (await (await page.request.get('/api/resumes')).json()) as [
    { optimized_resume_text: string },
  ];
  const download = card(page, 'Optimized Resume').getByRole('button', { name: 'Download' });
  expect(await downloadOf(page, download)).toEqual({ name: `resume-${id}.md`, text, calls: [] });
  await expect(page).toHaveTitle('text/markdown');
  await expect(toast(page)).toContainText('Resume downloaded');
});

test('Share makes the link, copies it, says so, and the list is fetched again', async ({ page, system }) => {
  await signIn(page);
  await keepOptimized(page);
  await page.goto('/dashboard');
  await expect(card(page, 'Optimized Resume')).toBeVisible();
  let lists = 0;
  page.on('request', (request) => request.url().endsWith('/api/resumes') && lists++);
  await page.route('**/share', async (route) => {
    await expect(page.getByRole('button', { name: 'Creating link...' })).toBeDisabled();
    await route.continue();
  });
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(toast(page)).toContainText('Share link created');
  await expect(toast(page)).toContainText('Link copied to clipboard! You can now share your resume.');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(new RegExp(`^${system.url}/r/[\\w-]{22}$`));
  await expect(card(page, 'Optimized Resume').getByText('0 views', { exact: true })).toBeVisible();
  expect(lists).toBe(1);
});

test('where the clipboard is refused, the link is copied by selecting it', async ({ page }) => {
  await signIn(page);
  await keepOptimized(page);
  await page.goto('/dashboard');
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(toast(page)).toContainText('Link copied to clipboard!');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('/r/');
});

test('a link that cannot be made is told with its reason', whole, async ({ page }) => {
  await signIn(page);
  await keepOptimized(page);
  let tries = 0;
  await page.route('**/share', (route) => {
    tries++;
    return route.fulfill({ status: 503, body: '' });
  });
  await page.clock.install();
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(toast(page)).toContainText('Failed to create share link');
  await expect(toast(page)).toContainText('503: Service Unavailable');
  await page.clock.runFor('01:00');
  expect(tries, 'no retry').toBe(1);
});

test('deleting asks first: Cancel keeps the resume, Delete removes it and the list is fetched again', async ({
  page,
}) => {
  await signIn(page);
  await keepOptimized(page);
  await page.goto('/dashboard');
  const trash = page.getByRole('button', { name: 'Delete resume' });
  const dialog = page.getByRole('alertdialog');
  await trash.click();
  await expect(dialog).toHaveAccessibleName('Are you sure?');
  await expect(dialog).toHaveAccessibleDescription(
    'This action cannot be undone. This will permanently delete your resume and remove it from our servers.',
  );
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(trash).toBeFocused();

  await page.route('**/api/resumes/*', async (route) => {
    await expect(dialog.getByRole('button', { name: 'Deleting...' })).toBeDisabled();
    await route.continue();
  });
  let lists = 0;
  page.on('request', (request) => request.url().endsWith('/api/resumes') && lists++);
  await trash.click();
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(toast(page)).toContainText('Resume deleted');
  await expect(toast(page)).toContainText('Your resume has been deleted successfully.');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'No resumes yet' })).toBeVisible();
  expect(lists).toBe(1);
});

test('a deletion that fails is told with its reason, and the resume stays', whole, async ({ page }) => {
  await signIn(page);
  await keepOptimized(page);
  await page.goto('/dashboard');
  await page.route('**/api/resumes/*', (route) =>
    route.fulfill({ status: 500, contentType: 'text/plain', body: 'broken' }),
  );
  await page.getByRole('button', { name: 'Delete resume' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(toast(page)).toContainText('Failed to delete resume');
  await expect(toast(page)).toContainText('500: broken');
  await toast(page).getByRole('button', { name: 'Dismiss' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(card(page, 'Optimized Resume')).toBeVisible();
});

test('a list that cannot be loaded is an empty list with a notice that says so', async ({ page }) => {
  await signIn(page);
  await page.route('**/api/resumes', (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto('/dashboard');
  await expect(page.getByText('Your resumes could not be loaded')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No resumes yet' })).toBeVisible();
  await page.unroute('**/api/resumes');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Your resumes could not be loaded')).toHaveCount(0);
});

test('Analytics has total views, the number shared, and the shared ones by views with a link to each', async ({
  page,
}) => {
  await signIn(page);
  const quiet = await shareResume(page, await keepOptimized(page));
  const read = await shareResume(page, await keepBuilt(page));
  await keepOptimized(page);
  for (const views of ['1 view', '2 views']) {
    await page.goto(`/r/${read}`);
    await expect(page.getByText(views, { exact: true })).toBeVisible();
  }
  await page.goto('/dashboard');
  await page.getByRole('tab', { name: 'Analytics' }).click();
  const panel = page.getByRole('tabpanel', { name: 'Analytics' });
  await expect(panel.locator('section', { hasText: 'Total views' }).first()).toContainText('2');
  await expect(panel.locator('section').filter({ hasText: /^Shared resumes2$/ })).toBeVisible();
  const links = panel.getByRole('link', { name: 'View', exact: true });
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    `/r/${read}`,
    `/r/${quiet}`,
  ]);
  await expect(
    panel
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name: 'View', exact: true }) })
      .first(),
  ).toContainText('2 views');
});

test('what was fetched stays fresh: no refetch on coming back, no polling', async ({ page }) => {
  await page.clock.install();
  await signIn(page);
  const lists = listsOf(page);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'No resumes yet' })).toBeVisible();
  await page.clock.runFor('10:00');
  await page.clock.fastForward('24:00:00');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Tailwright/ })
    .click();
  await page.getByRole('main').getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('heading', { name: 'No resumes yet' })).toBeVisible();
  await focusWindow(page);
  expect(await lists.afterACall()).toBe(1);
});

test('what could not be fetched is not tried again: not by itself, and not when the window is looked at', async ({
  page,
}) => {
  await page.clock.install();
  await signIn(page);
  const lists = listsOf(page);
  await page.route('**/api/resumes', (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto('/dashboard');
  await expect(page.getByText('Your resumes could not be loaded')).toBeVisible();
  await page.clock.runFor('10:00');
  expect(await lists.afterACall()).toBe(1);
  await focusWindow(page);
  expect(await lists.afterACall()).toBe(1);
});

/** Counts the requests for the list; what was asked before `afterACall` has been counted by its end. */
function listsOf(page: Page) {
  let count = 0;
  page.on('request', (request) => new URL(request.url()).pathname === '/api/resumes' && count++);
  return {
    afterACall: async () => {
      await page.evaluate(() => fetch('/api/auth/me'));
      return count;
    },
  };
}

/** The cache listens to the window: an event of the document would have to bubble. */
const focusWindow = (page: Page) =>
  page.evaluate(() => {
    window.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('focus'));
  });
