import { type Locator, type Page } from '@playwright/test';
import type { OptimizeRequest } from '@tailwright/contracts/optimize';
import { lineOf, openEdited, panelOf } from './edited.js';
import { expect, optimize, resultOf, test, toast, whole } from './fixtures.js';

const phone = { width: 390, height: 844 };
const desk = { width: 1280, height: 800 };
const sizes = [
  ['a phone', phone],
  ['a desk', desk],
] as const;

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('not on the screen');
  return box;
}

const report = (page: Page) => page.getByRole('heading', { name: 'Keywords Added' });
const documentTab = (page: Page) => page.getByRole('tab', { name: 'Preview' });

test('on a phone the report comes before the document, on a desk it stands beside it', async ({ page }) => {
  await page.setViewportSize(phone);
  await optimize(page);
  const checked = page.getByText(/own words\./).first();
  expect((await boxOf(report(page))).y).toBeLessThan((await boxOf(documentTab(page))).y);
  expect((await boxOf(checked)).y).toBeLessThan((await boxOf(documentTab(page))).y);
  await page.setViewportSize(desk);
  expect((await boxOf(documentTab(page))).x).toBeLessThan((await boxOf(report(page))).x);
  expect(Math.abs((await boxOf(documentTab(page))).y - (await boxOf(report(page))).y)).toBeLessThan(60);
});

test('on a phone header and actions together take at most an eighth of the screen', whole, async ({ page }) => {
  await page.setViewportSize(phone);
  await optimize(page);
  const download = page.getByRole('button', { name: 'Download', exact: true });
  await page.getByRole('heading', { name: 'What the job asks' }).scrollIntoViewIfNeeded();
  await expect(download).toBeInViewport();
  const below = page.getByTestId('result-actions');
  const { y, height } = await boxOf(below);
  expect(y + height).toBeLessThanOrEqual(phone.height / 8);
});

for (const [name, size] of sizes) {
  test(`on ${name} no toast covers the first finding`, async ({ page }) => {
    await page.setViewportSize(size);
    await optimize(page);
    await expect(toast(page)).toContainText('Optimization Complete');
    const { y, height } = await boxOf(toast(page));
    for (const finding of [page.getByTestId('match-percentage'), page.getByText('What your resume proves')]) {
      expect((await boxOf(finding)).y).toBeGreaterThanOrEqual(y + height);
    }
    // The report's first lines come to the same place when the page is scrolled.
    await report(page).evaluate((heading) => heading.scrollIntoView({ block: 'end', behavior: 'instant' }));
    expect((await boxOf(report(page))).y).toBeGreaterThanOrEqual(y + height);
  });
}

test('on a phone a notice about the form is not covered by its toast', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/optimize');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(toast(page)).toContainText('Resume required');
  const { y, height } = await boxOf(toast(page));
  const { y: top } = await boxOf(page.getByRole('button', { name: 'Continue' }));
  expect(top).toBeGreaterThanOrEqual(y + height);
});

test('tabs that are out of sight look so, and an arrow leads to them', whole, async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/build');
  const [before, after] = [page.getByTestId('tabs-before'), page.getByTestId('tabs-after')];
  await expect(after).toBeVisible();
  await expect(before).toHaveCount(0);
  const preview = page.getByRole('tab', { name: 'Preview' });
  await expect(preview).not.toBeInViewport();
  await after.click();
  await after.click();
  await expect(preview).toBeInViewport({ ratio: 0.95 });
  await expect(after).toHaveCount(0);
  await expect(before).toBeVisible();
  await page.setViewportSize(desk);
  await expect(before).toHaveCount(0);
});

const lineAbove = (page: Page) => lineOf(page, 'Cut the nightly batch');

/** scrollBelowBars brings the line above the one that goes back below header and actions, and tells where that is. */
async function scrollBelowBars(page: Page): Promise<number> {
  await lineAbove(page).evaluate((row) =>
    scrollBy({ top: row.getBoundingClientRect().top - 160, behavior: 'instant' }),
  );
  return (await boxOf(lineAbove(page))).y;
}

/** Safari leaves a page where it was scrolled to, whatever becomes longer above. */
const doWithoutAnchoring = (page: Page) => page.evaluate(() => (document.body.style.overflowAnchor = 'none'));

/** growReport answers the next check with a report that is much longer than before. */
async function growReport(page: Page) {
  const made = await resultOf(page);
  const added = Array.from({ length: 40 }, (_, nth) => `Keyword number ${nth}`);
  await page.route('**/api/resume/optimize-json', (route) => {
    const { tailoredResume, edits } = route.request().postDataJSON() as OptimizeRequest;
    const analysis = { ...made.analysis, added_keywords: added, original_percentage: 1 };
    return route.fulfill({ json: { ...made, optimizedResume: tailoredResume, edits, analysis } });
  });
}

for (const [name, size] of sizes) {
  test(
    `on ${name} the page stays where it was when lines go back to the person's words`,
    name === 'a phone' ? whole : {},
    async ({ page }) => {
      await page.setViewportSize(size);
      await openEdited(page);
      await growReport(page);
      await doWithoutAnchoring(page);
      const panel = panelOf(page);
      await panel.getByRole('button', { name: 'Undo several' }).click();
      await lineOf(page, 'Coached').getByRole('button').click();
      const y = await scrollBelowBars(page);
      await panel.getByRole('button', { name: 'Put Back', exact: true }).click();
      await expect(panel.getByRole('status')).toContainText('Your words are back.');
      await expect(page.getByText('Keyword number 39')).toBeAttached();
      await expect.poll(async () => Math.abs((await boxOf(lineAbove(page))).y - y)).toBeLessThan(8);
    },
  );

  test(
    `on ${name} the page stays where it was when one line is undone`,
    name === 'a desk' ? whole : {},
    async ({ page }) => {
      await page.setViewportSize(size);
      await openEdited(page);
      await growReport(page);
      await doWithoutAnchoring(page);
      const y = await scrollBelowBars(page);
      await lineOf(page, 'Coached')
        .getByRole('button', { name: /^Undo: / })
        .click();
      await expect(panelOf(page).getByRole('status')).toContainText('Your words are back.');
      await expect(page.getByText('Keyword number 39')).toBeAttached();
      await expect.poll(async () => Math.abs((await boxOf(lineAbove(page))).y - y)).toBeLessThan(8);
    },
  );
}

test('a finished result stays reachable from an earlier step, and says when its texts have changed since', async ({
  page,
}) => {
  await optimize(page);
  const result = page.getByTestId('match-percentage');
  const percentage = await result.textContent();
  await page.getByRole('button', { name: 'Upload Resume' }).click();
  await expect(page.getByText('Your tailored resume is still here.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Upload Resume' })).toBeVisible();
  await page.getByRole('button', { name: 'Show Result' }).click();
  await expect(page.getByRole('heading', { name: 'Optimize & Download' })).toBeFocused();
  await expect(result).toHaveText(percentage ?? '');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await page.getByLabel('Or paste the job description').fill('Another job, with other requirements: forklift licence.');
  await expect(page.getByText('It was made from the texts before you changed them.')).toBeVisible();
  await page.getByRole('button', { name: 'Show Result' }).click();
  await expect(result).toHaveText(percentage ?? '');
});
