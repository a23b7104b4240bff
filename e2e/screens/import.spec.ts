import { type Page } from '@playwright/test';
import { makeDocx } from '@tailwright/documents/fixtures/make-docx';
import { resume } from '../people.js';
import { expect, test, toast, whole } from './fixtures.js';

const jsonResume = {
  basics: { name: 'Maya Lindqvist', email: 'maya@example.com', label: 'Backend Engineer' },
  work: [{ name: 'Nordkassa AB', position: 'Senior Backend Engineer', startDate: '2020-03', summary: 'Payments' }],
  education: [{ institution: 'Chalmers', studyType: 'BSc', area: 'Computer Science', endDate: '2016-06' }],
  skills: [{ name: 'Node.js' }, { name: 'PostgreSQL' }],
};

async function choose(page: Page, name: string, buffer: Buffer, mimeType = 'application/json') {
  await page.getByText('Start from a resume you have').click();
  await page.locator('input[type=file]').setInputFiles({ name, mimeType, buffer });
}

const json = (value: unknown) => Buffer.from(JSON.stringify(value));

test('a JSON Resume fills the form, and the preview shows it', async ({ page }) => {
  await page.goto('/build');
  await choose(page, 'resume.json', json(jsonResume));
  await expect(page.getByText('Your resume is in the form')).toBeVisible();
  await expect(page.getByLabel('First Name')).toHaveValue('Maya');
  await expect(page.getByLabel('Email')).toHaveValue('maya@example.com');
  await page.getByRole('tab', { name: 'Experience' }).click();
  await expect(page.getByLabel('Company')).toHaveValue('Nordkassa AB');
});

test('a Word file fills it too', whole, async ({ page }) => {
  await page.goto('/build');
  await choose(page, 'resume.docx', await makeDocx(resume), 'application/octet-stream');
  await expect(page.getByText('Your resume is in the form')).toBeVisible();
  await expect(page.getByLabel('Last Name')).toHaveValue('Lindqvist');
});

test('what the form has no field for is listed as not placed', async ({ page }) => {
  await page.goto('/build');
  const text = [...resume, '', 'AWARDS', 'Engineer of the year, Nordkassa AB, 2023'].join('\n');
  await choose(page, 'resume.txt', Buffer.from(text), 'text/plain');
  await expect(page.getByText('Your resume is in the form')).toBeVisible();
  const left = page.getByRole('region', { name: 'Lines that were not placed' });
  await expect(left.getByRole('term')).toHaveText(['AWARDS']);
  await expect(left.getByRole('definition')).toHaveText(['Engineer of the year, Nordkassa AB, 2023']);
  await expect(page.getByLabel('Summary (Optional)')).not.toHaveValue(/Engineer of the year/);
});

test('what has been typed is kept unless the person says otherwise', whole, async ({ page }) => {
  await page.goto('/build');
  await page.getByLabel('First Name').fill('Mia');
  await choose(page, 'resume.json', json(jsonResume));
  const dialog = page.getByRole('dialog', { name: 'Keep what you typed?' });
  await dialog.getByRole('button', { name: 'Keep and fill in' }).click();
  await expect(page.getByLabel('First Name')).toHaveValue('Mia');
  await expect(page.getByLabel('Last Name')).toHaveValue('Lindqvist');
});

test('a file that is no JSON Resume is refused with a sentence, and the form stays', async ({ page }) => {
  await page.goto('/build');
  await page.getByLabel('First Name').fill('Mia');
  await choose(page, 'resume.json', Buffer.from('{"basics": 7'));
  await expect(page.getByText('We could not use resume.json')).toBeVisible();
  await expect(page.getByLabel('First Name')).toHaveValue('Mia');
});

async function useJsonResume(page: Page, buffer: Buffer) {
  await page.goto('/optimize');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Use JSON Resume' }).click();
  await (await chooser).setFiles({ name: 'resume.json', mimeType: 'application/json', buffer });
}

test('a JSON Resume starts the optimizer as text', whole, async ({ page }) => {
  await useJsonResume(page, json(jsonResume));
  await expect(toast(page)).toContainText('JSON Resume Added');
  await expect(page.getByLabel('Or paste your resume text')).toHaveValue(/Senior Backend Engineer \| Nordkassa AB/);
});

test('a file that is no JSON Resume is refused there too, with its sentence', async ({ page }) => {
  await useJsonResume(page, Buffer.from('[]'));
  await expect(toast(page)).toContainText('We could not use resume.json');
  await expect(page.getByLabel('Or paste your resume text')).toHaveValue('');
});
