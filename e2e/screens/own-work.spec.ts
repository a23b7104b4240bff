import { type Browser, type Locator, type Page } from '@playwright/test';
import { jobDescription } from '../people.js';
import { expect, keepBuilt, keepOptimized, shareResume, signIn, test, toast, whole } from './fixtures.js';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const look = (page: Page, name: string) => page.getByRole('menuitemradio', { name, exact: true });

/** tabTo presses Tab until the element has the focus, as a person without a mouse would. */
async function tabTo(page: Page, target: Locator, stepsMax = 120) {
  await target.waitFor();
  for (let step = 0; step < stepsMax; step++) {
    if (await isFocused(target)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab never reached it');
}

async function press(page: Page, target: Locator) {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

const isFocused = (target: Locator) => target.evaluate((node) => node === document.activeElement);

/** What is asked of the server for a PDF, and the name the file is saved under. */
async function pdfOf(page: Page, save: () => Promise<void>) {
  const asked = page.waitForRequest('**/api/documents/export');
  const saved = page.waitForEvent('download');
  await save();
  return { body: (await asked).postDataJSON() as Record<string, unknown>, name: (await saved).suggestedFilename() };
}

/** Somebody else, who has nothing of ours in the browser, opens a link. */
async function asReader(browser: Browser, link: string, what: (page: Page) => Promise<void>) {
  const reader = await browser.newPage();
  await reader.goto(link);
  await what(reader);
  await reader.close();
}

test(
  'a look is chosen and a PDF saved with the keyboard alone, and who opens the link saves it in the same look',
  whole,
  async ({ page, browser, baseURL }) => {
    await signIn(page);
    const id = await keepOptimized(page);
    const link = `${baseURL}/r/${await shareResume(page, id)}`;
    await page.goto(`/resumes/${id}`);
    await press(page, button(page, 'More formats'));
    await look(page, 'Modern').waitFor();
    const kept = page.waitForResponse('**/look');
    await page.keyboard.type('Classic');
    await page.keyboard.press('Enter');
    await expect(look(page, 'Classic serif')).toBeChecked();
    expect((await kept).ok()).toBe(true);
    await page.keyboard.press('Escape');
    await expect(button(page, 'More formats')).toBeFocused();
    const own = await pdfOf(page, () => press(page, button(page, 'Save as PDF')));
    expect(own).toMatchObject({ body: { template: 'serif' }, name: 'Maya-Lindqvist-Resume.pdf' });

    await asReader(browser, link, async (reader) => {
      const read = await pdfOf(reader, () => press(reader, button(reader, 'Save as PDF')));
      expect(read).toMatchObject({ body: { template: 'serif' }, name: 'Maya-Lindqvist-Resume.pdf' });
      // Another look is for the reader alone.
      await button(reader, 'More formats').click();
      await look(reader, 'Compact').click();
      await reader.keyboard.press('Escape');
      expect((await pdfOf(reader, () => button(reader, 'Save as PDF').click())).body).toMatchObject({
        template: 'compact',
      });
    });
    await asReader(browser, link, async (reader) => {
      expect((await pdfOf(reader, () => button(reader, 'Save as PDF').click())).body).toMatchObject({
        template: 'serif',
      });
    });
  },
);

test(
  'a look that was chosen before sharing is the look behind the link, and a built resume has its template’s',
  whole,
  async ({ page, browser, baseURL }) => {
    await signIn(page);
    await page.goto(`/resumes/${await keepOptimized(page)}`);
    await page.evaluate(() => localStorage.setItem('export-look', '{"template":"academic","accent":"plum"}'));
    await page.reload();
    await button(page, 'Share').click();
    await expect(toast(page)).toContainText('Share link created');
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await asReader(browser, link, async (reader) => {
      const { body } = await pdfOf(reader, () => button(reader, 'Save as PDF').click());
      expect(body).toMatchObject({ template: 'academic', accent: 'plum' });
    });
    const built = `${baseURL}/r/${await shareResume(page, await keepBuilt(page, { template: 'creative' }))}`;
    await asReader(browser, built, async (reader) => {
      expect((await pdfOf(reader, () => button(reader, 'Save as PDF').click())).body).toMatchObject({
        template: 'creative',
      });
    });
  },
);

test('a look that could not be kept is told, and is that of one’s own files all the same', whole, async ({ page }) => {
  await signIn(page);
  await page.goto(`/resumes/${await keepOptimized(page)}`);
  await page.route('**/look', (route) =>
    route.fulfill({ status: 503, json: { code: 'unavailable', message: 'Not now.' } }),
  );
  await button(page, 'More formats').click();
  await look(page, 'Compact').click();
  await expect(toast(page)).toContainText('The look was not kept with the resume');
  await page.keyboard.press('Escape');
  expect((await pdfOf(page, () => button(page, 'Save as PDF').click())).body).toMatchObject({ template: 'compact' });
});

test(
  'from a saved resume to the next job, its letter and the builder, with the keyboard alone',
  whole,
  async ({ page }) => {
    await signIn(page);
    const id = await keepOptimized(page);
    await page.goto(`/resumes/${id}`);
    await press(page, page.getByRole('tab', { name: 'Preview' }));
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'Edit', exact: true })).toBeFocused();
    const line = page.getByRole('textbox').filter({ hasText: 'Mentored four' });
    await tabTo(page, page.getByRole('textbox').first());
    for (let step = 0; step < 80 && !(await isFocused(line)); step += 1) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('End');
    await page.keyboard.type(' in two offices');
    await press(page, page.getByRole('tab', { name: 'Edit', exact: true }));
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('article')).toContainText('Mentored four junior developers in two offices');
    await expect(region(page, 'Versions')).toContainText('Version 2');

    await press(page, button(page, 'Use for another job'));
    await tabTo(page, page.getByLabel('Or paste the job description'));
    await page.keyboard.insertText(jobDescription.replace('Senior Platform Engineer', 'Staff Engineer'));
    await press(page, button(page, 'Optimize Resume'));
    await expect(page.getByTestId('match-percentage')).toBeVisible();
    const cards = (await (await page.request.get('/api/resumes')).json()) as unknown[];
    expect(cards).toHaveLength(2);

    await page.goto(`/resumes/${await keepBuilt(page)}`);
    await press(page, button(page, 'Edit in builder'));
    await expect(page.getByLabel('First Name')).toHaveValue('Maya');
  },
);

