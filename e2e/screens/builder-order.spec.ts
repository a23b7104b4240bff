import { type Page } from '@playwright/test';
import { expect, keepBuilt, signIn, test, whole } from './fixtures.js';

const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const panel = (page: Page, name: string) => page.getByRole('tabpanel', { name });
const companies = (page: Page) => page.getByLabel('Company');
const said = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text });

async function openJobs(page: Page, names: string[]) {
  await page.goto('/build');
  await tab(page, 'Experience').click();
  for (const [index, name] of names.entries()) {
    if (index > 0) await page.getByRole('button', { name: 'Add Experience' }).click();
    await companies(page).nth(index).fill(name);
  }
}

const values = (page: Page) =>
  companies(page).evaluateAll((all) => all.map((field) => (field as HTMLInputElement).value));

test('jobs are moved with the keyboard alone; the button keeps the focus and each move is said', async ({ page }) => {
  await openJobs(page, ['First', 'Second', 'Third']);
  await page.getByRole('button', { name: 'Move Experience 3 up' }).focus();
  await page.keyboard.press('Enter');
  await expect(said(page, 'Experience 3 moved to place 2 of 3.')).toHaveCount(1);
  expect(await values(page)).toEqual(['First', 'Third', 'Second']);
  await expect(page.getByRole('button', { name: 'Move Experience 2 up' })).toBeFocused();
  await page.keyboard.press('Enter');
  expect(await values(page)).toEqual(['Third', 'First', 'Second']);
  // At the top there is no way up; the way down is next to it.
  await expect(page.getByRole('button', { name: 'Move Experience 1 down' })).toBeFocused();
});

test('a job is dragged by its grip to the end, and Escape leaves it where it was', whole, async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 2600 });
  await openJobs(page, ['First', 'Second', 'Third']);
  const grip = page.getByRole('region', { name: 'Experience 1' }).locator('[data-grip]');
  const last = (await page.getByRole('region', { name: 'Experience 3' }).boundingBox())!;
  const drag = async () => {
    await grip.hover();
    await page.mouse.down();
    await page.mouse.move(last.x + 20, last.y + last.height - 20, { steps: 4 });
    await expect(page.locator('[data-drop=after]')).toHaveCount(1);
  };
  await drag();
  await page.keyboard.press('Escape');
  await page.mouse.up();
  expect(await values(page)).toEqual(['First', 'Second', 'Third']);
  await drag();
  await page.mouse.up();
  expect(await values(page)).toEqual(['Second', 'Third', 'First']);
});

