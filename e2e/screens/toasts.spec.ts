import { type Page } from '@playwright/test';
import { expect, test, toast } from './fixtures.js';

async function openWithToast(page: Page) {
  await page.goto('/optimize');
  await showToast(page);
}

async function showToast(page: Page) {
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(toast(page)).toContainText('Resume required');
}

/** drag moves the toast to the right by so many pixels and lets it go. */
async function drag(page: Page, pixels: number) {
  const box = await toast(page).boundingBox();
  if (!box) throw new Error('no toast');
  const [x, y] = [box.x + 60, box.y + 20];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + pixels / 2, y, { steps: 4 });
  await page.mouse.move(x + pixels, y, { steps: 4 });
  await page.mouse.up();
}

test('a toast is announced, and goes when it is told to', async ({ page }) => {
  await openWithToast(page);
  await test.step('a destructive toast is announced at once', async () => {
    await expect(page.locator('[aria-live=assertive]')).toHaveCount(1);
    await expect(toast(page)).toHaveCSS('background-color', 'rgb(251, 235, 232)');
  });
  await test.step('a swipe of 50 to the right dismisses it, a shorter one does not', async () => {
    await drag(page, 40);
    await expect(toast(page)).toBeVisible();
    await drag(page, 60);
    await expect(toast(page)).toHaveCount(0);
  });
  await test.step('F8 leads to the toast, Escape dismisses it', async () => {
    await showToast(page);
    await page.keyboard.press('F8');
    await expect(page.getByRole('region', { name: /notifications/i }).locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(toast(page)).toHaveCount(0);
  });
  await test.step('one toast at a time: the newest replaces the one before', async () => {
    await showToast(page);
    await page.getByRole('button', { name: 'Use Sample Resume' }).click();
    await expect(toast(page)).toContainText('Sample Resume Added');
    await expect(toast(page)).toHaveCount(1);
  });
});

test('a toast goes after 5 seconds', async ({ page }) => {
  await page.clock.install();
  await openWithToast(page);
  await page.clock.runFor(4_500);
  await expect(toast(page)).toBeVisible();
  await page.clock.runFor(1_000);
  await expect(toast(page)).toHaveCount(0);
});
