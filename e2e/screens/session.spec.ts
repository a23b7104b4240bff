import { type Page } from '@playwright/test';
import {
  expect,
  keepOptimized,
  optimize,
  resumeText,
  shareResume,
  signIn,
  signUp,
  test,
  toast,
  whole,
} from './fixtures.js';

const loginDialog = (page: Page) => page.getByRole('dialog', { name: 'Log in to your account' });
const anyDialog = (page: Page) => page.getByRole('dialog');
const shareButton = (page: Page) => page.getByRole('button', { name: 'Share', exact: true });

async function logInAgain(page: Page, { email, password }: { email: string; password: string }) {
  const dialog = loginDialog(page);
  await expect(dialog).toContainText('Your session has ended');
  await dialog.getByLabel('Email address').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await expect(dialog).toHaveCount(0);
}

async function buildAsVisitor(page: Page) {
  await page.goto('/build');
  await page.getByLabel('First Name').fill('Maya');
  await page.getByLabel('Last Name').fill('Lindqvist');
  await page.getByLabel('Email').fill('maya@example.com');
  await page.getByRole('tab', { name: 'Additional' }).click();
  await page.getByRole('button', { name: 'Generate Resume' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Preview' }).getByRole('article')).toBeVisible();
}

test('signing up keeps every result that was made in the tab', async ({ page }) => {
  await optimize(page);
  await page.getByRole('radio', { name: /More Formal/ }).check({ force: true });
  await page.getByRole('button', { name: 'Optimize Again' }).click();
  await expect(toast(page)).toContainText('Resume optimized');
  await buildAsVisitor(page);
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Sign up' }).click();
  await signUp(page);
  await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click();
  // Two styles of one job are two versions of one resume.
  await expect(page.getByRole('heading', { name: 'Optimized Resume' })).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'Built Resume' })).toHaveCount(1);
  await page.getByRole('link', { name: 'Optimized Resume' }).click();
  await expect(page.getByRole('region', { name: 'Versions' }).getByRole('listitem')).toHaveCount(2);
});

test('logging in keeps them too, in the account that was there before, once', whole, async ({ page, context }) => {
  const person = await signIn(page);
  await keepOptimized(page);
  await context.clearCookies();
  await buildAsVisitor(page);
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
  const dialog = loginDialog(page);
  await dialog.getByLabel('Email address').fill(person.email);
  await dialog.getByLabel('Password', { exact: true }).fill(person.password);
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await expect(dialog).toHaveCount(0);
  await page.reload();
  await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('article')).toHaveCount(2);
});

test('a result that comes after signing up is kept as well', whole, async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/resume/optimize-json', async (route) => {
    const answer = await route.fetch();
    await held;
    await route.fulfill({ response: answer });
  });
  await page.goto('/optimize');
  await page.getByLabel('Or paste your resume text').fill(resumeText);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Or paste the job description').fill('Engineer wanted: Node.js, PostgreSQL, mentoring.');
  await page.getByRole('button', { name: 'Optimize Resume' }).click();
  await page.getByRole('banner').getByRole('button', { name: 'Sign up' }).click();
  await signUp(page);
  const claimed = page.waitForResponse('**/api/resumes/claim');
  release();
  await expect(page.getByTestId('match-percentage')).toBeVisible();
  expect((await claimed).ok()).toBe(true);
  await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
});

test('a visitor who closes the dialog has shared nothing, and the red notice has gone', whole, async ({ page }) => {
  await optimize(page);
  await shareButton(page).click();
  await expect(toast(page)).toContainText('Authentication required');
  await page.getByRole('dialog', { name: 'Create an account' }).getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('Authentication required')).toHaveCount(0);
  await expect(page.getByText('Share link created')).toHaveCount(0);
});

test('where the browser refuses to copy, the link is offered with a button that copies it', whole, async ({ page }) => {
  await page.addInitScript(() => {
    const copy = navigator.clipboard.writeText.bind(navigator.clipboard);
    let presses = 0;
    addEventListener('click', () => (presses += 1), true);
    navigator.clipboard.writeText = (text) => {
      const isOffered = document.querySelector('[role="dialog"] input[readonly]') !== null;
      return isOffered && presses > 0 ? copy(text) : Promise.reject(new DOMException('no', 'NotAllowedError'));
    };
    document.execCommand = () => false;
  });
  await optimize(page);
  await shareButton(page).click();
  await signUp(page);
  const offer = page.getByRole('dialog', { name: 'Share link created' });
  await expect(offer.getByLabel('Your link')).toHaveValue(/\/r\/[\w-]{22}$/);
  const link = await offer.getByLabel('Your link').inputValue();
  await offer.getByRole('button', { name: 'Copy link' }).click();
  await expect(toast(page)).toContainText('Link copied to clipboard!');
  await expect(offer).toHaveCount(0);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
});

