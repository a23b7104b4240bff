import { type Page } from '@playwright/test';
import { expect, keepOptimized, optimize, resumeText, signIn, test, toast, whole } from './fixtures.js';

const strip = (page: Page) => page.locator('#connection');
const offline =
  'You are offline. What you typed is kept, and what needs the server works again when the connection is back.';
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('a screen that could not be fetched offline opens by itself when the connection is back', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await expect(strip(page)).toBeHidden();
  await context.setOffline(true);
  await expect(strip(page)).toHaveText(offline);
  await page.getByRole('banner').getByRole('link', { name: 'Cover Letter' }).click();
  await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible();
  await expect(page.getByText('Something went wrong')).toHaveCount(0);
  await context.setOffline(false);
  await expect(heading(page, 'Cover Letter Generator')).toBeVisible();
  await expect(strip(page)).toBeHidden();
});

test('a page whose program could not be fetched loads itself again until it comes', async ({ page }) => {
  let lost = 2;
  await page.route('**/assets/index-*.js', (route) => (lost-- > 0 ? route.abort() : route.continue()));
  await page.goto('/cover-letter');
  await expect(heading(page, 'Cover Letter Generator')).toBeVisible();
  expect(lost).toBeLessThan(0);
});

test('a part that fails while the browser is online is asked for again until it comes', whole, async ({ page }) => {
  await page.goto('/');
  // The server cannot be reached at all, so reloading the page would lose it.
  await page.route('**/*', (route) => route.abort());
  await page.getByRole('banner').getByRole('link', { name: 'Cover Letter' }).click();
  await expect(strip(page)).toHaveText('A part of this page could not be loaded. We keep trying.');
  await page.unroute('**/*');
  await expect(heading(page, 'Cover Letter Generator')).toBeVisible();
  await expect(strip(page)).toBeHidden();
});

test('a part that is gone since the last deploy is fetched with the new page', whole, async ({ page }) => {
  await page.goto('/');
  let isGone = true;
  await page.route('**/cover-letter.page-*.js', (route) =>
    isGone ? route.fulfill({ status: 404, body: '' }) : route.continue(),
  );
  // The program asks which page is served now, and is told another than the one that runs.
  await page.route('/', async (route) => {
    if (route.request().resourceType() !== 'fetch') return route.continue();
    await route.fulfill({ contentType: 'text/html', body: '<script type="module" src="/assets/index-new.js">' });
  });
  const reloaded = page.waitForEvent('load');
  await page.getByRole('banner').getByRole('link', { name: 'Cover Letter' }).click();
  await reloaded;
  isGone = false;
  await expect(heading(page, 'Cover Letter Generator')).toBeVisible();
});

test(
  'a part that was lost on the way does not reload the page, which would lose a chosen file',
  whole,
  async ({ page }) => {
    await page.goto('/build');
    await page.getByRole('button', { name: /Start from a resume you have/ }).click();
    const upload = page.getByLabel('Choose a resume or drop it here');
    await upload.waitFor({ state: 'attached' });
    await page.route('**/from-text-*.js', (route) => route.abort());
    const asked = page.waitForResponse((response) => new URL(response.url()).pathname === '/');
    await upload.setInputFiles({ name: 'resume.txt', mimeType: 'text/plain', buffer: Buffer.from(resumeText) });
    await expect(page.getByText('We could not use resume.txt')).toBeVisible();
    await (await asked).finished();
    await page.unroute('**/from-text-*.js');
    await expect(page.getByText('We could not use resume.txt')).toBeVisible();
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(page.getByLabel('First Name')).toHaveValue('Maya');
  },
);

test(
  'the export menu says what is wrong, leaves the page alone and works when the connection is back',
  whole,
  async ({ page, context }) => {
    await optimize(page);
    await page.getByRole('tab', { name: 'Preview' }).focus();
    await context.setOffline(true);
    await page.getByRole('button', { name: 'More formats' }).click();
    await expect(toast(page)).toContainText('The other formats could not be loaded');
    await expect(toast(page)).toContainText('We could not reach the server. Check your connection and try again.');
    await expect(page.getByTestId('match-percentage')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('We could not reach the server')).toHaveCount(0);
    await page.getByRole('button', { name: 'More formats' }).click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'Plain text' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('Maya-Lindqvist-Resume.txt');
  },
);

