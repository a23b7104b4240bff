import { type Page, type Route } from '@playwright/test';
import { makePdf } from '@tailwright/documents/fixtures/make-pdf';
import { tornColumns } from '@tailwright/resume-text/testing/torn-columns';
import { jobDescription, resume } from '../people.js';
import { downloadOf, expect, optimize, resultOf, resumeText, signIn, signUp, test, toast, whole } from './fixtures.js';

const json = '**/api/resume/optimize-json';
const multipart = '**/api/resume/optimize';
const optimizeButton = (page: Page) => page.getByRole('button', { name: 'Optimize Resume' });
const again = (page: Page) => page.getByRole('button', { name: 'Optimize Again' });

async function fill(page: Page, { direct = true } = {}) {
  await page.goto('/optimize');
  await page.getByLabel('Or paste your resume text').fill(resumeText);
  await page.getByLabel(/Use direct API method/).setChecked(direct);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Or paste the job description').fill(jobDescription);
}

test('the direct method sends JSON, says what it does, and shows the third step', async ({ page }) => {
  const sent: unknown[] = [];
  await page.route(json, async (route) => {
    sent.push(route.request().postDataJSON());
    await expect(page.getByRole('button', { name: 'Optimizing...' })).toBeDisabled();
    await expect(toast(page)).toContainText('Optimizing Resume');
    await expect(toast(page)).toContainText('This may take a minute...');
    await route.continue();
  });
  await fill(page);
  await optimizeButton(page).click();
  await expect(page.getByRole('heading', { name: 'Optimize & Download' })).toBeFocused();
  await expect(toast(page)).toContainText('Optimization Complete');
  expect(sent).toEqual([{ resumeText, jobDescription, style: 'standard' }]);
  for (const name of ['Back', 'Download', 'Share', 'Optimize Again']) {
    await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
  }
  await expect(page.getByRole('heading', { name: 'Not quite right?' })).toBeVisible();
  await expect(page.getByRole('article').getByRole('heading', { name: 'Maya Lindqvist' })).toBeVisible();
});

test('without it the multipart method is used, and its failure tries the direct one', async ({ page }) => {
  await page.route(multipart, (route) => route.fulfill({ status: 502, body: '<html>', contentType: 'text/html' }));
  await fill(page, { direct: false });
  const form = page.waitForRequest(multipart);
  const direct = page.waitForRequest(json);
  await page.route(json, async (route) => {
    await expect(toast(page)).toContainText('Trying Alternative Method');
    await expect(toast(page)).toContainText('First method failed. Trying direct API approach...');
    await route.continue();
  });
  await optimizeButton(page).click();
  const body = (await form).postData() ?? '';
  for (const field of ['resumeText', 'jobDescriptionText', 'style']) expect(body).toContain(`name="${field}"`);
  expect((await direct).postDataJSON()).toMatchObject({ resumeText, jobDescription });
  await expect(page.getByTestId('match-percentage')).toBeVisible();
});

test('the multipart method alone works too', async ({ page }) => {
  await fill(page, { direct: false });
  await page.route(json, (route) => route.abort());
  await optimizeButton(page).click();
  await expect(page.getByTestId('match-percentage')).toBeVisible();
});

test('a file goes by the direct method even without it, with the text that was read', async ({ page }) => {
  await page.goto('/optimize');
  await page.getByLabel(/Use direct API method/).uncheck();
  const file = { name: 'resume.pdf', mimeType: 'application/pdf', buffer: await makePdf(resume) };
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByRole('heading', { name: 'This is what we read' })).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Or paste the job description').fill(jobDescription);
  const direct = page.waitForRequest(json);
  await optimizeButton(page).click();
  expect(((await direct).postDataJSON() as { resumeText: string }).resumeText).toContain('Nordkassa AB');
});

/** An answer with the fields that the specification names, and nothing else. */
const specified = {
  optimizedResume: '# Maya Lindqvist\n\nBackend engineer with PostgreSQL',
  originalResume: resumeText,
  jobDescription,
  analysis: { matching_percentage: 71, added_keywords: ['PostgreSQL'], improvement_areas: ['Say more.'] },
};

