import { type Page } from '@playwright/test';
import { makePdf } from '@tailwright/documents/fixtures/make-pdf';
import { jobDescription, resume } from '../people.js';
import { expect, resumeText, signIn, test, toast, whole } from './fixtures.js';

const generate = (page: Page) => page.getByRole('button', { name: 'Generate Cover Letter' });
const preview = (page: Page) => page.getByRole('tab', { name: 'Preview' });

async function fill(page: Page) {
  await page.goto('/cover-letter');
  await page.getByLabel('Your Name').fill('Maya Lindqvist');
  await page.getByLabel('Your Resume').fill(resumeText);
  await page.getByLabel('Job Description').fill(jobDescription);
}

test('it has its six fields, its four styles, a disabled preview and the way back to the dashboard', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/cover-letter');
  for (const label of [
    'Your Name',
    'Company Name (Optional)',
    'Recipient Name (Optional)',
    'Your Resume',
    'Job Description',
  ]) {
    await expect(page.getByLabel(label, { exact: true })).toBeVisible();
  }
  const styles = page.getByRole('group', { name: 'Cover Letter Style' }).getByRole('radio');
  expect(await styles.evaluateAll((all) => all.map((radio) => (radio as HTMLInputElement).value))).toEqual([
    'standard',
    'formal',
    'creative',
    'enthusiastic',
  ]);
  await expect(styles.first()).toBeChecked();
  await expect(page.getByRole('tab')).toHaveText(['Cover Letter Form', 'Preview']);
  await expect(preview(page)).toBeDisabled();
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('the rules answer under their fields: name 2, resume 50, job description 50', async ({ page }) => {
  await page.goto('/cover-letter');
  await page.route('**/api/cover-letter/generate', () => expect(false, 'sent').toBe(true));
  await page.getByLabel('Your Name').fill('M');
  await page.getByLabel('Your Resume').fill('a'.repeat(49));
  await page.getByLabel('Job Description').fill('b'.repeat(49));
  await generate(page).click();
  await expect(page.getByLabel('Your Name')).toHaveAccessibleDescription('Please enter your name');
  await expect(page.getByLabel('Your Resume')).toHaveAccessibleDescription('Resume must be at least 50 characters');
  await expect(page.getByLabel('Job Description')).toHaveAccessibleDescription(
    'Job description must be at least 50 characters',
  );
  await page.getByLabel('Your Resume').fill('a'.repeat(50));
  await expect(page.getByLabel('Your Resume')).toHaveAccessibleDescription('');
});

test('an answer of the letter alone is shown', async ({ page }) => {
  await page.route('**/api/cover-letter/generate', (route) => route.fulfill({ json: { coverLetter: 'Dear Ada,' } }));
  await fill(page);
  await generate(page).click();
  await expect(page.getByRole('article')).toContainText('Dear Ada,');
  await expect(page.getByText(/Nothing was invented|Written by/)).toHaveCount(0);
});

test('a letter is sent for, shown, copied, and the form is still there', async ({ page }) => {
  await fill(page);
  await page.getByLabel('Company Name (Optional)').fill('Harborline');
  await page.getByRole('radio', { name: 'Enthusiastic' }).check();
  let sent: unknown;
  await page.route('**/api/cover-letter/generate', async (route) => {
    sent = route.request().postDataJSON();
    await expect(page.getByRole('tab', { name: 'Cover Letter Form' })).toHaveAttribute('aria-selected', 'true');
    await route.continue();
  });
  await generate(page).click();
  await expect(preview(page)).toHaveAttribute('aria-selected', 'true');
  await expect(toast(page)).toContainText('Cover letter generated');
  await expect(toast(page)).toContainText('Your cover letter has been generated successfully.');
  expect(sent).toEqual({
    applicantName: 'Maya Lindqvist',
    companyName: 'Harborline',
    style: 'enthusiastic',
    resumeText,
    jobDescription,
  });
  const letter = page.getByRole('article');
  await expect(letter).toContainText('Harborline');
  await page.getByRole('button', { name: 'Copy to Clipboard' }).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('Maya Lindqvist');
  await expect(letter).toContainText(copied.split('\n')[0] ?? '');
  await page.getByRole('button', { name: 'Back to Form' }).click();
  await expect(page.getByLabel('Company Name (Optional)')).toHaveValue('Harborline');
  await preview(page).click();
  await expect(letter).toBeVisible();
});

test('a failure is told with its message, and the form stays', async ({ page }) => {
  await fill(page);
  await page.route('**/api/cover-letter/generate', (route) =>
    route.fulfill({
      status: 503,
      json: { code: 'overloaded', message: 'Rate limit reached: the service is very busy.' },
    }),
  );
  await generate(page).click();
  await expect(toast(page)).toContainText('Failed to generate cover letter');
  const reason = 'Rate limit reached: the service is very busy.';
  await expect(toast(page)).toContainText(`503: ${reason}`);
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(`Failed to generate cover letter${reason}`);
  await expect(preview(page)).toBeDisabled();
  await expect(page.getByLabel('Your Resume')).toHaveValue(resumeText);
});

test('what was typed survives a reload', async ({ page }) => {
  await fill(page);
  await page.reload();
  await expect(page.getByLabel('Your Name')).toHaveValue('Maya Lindqvist');
  await expect(page.getByLabel('Job Description')).toHaveValue(jobDescription);
});

test(
  'resume and posting can be files: what was read stands in the box, can be edited, and is what is sent',
  whole,
  async ({ page }) => {
    await page.goto('/cover-letter');
    await page.getByLabel('Your Name').fill('Maya Lindqvist');
    const upload = (name: RegExp) => page.getByLabel(name);
    await upload(/^Upload the resume/).setInputFiles({
      name: 'maya.pdf',
      mimeType: 'application/pdf',
      buffer: await makePdf(resume),
    });
    await expect(page.getByLabel('Your Resume')).toHaveValue(/Maya Lindqvist/);
    await expect(page.getByLabel('Your Resume')).not.toBeEditable();
    await expect(page.getByRole('status').filter({ hasText: 'This is what we read' })).toContainText('PDF · 1 page');
    const posting = { name: 'posting.txt', mimeType: 'text/plain', buffer: Buffer.from(jobDescription) };
    await upload(/^Upload the posting/).setInputFiles(posting);
    await expect(page.getByLabel('Job Description')).toHaveValue(/Senior Platform Engineer/);
    await page.getByRole('button', { name: 'Edit as text' }).last().click();
    await expect(page.getByLabel('Job Description')).toBeEditable();
    await expect(upload(/^Upload the posting/)).toBeDisabled();
    await generate(page).click();
    await expect(page.getByRole('article')).toContainText('Senior Platform Engineer');
  },
);

test(
  'a file for the letter that is none is told; removed, the box is empty and free again',
  whole,
  async ({ page }) => {
    await page.goto('/cover-letter');
    const broken = { name: 'broken.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 broken') };
    await page.getByLabel(/^Upload the resume/).setInputFiles(broken);
    await expect(page.getByRole('alert').filter({ hasText: 'We could not use broken.pdf' })).toBeVisible();
    await page.getByRole('button', { name: 'Remove file' }).click();
    await expect(page.getByLabel('Your Resume')).toBeEditable();
    await page.getByLabel('Your Resume').fill('typed');
    await expect(page.getByLabel(/^Upload the resume/)).toBeDisabled();
  },
);
