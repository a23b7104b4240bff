import type { RequirementMatch } from '@tailwright/contracts/analysis';
import type { OptimizeRequest } from '@tailwright/contracts/optimize';
import { matchRequirements } from '../analysis/requirements.js';
import type { Quotes } from '../evidence/quotes.js';
import { completeOptimization } from './complete-optimization.js';

interface TextToCheck {
  request: OptimizeRequest & { tailoredResume: string };
  quotes?: Quotes | undefined;
  askedAt: Date;
}

/** checkText is what a job makes of a text that a person edits, by the same code, without the job. */
export function checkText({ request, quotes, askedAt }: TextToCheck) {
  const { tailoredResume: text, edits = [] } = request;
  return completeOptimization({ request, draft: { text, edits, askedAt }, quotes }, () => undefined, rememberMatches);
}

/** As many people as may edit at the same moment beside one thread. */
const rememberedMax = 8;
const remembered = new Map<string, RequirementMatch[]>();

/** What the original proves does not change while another text is edited, and finding it is half of the work. */
const rememberMatches: typeof matchRequirements = (asked) => {
  const key = JSON.stringify({ ...asked, today: asked.today.toISOString().slice(0, 10) });
  const known = remembered.get(key) ?? matchRequirements(asked);
  remembered.delete(key);
  remembered.set(key, known);
  for (const oldest of [...remembered.keys()].slice(0, -rememberedMax)) remembered.delete(oldest);
  return known;
};
