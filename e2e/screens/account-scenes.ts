import { randomUUID } from 'node:crypto';
import { type Page } from '@playwright/test';
import { asked, row } from './asked.js';
import {
  expect,
  keepBuilt,
  keepLetter,
  keepOptimized,
  keepVersion,
  resumeText,
  shareResume,
  signIn,
} from './fixtures.js';
import type { Scene } from './scenes.js';

const said = 'At Nordkassa I ran our Kubernetes clusters in production for two years.';

/** The same job at another company, which words the requirement another way. */
export const otherJob = [
  'Site Reliability Engineer',
  'Requirements:',
  '- Hands-on experience with Kubernetes',
  '- Strong knowledge of PostgreSQL and Redis',
  '- 5+ years of experience with Node.js and TypeScript',
  '- REST API design',
  '- Experience mentoring other engineers',
].join('\n');
export const offeredFor = 'Hands-on experience with Kubernetes';

export interface Said {
  text: string;
  requirement: string;
}

/** keepFacts keeps facts with the account that is signed in. */
export async function keepFacts(page: Page, facts: Said[]): Promise<void> {
  const data = { facts: facts.map((fact) => ({ id: randomUUID(), ...fact })) };
  const response = await page.request.post('/api/facts', { data });
  expect(response.ok()).toBe(true);
}

export const someFacts: Said[] = [
  { text: said, requirement: 'Experience with Kubernetes in production' },
  { text: 'I hold a valid forklift licence since 2019.', requirement: 'Forklift certificate' },
  {
    text: 'I planned the on-call rota of eleven engineers and wrote the runbooks that halved our nightly pages within a year.',
    requirement: 'You organise the on-call duty of a team and make it bearable for everybody who takes part in it',
  },
];

/** optimizeFor tailors the resume of the tests to a posting, in a wizard that is empty. */
export async function optimizeFor(page: Page, posting: string): Promise<void> {
  await page.goto('/optimize');
  await page.getByLabel('Or paste your resume text').fill(resumeText);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Or paste the job description').fill(posting);
  await page.getByRole('button', { name: 'Optimize Resume' }).click();
  await page.getByTestId('match-percentage').waitFor();
}

export async function openAccount(page: Page): Promise<void> {
  await page.goto('/account');
  await expect(page.getByRole('heading', { name: 'Your account' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'What is kept' })).toContainText('of 20 MB');
}

async function openFullAccount(page: Page) {
  await signIn(page);
  const id = await keepOptimized(page);
  await keepVersion(page, id);
  await keepLetter(page, id);
  await shareResume(page, id);
  await keepBuilt(page);
  await keepFacts(page, someFacts);
  await openAccount(page);
}

export const accountScenes: Scene[] = [
  { name: 'account', open: openFullAccount },
  {
    name: 'account-empty',
    open: async (page) => {
      await signIn(page);
      await openAccount(page);
      await expect(page.getByText('No facts yet')).toBeVisible();
    },
  },
  {
    name: 'account-fact-edited',
    open: async (page) => {
      await openFullAccount(page);
      await page.getByRole('button', { name: /^Edit: I hold/ }).click();
      await expect(page.getByLabel('Your words')).toBeFocused();
    },
  },
  {
    name: 'account-deletion',
    open: async (page) => {
      await openFullAccount(page);
      await page.getByRole('button', { name: 'Delete my account' }).click();
      const dialog = page.getByRole('alertdialog');
      await dialog.getByLabel('Your password').fill('not my password');
      await dialog.getByRole('button', { name: 'Delete my account' }).click();
      await expect(dialog).toContainText('This is not your password.');
    },
  },
  {
    name: 'fact-offered',
    open: async (page) => {
      await signIn(page);
      await keepFacts(page, someFacts);
      await optimizeFor(page, otherJob);
      await expect(row(page, offeredFor)).toContainText('You said earlier');
      await asked(page).scrollIntoViewIfNeeded();
    },
  },
];
