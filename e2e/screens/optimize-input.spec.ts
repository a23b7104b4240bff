import { writeFile } from 'node:fs/promises';
import { type Page } from '@playwright/test';
import { makeDocx } from '@tailwright/documents/fixtures/make-docx';
import { makePdf } from '@tailwright/documents/fixtures/make-pdf';
import { makeScan } from '@tailwright/documents/fixtures/make-scan';
import { jobDescription, resume } from '../people.js';
import { expect, resumeText, test, toast, whole } from './fixtures.js';

const resumeBox = (page: Page) => page.getByLabel('Or paste your resume text');
const jobBox = (page: Page) => page.getByLabel('Or paste the job description');
const fileInput = (page: Page) => page.locator('input[type=file]');
const steps = (page: Page) => page.getByRole('navigation', { name: 'Steps of the wizard' });
const continueButton = (page: Page) => page.getByRole('button', { name: 'Continue' });
const pdf = async () => ({ name: 'resume.pdf', mimeType: 'application/pdf', buffer: await makePdf(resume) });

async function toJobStep(page: Page) {
  await page.goto('/optimize');
  await resumeBox(page).fill(resumeText);
  await continueButton(page).click();
  await expect(page.getByRole('heading', { name: 'Add Job Description' })).toBeFocused();
}

test('the first step: what it has, and that nothing leads past it without a resume', async ({ page }) => {
  await page.goto('/optimize');
  await test.step('the screen names itself, its wizard and its three steps', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Resume Optimizer' })).toBeVisible();
    await expect(
      page.getByText('Upload your resume and a job description to get an AI-optimized version in seconds.'),
    ).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Resume Optimization Wizard' })).toBeVisible();
    await expect(steps(page).getByRole('listitem')).toHaveText([
      '1Upload Resume',
      '2Add Job Description',
      '3Optimize & Download',
    ]);
    await expect(steps(page).locator('[aria-current=step]')).toHaveText('1Upload Resume');
    await expect(steps(page).getByRole('button')).toHaveCount(0);
  });
  await test.step('the first step has upload box, paste box, sample, the direct method ticked, Cancel and Continue', async () => {
    await expect(page.getByText('PDF or DOCX up to 10MB')).toBeVisible();
    await expect(page.getByLabel('Use direct API method (try this if you experience issues)')).toBeChecked();
    await expect(page.getByRole('button', { name: 'Use Sample Resume' })).toBeVisible();
    await resumeBox(page).fill('kept');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(resumeBox(page)).toHaveValue('kept');
    await expect(page).toHaveURL('/optimize');
  });
  await test.step('Continue without a resume stays and says so; so does Optimize without a job description', async () => {
    await resumeBox(page).fill('   ');
    await continueButton(page).click();
    await expect(toast(page)).toContainText('Resume required');
    await expect(toast(page)).toContainText('Please upload a resume file or enter resume text.');
    await expect(steps(page).locator('[aria-current=step]')).toHaveText('1Upload Resume');
    await resumeBox(page).fill('x');
    await continueButton(page).click();
    await page.getByRole('button', { name: 'Optimize Resume' }).click();
    await expect(toast(page)).toContainText('Job description required');
    await expect(toast(page)).toContainText('Please upload a job description file or enter job description text.');
    await expect(steps(page).locator('[aria-current=step]')).toContainText('Add Job Description');
  });
});

test('the second step: what it has, and the way back', async ({ page }) => {
  await toJobStep(page);
  await test.step('the second step has upload box, paste box, sample, Back and Optimize Resume', async () => {
    await expect(fileInput(page)).toHaveCount(1);
    await expect(jobBox(page)).toBeVisible();
    for (const name of ['Use Sample Job', 'Back', 'Optimize Resume']) {
      await expect(page.getByRole('button', { name })).toBeVisible();
    }
  });
  await test.step('a job description is not read for the parts of a resume', async () => {
    await jobBox(page).fill(jobDescription);
    await expect(jobBox(page)).toHaveValue(jobDescription);
    await expect(page.getByRole('heading', { name: 'This is what we read' })).toHaveCount(0);
  });
  await test.step('a completed step leads back, a coming one is no button', async () => {
    await expect(steps(page).getByRole('listitem')).toHaveText([
      '1Upload Resume',
      '2Add Job Description',
      '3Optimize & Download',
    ]);
    await expect(steps(page).getByRole('button')).toHaveCount(1);
    await expect(steps(page).getByRole('button').getByLabel('Completed')).toBeVisible();
    await steps(page)
      .getByRole('button', { name: /Upload Resume/ })
      .click();
    await expect(resumeBox(page)).toHaveValue(resumeText);
    await expect(steps(page).getByRole('button')).toHaveCount(0);
    await continueButton(page).click();
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(resumeBox(page)).toBeVisible();
  });
});

