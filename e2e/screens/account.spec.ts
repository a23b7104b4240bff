import { type Locator, type Page } from '@playwright/test';
import { offeredFor, keepFacts, openAccount, optimizeFor, otherJob, someFacts } from './account-scenes.js';
import { row } from './asked.js';
import {
  downloadOf,
  expect,
  keepBuilt,
  keepLetter,
  keepOptimized,
  keepVersion,
  optimize,
  shareResume,
  signIn,
  signUp,
  test,
  toast,
  whole,
} from './fixtures.js';

const asksFor = 'Experience with Kubernetes in production';
const said = 'I ran Kubernetes clusters in production for two years.';
const match = async (page: Page) => Number.parseInt((await page.getByTestId('match-percentage').textContent()) ?? '');
const button = (from: Page | Locator, name: string | RegExp) => from.getByRole('button', { name });
const facts = (page: Page) => page.getByRole('region', { name: 'Your facts' });

async function say(page: Page, statement: string, sentence: string) {
  await button(row(page, statement), /^Say it in your words/).click();
  await page.getByLabel('Where and how you did this, in one sentence').fill(sentence);
  await button(page, /^Save$/).click();
  await expect(row(page, statement)).toContainText('You said:');
}

/** nextJob puts another posting into the wizard that shows a result. */
async function nextJob(page: Page) {
  await button(page, /Add Job Description/).click();
  await page.getByLabel('Or paste the job description').fill(otherJob);
  const answered = page.waitForResponse((response) => response.url().includes('/events'));
  await button(page, 'Optimize Resume').click();
  await answered;
  await expect(row(page, offeredFor)).toBeVisible();
}

