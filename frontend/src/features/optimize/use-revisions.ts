import type { Optimization } from '@tailwright/contracts/as-read';
import { editsMax } from '@tailwright/contracts/optimize';
import { useQueryClient } from '@tanstack/react-query';
import type { Dispatch } from 'react';
import { toast } from '../../ui/toast';
import { type Revised, type Revision, firstEdits, standingEdits } from '../changes/revision';
import { resumesQuery } from '../dashboard/resumes-query';
import type { JobRunner } from '../jobs/job-runner';
import { JobCancelled } from '../jobs/submit-job';
import { revisionFailure } from './failure';
import { requestOf, send } from './send';
import type { Move, Wizard } from './wizard';

interface Options {
  wizard: Wizard;
  dispatch: Dispatch<Move>;
  runner: JobRunner<typeof Optimization>;
}

/** Revise has a changed text checked and scored; null when that failed, which the person has been told by then. */
export type Revise = (revised: Revised, revision: Revision) => Promise<Optimization | null>;

/** useRevisions sends what a person changed in the result, which stays on the screen until the new one is there. */
export function useRevisions({ wizard, dispatch, runner }: Options): Revise {
  const queryClient = useQueryClient();
  return async (revised, { tailoredResume, edits, removed = [] }) => {
    const { result, style, busy } = wizard;
    if (!result || busy) return null;
    const changed = { tailoredResume, edits: firstEdits(edits, editsMax) };
    const revision = { ...changed, ...(removed.length > 0 && { removed }) };
    dispatch({ type: 'check-started' });
    try {
      const answer = await runner.run(send('json', { ...requestOf(result, style), ...revision }), {
        replaces: result.jobId,
      });
      const checked = { ...answer, edits: answer.edits ?? standingEdits(revision.edits, answer.optimizedResume) };
      dispatch({ type: 'checked', result: checked, before: revised === 'undo' ? null : revisionOf(result) });
      // A signed-in person's result is kept by the server, so the list has grown.
      void queryClient.invalidateQueries(resumesQuery);
      return checked;
    } catch (error) {
      dispatch({ type: 'ended' });
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