test('a file clears and disables the text box; text disables the upload; emptying both frees both', async ({
  page,
}) => {
  await page.goto('/optimize');
  await fileInput(page).setInputFiles(await pdf());
  await expect(page.getByRole('heading', { name: 'This is what we read' })).toBeVisible();
  await expect(resumeBox(page)).toBeDisabled();
  await expect(resumeBox(page)).toBeEmpty();
  await page.getByRole('button', { name: 'Remove file' }).click();
  await expect(resumeBox(page)).toBeEnabled();
  await expect(fileInput(page)).toBeEnabled();
  await resumeBox(page).fill('  ');
  await expect(fileInput(page)).toBeEnabled();
  await resumeBox(page).fill('typed');
  await expect(fileInput(page)).toBeDisabled();
  await resumeBox(page).fill('');
  await expect(fileInput(page)).toBeEnabled();
});

test('the sample buttons drop a file and fill the text', async ({ page }) => {
  await page.goto('/optimize');
  await fileInput(page).setInputFiles(await pdf());
  await expect(page.getByRole('heading', { name: 'This is what we read' })).toBeVisible();
  await page.getByRole('button', { name: 'Use Sample Resume' }).click();
  await expect(toast(page)).toContainText('Sample Resume Added');
  await expect(resumeBox(page)).toHaveValue(/Nora Castellan/);
  await expect(page.getByText('resume.pdf')).toHaveCount(0);
  await continueButton(page).click();
  await page.getByRole('button', { name: 'Use Sample Job' }).click();
  await expect(toast(page)).toContainText('Sample Job Description Added');
  await expect(jobBox(page)).toHaveValue(/Senior Data Analyst/);
});

test('a file can be dropped: the box lights up while it is over it', async ({ page }) => {
  await page.goto('/optimize');
  const box = page.locator('label', { hasText: 'Drop your resume here' });
  const calm = await box.evaluate((node) => getComputedStyle(node).backgroundColor);
  const data = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(['Maya Lindqvist, engineer in Gothenburg'], 'RESUME.TXT', { type: 'text/plain' }));
    return transfer;
  });
  await box.dispatchEvent('dragover', { dataTransfer: data });
  await expect.poll(() => box.evaluate((node) => getComputedStyle(node).backgroundColor)).not.toBe(calm);
  await box.dispatchEvent('dragleave', { dataTransfer: data });
  await expect.poll(() => box.evaluate((node) => getComputedStyle(node).backgroundColor)).toBe(calm);
  await box.dispatchEvent('drop', { dataTransfer: data });
  await expect(page.getByText('RESUME.TXT', { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Text read from the file' })).toContainText('Maya Lindqvist');
});

test('of two files dropped at once, one is taken', async ({ page }) => {
  await page.goto('/optimize');
  const data = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    for (const name of ['first.txt', 'second.txt']) transfer.items.add(new File([`Text of ${name}`], name));
    return transfer;
  });
  await page.locator('label', { hasText: 'Drop your resume here' }).dispatchEvent('drop', { dataTransfer: data });
  await expect(page.getByText('first.txt', { exact: true })).toBeVisible();
  await expect(page.getByText('second.txt')).toHaveCount(0);
});

