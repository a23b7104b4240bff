import { claimResume } from '@tailwright/contracts/resumes';
import type { QueryClient } from '@tanstack/react-query';
import { ApiError, SessionEnded, api, messageOf } from '../../lib/api';
import { toast } from '../../ui/toast';
import { resumesQuery } from '../dashboard/resumes-query';
import { rememberClaim } from './claimed';
import { forgetUnsaved, listUnsaved } from './kept-jobs';

let claiming: Promise<void> | undefined;

/** claimResults keeps every result of this tab that is in no account yet for the person who is signed in. */
export function claimResults(queryClient: QueryClient): Promise<void> {
  return (claiming ??= claimAll(queryClient).finally(() => (claiming = undefined)));
}

async function claimAll(queryClient: QueryClient): Promise<void> {
  const unsaved = listUnsaved();
  if (unsaved.length === 0) return;
  /** Styles of one job, made one after the other, become versions of one record: the server knows them by their texts. */
  let basedOn: string | undefined;
  for (const job of unsaved) {
    try {
      const { resumeId } = await api(claimResume, { body: { jobId: job.id, ...(basedOn && { basedOn }) } });
      basedOn = resumeId;
      rememberClaim(job.id, resumeId);
      forgetUnsaved(job);
    } catch (error) {
      // The next of them waits for the next log-in of the same person.
      if (error instanceof SessionEnded) return;
      // What the server refuses it refuses again; what did not reach it is tried again with the next occasion.
      if (error instanceof ApiError && error.status >= 400 && error.status < 500) forgetUnsaved(job);
      const description = messageOf(error, 'Please try again.');
      toast({ tone: 'destructive', title: 'A result was not kept in your account', description });
    }
  }
  await queryClient.invalidateQueries(resumesQuery);
}
