import { type Locator, type Page } from '@playwright/test';
import { jobDescription } from '../people.js';
import {
  expect,
  keepBuilt,
  keepLetter,
  keepOptimized,
  keepVersion,
  resumeText,
  shareResume,
  signIn,
  test,
  toast,
  whole,
} from './fixtures.js';

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const openSaved = async (page: Page, id: string) => {
  await page.goto(`/resumes/${id}`);
  await expect(region(page, 'Public link')).toBeVisible();
};
const changes = async (page: Page) => {
  await page.getByRole('tab', { name: 'What changed' }).click();
  return page.getByRole('tabpanel', { name: 'What changed' });
};

/** tabTo presses Tab until the element has the focus, as a person without a mouse would. */
async function tabTo(page: Page, target: Locator, stepsMax = 120) {
  for (let step = 0; step < stepsMax; step++) {
    if (await target.evaluate((node) => node === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab never reached it');
}

async function press(page: Page, target: Locator) {
  await target.waitFor();
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

test('from the card to its page, a name, a link and a letter, with the keyboard alone', whole, async ({ page }) => {
  await signIn(page);
  await keepOptimized(page);
  await page.goto('/dashboard');
  await press(page, page.getByRole('link', { name: 'Optimized Resume' }));
  await expect(page).toHaveURL(/\/resumes\//);
  for (const part of ['Public link', 'Cover letters', 'Versions', 'The job description', 'Match score'])
    await expect(region(page, part)).toBeVisible();

  await press(page, button(page, 'Rename resume'));
  await expect(page.getByRole('dialog').getByLabel('Name')).toBeFocused();
  await page.keyboard.type('First choice');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 }).first()).toContainText('First choice');
  await expect(button(page, 'Rename resume')).toBeFocused();

  await press(page, button(page, 'Share'));
  await expect(toast(page)).toContainText('Share link created');
  await expect(region(page, 'Public link')).toContainText('0 views');

  await press(page, button(page, 'Write the cover letter'));
  await expect(page.getByLabel('Your Name')).toHaveValue('Maya Lindqvist');
  await expect(page.getByLabel('Job Description')).toHaveValue(jobDescription);
  await expect(page.getByText('The letter will be kept with First choice.')).toBeVisible();
  await press(page, button(page, 'Generate Cover Letter'));
  await expect(page.getByText('This letter is kept with First choice.')).toBeVisible();
  await press(page, page.getByRole('link', { name: 'First choice' }));
  await expect(region(page, 'Cover letters').getByRole('listitem')).toHaveCount(1);
});

test(
  'a card says what the resume is for, and a changed line is its next version, not another card',
  whole,
  async ({ page }) => {
    await signIn(page);
    const id = await keepOptimized(page);
    await openSaved(page, id);
    const panel = await changes(page);
    await panel.getByRole('button', { name: /^Edit/ }).first().click();
    await panel.getByRole('textbox').fill('Maya Lindqvist, Engineer');
    await panel.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(region(page, 'Versions').getByRole('listitem')).toHaveCount(2);
    await expect(region(page, 'Versions')).toContainText('Version 2');
    await button(page, 'Bring back version 1').click();
    await expect(toast(page)).toContainText('The version is back');
    await expect(region(page, 'Versions').getByRole('listitem')).toHaveCount(3);

    await page.goto('/dashboard');
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(page.getByRole('article')).toContainText(/Senior Platform Engineer · \d+% · Standard/);
  },
);

test('two tabs that change the same version: the later one is told, and both texts are kept', async ({
  page,
  context,
}) => {
  await signIn(page);
  const id = await keepOptimized(page);
  await openSaved(page, id);
  // A tab of a browser that was offline meanwhile has not heard of the other change.
  await page.evaluate(() => (BroadcastChannel.prototype.addEventListener = () => undefined));
  const other = await context.newPage();
  await openSaved(other, id);
  await keepVersion(page, id);
  const panel = await changes(page);
  await panel.getByRole('button', { name: /^Edit/ }).first().click();
  await panel.getByRole('textbox').fill('Maya Lindqvist, Engineer');
  await panel.getByRole('button', { name: 'Save', exact: true }).click();
  const notice = page.getByRole('alert').filter({ hasText: 'This resume was changed in another tab, too' });
  await expect(notice).toContainText('the other change as version 2');
  await expect(notice).toContainText('yours as version 3');
  // The other tab learns of it by itself.
  await expect(other.getByText('A newer version was saved in another tab')).toBeVisible();
  await notice.getByRole('button', { name: 'Use mine' }).click();
  await expect(notice).toHaveCount(0);
  await page.getByRole('tab', { name: 'Preview' }).click();
  await expect(page.getByRole('tabpanel')).toContainText('Maya Lindqvist, Engineer');
  await expect(region(page, 'Versions')).toContainText('Version 4');
});

test(
  'offline in the middle of an edit: what was typed stays, and is saved when the connection is back',
  whole,
  async ({ page, context }) => {
    await signIn(page);
    await openSaved(page, await keepOptimized(page));
    const panel = await changes(page);
    await panel.getByRole('button', { name: /^Edit/ }).first().click();
    await context.setOffline(true);
    await panel.getByRole('textbox').fill('Maya Lindqvist, Engineer');
    await panel.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(toast(page)).toContainText('Your line was not saved');
    await expect(panel.getByRole('textbox')).toHaveValue('Maya Lindqvist, Engineer');
    await context.setOffline(false);
    await panel.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(region(page, 'Versions').getByRole('listitem')).toHaveCount(2);
  },
);

test('the name of a resume that was renamed elsewhere is not written over without a word', whole, async ({ page }) => {
  await signIn(page);
  const id = await keepOptimized(page);
  await openSaved(page, id);
  await button(page, 'Rename resume').click();
  await page.request.post(`/api/resumes/${id}/name`, { data: { name: 'Theirs', was: '' } });
  await page.getByRole('dialog').getByLabel('Name').fill('Mine');
  await button(page, 'Save name').click();
  await expect(page.getByRole('dialog')).toContainText('It is called “Theirs” there. Save again to use yours.');
  await button(page, 'Save name').click();
  await expect(page.getByRole('heading', { level: 1 }).first()).toContainText('Mine');
});

test(
  'of 500 resumes one is found by a word of its posting, and the first cards are there at once',
  whole,
  async ({ page }) => {
    await signIn(page);
    await keepOptimized(page);
    const [record] = (await (await page.request.get('/api/resumes')).json()) as [Record<string, unknown>];
    const ids = (at: number) => `0b8f6a52-5d1c-4c0e-8d6c-${String(at).padStart(12, '0')}`;
    const many = Array.from({ length: 500 }, (_, at) => ({
      ...record,
      id: ids(at),
      job_description_text: `Site Engineer ${at}\nAcme\n\nAt Acme, we build bridges. Reference number ref${at}x.`,
    }));
    await page.route('**/api/resumes', (route) => route.fulfill({ json: many }));
    await page.goto('/dashboard');
    await expect(page.getByText('500 resumes')).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(24);
    await button(page, 'Show 24 more of 500').click();
    await expect(page.getByRole('article')).toHaveCount(48);
    await expect(page.getByRole('article').nth(24).getByRole('link')).toBeFocused();
    await page.getByRole('searchbox', { name: 'Search' }).fill('ref417x');
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(page.getByRole('status').filter({ hasText: '1 resume found' })).toBeVisible();
    await expect(page.getByRole('article')).toContainText('Acme');
    await page.getByRole('searchbox', { name: 'Search' }).fill('nothing has this');
    await expect(page.getByRole('heading', { name: 'No resume was found' })).toBeVisible();
    await button(page, 'Clear the search').click();
    await page.getByLabel('Sort by').selectOption('Company, A to Z');
    await expect(page.getByRole('article')).toHaveCount(24);
  },
);

test('an archived resume is out of sight and kept, and the notice takes it back', whole, async ({ page }) => {
  await signIn(page);
  await keepOptimized(page);
  await keepBuilt(page);
  await page.goto('/dashboard');
  await page
    .getByRole('article')
    .filter({ hasText: 'Built Resume' })
    .getByRole('button', { name: 'Archive resume' })
    .click();
  await expect(toast(page)).toContainText('Resume archived');
  await expect(page.getByRole('article')).toHaveCount(1);
  await button(page, 'Archive (1)').click();
  await expect(page.getByRole('article')).toContainText('Built Resume');
  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('article')).toHaveCount(2);
});

test('the delete dialog names what it deletes, and the page leads to the dashboard afterwards', async ({ page }) => {
  await signIn(page);
  const id = await keepOptimized(page);
  await shareResume(page, id);
  await openSaved(page, id);
  await button(page, 'Delete resume').click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toHaveAccessibleDescription(
    'This action cannot be undone. This will permanently delete your resume and remove it from our servers.',
  );
  await expect(dialog.getByTestId('to-delete')).toContainText('Senior Platform Engineer');
  await expect(dialog.getByTestId('to-delete')).toContainText('shared: 0 views');
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { name: 'No resumes yet' })).toBeVisible();
  await page.goto(`/resumes/${id}`);
  await expect(page.getByRole('heading', { name: 'This resume is not here' })).toBeVisible();
});