test('an answer of the specification’s own fields is shown, downloaded and optimized again', async ({ page }) => {
  const sent: { style: string }[] = [];
  await page.route(json, (route) => {
    sent.push(route.request().postDataJSON() as { style: string });
    return route.fulfill({ json: specified });
  });
  await fill(page);
  await optimizeButton(page).click();
  await expect(page.getByTestId('match-percentage')).toHaveText('71%');
  await expect(page.getByText('Good match! A few more improvements could help.')).toBeVisible();
  await expect(page.getByRole('article').getByText('Backend engineer with PostgreSQL')).toBeVisible();
  await expect(page.getByText('Say more.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Still Missing' })).toHaveCount(0);
  // What was not answered is not claimed either.
  await expect(page.getByText(/Nothing was invented|Written by|Not enough requirements|The same as/)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'What the job asks' })).toHaveCount(0);
  await page.getByRole('tab', { name: 'What changed' }).click();
  await expect(page.getByRole('heading', { name: 'What changed' })).toBeVisible();
  const download = page.getByRole('button', { name: 'Download', exact: true });
  expect((await downloadOf(page, download)).text).toBe(specified.optimizedResume);
  await page.getByRole('radio', { name: /More Formal/ }).check();
  await again(page).click();
  await expect(toast(page)).toContainText('Resume optimized');
  expect(sent.map(({ style }) => style)).toEqual(['standard', 'formal']);
});

test('an answer of the resume alone is shown without a report', async ({ page }) => {
  await page.route(json, (route) => route.fulfill({ json: { optimizedResume: specified.optimizedResume } }));
  await fill(page);
  await optimizeButton(page).click();
  await expect(page.getByRole('article').getByText('Backend engineer with PostgreSQL')).toBeVisible();
  await expect(page.getByTestId('match-percentage')).toHaveCount(0);
  await again(page).click();
  await expect(toast(page)).toContainText('Cannot optimize again: missing original resume data.');
});

const failures = [
  {
    what: 'a message with JSON',
    answer: { status: 502, json: { code: 'provider_failed', message: 'The model answered no JSON.' } },
    text: 'There was an issue processing the response from our AI service. Please try again with a different resume or job description.',
  },
  {
    what: 'a message with "required"',
    answer: { status: 400, json: { code: 'invalid_input', message: 'Resume text is required' } },
    text: "Both resume and job description are required. Please make sure you've provided both.",
  },
  {
    what: 'too many requests',
    answer: { status: 429, json: { code: 'rate_limited', message: 'Rate limit exceeded. Please try again later.' } },
    text: 'Our AI service is currently experiencing high demand. Please try again in a few minutes.',
    reason: 'Rate limit exceeded. Please try again later.',
  },
  {
    what: 'a refused key',
    answer: { status: 401, json: { code: 'unauthorized', message: 'No.' } },
    text: 'An unexpected error occurred. Please try again.',
    reason: 'No.',
  },
  {
    what: 'an error page that is no JSON',
    answer: { status: 500, contentType: 'text/html', body: '<html>JSON required</html>' },
    text: 'An unexpected error occurred. Please try again.',
    reason: 'Unknown server error',
  },
  {
    what: 'a success that cannot be read',
    answer: { status: 200, contentType: 'application/json', body: '{"optimizedResume":' },
    text: 'An unexpected error occurred. Please try again.',
    reason: 'Failed to parse server response',
  },
  {
    what: 'a success without a resume',
    answer: { status: 200, json: { ...specified, optimizedResume: undefined } },
    text: 'An unexpected error occurred. Please try again.',
    reason: 'Invalid response format from the server',
  },
];

test('a line that was read wrongly is corrected, and the corrected one is tailored', whole, async ({ page }) => {
  await page.goto('/optimize');
  const buffer = await makePdf(resume.map((line) => line.replace('four junior', 'f0ur junior')));
  await page.locator('input[type=file]').setInputFiles({ name: 'resume.pdf', mimeType: 'application/pdf', buffer });
  await page.getByRole('button', { name: 'Edit as text' }).click();
  const text = page.getByLabel('Or paste your resume text');
  await text.fill((await text.inputValue()).replace('f0ur junior', 'four junior'));
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Or paste the job description').fill(jobDescription);
  await optimizeButton(page).click();
  await expect(page.getByRole('article')).toContainText('Mentored four junior developers');
});