test('skills are moved by arrow keys, and on a phone by the arrows a press shows', whole, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/build');
  await tab(page, 'Skills').click();
  for (const skill of ['Triage', 'Epic', 'PALS']) {
    await page.getByRole('textbox', { name: 'Skills' }).fill(skill);
    await page.keyboard.press('Enter');
  }
  const items = page.getByRole('list', { name: 'Skills' }).getByRole('listitem');
  await page.getByRole('button', { name: 'Move PALS', exact: true }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(items).toHaveText(['Triage', 'PALS', 'Epic']);
  await expect(page.getByRole('button', { name: 'Move PALS', exact: true })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(said(page, 'PALS is already last.')).toHaveCount(1);
  await page.getByRole('button', { name: 'Move Triage', exact: true }).click();
  await page.getByRole('button', { name: 'Move Triage on' }).click();
  await expect(items).toHaveText(['Epic', 'Triage', 'PALS']);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test('the lines of a description are put into another order', whole, async ({ page }) => {
  await openJobs(page, ['Harbor Home']);
  const description = page.getByLabel('Description (Optional)');
  await description.fill('Kept records\nCut waste by 12%');
  await page.getByRole('button', { name: 'Order of the lines of Experience 1' }).click();
  await page.getByRole('button', { name: 'Move line 2 up' }).press('Enter');
  await expect(description).toHaveValue('Cut waste by 12%\nKept records');
  await expect(said(page, 'Line 2 moved to place 1 of 2.')).toHaveCount(1);
});

test('links and texts of projects stand on the pages and in the finished resume', whole, async ({ page }) => {
  await page.goto('/build');
  await page.getByLabel('First Name').fill('Maya');
  await page.getByLabel('Last Name').fill('Lindqvist');
  await page.getByLabel('Email').fill('maya@example.com');
  await page.getByRole('textbox', { name: 'Links (Optional)' }).fill('github.com/maya-sample');
  await page.keyboard.press('Enter');
  await tab(page, 'Additional').click();
  await page.getByRole('textbox', { name: 'Projects' }).fill('Food drive');
  await page.keyboard.press('Enter');
  await page.getByText('Project “Food drive”: link and text').click();
  await page.getByLabel('Link (Optional)').fill('fooddrive.org');
  await page.getByLabel('What you did (Optional)').fill('Fed 300 people\nWrote the rota');
  await page.getByRole('button', { name: 'Generate Resume' }).click();
  const sheet = panel(page, 'Preview').getByRole('article');
  await expect(sheet.getByRole('link', { name: 'github.com/maya-sample' })).toHaveAttribute('href', /^https:/);
  await expect(sheet.getByRole('link', { name: 'fooddrive.org' })).toHaveAttribute('href', 'https://fooddrive.org');
  await expect(sheet.getByRole('listitem')).toHaveText(['Fed 300 people', 'Wrote the rota']);
});

test(
  'the preview is the pages of the PDF, follows typing, has page breaks, and falls back to the text',
  whole,
  async ({ page }) => {
    await page.setViewportSize({ width: 1400, height: 900 });
    await page.goto('/build');
    await page.getByLabel('First Name').fill('Maya');
    const live = page.getByRole('region', { name: 'Live preview' });
    const first = live.getByRole('img', { name: /^Page 1 of 1/ });
    await expect(first).toBeVisible();
    expect(await first.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(500);
    const before = await first.getAttribute('src');
    await page.getByLabel('Summary (Optional)').fill('Nurse with ten years in pediatric care.\n'.repeat(90));
    await expect(live.getByRole('img', { name: /^Page 2 of [2-9]/ })).toBeVisible();
    expect(await live.getByRole('img').first().getAttribute('src')).not.toBe(before);
    await live.getByLabel('Look').selectOption('serif');
    await live.getByText('Text', { exact: true }).click();
    await expect(live.getByRole('article')).toContainText('Maya');
    await live.getByText('Pages', { exact: true }).click();
    await expect(live.getByLabel('Look')).toHaveValue('serif');
    await page.route('**/api/documents/preview', (route) => route.fulfill({ status: 503, json: {} }));
    await page.reload();
    await expect(live.getByRole('status')).toContainText('so you see the text');
    await expect(live.getByRole('article')).toContainText('Maya');
  },
);

test(
  'a draft is brought back on another device, and of two tabs the later one is asked',
  whole,
  async ({ page, browser }) => {
    const person = await signIn(page);
    await page.goto('/build');
    await page.getByLabel('First Name').fill('Maya');
    await expect(page.getByText(/^Saved in your account at/)).toBeVisible();
    const elsewhere = await (await browser.newContext()).newPage();
    await elsewhere.goto(new URL('/', page.url()).href);
    await elsewhere.evaluate(
      ({ email, password }) =>
        fetch('/api/auth/login', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ email, password }),
        }),
      person,
    );
    await elsewhere.goto(new URL('/build', page.url()).href);
    await expect(elsewhere.getByLabel('First Name')).toHaveValue('Maya');
    await elsewhere.getByLabel('Headline (Optional)').fill('Nurse');
    await elsewhere.getByLabel('Headline (Optional)').blur();
    await expect.poll(() => draftOf(page)).toMatchObject({ headline: 'Nurse' });
    await page.getByLabel('Headline (Optional)').fill('Doctor');
    const notice = page.getByRole('alert').filter({ hasText: 'Your account has another draft of this form' });
    await expect(notice).toContainText('Maya, Nurse');
    expect(await draftOf(page)).toMatchObject({ headline: 'Nurse' });
    await notice.getByRole('button', { name: 'Open the other one' }).press('Enter');
    await expect(page.getByLabel('Headline (Optional)')).toHaveValue('Nurse');
    await page.getByRole('button', { name: 'Bring back what was set aside' }).press('Enter');
    await expect(page.getByLabel('Headline (Optional)')).toHaveValue('Doctor');
    await expect.poll(() => draftOf(page)).toMatchObject({ headline: 'Doctor' });
    await page.getByRole('button', { name: 'Start over' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Empty the form' }).click();
    await expect(page.getByLabel('First Name')).toHaveValue('');
    expect(await draftOf(page)).toBeUndefined();
  },
);

const draftOf = async (page: Page) =>
  ((await (await page.request.get('/api/builder-draft')).json()) as { draft?: { form: { personal_info: object } } })
    .draft?.form.personal_info;

test('a built resume opens in the builder with its own form, and exports in its own look', whole, async ({ page }) => {
  await signIn(page);
  const id = await keepBuilt(page, { template: 'creative' });
  await page.goto(`/resumes/${id}`);
  const asked = page.waitForRequest('**/api/documents/export');
  await page.getByRole('button', { name: 'Save as PDF' }).click();
  expect((await asked).postDataJSON()).toMatchObject({ template: 'creative' });
  await page.getByRole('button', { name: 'Edit in builder' }).click();
  await expect(page.getByLabel('Headline (Optional)')).toHaveValue('Backend Engineer');
  await tab(page, 'Experience').click();
  await expect(page.getByLabel('Company')).toHaveValue('Nordkassa AB');
  await expect(page.getByText(/^Saved in your account/)).toBeVisible();
});
