import { Optimization } from '@tailwright/contracts/as-read';
import type { OptimizeRequest } from '@tailwright/contracts/optimize';
import { useEffect, useReducer, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { isUnreached, useBackOnline } from '../../lib/use-back-online';
import { dismissToast, toast } from '../../ui/toast';
import { useReplies } from '../analysis/use-replies';
import { keepReviewed, keptReviewed } from '../changes/kept-review';
import { resumesQuery } from '../dashboard/resumes-query';
import { JobCancelled } from '../jobs/submit-job';
import { useJob } from '../jobs/use-job';
import { keepDraft, openDraft } from './draft';
import { type FailedCall, type Failure, failureOf, missingOriginal, serverSentence } from './failure';
import { textOf } from './input-source';
import { type Method, fallbackMethod, firstMethod } from './method';
import { afterResult, againOf, send } from './send';
import { useRevisions } from './use-revisions';
import { findUnchanged } from './tailoring';
import { type Move, type Wizard, continueBlocker, optimizeBlocker, reduce } from './wizard';

/** Problem stays on the page after its toast has gone; `reason` is the server's own sentence. */
export interface Problem extends Failure {
  reason?: string;
  /** The server was not reached: it is over when the connection is back. */
  isUnreached?: boolean;
  toastId?: number;
}

const tailored = { title: 'Optimization Complete', description: 'Your resume is tailored to this job.' };
const completed: Record<FailedCall, { title: string; description: string }> = {
  direct: tailored,
  multipart: tailored,
  again: { title: 'Resume optimized', description: 'Your resume was written again in the chosen style.' },
};

/** A text that says what it said before is not called tailored; the page says why nothing was changed. */
function completionOf(call: FailedCall, result: Optimization, before: Optimization | null) {
  const { title, description } = completed[call];
  const isSame = call === 'again' && result.optimizedResume === before?.optimizedResume;
  if (isSame) return { title, description: 'In the chosen style your resume reads as it did before.' };
  return {
    title,
    description: findUnchanged(result) ? 'No line of your resume was reworded. The page says why.' : description,
  };
}

/** useOptimizer joins the wizard's state with the calls it makes. */
export function useOptimizer() {
  const [opening] = useState(openDraft);
  const [wizard, dispatch] = useReducer(reduce, opening.wizard);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isRestoring, setIsRestoring] = useState(opening.hadResult);
  const { runner, running } = useJob('optimize', Optimization);
  const replies = useReplies(wizard.result, (analysis) => dispatch({ type: 'replied', analysis }));
  const revise = useRevisions({
    ...{ result: wizard.result, style: wizard.style, isBusy: wizard.busy, runner },
    onStart: () => dispatch({ type: 'check-started' }),
    onChecked: (result, before) => dispatch({ type: 'checked', result, before }),
    onFail: () => dispatch({ type: 'ended' }),
  });
  const queryClient = useQueryClient();

  useEffect(() => {
    if (isRestoring) return;
    keepDraft(wizard);
    if (wizard.result) keepReviewed(wizard.result.jobId, wizard.reviewed);
  }, [wizard, isRestoring]);

  useBackOnline(problem?.isUnreached === true, () => {
    if (problem?.toastId !== undefined) dismissToast(problem.toastId);
    setProblem(null);
  });

  /** What a person does answers the notice that stood there. */
  const act = (move: Move) => {
    setProblem(null);
    dispatch(move);
  };

  const refuse = (blocker: Problem) => {
    const toastId = toast({ tone: 'destructive', title: blocker.title, description: blocker.description });
    setProblem({ ...blocker, toastId });
  };

  const complete = async (call: FailedCall, work: Promise<Optimization>, isLeft = () => false) => {
    setProblem(null);
    dispatch({ type: 'submitted' });
    try {
      const result = await work;
      dispatch({ type: 'succeeded', result });
      toast({ tone: 'success', ...completionOf(call, result, wizard.result) });
      // A signed-in person's result is kept by the server, so the list has grown.
      void queryClient.invalidateQueries(resumesQuery);
    } catch (error) {
      if (isLeft()) return;
      dispatch({ type: 'ended' });
      if (error instanceof JobCancelled) return;
      refuse({ ...failureOf(error, call), reason: serverSentence(error, call), isUnreached: isUnreached(error) });
    }
  };

  const runWithFallback = async (method: Method, request: OptimizeRequest, sources: Pick<Wizard, 'resume' | 'job'>) => {
    try {
      return await runner.run(send(method, request));
    } catch (error) {
      const next = error instanceof JobCancelled ? null : fallbackMethod(method, sources);
      if (!next) throw error;
      toast({ title: 'Trying Alternative Method', description: 'First method failed. Trying direct API approach...' });
      return runner.run(send(next, request));
    }
  };

  const optimize = () => {
    const blocker = optimizeBlocker(wizard);
    if (blocker) {
      dispatch({ type: 'step-chosen', step: blocker.step });
      return refuse(blocker);
    }
    toast({ title: 'Optimizing Resume', description: 'This may take a minute...' });
    const texts = { resumeText: textOf(wizard.resume), jobDescription: textOf(wizard.job), style: wizard.style };
    const request = afterResult(texts, wizard.result);
    // A form has no room for replies.
    const method = request.replies ? 'json' : firstMethod(wizard);
    return complete(method === 'json' ? 'direct' : 'multipart', runWithFallback(method, request, wizard));
  };

  const optimizeAgain = () => {
    const { result, style } = wizard;
    if (!result?.originalResume || !result.jobDescription) return refuse(missingOriginal);
    toast({ title: 'Optimizing Resume', description: 'This may take a minute...' });
    return complete('again', runner.run(send('json', againOf(result, style))));
  };

  useEffect(() => {
    const left = new AbortController();
    const restore = async () => {
      const shown = opening.hadResult ? await runner.findShown(left.signal) : null;
      if (left.signal.aborted) return;
      if (shown) {
        const reviewed = keptReviewed(shown.jobId);
        dispatch({ type: 'restored', result: replies.withUnsent(shown), step: opening.step, reviewed });
      }
      setIsRestoring(false);
      const going = runner.goOn();
      if (going) await complete(shown ? 'again' : 'direct', going, () => left.signal.aborted);
    };
    void restore();
    return () => left.abort();
    // Once, for what was left behind; `complete` only uses what never changes.
  }, []);

  const continueToJob = () => {
    const missing = continueBlocker(wizard);
    if (missing) return refuse(missing);
    act({ type: 'step-chosen', step: 1 });
  };

  return {
    wizard,
    act,
    problem,
    running,
    isRestoring,
    continueToJob,
    optimize,
    optimizeAgain,
    revise,
    replies,
    cancel: () => runner.cancel(),
  };
}

export type Optimizer = ReturnType<typeof useOptimizer>;