test('every failure is told in our words, and everything typed stays', async ({ page }) => {
  await fill(page);
  for (const { what, answer, text, reason } of failures) {
    await test.step(what, async () => {
      await page.route(json, (route: Route) => route.fulfill(answer));
      await optimizeButton(page).click();
      await expect(toast(page)).toContainText('Direct API Optimization Failed');
      await expect(toast(page)).toContainText(text);
      const notice = page.getByRole('main').getByRole('alert');
      await expect(notice).toContainText(text);
      if (reason) await expect(notice).toContainText(reason);
      await expect(page.getByLabel('Or paste the job description')).toHaveValue(jobDescription);
      await page.unroute(json);
    });
  }
  await optimizeButton(page).click();
  await expect(page.getByTestId('match-percentage')).toBeVisible();
});

test('a lost connection is told, keeps everything, and the next try works', async ({ page, context }) => {
  await fill(page);
  await context.setOffline(true);
  await optimizeButton(page).click();
  await expect(toast(page)).toContainText('Direct API Optimization Failed');
  await expect(page.getByText('We could not reach the server. Check your connection and try again.')).toBeVisible();
  await context.setOffline(false);
  await optimizeButton(page).click();
  await expect(page.getByTestId('match-percentage')).toBeVisible();
});

const bothFailing = [
  {
    what: 'too many requests',
    answer: { status: 429, json: { code: 'rate_limited', message: 'Too many.' } },
    text: 'Rate limit exceeded. Please try again later.',
  },
  ...[401, 403].map((status) => ({
    what: `${status}, a refused key`,
    answer: { status, json: { code: status === 401 ? 'unauthorized' : 'forbidden', message: 'No.' } },
    text: 'Authentication error with AI service. Please check your API key.',
  })),
  {
    what: 'a message of the server',
    answer: { status: 502, json: { code: 'provider_failed', message: 'The AI service could not answer.' } },
    text: 'The AI service could not answer.',
  },
  { what: 'no message', answer: { status: 500, body: '' }, text: 'Failed to optimize resume' },
  {
    what: 'a success that cannot be read',
    answer: { status: 200, contentType: 'application/json', body: '{"optimizedResume":' },
    text: 'Error processing the server response. Please try again.',
  },
  {
    what: 'a success without a resume',
    answer: { status: 200, json: { ...specified, optimizedResume: undefined } },
    text: 'The server returned an invalid response format',
  },
];

test('both methods failing is a red "Optimization Failed" with the sentence of what happened', async ({ page }) => {
  await fill(page, { direct: false });
  for (const { what, answer, text } of bothFailing) {
    await test.step(what, async () => {
      for (const path of [json, multipart]) await page.route(path, (route) => route.fulfill(answer));
      await optimizeButton(page).click();
      const shown = toast(page).filter({ has: page.getByText('Optimization Failed', { exact: true }) });
      await expect(shown.getByText(text, { exact: true })).toBeVisible();
      await expect(shown).toHaveCSS('background-color', 'rgb(251, 235, 232)');
      await expect(page.getByRole('main').getByRole('alert')).toHaveText(`Optimization Failed${text}`);
      for (const path of [json, multipart]) await page.unroute(path);
    });
  }
});

