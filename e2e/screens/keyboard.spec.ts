import { type Locator, type Page } from '@playwright/test';
import { jobDescription } from '../people.js';
import { expect, resumeText, test, toast } from './fixtures.js';

/** tabTo presses Tab until the element has the focus, as a person without a mouse would. */
async function tabTo(page: Page, target: Locator, stepsMax = 60) {
  for (let step = 0; step < stepsMax; step++) {
    if (await target.evaluate((node) => node === document.activeElement)) {
      await expect(target).toBeInViewport();
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab never reached it');
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function typeInto(page: Page, label: string, text: string) {
  await tabTo(page, page.getByLabel(label, { exact: true }));
  await page.keyboard.insertText(text);
}

async function press(page: Page, target: Locator, key = 'Enter') {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

test('a resume is optimized, again in another style, with the keyboard alone', async ({ page }) => {
  await page.goto('/optimize');
  await page.getByRole('heading', { name: 'Resume Optimizer' }).waitFor();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await typeInto(page, 'Or paste your resume text', resumeText);
  // The parts of the resume appear a moment later, and move what stands below.
  await expect(page.getByRole('heading', { name: 'Jobs' })).toBeVisible();
  await press(page, button(page, 'Continue'));
  await typeInto(page, 'Or paste the job description', jobDescription);
  await press(page, button(page, 'Optimize Resume'));
  await expect(page.getByRole('heading', { name: 'Optimize & Download' })).toBeFocused();
  await tabTo(page, page.getByRole('radio', { name: 'Standard' }));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'More Formal' })).toBeChecked();
  await press(page, button(page, 'Optimize Again'));
  await expect(toast(page)).toContainText('Resume optimized');
});

test('a resume is built with the keyboard alone', async ({ page }) => {
  await page.goto('/build');
  await typeInto(page, 'First Name', 'Maya');
  await typeInto(page, 'Last Name', 'Lindqvist');
  await typeInto(page, 'Email', 'maya@example.com');
  for (const name of ['Experience', 'Education', 'Skills']) {
    await press(page, button(page, 'Next'), 'Space');
    await expect(page.getByRole('tabpanel', { name })).toBeVisible();
  }
  await tabTo(page, page.getByRole('textbox', { name: 'Skills' }));
  await page.keyboard.type('Sailing');
  await page.keyboard.press('Enter');
  await press(page, button(page, 'Next'));
  await press(page, button(page, 'Generate Resume'));
  await expect(page.getByRole('article').getByText('Sailing')).toBeVisible();
  await press(page, button(page, 'Download'));
  await expect(toast(page)).toContainText('Resume downloaded');
});

test('a letter is written with the keyboard alone', async ({ page }) => {
  await page.goto('/cover-letter');
  await typeInto(page, 'Your Name', 'Maya Lindqvist');
  await tabTo(page, page.getByRole('radio', { name: 'Standard' }));
  await page.keyboard.press('ArrowDown');
  await typeInto(page, 'Your Resume', resumeText);
  await typeInto(page, 'Job Description', jobDescription);
  await press(page, button(page, 'Generate Cover Letter'));
  await expect(page.getByRole('article')).toContainText('Maya Lindqvist');
  await press(page, button(page, 'Copy to Clipboard'));
  await expect(toast(page)).toContainText('Copied to clipboard');
});

test('who asked for less motion gets none', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const longest = await page.evaluate(() =>
    Math.max(0, ...document.getAnimations().map((one) => Number(one.effect?.getComputedTiming().duration ?? 0))),
  );
  expect(longest).toBeLessThan(1);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto');
});