test('what failed for want of a connection is no longer said when it is back', whole, async ({ page, context }) => {
  await page.goto('/optimize');
  await page.getByLabel('Or paste your resume text').fill(resumeText);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Or paste the job description').fill('Engineer wanted: Node.js, PostgreSQL, mentoring.');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Optimize Resume' }).click();
  const notice = page.getByRole('main').getByRole('alert');
  await expect(notice).toContainText('We could not reach the server.');
  await expect(toast(page)).toContainText('Direct API Optimization Failed');
  await context.setOffline(false);
  await expect(notice).toHaveCount(0);
  // Before the toast would have gone by itself.
  await expect(toast(page)).toHaveCount(0, { timeout: 2_500 });
  await expect(strip(page)).toBeHidden();
});

test(
  'a file that could not be read for want of a connection is read when it is back',
  whole,
  async ({ page, context }) => {
    const file = { name: 'resume.txt', mimeType: 'text/plain', buffer: Buffer.from(resumeText) };
    await page.goto('/optimize');
    await page.getByRole('heading', { name: 'Upload Resume' }).click();
    await context.setOffline(true);
    await page.getByLabel('Drop your resume here, or choose a file').setInputFiles(file);
    await expect(page.getByText('We could not reach the server.')).toBeVisible();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Missing Content' })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('region', { name: 'Text read from the file' })).toContainText('Maya Lindqvist');
    await expect(page.getByText('We could not reach the server.')).toHaveCount(0);
    await expect(page.getByRole('main').getByText('Missing Content')).toHaveCount(0);
    await page.goto('/build');
    await page.getByRole('button', { name: /Start from a resume you have/ }).click();
    const upload = page.getByLabel('Choose a resume or drop it here');
    await upload.waitFor({ state: 'attached' });
    await context.setOffline(true);
    await upload.setInputFiles(file);
    await expect(page.getByText('We could not reach the server.')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByLabel('First Name')).toHaveValue('Maya');
  },
);

test(
  'a log-in that failed for want of a connection is no longer said to when it is back',
  whole,
  async ({ page, context }) => {
    await page.goto('/');
    await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
    const dialog = page.getByRole('dialog', { name: 'Log in to your account' });
    await dialog.getByLabel('Email address').fill('maya@example.com');
    await dialog.getByLabel('Password', { exact: true }).fill('correct horse');
    await context.setOffline(true);
    await dialog.getByRole('button', { name: 'Log in' }).click();
    await expect(dialog.getByRole('alert')).toContainText('We could not reach the server.');
    await context.setOffline(false);
    await expect(dialog.getByRole('alert')).toHaveCount(0);
    await expect(dialog.getByLabel('Email address')).toHaveValue('maya@example.com');
  },
);

test('a sample that cannot be fetched is told with its reason', whole, async ({ page, context }) => {
  await page.goto('/optimize');
  await page.getByLabel('Or paste your resume text').click();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Use Sample Resume' }).click();
  await expect(toast(page)).toContainText('The sample could not be loaded');
});

test('the parts of a pasted resume are shown when the connection is back', whole, async ({ page, context }) => {
  await page.goto('/optimize');
  await expect(page.getByLabel('Or paste your resume text')).toBeVisible();
  await context.setOffline(true);
  await page.getByLabel('Or paste your resume text').fill(resumeText);
  await expect(page.getByText('Finding the parts of your resume...')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Jobs' })).toBeVisible();
});

test('before the program runs there is a header and a line, and later what to do', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/dashboard', { waitUntil: 'commit' });
  const shell = page.locator('#shell');
  await expect(shell.getByRole('banner')).toHaveText('Tailwright');
  await expect(shell.getByText('Tailwright is loading...')).toBeVisible();
  await expect(shell.getByText('This takes longer than usual.')).toBeHidden();
  await expect(shell.getByText('This takes longer than usual.')).toBeVisible();
  const height = (await shell.getByRole('banner').boundingBox())?.height;
  release();
  await expect(heading(page, 'Your resume, cut to fit the job.')).toBeVisible();
  await expect(shell).toHaveCount(0);
  expect((await page.getByRole('banner').boundingBox())?.height).toBe(height);
});