test(
  'on a phone a resume is opened, edited, named, seen in a look, shared, and used for a letter',
  whole,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await signIn(page);
    await keepOptimized(page);
    await page.goto('/dashboard');
    await page.getByRole('link', { name: 'Optimized Resume' }).click();

    await page.getByRole('article').getByText('Mentored four junior developers').click();
    const line = page.getByRole('textbox').filter({ hasText: 'Mentored four' });
    await expect(line).toBeFocused();
    await line.fill('Mentored four junior developers in two offices');
    await page.getByRole('tab', { name: 'Preview' }).click();
    await expect(region(page, 'Versions')).toContainText('Version 2');

    await button(page, 'Rename resume').click();
    await page.getByRole('dialog').getByLabel('Name').fill('First choice');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('heading', { level: 1 }).first()).toContainText('First choice');

    await button(page, 'See the pages').click();
    const pages = page.getByRole('dialog', { name: 'The pages of your PDF' });
    await pages.getByLabel('Look').selectOption('two-column');
    await expect(pages.getByRole('img', { name: /^Page 1 of/ })).toBeVisible();
    const { body } = await pdfOf(page, () => pages.getByRole('button', { name: 'Save as PDF' }).click());
    expect(body).toMatchObject({ template: 'two-column' });
    await page.keyboard.press('Escape');

    await button(page, 'Share').click();
    await expect(region(page, 'Public link')).toContainText('0 views');
    await button(page, 'Write the cover letter').click();
    await expect(page.getByText('The letter will be kept with First choice.')).toBeVisible();
    await button(page, 'Generate Cover Letter').click();
    await expect(page.getByText('This letter is kept with First choice.')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  },
);