test(
  'when a session has ended, the log-in dialog opens over the page, and what was asked for is done afterwards',
  whole,
  async ({ page, context }) => {
    const person = await signIn(page);
    await keepOptimized(page);
    await page.goto('/dashboard');
    await expect(page.getByRole('article')).toHaveCount(1);
    await context.clearCookies();
    await shareButton(page).click();
    await logInAgain(page, person);
    await expect(toast(page)).toContainText('Share link created');
    await expect(page.getByText('0 views', { exact: true })).toBeVisible();
    await context.clearCookies();
    await page.getByRole('button', { name: 'Delete resume' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await logInAgain(page, person);
    await expect(page.getByRole('article')).toHaveCount(0);
    await expect(page.getByText(/\b401\b/)).toHaveCount(0);
  },
);

test('a page that is opened after the session has ended asks too, and shows itself afterwards', async ({
  page,
  context,
}) => {
  const person = await signIn(page);
  await shareResume(page, await keepOptimized(page));
  await page.goto('/');
  await expect(page.getByRole('button', { name: /Account menu/ })).toBeVisible();
  await context.clearCookies();
  await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click();
  await logInAgain(page, person);
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('article')).toHaveCount(1);
});

test(
  'a person who does not log in again is a visitor, is told so in words, and nothing was done',
  whole,
  async ({ page, context }) => {
    await signIn(page);
    await optimize(page);
    await context.clearCookies();
    await shareButton(page).click();
    await loginDialog(page).getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible();
    await expect(toast(page)).toContainText('Your session has ended. Log in and try again.');
    await expect(page.getByText(/\b401\b/)).toHaveCount(0);
    await expect(page.getByTestId('match-percentage')).toBeVisible();
  },
);

test('the result of a run during which the session ended is found after logging in again', async ({
  page,
  context,
}) => {
  const person = await signIn(page);
  await page.goto('/optimize');
  await page.getByLabel('Or paste your resume text').fill(resumeText);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Or paste the job description').fill('Engineer wanted: Node.js, PostgreSQL, mentoring.');
  await page.route('**/events', (route) => route.abort());
  await page.route('**/api/resume/optimize-json', async (route) => {
    const answer = await route.fetch();
    await context.clearCookies();
    await route.fulfill({ response: answer, headers: { 'content-type': 'application/json' } });
  });
  await page.getByRole('button', { name: 'Optimize Resume' }).click();
  await logInAgain(page, person);
  await expect(page.getByTestId('match-percentage')).toBeVisible();
});

test('logging out in one tab logs out the other', whole, async ({ page, context }) => {
  await signIn(page);
  await page.goto('/dashboard');
  const other = await context.newPage();
  await other.goto('/');
  await other.getByRole('button', { name: /Account menu/ }).click();
  await other.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible();
});

test('a person who leaves takes along what stood on the page, here and in the other tab', async ({ page, context }) => {
  await signIn(page);
  await page.goto('/build');
  await page.getByLabel('First Name').fill('Maya');
  const other = await context.newPage();
  await optimize(other);
  await other.getByRole('button', { name: /Account menu/ }).click();
  await other.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(other.getByLabel('Or paste your resume text')).toBeEmpty();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible();
  await expect(page.getByLabel('First Name')).toBeEmpty();
  await expect(anyDialog(page)).toHaveCount(0);
});

for (const closes of [false, true]) {
  const when = closes ? 'later' : 'where a session has ended';
  test(
    `another person who logs in ${when} is told why the page is empty, and sees nothing of the former one`,
    closes ? {} : whole,
    async ({ page, context }) => {
      const next = await signIn(page, 'Bea Ostrom');
      await context.clearCookies();
      await signIn(page);
      await optimize(page);
      await context.clearCookies();
      await shareButton(page).click();
      await expect(loginDialog(page)).toContainText('With another account you begin with an empty page.');
      if (closes) {
        await loginDialog(page).getByRole('button', { name: 'Close' }).click();
        await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
      }
      await loginDialog(page).getByLabel('Email address').fill(next.email);
      await loginDialog(page).getByLabel('Password', { exact: true }).fill(next.password);
      await loginDialog(page).getByRole('button', { name: 'Log in' }).click();
      await expect(toast(page)).toContainText('You are logged in as Bea Ostrom');
      await expect(page.getByText('session has ended')).toHaveCount(0);
      await expect(anyDialog(page)).toHaveCount(0);
      await expect(page.getByLabel('Or paste your resume text')).toBeEmpty();
      await expect(page.getByRole('main')).not.toContainText('Maya');
      await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Welcome back, Bea Ostrom!' })).toBeVisible();
      await expect(page.getByText('No resumes yet')).toBeVisible();
      await page.getByRole('banner').getByRole('link', { name: 'Cover Letter' }).click();
      await expect(page.getByLabel('Your Name')).not.toHaveValue(/Maya/);
    },
  );
}

test('a claim that finds the session ended goes on after logging in again', whole, async ({ page }) => {
  await optimize(page);
  const person = await signIn(page);
  await page.route(
    '**/api/resumes/claim',
    (route) => route.fulfill({ status: 401, json: { code: 'unauthorized', message: 'Log in first.' } }),
    { times: 1 },
  );
  await page.reload();
  await logInAgain(page, person);
  await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
});
