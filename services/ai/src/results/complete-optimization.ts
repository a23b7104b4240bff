import type { OptimizeRequest } from '@tailwright/contracts/optimize';
import { type AnalysisInput, analyse } from '../analysis/analyse.js';
import type { Quotes } from '../evidence/quotes.js';
import { guardAsTyped } from '../facts/guard-as-typed.js';
import { guardResume } from '../facts/guard.js';
import type { Draft } from './draft.js';
import { heard, leftUnheard } from '../text/heard.js';
import type { TextStage } from '../text/text-worker.js';
import { withOwnLines } from './own-lines.js';
import { stillOut, withoutRemovedLines } from './removed-lines.js';

/** completeOptimization checks every claim of a draft and computes the match. Its keywords point into `jobDescription`. */
export function completeOptimization(
  { request, draft, quotes }: { request: OptimizeRequest; draft: Draft; quotes?: Quotes | undefined },
  enter: (stage: TextStage) => void,
  match?: AnalysisInput['match'],
) {
  enter('checking');
  const { resumeText, jobDescription } = heard(request);
  const { notAdded = [], askedAt: today } = draft;
  const isWrittenAnew = request.tailoredResume === undefined;
  const { removed = [] } = request;
  const written = isWrittenAnew ? withoutRemovedLines(draft, removed) : draft;
  const { text: tailored, edits: proposed } = withOwnLines(written, isWrittenAnew ? (request.edits ?? []) : []);
  const guard = request.isAsTyped && !isWrittenAnew ? guardAsTyped : guardResume;
  const { text, report, edits } = guard({
    original: resumeText,
    tailored,
    today,
    jobDescription,
    edits: proposed,
    removed,
  });
  enter('scoring');
  const { replies, facts = [] } = request;
  const texts = { jobDescription, originalResume: resumeText, tailoredResume: text, replies, facts };
  return {
    optimizedResume: text,
    jobDescription: request.jobDescription,
    analysis: analyse({ ...texts, quotes, today, match }),
    factCheck: { ...report, notAdded: [...report.notAdded, ...notAdded, ...leftUnheard(request.resumeText)] },
    edits,
    ...(removed.length > 0 && { removed: stillOut(text, removed) }),
  };
}
