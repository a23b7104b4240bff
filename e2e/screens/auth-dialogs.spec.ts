import { type Page } from '@playwright/test';
import { expect, signIn, test, whole } from './fixtures.js';

const dialog = (page: Page) => page.getByRole('dialog');

async function open(page: Page, name: 'Log in' | 'Sign up') {
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name }).click();
  await expect(dialog(page)).toBeVisible();
}

async function fillSignup(page: Page, email: string) {
  await dialog(page).getByLabel('Full name').fill('Maya Lindqvist');
  await dialog(page).getByLabel('Email address').fill(email);
  await dialog(page).getByLabel('Password', { exact: true }).fill('correct horse');
  await dialog(page).getByLabel('Confirm password').fill('correct horse');
}

test('the login dialog: its fields, its focus and its rules', async ({ page }) => {
  await open(page, 'Log in');
  await test.step('the login dialog has its fields, its placeholder link and a way to sign-up and back', async () => {
    await expect(dialog(page)).toHaveAccessibleName('Log in to your account');
    await expect(dialog(page).getByLabel('Email address')).toBeFocused();
    await expect(dialog(page).getByLabel('Password')).toHaveAttribute('type', 'password');
    await expect(dialog(page).getByLabel('Remember me')).not.toBeChecked();
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await dialog(page).getByLabel('Email address').fill('maya@example.com');
    await dialog(page).getByText('Forgot your password?').click();
    await expect(dialog(page)).toHaveAccessibleName('Log in to your account');
    await expect(dialog(page).getByLabel('Email address')).toHaveValue('maya@example.com');
    await expect(dialog(page).getByRole('alert')).toHaveCount(0);
    await expect(page).toHaveURL('/');
    expect(requests).toEqual([]);
    await dialog(page).getByRole('button', { name: 'Sign up' }).click();
    await expect(dialog(page)).toHaveCount(1);
    await expect(dialog(page)).toHaveAccessibleName('Create an account');
    for (const label of ['Full name', 'Email address', 'Password', 'Confirm password']) {
      await expect(dialog(page).getByLabel(label, { exact: true })).toBeEmpty();
    }
    await dialog(page).getByRole('button', { name: 'Log in' }).click();
    await expect(dialog(page)).toHaveAccessibleName('Log in to your account');
  });
  await test.step('the login rules answer in red under their fields, and nothing is sent', async () => {
    await page.route('**/api/auth/login', () => expect(false, 'sent').toBe(true));
    await dialog(page).getByLabel('Email address').fill('nobody');
    await dialog(page).getByLabel('Password').fill('12345');
    await dialog(page).getByRole('button', { name: 'Log in' }).click();
    await expect(dialog(page).getByText('Please enter a valid email address')).toBeVisible();
    const problem = dialog(page).getByText('Password must be at least 6 characters');
    expect(await problem.evaluate((node) => getComputedStyle(node).color)).toBe('rgb(176, 42, 30)');
    await expect(dialog(page).getByLabel('Password')).toHaveAccessibleDescription(
      'Password must be at least 6 characters',
    );
  });
  await test.step('the dialog traps the focus, closes on Escape and gives the focus back', async () => {
    for (let step = 0; step < 12; step++) {
      await page.keyboard.press('Tab');
      expect(await dialog(page).evaluate((node) => node.contains(document.activeElement))).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeFocused();
  });
});

test('the sign-up rules answer under their fields', async ({ page }) => {
  await open(page, 'Sign up');
  await dialog(page).getByLabel('Full name').fill('M');
  await dialog(page).getByLabel('Email address').fill('maya@');
  await dialog(page).getByLabel('Password', { exact: true }).fill('short');
  await dialog(page).getByLabel('Confirm password').fill('other!');
  await dialog(page).getByRole('button', { name: 'Sign up' }).click();
  await expect(dialog(page).getByText('Name must be at least 2 characters')).toBeVisible();
  await expect(dialog(page).getByText('Please enter a valid email address')).toBeVisible();
  await expect(dialog(page).getByText('Password must be at least 6 characters')).toBeVisible();
  await dialog(page).getByLabel('Password', { exact: true }).fill('correct horse');
  await expect(dialog(page).getByLabel('Confirm password')).toHaveAccessibleDescription('Passwords do not match');
});

test('signing up sends name, e-mail and password alone, disables the form meanwhile, and signs in', async ({
  page,
}) => {
  let sent: unknown;
  await page.route('**/api/auth/register', async (route) => {
    sent = route.request().postDataJSON();
    const inputs = dialog(page).locator('input');
    await expect(inputs).toHaveCount(4);
    for (const input of await inputs.all()) await expect(input).toBeDisabled();
    await expect(dialog(page).getByRole('button', { name: 'Creating account...' })).toBeDisabled();
    await route.continue();
  });
  await open(page, 'Sign up');
  const email = `new-${Date.now()}@example.com`;
  await fillSignup(page, email);
  await dialog(page).getByRole('button', { name: 'Sign up' }).click();
  await expect(dialog(page)).toHaveCount(0);
  expect(sent).toEqual({ name: 'Maya Lindqvist', email, password: 'correct horse' });
  await expect(page.getByRole('button', { name: /Account menu/ })).toHaveText('ML');
  await page.reload();
  await expect(page.getByRole('button', { name: /Account menu/ })).toBeVisible();

  await page.getByRole('button', { name: /Account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.getByRole('banner').getByRole('button', { name: 'Sign up' }).click();
  for (const input of await dialog(page).locator('input').all()) await expect(input).toBeEmpty();
});

test('logging in disables the form meanwhile, and with "Remember me" lasts 30 days', async ({ page, context }) => {
  const { email, password } = await signIn(page);
  await context.clearCookies();
  await page.route('**/api/auth/login', async (route) => {
    expect(route.request().postDataJSON()).toEqual({ email, password, rememberMe: true });
    for (const label of ['Email address', 'Password', 'Remember me']) {
      await expect(dialog(page).getByLabel(label)).toBeDisabled();
    }
    await expect(dialog(page).getByRole('button', { name: 'Logging in...' })).toBeDisabled();
    await route.continue();
  });
  await open(page, 'Log in');
  await dialog(page).getByLabel('Email address').fill(email);
  await dialog(page).getByLabel('Password').fill(password);
  await dialog(page).getByLabel('Remember me').check();
  await dialog(page).getByRole('button', { name: 'Log in' }).click();
  await expect(dialog(page)).toHaveCount(0);
  const session = (await context.cookies()).find(({ name, httpOnly }) => httpOnly && /session/i.test(name));
  const days = ((session?.expires ?? 0) * 1_000 - Date.now()) / 86_400_000;
  expect(Math.round(days)).toBe(30);
});

for (const [call, button, title, fallback] of [
  ['login', 'Log in', 'Log in to your account', 'Login failed'],
  ['register', 'Sign up', 'Create an account', 'Registration failed'],
] as const) {
  test(
    `a ${call} that fails is logged and told in the dialog, which keeps what was typed`,
    call === 'login' ? {} : whole,
    async ({ page }) => {
      const logged: string[] = [];
      page.on('console', (message) => logged.push(message.text()));
      await open(page, button);
      if (call === 'login') {
        await dialog(page).getByLabel('Email address').fill('nobody@example.com');
        await dialog(page).getByLabel('Password').fill('wrong password');
      } else {
        const { email } = await signIn(page);
        await page.context().clearCookies();
        await fillSignup(page, email);
      }
      await dialog(page).getByRole('button', { name: button }).click();
      const words =
        call === 'login'
          ? 'The email address or password is not right.'
          : 'An account with this email address already exists.';
      await expect(dialog(page).getByRole('alert')).toHaveText(words);
      await expect(dialog(page)).toHaveAccessibleName(title);
      await expect(dialog(page).getByLabel('Email address')).not.toBeEmpty();
      expect(logged.join('\n')).toContain(fallback);

      await page.route(`**/api/auth/${call}`, (route) => route.fulfill({ status: 503, body: '' }));
      await dialog(page).getByRole('button', { name: button }).click();
      await expect(dialog(page).getByRole('alert')).toHaveText(fallback);
    },
  );
}

test('the session is checked once at load, and a failed check means signed out', async ({ page }) => {
  let checks = 0;
  await page.route('**/api/auth/me', async (route) => {
    checks++;
    await route.fulfill({ status: 500, body: 'broken' });
  });
  await page.goto('/');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Build New Resume' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Resume Builder' })).toBeVisible();
  expect(checks).toBe(1);
});
