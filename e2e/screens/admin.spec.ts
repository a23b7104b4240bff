import { type Page } from '@playwright/test';
import { expect, signIn, test, toast } from './fixtures.js';

async function openAdmin(page: Page, name?: string) {
  const person = await signIn(page, name);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
  return person;
}

test('while the session loads it shows title and message', async ({ page }) => {
  await signIn(page);
  let answer = () => {};
  const waiting = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/auth/me', async (route) => {
    await waiting;
    await route.continue();
  });
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
  await expect(page.getByText('Loading...')).toBeVisible();
  answer();
  await expect(page.getByText('Welcome, Maya Lindqvist!')).toBeVisible();
});

test('it greets by name and has three tabs, two of which only promise', async ({ page }) => {
  await openAdmin(page, 'Ada Byron');
  await expect(page.getByText('Welcome, Ada Byron!')).toBeVisible();
  await expect(page.getByRole('tab')).toHaveText(['Email System', 'Users', 'Statistics']);
  await expect(page.getByRole('tab', { name: 'Email System' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText(/Test the outgoing email system.*SMTP server/)).toBeVisible();
  await page.getByRole('tab', { name: 'Users' }).click();
  await expect(page.getByText('User management tools will be available in a future update.')).toBeVisible();
  await page.getByRole('tab', { name: 'Statistics' }).click();
  await expect(page.getByText('System statistics will be available in a future update.')).toBeVisible();
});

test('a person without a name is greeted as Admin, with the initial U', async ({ page }) => {
  await signIn(page);
  await page.route('**/api/auth/me', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...((await response.json()) as object), name: '' } });
  });
  await page.goto('/admin');
  await expect(page.getByText('Welcome, Admin!')).toBeVisible();
  await expect(page.getByRole('button', { name: /Account menu/ })).toHaveText('U');
});

test('the connection is verified, and a test message arrives in the inbox', async ({ page, system }) => {
  await openAdmin(page);
  await page.getByRole('button', { name: 'Verify Email Connection' }).click();
  await expect(toast(page)).toContainText('Email Connection Successful');
  const address = `test-${Date.now()}@example.com`;
  await page.getByRole('textbox', { name: 'Send Test Email' }).fill(address);
  await page.getByRole('button', { name: 'Send Test Email' }).click();
  await expect(toast(page)).toContainText('Test Email Sent');
  await page.goto(system.inboxUrl);
  await expect(page.getByText(address).first()).toBeVisible();
});

test('what the mail server refuses is told', async ({ page }) => {
  await openAdmin(page);
  for (const [what, answer, title, description] of [
    [
      'says why',
      { json: { success: false, message: 'Refused by the server.' } },
      'Email Connection Failed',
      'Refused by the server.',
    ],
    [
      'says nothing',
      { json: { success: false, message: '' } },
      'Email Connection Failed',
      'Could not connect to the email server.',
    ],
    ['is an error', { status: 500, body: '' }, 'Verification Error', 'Failed to verify email connection'],
  ] as const) {
    await test.step(`a failed verification that ${what} shows "${title}"`, async () => {
      await page.route('**/api/email/verify', (route) => route.fulfill(answer));
      await page.getByRole('button', { name: 'Verify Email Connection' }).click();
      await expect(toast(page)).toContainText(description);
      await expect(toast(page)).toContainText(title);
      await page.unroute('**/api/email/verify');
    });
  }
  await test.step('without an address nothing is sent', async () => {
    await page.getByRole('button', { name: 'Send Test Email' }).click();
    await expect(toast(page)).toContainText('Email Required');
    await expect(toast(page)).toContainText('Please enter an email address to send the test email to.');
  });
  await page.getByRole('textbox', { name: 'Send Test Email' }).fill('maya@example.com');
  for (const [what, answer, description] of [
    ['says why', { json: { success: false, message: 'No such person.' } }, 'No such person.'],
    ['says nothing', { json: { success: false, message: '' } }, 'Could not send the test email.'],
    ['is an error', { status: 500, body: '' }, 'Failed to send test email'],
  ] as const) {
    await test.step(`a failed test message that ${what} shows "Failed to Send Email"`, async () => {
      await page.route('**/api/email/test', (route) => route.fulfill(answer));
      await page.getByRole('button', { name: 'Send Test Email' }).click();
      await expect(toast(page)).toContainText(description);
      await expect(toast(page)).toContainText('Failed to Send Email');
      await page.unroute('**/api/email/test');
    });
  }
});
