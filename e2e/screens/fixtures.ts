import { readFile } from 'node:fs/promises';
import { type Locator, type Page, type Request, expect, test as base } from '@playwright/test';
import { jobDescription, resume } from '../people.js';
import { busyOffice } from '../shared-system.js';
import { type RunningSystem, runningSystem } from '../system.js';

export { expect } from '@playwright/test';

/** What a test does itself, and what a page leaves behind when it closes. */
const onPurpose = /ERR_(?:ABORTED|FAILED|INTERNET_DISCONNECTED)$/;

/** One running system serves every file here. */
export const test = base.extend<object, { system: RunningSystem }>({
  system: [
    // Playwright reads from the pattern which fixtures are wanted; none is.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const system = await runningSystem({ env: busyOffice });
      await use(system);
      await system.end();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ system }, use) => use(system.url),
  // A file of the program that could not be fetched is told with its reason: a test that waits for it says only that it waits.
  page: async ({ page }, use, test) => {
    const tell = (request: Request, reason: string) => {
      if (request.url().includes('/assets/') && !onPurpose.test(reason))
        console.log(`${test.title}: ${request.url()} ${reason}`);
    };
    page.on('requestfailed', (request) => tell(request, request.failure()?.errorText ?? ''));
    page.on('response', (response) => response.status() >= 500 && tell(response.request(), `${response.status()}`));
    await use(page);
  },
});

export const resumeText = resume.join('\n');

/** What `npm run e2e` runs and the shorter `npm test` leaves out. */
export const whole = { tag: '@whole' };

let people = 0;

/** signIn makes an account of its own for this page and leaves the page signed in to it. */
export async function signIn(page: Page, name = 'Maya Lindqvist'): Promise<{ email: string; password: string }> {
  const email = `person-${Date.now()}-${++people}@example.com`;
  const password = 'correct horse';
  await post(page, '/api/auth/register', { name, email, password });
  return { email, password };
}

/** keepOptimized stores a tailored resume of the signed-in person and answers its id. */
export async function keepOptimized(page: Page): Promise<string> {
  const made = await post(page, '/api/resume/optimize-json', { resumeText, jobDescription, style: 'standard' });
  return made.resumeId as string;
}

export const builderForm = {
  personal_info: {
    first_name: 'Maya',
    last_name: 'Lindqvist',
    email: 'maya@example.com',
    headline: 'Backend Engineer',
  },
  work_experience: [
    {
      company: 'Nordkassa AB',
      position: 'Senior Backend Engineer',
      start_date: '03/2020',
      current: true,
      description: 'Designed a ledger service that settles 40,000 payments a day',
    },
  ],
  education: [
    { institution: 'Chalmers', degree: 'BSc', field: 'Computer Science', start_date: '09/2013', end_date: '06/2016' },
  ],
  skills: ['Node.js', 'PostgreSQL'],
  additional: { languages: ['Swedish', 'English'], certifications: [], projects: [], hobbies: ['Sailing'] },
  template: 'modern',
};

/** keepBuilt stores a built resume of the signed-in person and answers its id. */
export async function keepBuilt(page: Page, changes: Partial<typeof builderForm> = {}): Promise<string> {
  return (await post(page, '/api/resume/build', { ...builderForm, ...changes })).resumeId as string;
}

/** keepVersion makes the next version of a stored resume, in another style, and answers its id. */
export async function keepVersion(page: Page, basedOn: string): Promise<string> {
  const asked = { resumeText, jobDescription, style: 'formal', basedOn };
  return (await post(page, '/api/resume/optimize-json', asked)).resumeId as string;
}

/** keepLetter has a letter written and keeps it with a stored resume. */
export async function keepLetter(page: Page, resumeId: string): Promise<void> {
  const asked = { resumeText, jobDescription, applicantName: 'Maya Lindqvist', companyName: 'Harborline' };
  const { jobId } = await post(page, '/api/cover-letter/generate', asked);
  await post(page, `/api/resumes/${resumeId}/letters`, { jobId, company: 'Harborline', style: 'standard' });
}

/** shareResume gives a stored resume its public link. */
export async function shareResume(page: Page, resumeId: string): Promise<string> {
  return (await post(page, `/api/resumes/${resumeId}/share`)).publicLinkId as string;
}

async function post(page: Page, path: string, data?: object): Promise<Record<string, unknown>> {
  const response = await page.request.post(path, { data });
  if (!response.ok()) throw new Error(`${path} answered ${response.status()}: ${await response.text()}`);
  return (await response.json()) as Record<string, unknown>;
}

/** downloadOf presses what saves a file, and tells the file and the calls to the server that were made for it. */
export async function downloadOf(page: Page, button: Locator) {
  // What the screen itself asks for has been asked by then.
  await button.waitFor();
  const calls: string[] = [];
  const listen = (request: Request) => request.url().includes('/api/') && calls.push(request.url());
  page.on('request', listen);
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);
  const text = await readFile(await file.path(), 'utf8');
  page.off('request', listen);
  return { name: file.suggestedFilename(), text, calls };
}

/** toast is the message in the corner. */
export const toast = (page: Page) => page.getByRole('region', { name: /notifications/i }).getByRole('listitem');

/** optimized fills both steps by hand and waits for the report. */
export async function optimize(page: Page): Promise<void> {
  await page.goto('/optimize');
  await page.getByLabel('Or paste your resume text').fill(resumeText);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Or paste the job description').fill(jobDescription);
  await page.getByRole('button', { name: 'Optimize Resume' }).click();
  await page.getByTestId('match-percentage').waitFor();
}

export type Result = Record<'analysis' | 'factCheck', Record<string, unknown>> & { optimizedResume: string };

/** resultOf lets the real server do the work, at once, for an answer of our own to be built from it. */
export async function resultOf(page: Page): Promise<Result> {
  return (await post(page, '/api/resume/optimize-json', { resumeText, jobDescription })) as Result;
}

/** optimizeAsAModelWould answers what changed: the server tailors, and its answer says what a model would have written. */
export async function optimizeAsAModelWould(page: Page) {
  await page.route('**/api/resume/optimize-json', async (route) => {
    const result = await resultOf(page);
    const optimizedResume = result.optimizedResume
      .replace('Mentored four junior developers', 'Coached four junior developers')
      .replace(/^- Introduced automated tests.*\n?/m, '');
    const notAdded = [{ kind: 'skill', text: 'Kubernetes', reason: 'Your resume does not say it.' }];
    await route.fulfill({ json: { ...result, optimizedResume, factCheck: { checked: 12, notAdded } } });
  });
  await optimize(page);
  await page.getByRole('tab', { name: 'What changed' }).click();
  return page.getByRole('tabpanel', { name: 'What changed' });
}

/** signUp fills the sign-up dialog that is open and waits until it has closed. */
export async function signUp(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Create an account' });
  await dialog.getByLabel('Full name').fill('Maya Lindqvist');
  await dialog.getByLabel('Email address').fill(`person-${Date.now()}-${++people}@example.com`);
  await dialog.getByLabel('Password', { exact: true }).fill('correct horse');
  await dialog.getByLabel('Confirm password').fill('correct horse');
  await dialog.getByRole('button', { name: 'Sign up' }).click();
  await expect(dialog).toHaveCount(0);
}
