import { type Page } from '@playwright/test';
import { expect, keepOptimized, optimize, signIn, test, toast } from './fixtures.js';

const sheet = (page: Page) => page.getByRole('group', { name: 'Your tailored resume, line by line' });
const line = (page: Page, text: string) => sheet(page).getByRole('textbox').filter({ hasText: text });
const texts = (page: Page) =>
  sheet(page)
    .getByRole('textbox')
    .evaluateAll((all) => all.map((each) => each.textContent));
const said = (page: Page) => page.getByTestId('editor-said');
const saved = (page: Page) => page.getByTestId('saved-state');
const focused = (page: Page) => page.locator('textarea:focus');
const openEditor = async (page: Page) => {
  await page.getByRole('tab', { name: 'Edit', exact: true }).click();
  await expect(sheet(page)).toBeVisible();
};
const openSaved = async (page: Page) => {
  await signIn(page);
  const id = await keepOptimized(page);
  await page.goto(`/resumes/${id}`);
  await openEditor(page);
  return id;
};
const mentored = 'Mentored four junior developers';

test('a document is edited with the keyboard alone: typed, divided, added, moved, removed, undone and redone', async ({
  page,
}) => {
  await openSaved(page);
  const before = await texts(page);
  await page.getByRole('tab', { name: 'Edit', exact: true }).focus();
  for (let step = 0; step < 12 && (await focused(page).count()) === 0; step += 1) await page.keyboard.press('Tab');
  await expect(focused(page)).toHaveValue(before[0]!);
  for (let step = 0; step < 80 && (await focused(page).inputValue()) !== mentored; step += 1)
    await page.keyboard.press('ArrowDown');
  await expect(focused(page)).toHaveAccessibleName(/^Bullet, line \d+ of \d+$/);

  await page.keyboard.press('End');
  await page.keyboard.type(' in two offices');
  await expect(focused(page)).toHaveAccessibleName(/in your own words$/);
  await page.keyboard.press('Enter');
  await expect(said(page)).toHaveText('Line added.');
  await page.keyboard.type('Spoke at three conferences');
  await page.keyboard.press('Alt+ArrowUp');
  await expect(said(page)).toHaveText(/^Moved up\. It is line \d+ of \d+ now\.$/);
  const edited = await texts(page);
  const at = edited.indexOf('Spoke at three conferences');
  expect(edited[at + 1]).toBe(`${mentored} in two offices`);

  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await page.keyboard.press('Backspace');
  await expect(said(page)).toHaveText('Line removed.');
  await expect(line(page, 'Spoke at three')).toHaveCount(0);
  for (let step = 0; step < 10; step += 1) await page.keyboard.press('Control+z');
  expect(await texts(page)).toEqual(before);
  await expect(said(page)).toHaveText('There is nothing to undo.');
  await page.keyboard.press('Control+Shift+z');
  await expect(line(page, `${mentored} in two offices`)).toBeFocused();
});

test('facts and match follow within half a second of the last key', async ({ page }) => {
  await openSaved(page);
  const match = page.getByTestId('live-match');
  await expect(match).toHaveAttribute('data-current', 'true');
  await line(page, mentored).click();
  await page.keyboard.press('End');
  const times: number[] = [];
  for (const word of [' and', ' won', ' the', ' Nobel', ' Prize']) {
    await page.keyboard.type(word);
    const began = Date.now();
    await expect(match).toHaveAttribute('data-current', 'true');
    times.push(Date.now() - began);
  }
  await expect(page.getByTestId('unproven')).toContainText(/Nobel/);
  console.log(`facts and match followed after ${times.join(', ')} ms`);
  expect(times.toSorted((one, other) => one - other)[2]).toBeLessThan(500);
});

test('an edit is the next version once the editor is left, and its lines are marked as the person’s own', async ({
  page,
}) => {
  await openSaved(page);
  const versions = page.getByRole('region', { name: 'Versions' });
  await line(page, mentored).click();
  await page.keyboard.press('End');
  await page.keyboard.type(' in two offices');
  await expect(saved(page)).toHaveText('Kept in this tab');
  await page.getByRole('tab', { name: 'What changed' }).click();
  await expect(versions.getByRole('listitem')).toHaveCount(2);
  const panel = page.getByRole('tabpanel', { name: 'What changed' });
  await expect(panel.locator(`li[data-line*="in two offices"]`)).toContainText('Your own words');
  await openEditor(page);
  await expect(saved(page)).toHaveText('Saved');
  await expect(line(page, 'in two offices')).toHaveAccessibleName(/in your own words$/);
});

test('a reload loses nothing: neither what was typed nor the steps back', async ({ page }) => {
  await openSaved(page);
  await line(page, mentored).click();
  await page.keyboard.press('End');
  await page.keyboard.type(' in two offices');
  await page.reload();
  await openEditor(page);
  await expect(line(page, `${mentored} in two offices`)).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(line(page, mentored)).toHaveValue(mentored);
});

test('offline in the middle of an edit: it is kept, said so, and saved when the connection is back', async ({
  page,
  context,
}) => {
  await openSaved(page);
  const versions = page.getByRole('region', { name: 'Versions' });
  await context.setOffline(true);
  await line(page, mentored).click();
  await page.keyboard.press('End');
  await page.keyboard.type(' in two offices');
  await page.getByRole('tab', { name: 'Preview' }).click();
  await expect(toast(page)).toContainText('Your changes are not saved yet');
  await expect(page.getByRole('article')).toContainText('in two offices');
  await context.setOffline(false);
  await expect(versions.getByRole('listitem')).toHaveCount(2);
});

test('a visitor edits the result of the wizard, which is there after a reload', async ({ page }) => {
  await optimize(page);
  await page.getByText(mentored).first().click();
  await expect(line(page, mentored)).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type(' in two offices');
  await page.getByRole('tab', { name: 'Preview' }).click();
  await expect(page.getByRole('article')).toContainText('in two offices');
  await page.reload();
  await expect(page.getByRole('article')).toContainText('in two offices');
});

test('two megabytes pasted into a line are not saved, and undo brings the resume back', async ({ page }) => {
  await openSaved(page);
  await line(page, mentored).click();
  await page.evaluate(() => {
    const data = new DataTransfer();
    data.setData('text/plain', `${'A long line of words. '.repeat(80)}\n`.repeat(1_200));
    const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  });
  await expect(page.getByRole('alert')).toContainText('more than 100,000 cannot be saved');
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(line(page, mentored)).toHaveValue(mentored);
});
