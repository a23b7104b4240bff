import { type Page } from '@playwright/test';
import { makePdf } from '@tailwright/documents/fixtures/make-pdf';
import { jobDescription, resume } from '../people.js';
import { accountScenes } from './account-scenes.js';
import { asked, openAsked } from './asked.js';
import { lineOf, openEdited, panelOf } from './edited.js';
import {
  expect,
  keepBuilt,
  keepLetter,
  keepOptimized,
  keepVersion,
  optimize,
  optimizeAsAModelWould,
  resumeText,
  shareResume,
  signIn,
  toast,
} from './fixtures.js';
import { editingScenes } from './editing-scenes.js';
import { troubleScenes } from './trouble-scenes.js';

/** A Scene is a screen in one of its states, as a person sees it. */
export interface Scene {
  name: string;
  open: (page: Page) => Promise<void>;
  /** The one width it exists at. */
  only?: 390 | 1280;
}

const heading = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { name }).first()).toBeVisible();

async function openDialog(page: Page, name: 'Log in' | 'Sign up') {
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

async function openBuilder(page: Page, tab: string) {
  await page.goto('/build');
  await page.getByRole('tab', { name: tab }).click();
  await expect(page.getByRole('tabpanel', { name: tab })).toBeVisible();
}

async function openDashboard(page: Page) {
  await signIn(page);
  await shareResume(page, await keepOptimized(page));
  await keepBuilt(page);
  await page.goto('/dashboard');
  await heading(page, 'Built Resume');
}

async function fillLetter(page: Page) {
  await page.goto('/cover-letter');
  await page.getByLabel('Your Name').fill('Maya Lindqvist');
  await page.getByLabel('Company Name (Optional)').fill('Harborline');
  await page.getByLabel('Your Resume').fill(resumeText);
  await page.getByLabel('Job Description').fill(jobDescription);
}

export const scenes: Scene[] = [
  ...editingScenes,
  ...troubleScenes,
  ...accountScenes,
  {
    name: 'landing',
    open: async (page) => {
      await page.goto('/');
      await heading(page, 'Ready for the next application?');
    },
  },
  {
    name: 'landing-signed-in',
    open: async (page) => {
      await signIn(page);
      await page.goto('/');
      await expect(page.getByRole('main').getByRole('link', { name: 'Dashboard' })).toBeVisible();
    },
  },
  {
    name: 'menu-mobile',
    only: 390,
    open: async (page) => {
      await page.goto('/');
      await page.getByRole('button', { name: 'Open menu' }).click();
      await expect(page.getByRole('banner').getByRole('link', { name: 'Pricing' })).toBeVisible();
    },
  },
  {
    name: 'menu-account',
    only: 1280,
    open: async (page) => {
      await signIn(page);
      await page.goto('/privacy-policy');
      await page.getByRole('button', { name: /Account menu/ }).click();
      await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
    },
  },
  { name: 'dialog-login', open: (page) => openDialog(page, 'Log in') },
  {
    name: 'dialog-signup-errors',
    open: async (page) => {
      await openDialog(page, 'Sign up');
      await page.getByRole('dialog').getByRole('button', { name: 'Sign up' }).click();
      await expect(page.getByText('Name must be at least 2 characters')).toBeVisible();
    },
  },
  {
    name: 'optimize-1',
    open: async (page) => {
      await page.goto('/optimize');
      await heading(page, 'Upload Resume');
    },
  },
  {
    name: 'optimize-1-file',
    open: async (page) => {
      await page.goto('/optimize');
      await page.locator('input[type=file]').setInputFiles({
        name: 'Maya Lindqvist, resume.pdf',
        mimeType: 'application/pdf',
        buffer: await makePdf(resume),
      });
      await heading(page, 'This is what we read');
      await heading(page, 'Jobs');
    },
  },
  {
    name: 'optimize-1-text',
    open: async (page) => {
      await page.goto('/optimize');
      await page.getByLabel('Or paste your resume text').fill(`${resumeText}\n\nPage 1 of 1`);
      await heading(page, 'Left out, as part of the page');
    },
  },
  {
    name: 'optimize-1-posting',
    open: async (page) => {
      await page.goto('/optimize');
      const posting = `${jobDescription}\nWhat we offer\nYou will join a team of six. ${'It is a good place to work. '.repeat(5)}`;
      await page.getByLabel('Or paste your resume text').fill(posting);
      await expect(page.getByText('This looks like a job description, not a resume')).toBeVisible();
    },
  },
  {
    name: 'optimize-1-wrong-file',
    open: async (page) => {
      await page.goto('/optimize');
      const file = { name: 'portrait.png', mimeType: 'image/png', buffer: Buffer.from('PNG') };
      await page.locator('input[type=file]').setInputFiles(file);
      await expect(page.getByText(/Invalid file type/)).toBeVisible();
    },
  },
  {
    name: 'optimize-1-required',
    open: async (page) => {
      await page.goto('/optimize');
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(toast(page)).toContainText('Resume required');
    },
  },
  {
    name: 'optimize-2',
    open: async (page) => {
      await page.goto('/optimize');
      await page.getByRole('button', { name: 'Use Sample Resume' }).click();
      await expect(page.getByLabel('Or paste your resume text')).not.toBeEmpty();
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.getByRole('button', { name: 'Use Sample Job' }).click();
      await expect(page.getByLabel('Or paste the job description')).not.toBeEmpty();
    },
  },
  {
    name: 'optimize-running',
    open: async (page) => {
      const partialText = '# Maya Lindqvist\n\n## Summary\n\nBackend engineer with 8 years of experience in payment';
      const id = '00000000-0000-4000-8000-000000000001';
      const state = {
        id,
        kind: 'optimize',
        status: 'running',
        stage: 'writing',
        position: 0,
        createdAt: new Date().toISOString(),
      };
      await page.route('**/api/resume/optimize-json', (route) => route.fulfill({ status: 202, json: state }));
      await page.route('**/api/jobs/*/events', (route) =>
        route.fulfill({
          contentType: 'text/event-stream',
          body: `data: ${JSON.stringify({ state, partialText })}\n\n`,
        }),
      );
      await page.route(`**/api/jobs/${id}`, (route) => route.fulfill({ json: state }));
      await page.goto('/optimize');
      await page.getByLabel('Or paste your resume text').fill(resumeText);
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.getByLabel('Or paste the job description').fill(jobDescription);
      await page.getByRole('button', { name: 'Optimize Resume' }).click();
      await expect(page.getByText('Backend engineer with 8 years').last()).toBeVisible();
    },
  },
  {
    name: 'optimize-failed',
    open: async (page) => {
      await page.route('**/api/resume/optimize-json', (route) =>
        route.fulfill({
          status: 429,
          json: { code: 'rate_limited', message: 'Rate limit exceeded. Please try again later.' },
        }),
      );
      await page.goto('/optimize');
      await page.getByLabel('Or paste your resume text').fill(resumeText);
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.getByLabel('Or paste the job description').fill(jobDescription);
      await page.getByRole('button', { name: 'Optimize Resume' }).click();
      await expect(toast(page)).toContainText('Direct API Optimization Failed');
    },
  },
  { name: 'optimize-3', open: optimize },
  {
    name: 'optimize-3-changed',
    open: async (page) => {
      await optimize(page);
      await page.getByRole('tab', { name: 'What changed' }).click();
      await expect(page.getByRole('tabpanel', { name: 'What changed' })).toContainText('Nordkassa AB');
    },
  },
  {
    name: 'optimize-3-put-back',
    open: async (page) => {
      const panel = await optimizeAsAModelWould(page);
      await panel.getByRole('button', { name: 'Undo several' }).click();
      await panel.getByRole('button', { name: /^Use my words: Mentored/ }).click();
      await expect(page.getByText('1 line goes back to your words.')).toBeVisible();
    },
  },
  {
    name: 'optimize-3-edited',
    open: async (page) => {
      await openEdited(page);
      await lineOf(page, 'Coached').getByRole('button', { name: /^Keep/ }).click();
      await lineOf(page, 'design: built').getByRole('button', { name: /^Edit/ }).click();
      await page.keyboard.type(' and its partners');
      await page.keyboard.press('Enter');
      await expect(lineOf(page, 'and its partners')).toContainText('Your own words');
      await panelOf(page).getByText('2 unchanged lines').first().click();
      await lineOf(page, 'Fjordly').getByRole('button', { name: /^Edit/ }).click();
      await page.getByLabel('Edit this line').fill('');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('button', { name: 'Remove this line' })).toBeVisible();
    },
  },
  {
    name: 'optimize-3-replied',
    open: async (page) => {
      await openAsked(page);
      for (const answer of ['Yes, this line', 'That is not it', "I don't have this"]) {
        await asked(page)
          .getByRole('button', { name: new RegExp(`^${answer}`) })
          .first()
          .click();
      }
      await expect(asked(page).getByText('You said:')).toHaveCount(3);
    },
  },
  {
    name: 'optimize-3-say-where',
    open: async (page) => {
      await openAsked(page);
      await asked(page)
        .getByRole('button', { name: /^I have this: say where/ })
        .first()
        .click();
      await expect(page.getByRole('listbox', { name: 'Lines of your resume' })).toBeVisible();
    },
  },
  {
    name: 'optimize-3-say-in-your-words',
    open: async (page) => {
      await openAsked(page);
      await asked(page).getByText('Words a search would look for').click();
      await asked(page)
        .getByRole('button', { name: /^Say it in your words/ })
        .first()
        .click();
      await expect(page.getByLabel('Where and how you did this, in one sentence')).toBeFocused();
    },
  },
  {
    name: 'build-import',
    open: async (page) => {
      await page.goto('/build');
      await page.getByText('Start from a resume you have').click();
      await expect(page.locator('input[type=file]')).toBeAttached();
    },
  },
  {
    name: 'build-imported',
    open: async (page) => {
      await page.goto('/build');
      await page.getByText('Start from a resume you have').click();
      const text = [...resume, '', 'AWARDS', 'Engineer of the year, Nordkassa AB, 2023', '', 'Page 1 of 1'].join('\n');
      const file = { name: 'resume.txt', mimeType: 'text/plain', buffer: Buffer.from(text) };
      await page.locator('input[type=file]').setInputFiles(file);
      await expect(page.getByRole('region', { name: 'Lines that were not placed' })).toBeVisible();
    },
  },
  {
    name: 'build-personal-errors',
    open: async (page) => {
      await page.goto('/build');
      await page.getByRole('button', { name: 'Next' }).click();
      await page.getByRole('tab', { name: 'Personal' }).click();
      await expect(page.getByText('First name is required')).toBeVisible();
    },
  },
  {
    name: 'build-experience',
    open: async (page) => {
      await openBuilder(page, 'Experience');
      await page.getByRole('button', { name: 'Add Experience' }).click();
      await page.getByLabel('I currently work here').first().check();
      await page.getByLabel('Description (Optional)').first().fill('Kept records\nCut waste by 12%');
      await page.getByRole('button', { name: 'Order of the lines of Experience 1' }).click();
    },
  },
  { name: 'build-education', open: (page) => openBuilder(page, 'Education') },
  {
    name: 'build-skills',
    open: async (page) => {
      await openBuilder(page, 'Skills');
      for (const skill of ['Patient care', 'Triage', 'Wound dressing']) {
        await page.getByRole('textbox', { name: 'Skills' }).fill(skill);
        await page.keyboard.press('Enter');
      }
      await page.getByRole('button', { name: 'Move Triage', exact: true }).click();
    },
  },
  {
    name: 'build-additional',
    open: async (page) => {
      await openBuilder(page, 'Additional');
      await page.getByRole('textbox', { name: 'Projects' }).fill('Food drive');
      await page.keyboard.press('Enter');
      await page.getByText('Project “Food drive”: link and text').click();
    },
  },
  {
    name: 'build-pages',
    only: 1280,
    open: async (page) => {
      await page.goto('/build');
      await page.getByText('Start from a resume you have').click();
      const file = { name: 'resume.txt', mimeType: 'text/plain', buffer: Buffer.from(resume.join('\n')) };
      await page.locator('input[type=file]').setInputFiles(file);
      await expect(page.getByText('Your resume is in the form')).toBeVisible();
      await page.getByText('Start from a resume you have').click();
      await expect(page.getByRole('img', { name: /^Page 1 of/ })).toBeVisible();
    },
  },
  {
    name: 'build-pages-phone',
    only: 390,
    open: async (page) => {
      await page.goto('/build');
      await page.getByLabel('First Name').fill('Maya');
      await page.getByLabel('Summary (Optional)').fill('Nurse with ten years in pediatric care.\n'.repeat(60));
      await page.getByRole('button', { name: 'Live preview' }).click();
      await expect(page.getByRole('img', { name: /^Page 2 of/ })).toBeVisible();
    },
  },
  {
    name: 'build-other-draft',
    open: async (page) => {
      await page.goto('/build');
      await page.getByLabel('First Name').fill('Maya');
      await signIn(page);
      const form = { personal_info: { first_name: 'Maya', headline: 'Nurse' }, additional: {} };
      await page.request.post('/api/builder-draft', { data: { form }, headers: { 'sec-fetch-site': 'same-origin' } });
      await page.reload();
      await expect(page.getByText('Your account has another draft of this form')).toBeVisible();
    },
  },
  {
    name: 'pages-dialog',
    open: async (page) => {
      await signIn(page);
      await page.goto(`/resumes/${await keepOptimized(page)}`);
      await page.getByRole('button', { name: 'More formats' }).click();
      await page.getByRole('menuitem', { name: 'See the pages' }).click();
      await expect(page.getByRole('dialog').getByRole('img', { name: /^Page 1 of/ })).toBeVisible();
    },
  },
  { name: 'build-preview-empty', open: (page) => openBuilder(page, 'Preview') },
  {
    name: 'build-preview',
    open: async (page) => {
      await page.goto('/build');
      await page.getByLabel('First Name').fill('Maya');
      await page.getByLabel('Last Name').fill('Lindqvist');
      await page.getByLabel('Email').fill('maya@example.com');
      await page.getByLabel('Summary (Optional)').fill('Backend engineer who likes quiet systems.');
      await page.getByRole('tab', { name: 'Additional' }).click();
      await page.getByRole('button', { name: 'Generate Resume' }).click();
      await expect(page.getByRole('article').getByText('Maya Lindqvist').first()).toBeVisible();
    },
  },
  {
    name: 'cover-letter-form',
    open: async (page) => {
      await page.goto('/cover-letter');
      await page.getByRole('button', { name: 'Generate Cover Letter' }).click();
      await expect(page.getByText('Please enter your name')).toBeVisible();
    },
  },
  {
    name: 'cover-letter-files',
    open: async (page) => {
      await page.goto('/cover-letter');
      const file = { name: 'resume.pdf', mimeType: 'application/pdf', buffer: await makePdf(resume) };
      await page.getByLabel(/^Upload the resume/).setInputFiles(file);
      await expect(page.getByRole('button', { name: 'Edit as text' })).toBeVisible();
    },
  },
  {
    name: 'cover-letter-preview',
    open: async (page) => {
      await fillLetter(page);
      await page.getByRole('button', { name: 'Generate Cover Letter' }).click();
      await expect(page.getByRole('button', { name: 'Copy to Clipboard' })).toBeVisible();
    },
  },
  {
    name: 'dashboard-empty',
    open: async (page) => {
      await signIn(page);
      await page.goto('/dashboard');
      await heading(page, 'No resumes yet');
    },
  },
  { name: 'dashboard', open: openDashboard },
  {
    name: 'dashboard-delete',
    open: async (page) => {
      await openDashboard(page);
      await page.getByRole('button', { name: 'Delete resume' }).first().click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  },
  {
    name: 'dashboard-rename',
    open: async (page) => {
      await openDashboard(page);
      await page.getByRole('button', { name: 'Rename resume' }).first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'dashboard-not-found',
    open: async (page) => {
      await openDashboard(page);
      await page.getByRole('searchbox', { name: 'Search' }).fill('sailing boats');
      await heading(page, 'No resume was found');
    },
  },
  {
    name: 'saved-resume',
    open: async (page) => {
      await signIn(page);
      const id = await keepOptimized(page);
      await keepVersion(page, id);
      await keepLetter(page, id);
      await shareResume(page, id);
      await page.goto(`/resumes/${id}`);
      await heading(page, 'What the job asks');
      await expect(page.getByText('Nordkassa AB').first()).toBeVisible();
    },
  },
  {
    name: 'saved-resume-changes',
    open: async (page) => {
      await signIn(page);
      await page.goto(`/resumes/${await keepOptimized(page)}`);
      await page.getByRole('tab', { name: 'What changed' }).click();
      await heading(page, 'What changed');
    },
  },
  {
    name: 'saved-built',
    open: async (page) => {
      await signIn(page);
      await page.goto(`/resumes/${await keepBuilt(page)}`);
      await heading(page, 'Public link');
      await expect(page.getByText('Nordkassa AB').first()).toBeVisible();
    },
  },
  {
    name: 'saved-unknown',
    open: async (page) => {
      await signIn(page);
      await page.goto('/resumes/0b8f6a52-5d1c-4c0e-8d6c-3f0a5d9f2b11');
      await heading(page, 'This resume is not here');
    },
  },
  {
    name: 'analytics-empty',
    open: async (page) => {
      await signIn(page);
      await page.goto('/dashboard');
      await page.getByRole('tab', { name: 'Analytics' }).click();
      await heading(page, 'No shared resumes yet');
    },
  },
  {
    name: 'analytics',
    open: async (page) => {
      await signIn(page);
      const read = await shareResume(page, await keepOptimized(page));
      for (const views of ['1 view', '2 views', '3 views']) {
        await page.goto(`/r/${read}`);
        await expect(page.getByText(views, { exact: true })).toBeVisible();
      }
      await page.goto('/dashboard');
      await page.getByRole('tab', { name: 'Analytics' }).click();
      await expect(page.getByRole('img', { name: /3 views/ })).toBeVisible();
    },
  },
  {
    name: 'how-scoring-works',
    open: async (page) => {
      await page.goto('/how-scoring-works');
      await heading(page, 'How scoring works');
    },
  },
  {
    name: 'shared',
    open: async (page) => {
      await signIn(page);
      const id = await shareResume(page, await keepOptimized(page));
      await page.context().clearCookies();
      await page.goto(`/r/${id}`);
      await heading(page, 'Shared Resume');
      await expect(page.getByText('Nordkassa AB').first()).toBeVisible();
    },
  },
  {
    name: 'shared-not-found',
    open: async (page) => {
      await page.goto('/r/AAAAAAAAAAAAAAAAAAAAAA');
      await heading(page, 'Resume Not Found');
    },
  },
  {
    name: 'admin',
    open: async (page) => {
      await signIn(page);
      await page.goto('/admin');
      await heading(page, 'Email System');
    },
  },
  {
    name: 'privacy-policy',
    open: async (page) => {
      await page.goto('/privacy-policy');
      await heading(page, 'Privacy Policy');
    },
  },
  {
    name: 'terms-of-service',
    open: async (page) => {
      await page.goto('/terms-of-service');
      await heading(page, 'Terms of Service');
    },
  },
  {
    name: 'not-found',
    open: async (page) => {
      await page.goto('/no-such-page');
      await heading(page, '404 Page Not Found');
    },
  },
];
