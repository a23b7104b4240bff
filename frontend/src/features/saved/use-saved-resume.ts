import { Optimization } from '@tailwright/contracts/as-read';
import type { OptimizeStyle } from '@tailwright/contracts/optimize';
import { replyInReport } from '@tailwright/contracts/reports';
import { type SavedResume, getVersion } from '@tailwright/contracts/saved-resumes';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api';
import { toast } from '../../ui/toast';
import { useReplies } from '../analysis/use-replies';
import { keepReviewed, keptReviewed } from '../changes/kept-review';
import type { Revision } from '../changes/revision';
import { JobCancelled } from '../jobs/submit-job';
import { useJob } from '../jobs/use-job';
import { failureOf, revisionFailure } from '../optimize/failure';
import { againOf, send } from '../optimize/send';
import { useRevisions } from '../optimize/use-revisions';
import { refreshSaved } from './saved-query';
import { optimizationOf } from './saved-optimization';

/** What runs now: a check of a changed text, or a new text in another style. */
type Work = 'check' | 'style' | null;

/** useSavedResume shows the version that a person works on, and keeps what they change as the next one. */
export function useSavedResume(saved: SavedResume) {
  const { id } = saved.record;
  const [result, setResult] = useState(() => optimizationOf(saved));
  const [style, setStyle] = useState<OptimizeStyle>(saved.record.style ?? 'standard');
  const [before, setBefore] = useState<Revision | null>(null);
  const [reviewed, setReviewed] = useState(() => keptReviewed(id));
  const [work, setWork] = useState<Work>(null);
  const [isFetching, setIsFetching] = useState(false);
  const { runner, running } = useJob('optimize', Optimization, 'saved');
  const queryClient = useQueryClient();
  const replies = useReplies(
    result,
    (analysis) => setResult((shown) => ({ ...shown, analysis })),
    ({ replies: all }) => api(replyInReport, { params: { resumeId: id }, body: { replies: [...all] } }),
  );

  /** An answer without a record could not be kept: the version before stays the one that the next follows. */
  const show = (answer: Optimization) => {
    if (!answer.resumeId)
      toast({
        tone: 'destructive',
        title: 'This change was not kept',
        description: 'It stands on this page alone. Download it, or try again when there is room on your dashboard.',
      });
    setResult({ ...answer, jobId: id, resumeId: answer.resumeId ?? result.resumeId });
    void refreshSaved(queryClient, id);
  };

  const revise = useRevisions({
    ...{ result, style: saved.record.style ?? 'standard', isBusy: work !== null, runner },
    onStart: () => setWork('check'),
    onChecked: (answer, undoTo) => {
      setWork(null);
      setBefore(undoTo);
      show(answer);
    },
    onFail: () => setWork(null),
  });

  const optimizeAgain = async () => {
    setWork('style');
    toast({ title: 'Optimizing Resume', description: 'This may take a minute...' });
    try {
      const answer = await runner.run(send('json', againOf(result, style)));
      setBefore(null);
      setReviewed([]);
      show(answer);
      toast({
        tone: 'success',
        title: 'Resume optimized',
        description: 'It is the newest version of this resume. The one before is kept.',
      });
    } catch (error) {
      if (!(error instanceof JobCancelled)) toast({ tone: 'destructive', ...failureOf(error, 'again') });
    }
    setWork(null);
  };

  /** The newest version as the server has it. */
  const showNewest = () => {
    setResult(optimizationOf(saved));
    setBefore(null);
  };

  /** An earlier version is checked again and becomes the newest. */
  const bringBack = async (versionId: string): Promise<void> => {
    setIsFetching(true);
    try {
      const text = await api(getVersion, { params: { resumeId: id, versionId } });
      if (await revise('version', text, saved.version.id))
        toast({ tone: 'success', title: 'The version is back', description: 'It is the newest one now.' });
    } catch (error) {
      toast({ tone: 'destructive', ...revisionFailure(error, 'version') });
    }
    setIsFetching(false);
  };

  return {
    result,
    replies,
    style,
    setStyle,
    before,
    reviewed,
    keep: (kept: readonly string[]) => {
      setReviewed(kept);
      keepReviewed(id, kept);
    },
    isBusy: work !== null || isFetching,
    isChecking: work === 'check',
    running,
    revise,
    optimizeAgain,
    bringBack,
    showNewest,
    cancel: () => runner.cancel(),
  };
}

export type SavedWork = ReturnType<typeof useSavedResume>;
