import { type Browser, type Page, expect } from '@playwright/test';
import { jobDescription } from '../people.js';

export interface Upload {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

export interface Journey {
  url: string;
  browser: Browser;
  upload: Upload;
  /** What the report names as the writer. */
  engine: RegExp;
  /** What is looked at between the click and the score; a fast writer leaves no time for it. */
  meanwhile?: (page: Page) => Promise<void>;
}

/**
 * walkJourney goes the product's main way as a person would: upload, optimize, download, sign up, share, let someone
 * open the link, see the count, delete, and see the link gone.
 */
export async function walkJourney({ url, browser, upload, engine, meanwhile }: Journey): Promise<void> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${url}/optimize`);
  await uploadResume(page, upload);
  await pasteJobDescription(page);
  await page.getByRole('button', { name: 'Optimize Resume' }).click();
  await meanwhile?.(page);

  await expect(page.getByText(/^\d+%$/).first()).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText('Improvement Suggestions')).toBeVisible();
  await expect(page.getByText(engine).first()).toBeVisible();
  // A requirement of the posting with the line of the resume that proves it.
  const requirement = page.getByRole('listitem', { name: 'Strong knowledge of PostgreSQL and Redis' });
  await expect(requirement).toContainText('Found');
  await expect(requirement.locator('q').first()).toContainText('PostgreSQL');
  await expect(page.getByText('Nordkassa AB').first()).toBeVisible();

  const markdown = await download(page);
  expect(markdown.name).toBe('optimized-resume.md');
  expect(markdown.text).toContain('Maya Lindqvist');
  expect(markdown.text).toContain('40,000');
  expect(markdown.text).not.toMatch(/Kubernetes|Terraform/);

  for (const [format, name] of [
    ['PDF', 'Maya-Lindqvist-Resume.pdf'],
    ['Word', 'Maya-Lindqvist-Resume.docx'],
    ['JSON Resume', 'Maya-Lindqvist-Resume.json'],
    ['Plain text', 'Maya-Lindqvist-Resume.txt'],
  ] as const) {
    expect(await downloadAs(page, format)).toBe(name);
  }

  await signUp(page);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(page.getByText('Share link created').first()).toBeVisible();

  await page.goto(`${url}/dashboard`);
  await expect(page.getByText('Welcome back, Maya Lindqvist!')).toBeVisible();
  const mine = page.getByRole('tabpanel', { name: 'My Resumes' });
  await expect(mine.getByText('0 views', { exact: true })).toBeVisible();
  const link = await sharedLink(page, url);

  const reader = await browser.newContext();
  const shared = await reader.newPage();
  await shared.goto(link);
  await expect(shared.getByText('Shared Resume').first()).toBeVisible();
  await expect(shared.getByText('1 view', { exact: true })).toBeVisible();
  await expect(shared.getByText('Nordkassa AB').first()).toBeVisible();

  await page.goto(`${url}/dashboard`);
  await expect(mine.getByText('1 view', { exact: true })).toBeVisible();
  await mine
    .getByRole('button', { name: /delete/i })
    .first()
    .click();
  await expect(page.getByText('Are you sure?')).toBeVisible();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('Resume deleted').first()).toBeVisible();
  await expect(page.getByText('No resumes yet')).toBeVisible();

  await shared.goto(link);
  await expect(shared.getByText('Resume Not Found')).toBeVisible();
  await reader.close();
  await context.close();
}

export async function uploadResume(page: Page, upload: Upload): Promise<void> {
  await page.locator('input[type=file]').first().setInputFiles(upload);
  await expect(page.getByText('This is what we read')).toBeVisible();
  await expect(page.getByText(/Maya Lindqvist/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
}

export async function pasteJobDescription(page: Page): Promise<void> {
  await page.getByRole('textbox').first().fill(jobDescription);
}

export async function signUp(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Sign up' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Full name').fill('Maya Lindqvist');
  await dialog.getByLabel('Email address').fill(`maya-${Date.now()}@example.com`);
  await dialog.getByLabel('Password', { exact: true }).fill('correct horse');
  await dialog.getByLabel('Confirm password').fill('correct horse');
  await dialog.getByRole('button', { name: 'Sign up' }).click();
  await expect(dialog).toBeHidden();
}

/** downloadAs takes the resume in another format from the menu beside the download, and tells the file's name. */
async function downloadAs(page: Page, format: string): Promise<string> {
  const arrow = page.getByRole('button', { name: 'More formats' });
  await expect(arrow).not.toHaveAttribute('aria-busy', 'true');
  await arrow.click();
  const item = page.getByRole('menuitem', { name: format, exact: true });
  // A menu taller than the room beside its button must not stand with its first items out of the window.
  await expect(item).toBeInViewport({ ratio: 1 });
  await item.hover();
  await expect(item).toHaveAttribute('data-highlighted');
  const [file] = await Promise.all([page.waitForEvent('download'), item.click()]);
  return file.suggestedFilename();
}

async function download(page: Page): Promise<{ name: string; text: string }> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download', exact: true }).click(),
  ]);
  const chunks: Buffer[] = [];
  for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
  return { name: file.suggestedFilename(), text: Buffer.concat(chunks).toString('utf8') };
}

/** sharedLink reads the public address from the dashboard's Analytics tab. */
async function sharedLink(page: Page, url: string): Promise<string> {
  await page.getByRole('tab', { name: 'Analytics' }).click();
  const href = await page.getByRole('link', { name: /view/i }).first().getAttribute('href');
  return new URL(href ?? '', url).href;
}
