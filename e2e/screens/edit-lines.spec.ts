import { type Page } from '@playwright/test';
import type { OptimizeRequest } from '@tailwright/contracts/optimize';
import { lineOf, openEdited, panelOf } from './edited.js';
import { expect, optimize, test, toast, whole } from './fixtures.js';

const press = (page: Page, name: 'Undo' | 'Edit' | 'Keep', words: string) =>
  lineOf(page, words)
    .getByRole('button', { name: new RegExp(`^${name}: `) })
    .click();

const field = (page: Page) => page.getByLabel('Edit this line');
const bar = (page: Page) => panelOf(page).getByRole('status');
const undoLast = (page: Page) => panelOf(page).getByRole('button', { name: 'Undo the last change' });
const reviewed = (page: Page, words: string) => expect(panelOf(page).getByText(words, { exact: true })).toBeVisible();

test('each edit says why, for which requirement, and which lines show it', async ({ page }) => {
  await openEdited(page);
  await expect(lineOf(page, 'design: built')).toContainText("The job description's name for it, for “REST API design”");
  await expect(lineOf(page, 'Coached')).toContainText('For “Experience mentoring other engineers”');
  const skills = lineOf(page, 'Git, GitHub Actions');
  await expect(skills).toContainText('Added to your skills: your resume shows it');
  await expect(skills).toContainText('Shown by your line “Introduced automated tests');
  const summary = lineOf(page, 'Backend engineer');
  await expect(summary).toContainText(
    'Written from your own lines, for “5+ years of experience with Node.js and TypeScript”, “Strong knowledge of PostgreSQL and Redis” and 1 more',
  );
  await expect(summary).toContainText('Your words: Backend engineer with 8 years of experience in payment systems.');
});

test(
  'one press puts a line back, is checked with the other edits, and can itself be undone',
  whole,
  async ({ page }) => {
    const server = await openEdited(page);
    await press(page, 'Undo', 'Coached');
    await expect(bar(page)).toHaveText(/^Your words are back\. Match now \d+%\.$/);
    await expect(lineOf(page, 'Coached')).toHaveCount(0);
    await reviewed(page, '0 of 4 changes reviewed');
    await press(page, 'Undo', 'Cut the nightly batch');
    await reviewed(page, '0 of 3 changes reviewed');
    expect(server.checked[0]!.tailoredResume).toContain('- Mentored four junior developers');
    expect(server.checked[0]!.edits?.map(({ kind }) => kind)).toEqual(['summary', 'term', 'skills']);
    await undoLast(page).click();
    await expect(bar(page)).toContainText('The last change is undone.');
    await expect(lineOf(page, 'Cut the nightly batch')).toContainText('Left out');
    await expect(undoLast(page)).toHaveCount(0);
  },
);

test(
  'a change that is kept is folded and counted, through a check and a reload, and opens again',
  whole,
  async ({ page }) => {
    await openEdited(page);
    await press(page, 'Keep', 'Coached');
    await press(page, 'Keep', 'Cut the nightly batch');
    await reviewed(page, '2 of 5 changes reviewed');
    await expect(lineOf(page, 'Cut the nightly batch')).toBeFocused();
    await press(page, 'Undo', 'Git, GitHub Actions');
    await reviewed(page, '2 of 4 changes reviewed');
    await page.reload();
    await page.getByRole('tab', { name: 'What changed' }).click();
    await reviewed(page, '2 of 4 changes reviewed');
    await lineOf(page, 'Coached').getByRole('button', { name: /^Open/ }).click();
    await expect(lineOf(page, 'Coached').getByRole('button', { name: /^Keep/ })).toBeVisible();
    await reviewed(page, '1 of 4 changes reviewed');
  },
);

test(
  'a line is edited in place with the keyboard, is the person’s own, and goes back to the resume’s words',
  whole,
  async ({ page }) => {
    const server = await openEdited(page);
    const edit = lineOf(page, 'Coached').getByRole('button', { name: /^Edit/ });
    await edit.focus();
    await page.keyboard.press('Enter');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type(' in payments');
    await page.keyboard.press('Escape');
    await expect(lineOf(page, 'Coached')).toBeFocused();
    await expect(lineOf(page, 'in payments')).toHaveCount(0);
    await edit.click();
    await page.keyboard.type(' & *two* leads');
    await page.keyboard.press('Enter');
    const own = lineOf(page, 'Coached four junior developers & *two* leads');
    await expect(own).toContainText('Your own words');
    await expect(own).toBeFocused();
    await expect(bar(page)).toContainText('Your line is saved.');
    await reviewed(page, '1 of 5 changes reviewed');
    expect(server.checked[0]!.edits?.[0]).toEqual({
      kind: 'own',
      text: 'Coached four junior developers & *two* leads',
      lines: ['Mentored four junior developers'],
      requirements: [],
    });
    await press(page, 'Undo', 'Git, GitHub Actions');
    await expect(lineOf(page, 'Git, GitHub Actions')).toHaveCount(0);
    expect(server.checked[1]!.edits?.map(({ kind }) => kind)).toContain('own');
    await press(page, 'Undo', '& *two* leads');
    await expect(lineOf(page, 'leads')).toHaveCount(0);
    expect(server.checked[2]!.tailoredResume).toContain('- Mentored four junior developers\n');
  },
);

