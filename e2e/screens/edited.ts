import { type Locator, type Page } from '@playwright/test';
import type { Edit, Optimization, OptimizeRequest } from '@tailwright/contracts/optimize';
import { optimize, resultOf } from './fixtures.js';

/** KeepingServer stands in for a server whose check keeps what a person typed. */
export interface KeepingServer {
  /** What was sent to be checked, the latest last. */
  checked: OptimizeRequest[];
  /** What the next checks answer in place of a result. */
  failure: { status: number; code: string; message: string } | null;
  /** Lines that the next checks put back, as the fact guard does with what a resume would lose. */
  restores: (tailoredResume: string) => string;
}

export const panelOf = (page: Page): Locator => page.getByRole('tabpanel', { name: 'What changed' });

/** lineOf is the row of the line that holds some words, whatever is marked in them. */
export const lineOf = (page: Page, words: string): Locator =>
  panelOf(page).locator(`li[data-line*=${JSON.stringify(words)}]`);

const bullets = {
  designed: 'Designed a ledger service in Node.js and PostgreSQL that settles 40,000 payments a day',
  cut: 'Cut the nightly batch from 90 to 12 minutes by moving it to Redis queues',
  mentored: 'Mentored four junior developers',
  built: 'Built REST APIs in TypeScript for a booking platform',
  introduced: 'Introduced automated tests and a CI pipeline on GitHub Actions',
};
const summary = 'Backend engineer with 8 years of experience in payment systems.';
const skills = 'Node.js, TypeScript, PostgreSQL, Redis, Docker, REST, Git';

/** Each kind of edit once, by the words it puts in place of a line. */
const edits: (Omit<Edit, 'requirements'> & { from: string; serves: string[] })[] = [
  {
    kind: 'summary',
    from: summary,
    text: 'Backend engineer with 8 years of experience in payment systems, Node.js and PostgreSQL.',
    lines: [summary, bullets.designed],
    serves: [
      '5+ years of experience with Node.js and TypeScript',
      'Strong knowledge of PostgreSQL and Redis',
      'REST API design',
    ],
  },
  {
    kind: 'reworded',
    from: bullets.mentored,
    text: 'Coached four junior developers',
    lines: [bullets.mentored],
    serves: ['Experience mentoring other engineers'],
  },
  {
    kind: 'term',
    from: bullets.built,
    text: 'REST API design: built REST APIs in TypeScript for a booking platform',
    lines: [bullets.built],
    serves: ['REST API design'],
  },
  { kind: 'skills', from: skills, text: `${skills}, GitHub Actions`, lines: [skills, bullets.introduced], serves: [] },
];

/** openEdited shows a result with an edit of each kind and a line left out. */
export async function openEdited(page: Page): Promise<KeepingServer> {
  const server: KeepingServer = { checked: [], failure: null, restores: (text) => text };
  const made = (await resultOf(page)) as unknown as Optimization;
  const idOf = (statement: string) => made.analysis.requirements.find((each) => each.statement === statement)?.id ?? '';
  // What the engine itself wrote at the top, or put in another order, would be one change more.
  const withoutHighlights = made.optimizedResume.replace(/^## Highlights\n\n(?:- .*\n)+\n/im, '');
  const written = (made.edits ?? []).reduce(
    (text, { kind, text: own, lines: [line = ''] }) =>
      kind === 'summary' ? text.replace(`${own}\n\n`, '') : text.replace(own, line),
    withoutHighlights,
  );
  let current: Optimization = {
    ...made,
    optimizedResume: edits
      .reduce((text, { from, text: to }) => text.replace(from, to), written)
      .replace(`- ${bullets.cut}\n`, ''),
    edits: edits.map(({ from: _from, serves, ...edit }) => ({ ...edit, requirements: serves.map(idOf) })),
  };
  await page.route('**/api/resume/optimize-json', (route) => {
    const request = route.request().postDataJSON() as OptimizeRequest;
    if (request.tailoredResume === undefined) return route.fulfill({ json: current });
    server.checked.push(request);
    if (server.failure) return route.fulfill({ status: server.failure.status, json: server.failure });
    current = { ...current, optimizedResume: server.restores(request.tailoredResume), edits: request.edits ?? [] };
    return route.fulfill({ json: current });
  });
  await page.route(`**/api/jobs/${made.jobId}`, (route) =>
    route.fulfill({
      json: {
        id: made.jobId,
        kind: 'optimize',
        status: 'done',
        stage: 'finished',
        position: 0,
        createdAt: new Date().toISOString(),
        result: current,
      },
    }),
  );
  await optimize(page);
  await page.getByRole('tab', { name: 'What changed' }).click();
  return server;
}
