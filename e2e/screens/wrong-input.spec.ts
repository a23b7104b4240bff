import { type Page } from '@playwright/test';
import { jobDescription } from '../people.js';
import { expect, resumeText, test, toast, whole } from './fixtures.js';

const note = (page: Page) => page.getByRole('main').getByRole('alert');
const resumeBox = (page: Page) => page.getByLabel('Or paste your resume text');
const jobBox = (page: Page) => page.getByLabel('Or paste the job description');

const germanPosting =
  'Wir suchen eine Pflegefachkraft für unser Haus. Ihre Aufgaben: Betreuung der Patienten und Dokumentation. ' +
  'Ihr Profil: Ausbildung in der Pflege und Freude an der Arbeit mit Menschen.';
const germanResume = `Anna Müller
anna@example.de · 0170 1234567

BERUFSERFAHRUNG
Pflegefachkraft, Klinikum Nord, März 2019 – heute
- Betreuung von 20 Patienten auf der inneren Station und in der Aufnahme
- Anleitung von Auszubildenden und Dokumentation der Pflege für das ganze Haus
- Mitarbeit an den Plänen für die Schichten und an der Schulung von neuen Kolleginnen`;

async function toJobStep(page: Page) {
  await page.goto('/optimize');
  await resumeBox(page).fill(resumeText);
  await page.getByRole('button', { name: 'Continue' }).click();
}

async function runWith(page: Page, posting: string) {
  await toJobStep(page);
  await jobBox(page).fill(posting);
  await page.getByRole('button', { name: 'Optimize Resume' }).click();
  await page.getByTestId('match-percentage').waitFor();
}

test('a link, a resume and another language in the place of the job description are told at once with the next step', async ({
  page,
}) => {
  await toJobStep(page);
  await jobBox(page).fill('https://jobs.example.com/backend-engineer?id=4711');
  await expect(note(page)).toContainText('This is a link, and we do not open links');
  await expect(note(page)).toContainText('copy the whole text of the job description and paste it here');
  await jobBox(page).fill(resumeText);
  await expect(note(page)).toContainText('This looks like a resume, not a job description');
  await jobBox(page).fill(germanPosting);
  await expect(note(page)).toContainText('This seems to be written in German');
  await jobBox(page).fill(jobDescription);
  await expect(note(page)).toHaveCount(0);
});

test('a link in a file that was chosen as job description is told too', whole, async ({ page }) => {
  await toJobStep(page);
  const buffer = Buffer.from('See the posting:\nhttps://jobs.example.com/backend-engineer?id=4711\n');
  await page
    .getByLabel('Drop the job description here')
    .setInputFiles({ name: 'job.txt', mimeType: 'text/plain', buffer });
  await expect(page.getByRole('alert').filter({ hasText: 'This is a link' })).toBeVisible();
});

test('a resume in another language is told at its own step', async ({ page }) => {
  await page.goto('/optimize');
  await resumeBox(page).fill(germanResume);
  await expect(note(page)).toContainText('This seems to be written in German');
  await expect(note(page)).toContainText('If not, go on: less may be found than your resume says.');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(jobBox(page)).toBeVisible();
});

test('the cover letter tells a posting in the resume’s place and a link in the posting’s', whole, async ({ page }) => {
  await page.goto('/cover-letter');
  await page
    .getByLabel('Your Resume')
    .fill(`${jobDescription}\nYou will join us and you have fun.\n${'It is a good place to work. '.repeat(5)}`);
  await expect(note(page)).toContainText('This looks like a job description, not a resume');
  await page.getByLabel('Your Resume').fill(resumeText);
  await expect(note(page)).toHaveCount(0);
  await page.getByLabel('Job Description').fill('https://jobs.example.com/backend-engineer?id=4711');
  await expect(note(page)).toContainText('This is a link, and we do not open links');
});

test('a resume that nothing was changed in is not called tailored, and the page says why', async ({ page }) => {
  await runWith(page, 'A nice job in a nice town.');
  await expect(toast(page)).toContainText('Optimization Complete');
  await expect(toast(page)).toContainText('No line of your resume was reworded. The page says why.');
  const why = page.getByRole('status').filter({ hasText: 'Nothing in your resume was changed' });
  await expect(why).toContainText('paste all of it, with its list of requirements');
  await page.getByRole('button', { name: 'Optimize Again' }).click();
  await expect(toast(page)).toContainText('In the chosen style your resume reads as it did before.');
});

test('a resume with a reworded line is called tailored', whole, async ({ page }) => {
  await page.route('**/api/resume/optimize-json', async (route) => {
    const response = await route.fetch({ headers: { ...route.request().headers(), prefer: '' } });
    const result = (await response.json()) as { optimizedResume: string };
    const optimizedResume = result.optimizedResume.replace('Mentored four', 'Coached four');
    const edits = [{ text: 'Coached four junior developers', kind: 'reworded', lines: [], requirements: [] }];
    await route.fulfill({ json: { ...result, optimizedResume, edits } });
  });
  await runWith(page, jobDescription);
  await expect(toast(page)).toContainText('Your resume is tailored to this job.');
  await expect(page.getByText('Nothing in your resume was changed')).toHaveCount(0);
});