test(
  'a page whose program could not be fetched loads it when the connection is back',
  whole,
  async ({ page, context }) => {
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/');
    await expect(page.getByText('Tailwright is loading...')).toBeVisible();
    await page.unroute('**/assets/*.js');
    await context.setOffline(true);
    await context.setOffline(false);
    await expect(heading(page, 'Your resume, cut to fit the job.')).toBeVisible();
  },
);

const unreachable = 'We could not reach the server. Check your connection and try again.';
const anyDialog = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'));

/** The person is there: what tells about a lost connection has been fetched with the first movement of the mouse. */
async function moveMouse(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.mouse.move(200, 300);
  await page.mouse.move(220, 320);
  await page.waitForLoadState('networkidle');
}

test(
  'offline, Log in and Sign up say at once what is wrong, and no dialog opens later by itself',
  whole,
  async ({ page, context }) => {
    await page.goto('/');
    await moveMouse(page);
    for (const name of ['Log in', 'Sign up']) {
      await context.setOffline(true);
      await page.getByRole('banner').getByRole('button', { name }).click();
      await expect(toast(page)).toContainText(unreachable);
      await expect(toast(page)).toHaveCount(1);
      await context.setOffline(false);
      await expect(page.getByText(unreachable)).toHaveCount(0);
    }
    // Longer than a part of the page takes to come.
    await page.getByRole('banner').getByRole('link', { name: 'Cover Letter' }).click();
    await expect(heading(page, 'Cover Letter Generator')).toBeVisible();
    await expect(anyDialog(page)).toHaveCount(0);
    await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByRole('dialog', { name: 'Log in to your account' })).toBeVisible();
  },
);

test(
  'a visitor who presses Share offline is told what is wrong, and asked to sign up only after pressing again',
  whole,
  async ({ page, context }) => {
    await optimize(page);
    const share = page.getByRole('button', { name: 'Share', exact: true });
    await context.setOffline(true);
    await share.click();
    await expect(toast(page)).toHaveCount(1);
    await expect(toast(page)).toContainText(unreachable);
    await context.setOffline(false);
    await expect(page.getByText(unreachable)).toHaveCount(0);
    await page.getByRole('tab', { name: 'What changed' }).click();
    await expect(page.getByRole('tabpanel', { name: 'What changed' })).toContainText('Maya');
    await expect(anyDialog(page)).toHaveCount(0);
    await share.click();
    await expect(page.getByRole('dialog', { name: 'Create an account' })).toBeVisible();
  },
);

test(
  'what is pressed on the dashboard offline is told at once, and neither done nor opened later',
  whole,
  async ({ page, context }) => {
    await signIn(page);
    await keepOptimized(page);
    await page.goto('/dashboard');
    await moveMouse(page);
    const card = page.getByRole('article');
    for (const name of ['Share', 'Archive resume', 'Rename resume', 'Delete resume']) {
      await context.setOffline(true);
      await card.getByRole('button', { name, exact: true }).click();
      await expect(toast(page), name).toContainText(unreachable);
      await context.setOffline(false);
      await expect(page.getByText(unreachable), name).toHaveCount(0);
    }
    await page.getByRole('tab', { name: 'Analytics' }).click();
    await expect(page.getByRole('tabpanel', { name: 'Analytics' })).toContainText('No shared resumes yet');
    await expect(anyDialog(page)).toHaveCount(0);
    await page.reload();
    await expect(card.getByRole('button', { name: 'Share', exact: true })).toBeVisible();
    await expect(card.getByText('0 views')).toHaveCount(0);
    await card.getByRole('button', { name: 'Share', exact: true }).click();
    await expect(toast(page)).toContainText('Share link created');
  },
);

test('on a phone the menu that could not be fetched does not unfold later', whole, async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await moveMouse(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(toast(page)).toContainText(unreachable);
  await context.setOffline(false);
  await expect(page.getByText(unreachable)).toHaveCount(0);
  await page.getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(heading(page, 'Privacy Policy')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
});
