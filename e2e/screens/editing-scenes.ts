import { type Locator, type Page, expect } from '@playwright/test';
import { keepLetter, keepOptimized, keepVersion, signIn } from './fixtures.js';
import type { Scene } from './scenes.js';

/** editorOf is the tailored resume as it is edited. */
export const editorOf = (page: Page): Locator =>
  page.getByRole('group', { name: 'Your tailored resume, line by line' });

/** lineWith is the field of the line that holds some words. */
export const lineWith = (page: Page, words: string): Locator =>
  editorOf(page).getByRole('textbox').filter({ hasText: words });

export async function openEditor(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Edit', exact: true }).click();
  await expect(editorOf(page)).toBeVisible();
}

/** openSaved opens the page of a new saved resume and answers its id. */
export async function openSaved(page: Page): Promise<string> {
  await signIn(page);
  const id = await keepOptimized(page);
  await page.goto(`/resumes/${id}`);
  await expect(page.getByRole('region', { name: 'Versions' })).toBeVisible();
  return id;
}

/** keepChanged keeps a version in which a line reads otherwise, one is gone and one is new. */
export async function keepChanged(page: Page, id: string): Promise<void> {
  const { record } = (await (await page.request.get(`/api/resumes/${id}`)).json()) as {
    record: Record<'original_resume_text' | 'job_description_text' | 'optimized_resume_text', string>;
  };
  const tailoredResume = record.optimized_resume_text
    .replace('Mentored four junior developers', 'Mentored six junior developers in two offices\n- Spoke at conferences')
    .replace('- Built REST APIs in TypeScript for a booking platform\n', '');
  await page.request.post('/api/resume/optimize-json', {
    data: {
      resumeText: record.original_resume_text,
      jobDescription: record.job_description_text,
      tailoredResume,
      isAsTyped: true,
      basedOn: id,
    },
  });
}

export const editingScenes: Scene[] = [
  {
    name: 'edit-document',
    open: async (page) => {
      await openSaved(page);
      await openEditor(page);
      await lineWith(page, 'Mentored four').fill('Mentored four junior developers and won the Nobel Prize in 2019');
      await expect(page.getByTestId('unproven')).toBeVisible();
    },
  },
  {
    name: 'compare-versions',
    open: async (page) => {
      const id = await openSaved(page);
      await keepChanged(page, id);
      await page.request.post(`/api/resumes/${id}/versions/${id}/name`, { data: { name: 'As sent', was: '' } });
      await page.reload();
      await page.getByRole('button', { name: 'Compare version 1' }).click();
      await expect(page.getByRole('dialog')).toContainText('reworded');
    },
  },
  {
    name: 'named-version',
    open: async (page) => {
      const id = await openSaved(page);
      await keepVersion(page, id);
      await page.request.post(`/api/resumes/${id}/versions/${id}/name`, { data: { name: 'As sent', was: '' } });
      await page.reload();
      await page.getByRole('button', { name: 'Name version 1' }).click();
      await expect(page.getByRole('dialog').getByLabel('Name')).toHaveValue('As sent');
    },
  },
  {
    name: 'edit-letter',
    open: async (page) => {
      const id = await openSaved(page);
      await keepLetter(page, id);
      await page.reload();
      await page.getByRole('button', { name: 'Edit letter' }).click();
      await page
        .getByRole('dialog')
        .getByRole('textbox')
        .nth(1)
        .fill('I have won the Nobel Prize in Chemistry in 1911.');
      await expect(page.getByTestId('unproven')).toBeVisible();
    },
  },
];