/** tabTo presses Tab until the element has the focus. */
async function tabTo(page: Page, target: Locator) {
  await target.waitFor();
  for (let step = 0; step < 150; step++) {
    if (await target.evaluate((node) => node === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab never reached it');
}

async function press(page: Page, target: Locator) {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

test('what was said for one job is offered for the next, and counts only with the press of Use', async ({
  page,
  context,
}) => {
  await signIn(page);
  await optimize(page);
  const kept = page.waitForResponse((response) => response.url().endsWith('/api/facts') && response.ok());
  await say(page, asksFor, said);
  await kept;
  const next = await context.newPage();
  await optimizeFor(next, otherJob);
  const offer = row(next, offeredFor);
  await expect(offer).toContainText(`You said earlier: ${said} — use it here?`);
  await expect(offer).toContainText(`It answered “${asksFor}”.`);
  await expect(offer).toContainText('Not found');
  const before = await match(next);
  await button(offer, /^Use:/).click();
  await expect(offer).toContainText(`You said: ${said}`);
  await expect(button(offer, /^Undo/)).toBeFocused();
  expect(await match(next)).toBeGreaterThan(before);
  await button(offer, /^Undo/).click();
  await expect(offer).toContainText('You said earlier');
  expect(await match(next)).toBe(before);
  await openAccount(next);
  await expect(facts(next).getByRole('listitem')).toHaveCount(1);
});

test('“Not here” is heard, also after a reload, and takes nothing from the facts', whole, async ({ page }) => {
  await signIn(page);
  await keepFacts(page, [{ text: said, requirement: asksFor }]);
  await openAccount(page);
  await optimizeFor(page, otherJob);
  await button(row(page, offeredFor), /^Not here/).click();
  await expect(row(page, offeredFor)).not.toContainText('You said earlier');
  await expect(button(row(page, offeredFor), /^I have this/)).toBeFocused();
  await page.reload();
  await expect(row(page, offeredFor)).toBeVisible();
  await expect(row(page, offeredFor)).not.toContainText('You said earlier');
  await openAccount(page);
  await expect(facts(page)).toContainText(said);
});

test('a visitor’s facts stay in the tab, are offered there, and come along at sign-up', whole, async ({ page }) => {
  await optimize(page);
  await say(page, asksFor, said);
  await nextJob(page);
  await expect(row(page, offeredFor)).toContainText(`You said earlier: ${said}`);
  await page.getByRole('banner').getByRole('button', { name: 'Sign up' }).click();
  await signUp(page);
  await openAccount(page);
  await expect(facts(page)).toContainText(said);
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await expect(facts(page)).toContainText(said);
});

test('a reply that is taken back is no fact, and a line that was only confirmed is none', whole, async ({ page }) => {
  await signIn(page);
  await optimize(page);
  await say(page, asksFor, said);
  const gone = page.waitForResponse((response) => response.request().method() === 'DELETE' && response.ok());
  await button(row(page, asksFor), /^Undo/).click();
  await gone;
  const confirm = page.getByRole('button', { name: /^Yes, this line/ }).first();
  if (await confirm.count()) await confirm.click();
  await openAccount(page);
  await expect(facts(page)).toContainText('No facts yet');
});

test('facts are edited and deleted with the keyboard alone', whole, async ({ page }) => {
  await signIn(page);
  await keepFacts(page, someFacts);
  await openAccount(page);
  await press(page, button(page, /^Edit: I hold/));
  await expect(page.getByLabel('Your words')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('I hold a forklift licence.');
  await press(page, button(page, 'Save'));
  await expect(facts(page)).toContainText('I hold a forklift licence.');
  await press(page, button(page, /^Edit: I hold/));
  await page.keyboard.press('Escape');
  await expect(button(page, /^Edit: I hold/)).toBeFocused();
  await press(page, button(page, /^Delete: I hold/));
  await press(page, page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }));
  await expect(toast(page)).toContainText('Fact deleted');
  await expect(facts(page).getByRole('listitem')).toHaveCount(2);
});

test('a fact that another tab has changed is not overwritten', whole, async ({ page, context }) => {
  await signIn(page);
  await keepFacts(page, someFacts.slice(1, 2));
  await openAccount(page);
  const other = await context.newPage();
  await openAccount(other);
  for (const [tab, words] of [
    [page, 'First words'],
    [other, 'Second words'],
  ] as const) {
    await button(tab, /^Edit/).click();
    await tab.getByLabel('Your words').fill(words);
    await button(tab, 'Save').click();
    if (tab === page) await expect(facts(page)).toContainText('First words');
  }
  await expect(other.getByRole('alert')).toContainText('changed in another tab');
  await expect(other.getByLabel('Your words')).toHaveValue('Second words');
});

test('everything is exported as one file', whole, async ({ page }) => {
  const { email } = await signIn(page);
  const id = await keepOptimized(page);
  await keepVersion(page, id);
  await keepLetter(page, id);
  const link = await shareResume(page, id);
  await keepBuilt(page);
  await keepFacts(page, someFacts);
  await openAccount(page);
  await expect(page.getByRole('region', { name: 'What is kept' })).toContainText('3 of 5,000');
  const { name, text } = await downloadOf(page, button(page, 'Export my data'));
  expect(name).toMatch(/^tailwright-\d{4}-\d\d-\d\d\.json$/);
  const data = JSON.parse(text) as { resumes: { versions: object[]; letters: object[] }[] };
  expect(data).toMatchObject({ profile: { email }, facts: [{}, {}, {}] });
  expect(data.resumes).toMatchObject([
    { builderForm: { skills: ['Node.js', 'PostgreSQL'] } },
    { publicLink: `/r/${link}`, letters: [{ company: 'Harborline' }] },
  ]);
  expect(data.resumes[1]!.versions).toHaveLength(2);
});

test('on a phone, an account is deleted with its password: link, session and log-in are dead', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { email, password } = await signIn(page);
  const link = await shareResume(page, await keepOptimized(page));
  const reader = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await reader.goto(`/r/${link}`);
  await expect(reader.getByText('Nordkassa AB').first()).toBeVisible();
  await openAccount(page);
  await press(page, button(page, 'Delete my account'));
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('1 resume with 1 version');
  await button(dialog, 'Delete my account').click();
  await expect(dialog).toContainText('Enter your password');
  await dialog.getByLabel('Your password').fill('wrong password');
  await button(dialog, 'Delete my account').click();
  await expect(dialog).toContainText('This is not your password.');
  await dialog.getByLabel('Your password').fill(password);
  await page.keyboard.press('Enter');
  await expect(toast(page)).toContainText('Account deleted');
  const deletedAt = Date.now();
  await expect(page).toHaveURL('/');
  await expect.poll(async () => (await reader.request.get(`/api/shared/${link}`)).status()).toBe(404);
  expect(Date.now() - deletedAt).toBeLessThan(5_000);
  expect((await page.request.get('/api/auth/me')).status()).toBe(401);
  expect((await page.request.post('/api/auth/login', { data: { email, password } })).status()).toBe(401);
  await reader.context().close();
});

test('a visitor has no account page', whole, async ({ page }) => {
  await page.goto('/account');
  await expect(page).toHaveURL('/');
});
