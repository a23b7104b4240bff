import { replyToRequirements } from '@tailwright/contracts/jobs';
import type { Analysis, Optimization } from '@tailwright/contracts/as-read';
import { limits } from '@tailwright/contracts/limits';
import type { NewOwnFact } from '@tailwright/contracts/own-facts';
import { useEffect, useState } from 'react';
import { api } from '../../lib/api';
import { useOwnFacts } from '../own-facts/use-own-facts';
import { keepUnsent, unsentChanges } from './kept-replies';
import { type ReplyChange, withChanges } from './replies';
import { type RepliesOfJob, ReplySender } from './reply-sender';

const sendToJob = ({ jobId, replies }: RepliesOfJob) =>
  api(replyToRequirements, { params: { jobId }, body: { replies: [...replies] } });

/** useReplies applies what a person says about requirements at once, and has it kept in the background. */
export function useReplies(
  result: Optimization | null,
  onChange: (analysis: Analysis) => void,
  send: (replies: RepliesOfJob) => Promise<unknown> = sendToJob,
) {
  const facts = useOwnFacts();
  /** The job whose replies the server did not take. */
  const [failedJob, setFailedJob] = useState<string | null>(null);
  const [sender] = useState(
    () =>
      new ReplySender({
        send,
        onEnd: ({ jobId }, outcome) => {
          if (outcome === 'kept') keepUnsent(jobId, []);
          setFailedJob(outcome === 'failed' ? jobId : null);
        },
      }),
  );

  useEffect(() => {
    const retry = () => sender.retry();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [sender]);

  const reply = (change: ReplyChange) => {
    if (!result?.analysis) return;
    const { jobId } = result;
    keepUnsent(jobId, [...unsentChanges(jobId).filter((each) => each.requirement !== change.requirement), change]);
    const analysis = withChanges(result.analysis, [change]);
    onChange(analysis);
    sender.send({ jobId, replies: analysis.replies });
    const fact = factIn(result.analysis, change);
    if (fact) facts.keep(change.requirement, fact);
    else void facts.takeBack(change.requirement);
  };

  /** A result that comes back after a reload lacks the replies the server has not taken; they are tried again. */
  const withUnsent = (found: Optimization): Optimization => {
    const changes = unsentChanges(found.jobId);
    if (changes.length === 0 || !found.analysis) return found;
    const analysis = withChanges(found.analysis, changes);
    sender.send({ jobId: found.jobId, replies: analysis.replies });
    return { ...found, analysis };
  };

  return { reply, areKept: failedJob === null || failedJob !== result?.jobId, withUnsent };
}

/** A line that was found and only confirmed stands in every resume it was found in: it is no fact to offer again. */
function factIn({ requirements }: Analysis, { requirement: id, reply }: ReplyChange): Omit<NewOwnFact, 'id'> | null {
  const asked = requirements.find((each) => each.id === id);
  if (!asked || !reply || reply.reply === 'no' || reply.text === '') return null;
  if (reply.reply === 'line' && asked.lines.includes(reply.text)) return null;
  return { text: reply.text, requirement: asked.statement.slice(0, limits.ownFactCharsMax) };
}
