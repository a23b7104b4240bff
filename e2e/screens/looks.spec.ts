import { type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { join } from 'node:path';
import { expect, test } from './fixtures.js';
import { scenes } from './scenes.js';

/** `npm run e2e` sets it: every scene is photographed, and seen in each theme at each size; without it every twentieth at one. */
const pictures = process.env.PICTURES;
const looked = scenes.filter((_scene, at) => pictures || at % 20 === 0);
const sizes = { 1280: { width: 1280, height: 800 }, 390: { width: 390, height: 844 } };
const themes = ['light', 'dark'] as const;
const rulesOfOurs = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

declare global {
  interface Window {
    axe: typeof axe;
  }
}

for (const [at, { name, open, only }] of looked.entries()) {
  test(`${name}: nothing serious for axe, nothing wider than the screen`, async ({ page }) => {
    const widths = only ? [only] : pictures ? ([1280, 390] as const) : ([at % 2 === 0 ? 1280 : 390] as const);
    await page.setViewportSize(sizes[only ?? 1280]);
    await open(page);
    for (const width of widths) {
      await page.setViewportSize(sizes[width]);
      for (const theme of pictures || at % 3 === 0 ? themes : (['light'] as const)) {
        await wear(page, theme);
        await expect.poll(() => overflow(page), `${width} ${theme}`).toBeLessThanOrEqual(0);
        expect(await serious(page, theme), `${width} ${theme}`).toEqual([]);
        if (pictures) await photograph(page, `${name}-${width}-${theme}`);
      }
    }
  });
}

/** wear changes the theme as the theme switch does, and lets transitions end. */
async function wear(page: Page, theme: (typeof themes)[number]) {
  await page.evaluate(async (chosen) => {
    const { classList, style } = document.documentElement;
    classList.remove('light', 'dark');
    classList.add(chosen);
    style.colorScheme = chosen;
    // A toast waits while its window is in the background; it must not fade under our eyes.
    window.dispatchEvent(new Event('blur'));
    const finite = () => document.getAnimations().filter((one) => one.effect?.getTiming().iterations !== Infinity);
    // A colour that is inherited begins to change when that of the element around it has.
    for (let running = finite(); running.length > 0; running = finite()) {
      await Promise.all(running.map((one) => one.finished.catch(() => undefined)));
      await new Promise(requestAnimationFrame);
    }
  }, theme);
}

/** The structure is the same in both themes; in the dark only the colours are looked at, and the size of what is touched. */
const looksAt: Record<(typeof themes)[number], RunOptions['runOnly']> = {
  light: { type: 'tag', values: rulesOfOurs },
  dark: { type: 'rule', values: ['color-contrast', 'target-size'] },
};

/** axe runs in the page itself: no screen has frames, and @axe-core/playwright, made for those, took four times as long. */
async function serious(page: Page, theme: (typeof themes)[number]) {
  const options: RunOptions = { runOnly: looksAt[theme], resultTypes: ['violations'] };
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate((chosen) => window.axe.run(document, chosen), options);
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

function overflow(page: Page) {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

async function photograph(page: Page, file: string) {
  const fullPage = (await page.getByRole('dialog').or(page.getByRole('alertdialog')).count()) === 0;
  // What sticks to the window would stand in the middle of a scrolled page.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await page.screenshot({
    path: join(import.meta.dirname, '..', 'screenshots', `${file}.png`),
    fullPage,
    animations: 'disabled',
  });
}