test('a saved resume is used for another job, and edited in the builder', whole, async ({ page }) => {
  await signIn(page);
  await openSaved(page, await keepOptimized(page));
  await button(page, 'Use for another job').click();
  await expect(page.getByLabel('Or paste the job description')).toHaveValue('');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByLabel('Or paste your resume text')).toHaveValue(resumeText);

  await openSaved(page, await keepBuilt(page));
  await button(page, 'Edit in builder').click();
  await expect(page.getByLabel('First Name')).toHaveValue('Maya');
  await page.getByLabel('First Name').fill('Mara');
  await openSaved(page, await keepBuilt(page));
  await button(page, 'Edit in builder').click();
  const dialog = page.getByRole('alertdialog', { name: 'Replace what you typed?' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/\/resumes\//);
});

test('a letter is copied and deleted where it is kept', whole, async ({ page }) => {
  await signIn(page);
  const id = await keepOptimized(page);
  await keepLetter(page, id);
  await openSaved(page, id);
  const letters = region(page, 'Cover letters');
  await letters.getByText('Letter to Harborline').click();
  await expect(letters).toContainText('Maya Lindqvist');
  await letters.getByRole('button', { name: 'Copy letter' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Maya Lindqvist');
  await letters.getByRole('button', { name: 'Delete letter' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(letters).toContainText('None yet.');
});

test('a letter that was deleted does not come back when the tab that wrote it is reloaded', whole, async ({ page }) => {
  await signIn(page);
  const id = await keepOptimized(page);
  const letters = async () => {
    const saved = (await (await page.request.get(`/api/resumes/${id}`)).json()) as { letters: { id: string }[] };
    return saved.letters;
  };
  await openSaved(page, id);
  await button(page, 'Write the cover letter').click();
  await button(page, 'Generate Cover Letter').click();
  await expect(page.getByText('This letter is kept with Senior Platform Engineer.')).toBeVisible();
  const [letter] = await letters();
  await page.request.delete(`/api/resumes/${id}/letters/${letter?.id}`);
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Preview' })).toBeEnabled();
  await page.getByRole('tab', { name: 'Preview' }).click();
  await expect(page.getByRole('article')).toContainText('Maya Lindqvist');
  expect(await letters()).toEqual([]);
});

test('the page shows what the wizard made of the resume since the last visit', whole, async ({ page }) => {
  await signIn(page);
  const id = await keepOptimized(page);
  await openSaved(page, id);
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await keepVersion(page, id);
  await page.getByRole('link', { name: 'Optimized Resume' }).click();
  await expect(region(page, 'Versions').getByRole('listitem')).toHaveCount(2);
});

test(
  'while it loads it says so, and when it cannot be loaded it says why and tries again when asked',
  whole,
  async ({ page }) => {
    await signIn(page);
    const id = await keepOptimized(page);
    await page.route(`**/api/resumes/${id}`, (route) =>
      route.fulfill({ status: 503, json: { code: 'unavailable', message: 'The service is not available right now.' } }),
    );
    await page.goto(`/resumes/${id}`);
    await expect(page.getByText('Your resume could not be loaded')).toBeVisible();
    await page.unroute(`**/api/resumes/${id}`);
    await button(page, 'Try again').click();
    await expect(region(page, 'Public link')).toBeVisible();
  },
);

test('a visitor who asks for a saved resume is led to the home page', async ({ page }) => {
  await page.goto('/resumes/0b8f6a52-5d1c-4c0e-8d6c-3f0a5d9f2b11');
  await expect(page).toHaveURL('/');
});
