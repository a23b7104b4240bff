import { type Page } from '@playwright/test';
import type { Analysis, RequirementMatch, RequirementReply } from '@tailwright/contracts/analysis';
import { withReplies } from '@tailwright/contracts/match-percentage';
import { type Result, optimize, resultOf } from './fixtures.js';

export const asked = (page: Page) => page.getByRole('region', { name: 'What the job asks' });

export const row = (page: Page, statement: string) => asked(page).getByRole('listitem', { name: statement });

type Fields = Pick<RequirementMatch, 'statement' | 'strength' | 'answer'> & Partial<RequirementMatch>;

/** One requirement of each answer, a condition, and enough others that some are hidden at first. */
const statements: Fields[] = [
  { statement: 'Terraform', strength: 'preferred', answer: 'not_found' },
  {
    statement: 'Strong knowledge of PostgreSQL',
    strength: 'required',
    answer: 'found',
    lines: ['Node.js, TypeScript, PostgreSQL, Redis, Docker, REST, Git', 'Designed a ledger service'],
  },
  {
    statement: 'REST API design',
    strength: 'required',
    answer: 'likely',
    lines: ['Built REST APIs in TypeScript for a booking platform', 'Mentored four junior developers'],
  },
  { statement: 'Experience with Kubernetes in production', strength: 'required', answer: 'not_found' },
  { statement: 'On-call every sixth week', strength: 'required', answer: 'not_found', is_scored: false },
  ...Array.from({ length: 13 }, (_, index): Fields => {
    const lines = ['Mentored four junior developers'];
    return { statement: `Duty number ${index + 1}`, strength: 'mentioned', answer: 'found', lines };
  }),
];

const share = { found: 1, likely: 0.5, not_found: 0 };

const requirements = statements.map((fields, index): RequirementMatch => ({
  id: `r${index}`,
  kind: 'duty',
  is_scored: true,
  lines: [],
  share: share[fields.answer],
  job_span: { start: 10 * index, end: 10 * index + 5 },
  ...fields,
}));

/** KeptOnServer is what stands in for the server: what it kept, and whether it keeps anything now. */
export interface KeptOnServer {
  replies: RequirementReply[];
  isDown: boolean;
}

/** openAsked shows a result whose requirements are known, with a server that keeps replies by job id. */
export async function openAsked(page: Page): Promise<KeptOnServer> {
  const server: KeptOnServer = { replies: [], isDown: false };
  const result = (await resultOf(page)) as Result & { jobId: string; analysis: Analysis };
  const current = () => withReplies({ ...result.analysis, requirements }, server.replies);
  await page.route('**/api/resume/optimize-json', (route) => {
    const { replies = [] } = route.request().postDataJSON() as { replies?: RequirementReply[] };
    server.replies = replies;
    return route.fulfill({ json: { ...result, analysis: current() } });
  });
  await page.route(`**/api/jobs/${result.jobId}`, (route) =>
    route.fulfill({
      json: {
        id: result.jobId,
        kind: 'optimize',
        status: 'done',
        stage: 'finished',
        position: 0,
        createdAt: new Date().toISOString(),
        result: { ...result, analysis: current() },
      },
    }),
  );
  await page.route(`**/api/jobs/${result.jobId}/replies`, (route) => {
    if (server.isDown) return route.fulfill({ status: 503, json: { code: 'unavailable', message: 'Not now.' } });
    server.replies = (route.request().postDataJSON() as KeptOnServer).replies;
    return route.fulfill({ json: current() });
  });
  await optimize(page);
  return server;
}
