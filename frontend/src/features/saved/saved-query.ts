import { getSavedResume } from '@tailwright/contracts/saved-resumes';
import type { QueryClient } from '@tanstack/react-query';
import { endpointQuery } from '../../lib/query-client';
import { resumesQuery } from '../dashboard/resumes-query';

/** Fetched with each visit: the wizard, a deletion or a reader of the link may have changed it since the last one. */
export const savedQuery = (resumeId: string) => ({
  ...endpointQuery(getSavedResume, { params: { resumeId } }),
  gcTime: 0,
});

/** The other tabs of this browser, which may show the same resume. */
const tabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('saved-resumes');

/** refreshSaved fetches a resume and the list again, here and in the other tabs. */
export async function refreshSaved(queryClient: QueryClient, resumeId: string): Promise<void> {
  tabs?.postMessage(resumeId);
  await fetchAgain(queryClient, resumeId);
}

const fetchAgain = (queryClient: QueryClient, resumeId: string) =>
  Promise.all([queryClient.invalidateQueries(savedQuery(resumeId)), queryClient.invalidateQueries(resumesQuery)]);

/** onSavedElsewhere fetches again what another tab has changed; returns what stops it. */
export function onSavedElsewhere(queryClient: QueryClient): () => void {
  const listen = ({ data }: MessageEvent<string>) => void fetchAgain(queryClient, data);
  tabs?.addEventListener('message', listen);
  return () => tabs?.removeEventListener('message', listen);
}