test('what is missing is said at the step it belongs to, and nothing is sent', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(new URL(request.url()).pathname));
  const missing = 'Both resume and job description text are required.';
  const unread = { name: 'cv.txt', mimeType: 'text/plain', buffer: Buffer.from('x') };
  await page.route('**/api/documents/extract', (route) => route.fulfill({ status: 500, body: '' }));

  await page.goto('/optimize');
  await page.locator('input[type=file]').setInputFiles(unread);
  await expect(page.getByRole('alert').filter({ hasText: 'cv.txt' })).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(toast(page).getByText('Missing Content', { exact: true })).toBeVisible();
  await expect(toast(page)).toContainText(missing);
  await expect(page.getByRole('heading', { name: 'Upload Resume' })).toBeVisible();

  await page.getByRole('button', { name: 'Remove file' }).click();
  await page.getByLabel('Or paste your resume text').fill(resumeText);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.locator('input[type=file]').setInputFiles(unread);
  await expect(page.getByRole('alert').filter({ hasText: 'cv.txt' })).toBeVisible();
  await optimizeButton(page).click();
  await expect(page.getByRole('main').getByRole('alert').filter({ hasText: missing })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Add Job Description' })).toBeVisible();

  // A tab that lost a part of what it kept comes back with a result and without the resume it was made from.
  await page.unroute('**/api/documents/extract');
  await page.getByRole('button', { name: 'Remove file' }).click();
  await page.getByLabel('Or paste the job description').fill(jobDescription);
  await optimizeButton(page).click();
  await expect(page.getByTestId('match-percentage')).toBeVisible();
  await page.route('**/api/jobs/*', async (route) => {
    const state = (await (await route.fetch()).json()) as { result: object };
    await route.fulfill({ json: { ...state, result: { ...state.result, originalResume: undefined } } });
  });
  await page.evaluate(() => sessionStorage.setItem('draft:optimize', JSON.stringify({ step: 2 })));
  await page.reload();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  sent.length = 0;
  await optimizeButton(page).click();
  await expect(toast(page).getByText('Resume Required', { exact: true })).toBeVisible();
  await expect(toast(page)).toContainText('Please upload a resume file or enter resume text.');
  await expect(page.getByRole('heading', { name: 'Upload Resume' })).toBeVisible();
  expect(sent).toEqual([]);
});

test('resume and job description go as files, with the texts that were read', async ({ page }) => {
  await page.goto('/optimize');
  const buffer = await makePdf(resume);
  await page.locator('input[type=file]').setInputFiles({ name: 'resume.pdf', mimeType: 'application/pdf', buffer });
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Add Job Description' })).toBeVisible();
  const job = { name: 'job.txt', mimeType: 'text/plain', buffer: Buffer.from(jobDescription) };
  await page.locator('input[type=file]').setInputFiles(job);
  await expect(page.getByRole('heading', { name: 'This is what we read' })).toBeVisible();
  const request = page.waitForRequest(json);
  await optimizeButton(page).click();
  const sent = (await request).postDataJSON() as { resumeText: string; jobDescription: string };
  expect(sent.resumeText).toContain('Nordkassa AB');
  expect(sent.jobDescription.replace(/\s+/g, ' ').trim()).toBe(jobDescription.replace(/\s+/g, ' ').trim());
  await expect(page.getByTestId('match-percentage')).toBeVisible();
});