test('a wrong type and a file too large are refused with their sentence, which the next choice or a text clears', async ({
  page,
}, testInfo) => {
  await page.goto('/optimize');
  await fileInput(page).setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('x') });
  await expect(page.getByText('Invalid file type. Accepted types: .pdf, .docx, .doc, .txt')).toBeVisible();
  // From the disk: the bytes of a buffer would go to the browser as text, which takes long on a busy machine.
  const tooLarge = testInfo.outputPath('big.pdf');
  await writeFile(tooLarge, Buffer.alloc(10 * 1024 * 1024 + 1));
  await fileInput(page).setInputFiles(tooLarge);
  await expect(page.getByText('File is too large. Maximum size is 10MB.')).toBeVisible();
  await expect(page.getByText('Invalid file type', { exact: false })).toHaveCount(0);
  await continueButton(page).click();
  await expect(toast(page)).toContainText('Resume required');
  await fileInput(page).setInputFiles(await pdf());
  await expect(page.getByText('File is too large', { exact: false })).toHaveCount(0);
  await expect(page.getByText('resume.pdf', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Remove file' }).click();
  await fileInput(page).setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('x') });
  await expect(page.getByText('Invalid file type', { exact: false })).toBeVisible();
  await resumeBox(page).fill('a text in its place');
  await expect(page.getByText('Invalid file type', { exact: false })).toHaveCount(0);
  await resumeBox(page).fill('');
  await expect(page.getByText('Invalid file type', { exact: false })).toHaveCount(0);
});

test('a file that cannot be read is told, and holds Continue back until it is removed', async ({ page }) => {
  await page.goto('/optimize');
  for (const { what, file, sentence } of [
    { what: 'an empty file', file: { name: 'empty.pdf', buffer: Buffer.alloc(0) }, sentence: /no text|empty/i },
    {
      what: 'a picture that calls itself a PDF',
      file: { name: 'scan.pdf', buffer: Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex') },
      sentence: 'This is an image (PNG), not a document.',
    },
    {
      what: 'a damaged document',
      file: { name: 'cv.docx', buffer: Buffer.from('PK\u0003\u0004broken') },
      sentence: /could not read/i,
    },
  ]) {
    await test.step(`${what} is told, can be removed, and holds Continue back`, async () => {
      await fileInput(page).setInputFiles({ ...file, mimeType: 'application/octet-stream' });
      const notice = page.getByRole('alert').filter({ hasText: file.name });
      await expect(notice).toContainText(sentence);
      await continueButton(page).click();
      await expect(toast(page)).toContainText('Missing Content');
      await toast(page).getByRole('button', { name: 'Dismiss' }).click();
      await expect(steps(page).locator('[aria-current=step]')).toHaveText('1Upload Resume');
      await page.getByRole('button', { name: 'Remove file' }).click();
      await expect(notice).toHaveCount(0);
      await expect(resumeBox(page)).toBeEnabled();
      await expect(continueButton(page)).toBeEnabled();
    });
  }
});

const part = (page: Page, title: string) =>
  page.locator('div', { has: page.locator(`> h4:text-is("${title}")`) }).last();

test('beside the text of a file stand the parts that were found in it', whole, async ({ page }) => {
  await page.goto('/optimize');
  await fileInput(page).setInputFiles(await pdf());
  await expect(page.getByText('We found 2 jobs, 1 degree or course, and 7 skills.')).toBeVisible();
  await expect(part(page, 'Name and contacts')).toContainText('Maya Lindqvist');
  await expect(part(page, 'Name and contacts').getByRole('listitem')).toHaveText([
    'maya.lindqvist@example.com',
    '+46 70 555 01 42',
    'Gothenburg',
  ]);
  await expect(part(page, 'Jobs').getByRole('listitem')).toHaveText([
    'Senior Backend Engineer · Nordkassa ABMarch 2020 – Present · 3 lines',
    'Backend Developer · FjordlyJune 2016 – February 2020 · 2 lines',
  ]);
  await expect(part(page, 'Education')).toContainText('Chalmers University of Technology');
  await expect(part(page, 'Skills')).toContainText('Node.js, TypeScript, PostgreSQL');
  await expect(part(page, 'Kept as written').getByRole('listitem')).toHaveText([
    'SUMMARY: 1 line',
    'LANGUAGES: 1 line',
  ]);
  await expect(page.getByRole('region', { name: 'Text read from the file' })).toBeVisible();
});

test('the parts of a pasted text follow what is corrected in it', async ({ page }) => {
  await page.goto('/optimize');
  await resumeBox(page).fill(resumeText.replace('March 2020 – Present', ''));
  await expect(page.getByRole('heading', { name: 'This is what we read' })).toBeVisible();
  await expect(part(page, 'Jobs').getByText('No dates')).toBeVisible();
  await resumeBox(page).fill(`${resumeText}\n\nPage 1 of 1`);
  await expect(part(page, 'Jobs').getByText('No dates')).toHaveCount(0);
  await expect(part(page, 'Jobs').getByText('March 2020 – Present')).toBeVisible();
  await expect(part(page, 'Left out, as part of the page')).toContainText('Page 1 of 1');
  await resumeBox(page).fill('');
  await expect(page.getByRole('heading', { name: 'This is what we read' })).toHaveCount(0);
});

test(
  'a text without a job, and a posting in place of a resume, are told at once with the next step',
  whole,
  async ({ page }) => {
    await page.goto('/optimize');
    const jobless = resume.filter((line) => !/20\d\d|^- |^EXPERIENCE/.test(line)).join('\n');
    await resumeBox(page).fill(`${jobless}\n\nINTERESTS\n${'Sailing on the coast, and reading about it. '.repeat(4)}`);
    const notice = page.getByRole('alert');
    await expect(notice).toContainText('We found no job in this text');
    await expect(notice).toContainText('write each job on a line of its own');
    await resumeBox(page).fill(
      `${jobDescription}\nYou will join us and you have fun.\n${'It is a good place to work. '.repeat(5)}`,
    );
    await expect(notice).toContainText('This looks like a job description, not a resume');
    await expect(notice).toContainText('The job description belongs in the next step.');
    await resumeBox(page).fill(resumeText);
    await expect(notice).toHaveCount(0);
  },
);

test('what was read can be edited as text', whole, async ({ page }) => {
  await page.goto('/optimize');
  await fileInput(page).setInputFiles({
    name: 'cv.docx',
    mimeType: 'application/octet-stream',
    buffer: await makeDocx(resume),
  });
  await page.getByRole('button', { name: 'Edit as text' }).click();
  await expect(resumeBox(page)).toHaveValue(/Nordkassa AB/);
  await expect(page.getByText('cv.docx')).toHaveCount(0);
});

test('a text over the limit says so and is not sent; one character is a text', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  await page.goto('/optimize');
  const tooLong = 'Resume must be at most 50,000 characters';
  await resumeBox(page).fill('a'.repeat(50_000));
  await expect(page.getByText(tooLong)).toHaveCount(0);
  await resumeBox(page).fill('a'.repeat(50_001));
  await expect(resumeBox(page)).toHaveAccessibleDescription(tooLong);
  await continueButton(page).click();
  await expect(toast(page)).toContainText('Check your resume');
  await expect(toast(page)).toContainText(tooLong);
  await expect(steps(page).locator('[aria-current=step]')).toHaveText('1Upload Resume');

  await resumeBox(page).fill('a');
  await continueButton(page).click();
  await jobBox(page).fill('b'.repeat(20_001));
  await page.getByRole('button', { name: 'Optimize Resume' }).click();
  await expect(toast(page)).toContainText('Check the job description');
  await expect(toast(page)).toContainText('Job description must be at most 20,000 characters');
  await expect(steps(page).locator('[aria-current=step]')).toContainText('Add Job Description');
  expect(sent).toEqual([]);
});

