import { type Page } from '@playwright/test';
import { jobDescription } from '../people.js';
import { expect, optimize, resumeText, shareResume, keepOptimized, signIn, test, toast, whole } from './fixtures.js';

const resumeBox = (page: Page) => page.getByLabel('Or paste your resume text');
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

async function start(page: Page) {
  await page.goto('/optimize');
  await resumeBox(page).fill(resumeText);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Or paste the job description').fill(jobDescription);
  await page.getByRole('button', { name: 'Optimize Resume' }).click();
}

const id = '00000000-0000-4000-8000-000000000007';
const running = {
  id,
  kind: 'optimize',
  status: 'running',
  stage: 'writing',
  position: 0,
  createdAt: '2026-01-01T00:00:00Z',
};

/** A job that runs until `finish` is called, whose stream never says a word, as after a laptop has slept. */
async function silentJob(page: Page) {
  let isDone = false;
  let asked = 0;
  const result = (await (
    await page.request.post('/api/resume/optimize-json', { data: { resumeText, jobDescription, style: 'standard' } })
  ).json()) as object;
  await page.route('**/api/resume/optimize-json', (route) => route.fulfill({ status: 202, json: running }));
  await page.route(`**/api/jobs/${id}/events`, () => undefined);
  await page.route(`**/api/jobs/${id}`, (route) => {
    asked += 1;
    return route.fulfill({ json: isDone ? { ...running, status: 'done', stage: 'finished', result } : running });
  });
  return { finish: () => (isDone = true), asked: () => asked };
}

test('going back and forward in the middle of a run finds it again', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Resume Optimizer' }).click();
  const job = await silentJob(page);
  await resumeBox(page).fill(resumeText);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Or paste the job description').fill(jobDescription);
  await page.getByRole('button', { name: 'Optimize Resume' }).click();
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/');
  await page.goForward();
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible();
  job.finish();
  // The page may be looked at before it has found the run again: then it is looked at once more.
  await expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(page.getByTestId('match-percentage')).toBeVisible({ timeout: 2_000 });
  }).toPass();
});

test('after the computer has slept, a job whose stream is dead is asked about and shown', whole, async ({ page }) => {
  const job = await silentJob(page);
  await start(page);
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible();
  job.finish();
  expect(job.asked()).toBe(0);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByTestId('match-percentage')).toBeVisible();
});

test('a run goes on through a lost connection and shows its result afterwards', async ({ page, context }) => {
  const job = await silentJob(page);
  await start(page);
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
  job.finish();
  await context.setOffline(false);
  await expect(page.getByTestId('match-percentage')).toBeVisible();
  await expect(page.getByText('You are offline.')).toBeHidden();
});

test('two tabs run two resumes beside each other', whole, async ({ page, context }) => {
  await optimize(page);
  const other = await context.newPage();
  await other.goto('/optimize');
  await expect(resumeBox(other)).toHaveValue('');
  await resumeBox(other).fill(resumeText.replaceAll('Lindqvist', 'Åkerblom'));
  await other.getByRole('button', { name: 'Continue' }).click();
  await other.getByLabel('Or paste the job description').fill(jobDescription);
  await other.getByRole('button', { name: 'Optimize Resume' }).click();
  await expect(other.getByRole('article')).toContainText('Åkerblom');
  await page.reload();
  await expect(page.getByRole('article')).toContainText('Lindqvist');
});

test('a second file chosen while the first is read is the one that counts', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const document = (text: string) => ({ text, kind: 'txt', pages: 1, warnings: [] });
  await page.route('**/api/documents/extract', async (route) => {
    const isFirst = route.request().postData()?.includes('first.txt');
    if (isFirst) await held;
    await route.fulfill({ json: document(isFirst ? 'The first file' : 'The second file') });
  });
  const choose = (name: string) =>
    page
      .getByLabel('Drop your resume here, or choose a file')
      .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(name) });
  await page.goto('/optimize');
  await choose('first.txt');
  await expect(page.getByText('Reading first.txt...')).toBeVisible();
  await page.getByRole('button', { name: 'Remove file' }).click();
  await choose('second.txt');
  await expect(page.getByRole('region', { name: 'Text read from the file' })).toHaveText('The second file');
  const late = page.waitForResponse('**/api/documents/extract');
  release();
  await late;
  await expect(page.getByRole('region', { name: 'Text read from the file' })).toHaveText('The second file');
});

test('in the builder too, and a file that takes long can be given up', whole, async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/documents/extract', async (route) => {
    await held;
    await route.fulfill({ json: { text: resumeText, kind: 'txt', pages: 1, warnings: [] } });
  });
  await page.goto('/build');
  await page.getByRole('button', { name: /Start from a resume you have/ }).click();
  await page
    .getByLabel('Choose a resume or drop it here')
    .setInputFiles({ name: 'first.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
  await page.getByRole('button', { name: 'Remove file' }).click();
  const late = page.waitForResponse('**/api/documents/extract');
  release();
  await late;
  await expect(page.getByLabel('Choose a resume or drop it here')).toBeEnabled();
  await expect(page.getByLabel('First Name')).toHaveValue('');
});

for (const hours of [-1, 1]) {
  test(`a clock that is ${hours} h off changes nothing`, whole, async ({ page }) => {
    await page.clock.install({ time: Date.now() + hours * 3_600_000 });
    await page.clock.resume();
    await signIn(page);
    await optimize(page);
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await expect(toast(page)).toContainText('Share link created');
    await page.reload();
    await expect(page.getByTestId('match-percentage')).toBeVisible();
    await page.goto('/dashboard');
    await expect(page.getByRole('article')).toHaveCount(1);
  });
}

test('at 200 % zoom nothing is cut off to the side, and the result can be read and shared', whole, async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 400 });
  await signIn(page);
  await shareResume(page, await keepOptimized(page));
  for (const path of ['/', '/optimize', '/build', '/cover-letter', '/dashboard', '/admin', '/privacy-policy']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await overflow(page), path).toBeLessThanOrEqual(0);
  }
  await optimize(page);
  expect(await overflow(page), 'the result').toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(toast(page)).toContainText('Share link created');
});

test(
  'a name that runs from right to left stands so in the form, the header and the resume',
  whole,
  async ({ page }) => {
    const name = 'أمينة الحسن';
    await signIn(page, name);
    await page.goto('/build');
    const [first = '', last = ''] = name.split(' ');
    await page.getByLabel('First Name').fill(first);
    await expect(page.getByLabel('First Name')).toHaveCSS('direction', 'rtl');
    await page.getByLabel('Last Name').fill(last);
    await page.getByLabel('Email').fill('amina@example.com');
    await expect(page.getByLabel('Email')).toHaveCSS('direction', 'ltr');
    await expect(page.getByRole('button', { name: 'Account menu, أا' })).toBeVisible();
    await page.getByRole('tab', { name: 'Additional' }).click();
    await page.getByRole('button', { name: 'Generate Resume' }).click();
    const heading = page.getByRole('tabpanel', { name: 'Preview' }).getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(name);
    await expect(heading).toHaveCSS('unicode-bidi', 'plaintext');
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await expect(toast(page)).toContainText('Share link created');
  },
);
