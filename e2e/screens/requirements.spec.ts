import { type Page } from '@playwright/test';
import type { OptimizeRequest } from '@tailwright/contracts/optimize';
import { type KeptOnServer, asked, openAsked, row } from './asked.js';
import { expect, optimize, optimizeAsAModelWould, test, toast, whole } from './fixtures.js';

const match = (page: Page) => page.getByTestId('match-percentage');
const notKept = 'Your answers are not kept on the server yet';

const deny = (page: Page) =>
  row(page, 'Terraform')
    .getByRole('button', { name: /^I don't have this/ })
    .click();

/** denyWhileDown gives a reply that the server does not keep, of which the page tells. */
async function denyWhileDown(page: Page, server: KeptOnServer) {
  server.isDown = true;
  await deny(page);
  await expect(asked(page).getByText(notKept)).toBeVisible();
}

/** The first requirements of the list, by the words that stand in their rows. */
const order = async (page: Page) =>
  (await asked(page).locator('li[aria-label]').all()).slice(0, 4).map((each) => each.getAttribute('aria-label'));

test('each requirement shows its strength, its answer in words, and the lines of the resume', async ({ page }) => {
  await openAsked(page);
  await expect(asked(page)).toContainText('14 found, 1 to confirm, 2 not found');
  const found = row(page, 'Strong knowledge of PostgreSQL');
  await expect(found).toContainText('Required');
  await expect(found.getByText('Found', { exact: true })).toBeVisible();
  await expect(found.getByText('Node.js, TypeScript, PostgreSQL')).toBeVisible();
  await expect(found.getByText('Designed a ledger service')).toBeHidden();
  await found.getByText('1 more line').click();
  await expect(found.getByText('Designed a ledger service')).toBeVisible();
  await expect(row(page, 'REST API design').getByText('Likely', { exact: true })).toBeVisible();
  await expect(row(page, 'Terraform').getByText('Not found', { exact: true })).toBeVisible();
  await expect(row(page, 'Terraform')).toContainText('Preferred');
});

test(
  'a dozen is shown first, then all; the order changes; conditions stand apart without an answer',
  whole,
  async ({ page }) => {
    await openAsked(page);
    await expect(row(page, 'Duty number 13')).toHaveCount(0);
    await asked(page).getByRole('button', { name: 'Show all 17' }).click();
    await expect(row(page, 'Duty number 13')).toBeVisible();
    await expect(row(page, 'Duty number 9')).toBeFocused();
    expect(await Promise.all(await order(page))).toEqual([
      'Terraform',
      'Strong knowledge of PostgreSQL',
      'REST API design',
      'Experience with Kubernetes in production',
    ]);
    await page.getByRole('radio', { name: 'Required first' }).check();
    expect(await Promise.all(await order(page))).toEqual([
      'Experience with Kubernetes in production',
      'REST API design',
      'Strong knowledge of PostgreSQL',
      'Terraform',
    ]);
    await expect(asked(page).getByRole('heading', { name: 'Conditions to check yourself' })).toBeVisible();
    const condition = asked(page).getByRole('listitem').filter({ hasText: 'On-call every sixth week' });
    await expect(condition).toBeVisible();
    await expect(condition.getByRole('button')).toHaveCount(0);
  },
);

test('replies change the match at once, are the person’s own word, and come back after a reload', async ({ page }) => {
  const server = await openAsked(page);
  const before = Number.parseInt((await match(page).textContent()) ?? '');
  const likely = row(page, 'REST API design');
  await likely.getByRole('button', { name: /^Yes, this line: “Built REST APIs/ }).click();
  await expect(likely).toContainText('You said: this line shows it: Built REST APIs in TypeScript');
  await expect(likely.getByRole('button', { name: 'Undo: REST API design' })).toBeFocused();
  const confirmed = Number.parseInt((await match(page).textContent()) ?? '');
  expect(confirmed).toBeGreaterThan(before);
  await expect(
    asked(page)
      .getByRole('status')
      .filter({ hasText: /^Match/ }),
  ).toHaveText(`Match ${confirmed}%. 15 found, 2 not found.`);

  const found = row(page, 'Strong knowledge of PostgreSQL');
  await found.getByRole('button', { name: /^That is not it/ }).click();
  await expect(found).toContainText('You said: that is not it.');
  await expect(match(page)).not.toHaveText(`${confirmed}%`);

  const missing = row(page, 'Experience with Kubernetes in production');
  await missing.getByRole('button', { name: /^Say it in your words/ }).click();
  await page.keyboard.type('I ran the ledger on Kubernetes for two years.');
  await missing.getByRole('button', { name: 'Save' }).click();
  await expect(missing).toContainText('You said: I ran the ledger on Kubernetes for two years.');

  await expect(() => expect(server.replies).toHaveLength(3)).toPass();
  const last = (await match(page).textContent()) ?? '';
  await page.reload();
  await expect(match(page)).toHaveText(last);
  await expect(asked(page).getByText('You said:')).toHaveCount(3);
  for (const name of [
    'REST API design',
    'Strong knowledge of PostgreSQL',
    'Experience with Kubernetes in production',
  ]) {
    await row(page, name)
      .getByRole('button', { name: `Undo: ${name}` })
      .click();
  }
  await expect(match(page)).toHaveText(`${before}%`);
  await expect(() => expect(server.replies).toHaveLength(0)).toPass();
});

test('a line of the resume is found by typing and chosen with the keyboard alone', whole, async ({ page }) => {
  await openAsked(page);
  const missing = row(page, 'Terraform');
  const opener = missing.getByRole('button', { name: 'I have this: say where: Terraform' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(missing.getByText('You said:')).toHaveCount(0);
  await page.keyboard.type('in');
  await expect(page.getByRole('option', { name: 'Git', exact: true })).toHaveCount(0);
  const second = await page.getByRole('option').nth(1).textContent();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { selected: true })).toHaveText(second ?? '');
  await page.keyboard.press('Enter');
  await expect(missing).toContainText(`You said: this line shows it: ${second}`);
  await expect(missing.getByRole('button', { name: 'Undo: Terraform' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(opener).toBeFocused();
});

test('a refused likely one can still be shown by another line', whole, async ({ page }) => {
  await openAsked(page);
  const likely = row(page, 'REST API design');
  await likely.getByRole('button', { name: /^None of these/ }).click();
  await expect(likely).toContainText('You said: none of these lines shows it.');
  await likely.getByRole('button', { name: /^I have this: say where/ }).click();
  await page.keyboard.type('booking');
  await page.keyboard.press('Enter');
  await expect(likely).toContainText('You said: this line shows it: Built REST APIs');
});

test(
  'while the server does not keep replies, the tab does, and says so; the next reply sends them all',
  whole,
  async ({ page }) => {
    const server = await openAsked(page);
    await denyWhileDown(page, server);
    await page.reload();
    await expect(row(page, 'Terraform')).toContainText('You said: I don’t have this.');
    await expect(asked(page).getByText(notKept)).toBeVisible();
    server.isDown = false;
    await row(page, 'REST API design')
      .getByRole('button', { name: /^None of these/ })
      .click();
    await expect(asked(page).getByText(notKept)).toHaveCount(0);
    expect(server.replies.map(({ requirement, reply }) => [requirement, reply])).toEqual([
      ['r0', 'no'],
      ['r2', 'no'],
    ]);
  },
);

test('what was not kept is sent when the browser is back online', async ({ page, context }) => {
  const server = await openAsked(page);
  await denyWhileDown(page, server);
  server.isDown = false;
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(asked(page).getByText(notKept)).toHaveCount(0);
  expect(server.replies).toHaveLength(1);
});

test('optimizing again takes the replies along', whole, async ({ page }) => {
  await openAsked(page);
  await deny(page);
  const request = page.waitForRequest('**/api/resume/optimize-json');
  await page.getByRole('button', { name: 'Optimize Again' }).click();
  expect((await request).postDataJSON()).toMatchObject({ replies: [{ requirement: 'r0', reply: 'no', text: '' }] });
  await expect(row(page, 'Terraform')).toContainText('You said: I don’t have this.');
});

test('putting lines back takes the replies along', whole, async ({ page }) => {
  const panel = await optimizeAsAModelWould(page);
  await deny(page);
  await panel.getByRole('button', { name: 'Undo several' }).click();
  await panel.getByRole('button', { name: /^Use my words: Mentored/ }).click();
  const request = page.waitForRequest('**/api/resume/optimize-json');
  await panel.getByRole('button', { name: 'Put Back', exact: true }).click();
  const { replies, tailoredResume } = (await request).postDataJSON() as OptimizeRequest;
  expect(replies).toEqual([expect.objectContaining({ reply: 'no' })]);
  expect(tailoredResume).toContain('Mentored four junior developers');
  await expect(toast(page)).toContainText('Your words are back');
});

test('on the real system a reply is still there after a reload', whole, async ({ page }) => {
  await optimize(page);
  const missing = row(page, 'Experience with Kubernetes in production');
  await missing.getByRole('button', { name: /^Say it in your words/ }).click();
  await page.keyboard.type('I ran the ledger on Kubernetes for two years.');
  await missing.getByRole('button', { name: 'Save' }).click();
  const score = (await match(page).textContent()) ?? '';
  await page.reload();
  await expect(match(page)).toHaveText(score);
  await expect(missing).toContainText('You said: I ran the ledger on Kubernetes for two years.');
});

test('the two figures under the match, and the words a search would look for', async ({ page }) => {
  await openAsked(page);
  const score = page.getByLabel('Match score');
  await expect(score.getByText('What your resume proves')).toBeVisible();
  await expect(score.getByText('Rewriting cannot raise this')).toBeVisible();
  await expect(score.getByText("In the posting's own words")).toBeVisible();
  const words = asked(page).getByRole('heading', { name: /^Not in your resume: 2$/ });
  await expect(words).toBeHidden();
  await asked(page).getByText('Words a search would look for').click();
  await expect(words).toBeVisible();
});