test('an unchanged line and a heading can be edited too, and the fold stays open', whole, async ({ page }) => {
  await openEdited(page);
  await panelOf(page).getByText('3 unchanged lines').nth(1).click();
  await press(page, 'Edit', 'March 2020');
  await field(page).fill('April 2020 – Present');
  await panelOf(page).getByRole('button', { name: 'Save' }).click();
  await expect(lineOf(page, 'April 2020 – Present')).toContainText('Your own words');
  await expect(lineOf(page, 'Designed a ledger')).toBeVisible();
  await panelOf(page).getByRole('button', { name: 'Edit: SKILLS' }).click();
  await field(page).fill('Tools');
  await page.keyboard.press('Enter');
  await expect(panelOf(page).getByRole('heading', { name: 'Tools' })).toBeVisible();
});

test('an empty line goes with a second press, and comes back by undoing it', whole, async ({ page }) => {
  const server = await openEdited(page);
  await press(page, 'Edit', 'Coached');
  await field(page).fill('');
  await page.keyboard.press('Enter');
  await expect(lineOf(page, 'Coached').getByRole('alert')).toBeVisible();
  expect(server.checked).toHaveLength(0);
  await panelOf(page).getByRole('button', { name: 'Remove this line' }).click();
  await expect(bar(page)).toContainText('The line is gone.');
  await expect(lineOf(page, 'Mentored four')).toContainText('Left out');
  await undoLast(page).click();
  await expect(lineOf(page, 'Coached')).toBeVisible();
});

test('a line that the check puts back says so', whole, async ({ page }) => {
  const server = await openEdited(page);
  server.restores = (text) => text.replace('- REST API', '- Mentored four junior developers\n- REST API');
  await press(page, 'Edit', 'Coached');
  await field(page).fill('');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(bar(page)).toContainText('The line came back: the check lets no line of your resume get lost.');
});

test('what was typed outlives an error, and is saved with the next press', whole, async ({ page }) => {
  const server = await openEdited(page);
  server.failure = { status: 503, code: 'unavailable', message: 'Not now.' };
  await press(page, 'Edit', 'Coached');
  await field(page).fill('Coached four engineers');
  await page.keyboard.press('Enter');
  await expect(toast(page)).toContainText('Your line was not saved');
  await expect(toast(page)).toContainText('Not now. What you typed is still there: press Save again.');
  await expect(field(page)).toHaveValue('Coached four engineers');
  await expect(field(page)).toBeFocused();
  server.failure = null;
  await page.keyboard.press('Enter');
  await expect(lineOf(page, 'Coached four engineers')).toContainText('Your own words');
});

test('a line that the check did not keep stays in the editor', whole, async ({ page }) => {
  const server = await openEdited(page);
  server.restores = (text) => text.replace('Coached forty people', 'Mentored four junior developers');
  await press(page, 'Edit', 'Coached');
  await field(page).fill('Coached forty people');
  await page.keyboard.press('Enter');
  await expect(bar(page)).toContainText('The check did not keep this line.');
  await expect(field(page)).toHaveValue('Coached forty people');
  await expect(field(page)).toBeFocused();
});

test(
  'the page stays in place while a check runs: the report is not covered, nothing moves',
  whole,
  async ({ page }) => {
    await openEdited(page);
    const row = lineOf(page, 'Git, GitHub Actions');
    await row.scrollIntoViewIfNeeded();
    const { promise: isAllowed, resolve: allow } = Promise.withResolvers<void>();
    await page.route('**/api/resume/optimize-json', async (route) => {
      await isAllowed;
      await route.fallback();
    });
    const placeNow = async () => Math.round((await lineOf(page, 'design: built').boundingBox())?.y ?? NaN);
    const place = await placeNow();
    await row.getByRole('button', { name: /^Undo/ }).click();
    await expect(bar(page)).toContainText('Checking…');
    await expect(page.getByText('Tailoring your resume')).toHaveCount(0);
    await expect(page.getByTestId('match-percentage')).toBeVisible();
    expect(Math.abs((await placeNow()) - place)).toBeLessThanOrEqual(1);
    await expect(panelOf(page).getByRole('button', { name: 'Stop' })).toBeVisible();
    allow();
    await expect(bar(page)).toContainText('Your words are back.');
    expect(Math.abs((await placeNow()) - place)).toBeLessThanOrEqual(1);
  },
);

test('on the real system a typed line is sent as the person’s own, and the resume is scored again', async ({
  page,
}) => {
  await optimize(page);
  await page.getByRole('tab', { name: 'What changed' }).click();
  await panelOf(page).getByText('unchanged lines').first().click();
  await lineOf(page, 'Senior Backend Engineer').first().getByRole('button', { name: /^Edit/ }).click();
  await field(page).fill('Backend Engineer');
  const request = page.waitForRequest('**/api/resume/optimize-json');
  await page.keyboard.press('Enter');
  const { edits } = (await request).postDataJSON() as OptimizeRequest;
  expect(edits).toContainEqual(expect.objectContaining({ kind: 'own', text: 'Backend Engineer' }));
  await expect(bar(page)).toHaveText(/Match now \d+%/);
});
