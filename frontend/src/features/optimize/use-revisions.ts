import type { Optimization } from '@tailwright/contracts/as-read';
import { type OptimizeStyle, editsMax } from '@tailwright/contracts/optimize';
import { useQueryClient } from '@tanstack/react-query';
import { toast } from '../../ui/toast';
import { type Revised, type Revision, firstEdits, standingEdits } from '../changes/revision';
import { resumesQuery } from '../dashboard/resumes-query';
import type { JobRunner } from '../jobs/job-runner';
import { JobCancelled } from '../jobs/submit-job';
import { revisionFailure } from './failure';
import { requestOf, send } from './send';

interface Options {
  result: Optimization | null;
  style: OptimizeStyle;
  isBusy: boolean;
  runner: JobRunner<typeof Optimization>;
  onStart: () => void;
  /** `before` is the text that this change can be undone to. */
  onChecked: (result: Optimization, before: Revision | null) => void;
  onFail: () => void;
}

/**
 * Revise has a changed text checked and scored; null when that failed, which the person has been told by
 * then. `basedOn` is the saved version it follows, that of the result unless told.
 */
export type Revise = (revised: Revised, revision: Revision, basedOn?: string) => Promise<Optimization | null>;

/** useRevisions sends what a person changed in the result, which stays on the screen until the new one is there. */
export function useRevisions({ result, style, isBusy, runner, onStart, onChecked, onFail }: Options): Revise {
  const queryClient = useQueryClient();
  return async (revised, { tailoredResume, edits, removed = [], isAsTyped }, basedOn) => {
    if (!result || isBusy) return null;
    const changed = { tailoredResume, edits: firstEdits(edits, editsMax), ...(isAsTyped && { isAsTyped }) };
    const revision = { ...changed, ...(basedOn && { basedOn }), ...(removed.length > 0 && { removed }) };
    onStart();
    try {
      const answer = await runner.run(send('json', { ...requestOf(result, style), ...revision }), {
        replaces: result.jobId,
      });
      const checked = { ...answer, edits: answer.edits ?? standingEdits(revision.edits, answer.optimizedResume) };
      onChecked(checked, revised === 'undo' ? null : revisionOf(result));
      // A signed-in person's result is kept by the server, so the list has changed.
      void queryClient.invalidateQueries(resumesQuery);
      return checked;
    } catch (error) {
      onFail();
      if (!(error instanceof JobCancelled)) toast({ tone: 'destructive', ...revisionFailure(error, revised) });
      return null;
    }
  };
}

const revisionOf = ({ optimizedResume, edits = [], removed }: Optimization): Revision => ({
  tailoredResume: optimizedResume,
  edits,
  removed,
});