test('while a file is read a bar without a value says so', async ({ page }) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/documents/extract', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/optimize');
  await fileInput(page).setInputFiles(await pdf());
  const bar = page.getByRole('progressbar', { name: 'Reading the file' });
  await expect(bar).toHaveAttribute('data-state', 'indeterminate');
  await expect(bar).toHaveAttribute('aria-valuemax', '100');
  expect(await bar.getAttribute('aria-valuenow')).toBeNull();
  await expect(page.getByText('Reading resume.pdf...')).toBeVisible();
  answer();
  await expect(bar).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'This is what we read' })).toBeVisible();
});

test('what was typed survives a reload', async ({ page }) => {
  await toJobStep(page);
  await jobBox(page).fill(jobDescription);
  await page.reload();
  await expect(jobBox(page)).toHaveValue(jobDescription);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(resumeBox(page)).toHaveValue(resumeText);
});

test('a scan shows which page is being recognised, and then its text', whole, async ({ page }) => {
  await page.goto('/optimize');
  const buffer = await makeScan(resume);
  await page.locator('input[type=file]').setInputFiles({ name: 'scan.pdf', mimeType: 'application/pdf', buffer });
  await expect(page.getByText('scan.pdf is a scan: recognising its letters, page 1 of 1...')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Text read from the file' })).toContainText('Nordkassa', {
    timeout: 60_000,
  });
  await expect(page.getByText('Please check')).toBeVisible();
});