test.describe('the third step', () => {
  test('the style picker shows its four styles, and optimizing again sends the chosen one and stays', async ({
    page,
  }) => {
    await optimize(page);
    const group = page.getByRole('group', { name: 'Choose another style' });
    for (const [label, description] of [
      ['Standard', 'Balanced optimization suitable for most jobs'],
      ['More Formal', 'Professional tone for corporate and traditional roles'],
      ['More Creative', 'Emphasizes creativity and innovative thinking'],
      ['Keyword Focused', 'Maximizes keyword matching for ATS systems'],
    ] as const) {
      await expect(group.locator('label', { hasText: label })).toContainText(description);
    }
    await expect(group.getByRole('radio', { name: /Standard/ })).toBeChecked();
    for (const [label, value] of [
      ['More Formal', 'formal'],
      ['More Creative', 'creative'],
      ['Keyword Focused', 'keyword'],
    ] as const) {
      await group.getByRole('radio', { name: label }).check();
      const request = page.waitForRequest(json);
      await again(page).click();
      expect((await request).postDataJSON()).toMatchObject({ style: value, resumeText, jobDescription });
      await expect(toast(page)).toContainText('Resume optimized');
      await expect(page.getByRole('heading', { name: 'Optimize & Download' })).toBeVisible();
    }
  });

  test('optimizing again that fails keeps the result, with its own title and ending', async ({ page }) => {
    await optimize(page);
    await page.route(json, (route) =>
      route.fulfill({ status: 502, json: { code: 'provider_failed', message: 'no JSON' } }),
    );
    await again(page).click();
    await expect(toast(page).getByText('Optimization failed', { exact: true })).toBeVisible();
    await expect(toast(page)).toContainText('from our AI service. Please try again later.');
    await expect(page.getByTestId('match-percentage')).toBeVisible();
  });

  test('optimizing again without the original data is refused', async ({ page }) => {
    const result = await resultOf(page);
    await fill(page);
    await page.route(json, (route) => route.fulfill({ json: { ...result, originalResume: '' } }));
    await optimizeButton(page).click();
    await again(page).click();
    await expect(toast(page)).toContainText('Error');
    await expect(toast(page)).toContainText('Cannot optimize again: missing original resume data.');
  });

  const scores = [
    {
      score: 100,
      message: 'Excellent match! Your resume is highly aligned with this job.',
      colour: 'rgb(29, 107, 63)',
      bar: 'rgb(47, 146, 88)',
    },
    {
      score: 95,
      message: 'Excellent match! Your resume is highly aligned with this job.',
      colour: 'rgb(29, 107, 63)',
      bar: 'rgb(47, 146, 88)',
    },
    {
      score: 80,
      message: 'Great match! Your resume aligns well with this job.',
      colour: 'rgb(29, 107, 63)',
      bar: 'rgb(47, 146, 88)',
    },
    {
      score: 79,
      message: 'Good match! A few more improvements could help.',
      colour: 'rgb(138, 90, 0)',
      bar: 'rgb(201, 138, 18)',
    },
    {
      score: 60,
      message: 'Moderate match. Consider addressing the improvement areas.',
      colour: 'rgb(138, 90, 0)',
      bar: 'rgb(201, 138, 18)',
    },
    {
      score: 59,
      message: 'Your resume needs significant optimization for this job.',
      colour: 'rgb(176, 42, 30)',
      bar: 'rgb(176, 42, 30)',
    },
  ];
  test('the report: every band, its lists, its badges, and a posting that asks for too little', async ({ page }) => {
    const result = await resultOf(page);
    let analysis: object = result.analysis;
    await page.route(json, (route) => route.fulfill({ json: { ...result, analysis } }));
    await fill(page);
    await optimizeButton(page).click();
    /** answered is the report of a next answer. */
    const answered = async (fields: object) => {
      analysis = { ...result.analysis, ...fields };
      const answer = page.waitForResponse(json);
      await again(page).click();
      await answer;
    };

    await test.step('the report shows percentage, coloured bar and message of every band', async () => {
      for (const { score, message, colour, bar: filling } of scores) {
        await answered({ matching_percentage: score });
        await expect(page.getByTestId('match-percentage')).toHaveText(`${score}%`);
        await expect(page.getByText(message)).toBeVisible();
        await expect(page.getByTestId('match-percentage')).toHaveCSS('color', colour);
        const bar = page.getByRole('progressbar', { name: 'Match percentage' });
        await expect(bar).toHaveAttribute('aria-valuenow', String(score));
        await expect(bar).toHaveAttribute('aria-valuemax', '100');
        await expect(bar).toHaveAttribute('aria-valuetext', `${score}%`);
        await expect(bar).toHaveAttribute('data-state', score === 100 ? 'complete' : 'loading');
        const filled = bar.locator('> div');
        await expect(filled).toHaveCSS('background-color', filling);
        const share = () => filled.evaluate((part) => part.clientWidth / part.parentElement!.clientWidth);
        await expect.poll(share).toBeCloseTo(score / 100, 2);
      }
    });

    await test.step('keywords added, still missing and suggestions; an empty list says so, or is left out', async () => {
      const lists = { added_keywords: ['GraphQL'], missing_keywords: ['Terraform'], improvement_areas: ['Say more.'] };
      await answered(lists);
      const report = page
        .locator('section')
        .filter({ has: page.getByRole('heading', { name: 'Keywords Added' }) })
        .first();
      await expect(report.getByText('GraphQL')).toBeVisible();
      await expect(report.getByRole('heading', { name: 'Still Missing' })).toBeVisible();
      await expect(report.getByText('Terraform')).toBeVisible();
      await expect(report.getByRole('heading', { name: 'Improvement Suggestions' })).toBeVisible();
      await expect(report.getByText('Say more.')).toBeVisible();
      await answered({ added_keywords: [], missing_keywords: [], improvement_areas: [] });
      await expect(report.getByText('No keywords were added')).toBeVisible();
      await expect(report.getByRole('heading', { name: 'Still Missing' })).toHaveCount(0);
    });

    await test.step('the four variants of a badge look different', async () => {
      await answered({ added_keywords: ['GraphQL'], missing_keywords: ['COBOL'] });
      const looks = new Map<string, string[]>();
      // Default, destructive, secondary, outline.
      for (const badge of ['GraphQL', 'COBOL', 'Required', 'Preferred']) {
        const shown = page.getByText(badge, { exact: true }).first();
        await expect(shown).toBeVisible();
        looks.set(
          badge,
          await shown.evaluate((span) => {
            const { backgroundColor, color, borderColor } = getComputedStyle(span);
            return [backgroundColor, color, borderColor];
          }),
        );
      }
      const clear = 'rgba(0, 0, 0, 0)';
      expect(Object.fromEntries(looks)).toEqual({
        GraphQL: ['rgb(230, 240, 237)', 'rgb(14, 90, 84)', clear],
        COBOL: ['rgb(251, 235, 232)', 'rgb(176, 42, 30)', clear],
        Required: ['rgb(232, 226, 214)', 'rgb(89, 83, 74)', clear],
        Preferred: [clear, 'rgb(89, 83, 74)', 'rgb(211, 202, 185)'],
      });
    });

    await test.step('a job description that asks for too little gets a sentence in place of a confident number', async () => {
      await answered({ enough_requirements: false, matching_percentage: 79, requirements: [] });
      const report = page.getByLabel('Match score');
      await expect(report.getByText('Not enough requirements were found')).toBeVisible();
      await expect(report.getByText('We found nothing in the job description')).toBeVisible();
      await expect(page.getByTestId('match-percentage')).toHaveText('79%');
      await expect(page.getByTestId('match-percentage')).not.toHaveCSS('color', 'rgb(138, 90, 0)');
      await expect(report.getByRole('progressbar', { name: 'Match percentage' })).toHaveAttribute(
        'aria-valuenow',
        '79',
      );
      await expect(report.getByText(/Good match!|Tailoring did not move it|of what the job asks/)).toHaveCount(0);
      await expect(report.getByText('We found nothing that this job asks')).toBeVisible();
    });
  });

  test('until the preview can be drawn, a card says "Loading preview..."', async ({ page }) => {
    let draw = () => {};
    const held = new Promise<void>((resolve) => (draw = resolve));
    await page.route('**/assets/markdown-body*.js', async (route) => {
      await held;
      await route.continue();
    });
    await optimize(page);
    await expect(page.getByText('Loading preview...')).toBeVisible();
    draw();
    await expect(page.getByRole('article').getByText('Nordkassa AB').first()).toBeVisible();
  });

  test('Download saves optimized-resume.md; Back leads to the second step', async ({ page }) => {
    await page.route(json, (route) => route.fulfill({ json: specified }));
    await optimize(page);
    const download = page.getByRole('button', { name: 'Download', exact: true });
    expect(await downloadOf(page, download)).toEqual({
      name: 'optimized-resume.md',
      text: specified.optimizedResume,
      calls: [],
    });
    await expect(toast(page)).toContainText('Resume downloaded');
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(page.getByLabel('Or paste the job description')).toHaveValue(jobDescription);
  });

  test('a visitor who shares is asked to sign up, and then shares the same result', async ({ page }) => {
    await optimize(page);
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await expect(toast(page)).toContainText('Authentication required');
    await expect(toast(page)).toContainText('Please login or sign up to share your resume.');
    await page.route(json, (route) => route.abort());
    await signUp(page);
    await expect(toast(page)).toContainText('Share link created');
    await expect(page.getByText('Authentication required')).toHaveCount(0);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/r\/[\w-]{22}$/);
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: 'Optimized Resume' })).toHaveCount(1);
    await expect(page.getByRole('article').getByText('0 views')).toBeVisible();
  });

  test('a signed-in person shares with one click', async ({ page }) => {
    await signIn(page);
    await optimize(page);
    await page.route('**/share', async (route) => {
      await expect(page.getByRole('button', { name: 'Creating link...' })).toBeDisabled();
      await route.continue();
    });
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await expect(toast(page)).toContainText('Share link created');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/r\/[\w-]{22}$/);
  });

  test('a reload finds the result again', async ({ page }) => {
    await optimize(page);
    const score = await page.getByTestId('match-percentage').textContent();
    await page.reload();
    await expect(page.getByTestId('match-percentage')).toHaveText(score ?? '');
  });
});

