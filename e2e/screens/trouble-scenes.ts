import { type Page } from '@playwright/test';
import { expect, keepOptimized, optimize, resumeText, signIn, signUp } from './fixtures.js';
import type { Scene } from './scenes.js';

async function withPosting(page: Page, posting: string) {
  await page.goto('/optimize');
  await page.getByLabel('Or paste your resume text').fill(resumeText);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Or paste the job description').fill(posting);
}

/** troubleScenes are the screens while something is in the way: the connection, the session, the clipboard, the input. */
export const troubleScenes: Scene[] = [
  {
    name: 'shell',
    open: async (page) => {
      await page.route('**/assets/*.js', (route) => route.abort());
      // The page has tried often enough to load itself again.
      await page.addInitScript(() => sessionStorage.setItem('tries-to-load', '5'));
      await page.goto('/');
      await expect(page.getByText('This takes longer than usual.')).toBeVisible();
    },
  },
  {
    name: 'offline',
    open: async (page) => {
      await page.goto('/optimize');
      await expect(page.getByLabel('Or paste your resume text')).toBeVisible();
      await page.context().setOffline(true);
      await expect(page.getByText('You are offline.')).toBeVisible();
    },
  },
  {
    name: 'dialog-session-ended',
    open: async (page) => {
      await signIn(page);
      await keepOptimized(page);
      await page.goto('/dashboard');
      await expect(page.getByRole('article')).toBeVisible();
      await page.context().clearCookies();
      await page.getByRole('button', { name: 'Share', exact: true }).click();
      await expect(page.getByRole('dialog')).toContainText('Your session has ended');
    },
  },
  {
    name: 'dialog-link-offered',
    open: async (page) => {
      await page.addInitScript(() => {
        navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
        document.execCommand = () => false;
      });
      await optimize(page);
      await page.getByRole('button', { name: 'Share', exact: true }).click();
      await signUp(page);
      await expect(page.getByLabel('Your link')).toBeVisible();
      // A link is as long as every other, and always another.
      await page.getByLabel('Your link').evaluate((box: HTMLInputElement) => (box.value = box.value.slice(0, -22)));
    },
  },
  {
    name: 'optimize-2-link',
    open: async (page) => {
      await withPosting(page, 'https://jobs.example.com/backend-engineer?id=4711');
      await expect(page.getByText('This is a link, and we do not open links')).toBeVisible();
    },
  },
  {
    name: 'optimize-3-unchanged',
    open: async (page) => {
      await withPosting(page, 'A nice job in a nice town.');
      await page.getByRole('button', { name: 'Optimize Resume' }).click();
      await expect(page.getByText('Nothing in your resume was changed')).toBeVisible();
    },
  },
  {
    name: 'build-period',
    open: async (page) => {
      await page.goto('/build');
      await page.getByRole('tab', { name: 'Experience' }).click();
      const panel = page.getByRole('tabpanel', { name: 'Experience' });
      await panel.getByLabel('Start Date').fill('summer 2021');
      await panel.getByLabel('End Date (Optional)').fill('05/2020');
      await page.getByRole('tab', { name: 'Education' }).click();
      await page.getByRole('tab', { name: 'Experience' }).click();
      await expect(page.getByText('The end is before the start.')).toBeVisible();
    },
  },
];