test(
  'while it runs: queue, stages, the text as it is written, and Stop, which keeps everything',
  whole,
  async ({ page }) => {
    const id = '00000000-0000-4000-8000-000000000001';
    const state = (fields: object) => ({
      id,
      kind: 'optimize',
      position: 0,
      createdAt: new Date().toISOString(),
      ...fields,
    });
    const queued = state({ status: 'queued', stage: 'waiting', position: 2 });
    const running = state({ status: 'running', stage: 'writing' });
    let now = queued;
    await page.route(json, (route) => route.fulfill({ status: 202, json: queued }));
    await page.route(`**/api/jobs/${id}/events`, (route) =>
      route.fulfill({
        contentType: 'text/event-stream',
        body: `retry: 300\ndata: ${JSON.stringify({ state: now, ...(now === running && { partialText: '# Maya\n\nWritten so far' }) })}\n\n`,
      }),
    );
    await page.route(`**/api/jobs/${id}`, (route) => route.fulfill({ json: now }));
    await fill(page);
    await optimizeButton(page).click();
    await expect(page.getByText('2 requests are before yours.').last()).toBeVisible();
    now = running;
    await expect(page.getByRole('region', { name: 'Text written so far' })).toContainText('Written so far');
    await expect(page.locator('li[aria-current=step]', { hasText: 'Writing your tailored resume' })).toBeVisible();
    const cancelled = page.waitForRequest((request) => request.method() === 'DELETE' && request.url().endsWith(id));
    await page.getByRole('button', { name: 'Stop' }).click();
    await cancelled;
    await expect(optimizeButton(page)).toBeEnabled();
    await expect(page.getByLabel('Or paste the job description')).toHaveValue(jobDescription);
  },
);

test('a reload in the middle finds the running job again', async ({ page }) => {
  await page.route('**/api/jobs/**', (route) => route.abort());
  await fill(page);
  await optimizeButton(page).click();
  await expect(page.getByRole('heading', { name: 'Tailoring your resume' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('job:optimize'))).toContain('running');
  await page.unroute('**/api/jobs/**');
  await page.reload();
  await expect(page.getByTestId('match-percentage')).toBeVisible();
});

test('a resume whose columns were copied in turns says so beforehand and stays as it was written', async ({ page }) => {
  await page.goto('/optimize');
  await page.getByLabel('Or paste your resume text').fill(tornColumns);
  await expect(page.getByText('We may have read this layout wrongly')).toBeVisible();
  await page.getByLabel(/Use direct API method/).setChecked(true);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Or paste the job description').fill(jobDescription);
  await optimizeButton(page).click();
  await expect(page.getByRole('heading', { name: 'Optimize & Download' })).toBeFocused();
  const sheet = page.getByRole('article');
  await expect(sheet).toContainText('Application for:');
  expect(await sheet.innerText()).toContain('kept the\nTOOLBOX\nExcel\nSAP (so so)\nForklift\ntacho records');
});
