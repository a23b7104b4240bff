import { JobProgress, JobState } from '@tailwright/contracts/as-read';
import { getMe } from '@tailwright/contracts/auth';
import { cancelJob, getJob, watchJob } from '@tailwright/contracts/jobs';
import { ApiError, api, urlOf } from '../../lib/api';
import type { JobTransport } from './follow-job';

const maySucceedLater = new Set([0, 408, 429]);

/** transport watches a job by server-sent events, and by asking while they do not come. */
export const transport: JobTransport = {
  read: async (jobId, signal) => {
    const ask = () => api({ ...getJob, returns: JobState }, { params: { jobId }, signal });
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 404) throw error;
      // A person's own job is not found once the session has ended; this asks them to log in again.
      await api(getMe, { signal }).catch(() => {
        throw error;
      });
      return ask();
    }
  },

  listen: (jobId, onProgress, onTrouble) => {
    const source = new EventSource(urlOf(watchJob, { params: { jobId } }), { withCredentials: true });
    source.onmessage = (event: MessageEvent<string>) => {
      const progress = parse(event.data);
      if (progress) onProgress(progress);
      else onTrouble();
    };
    source.onerror = onTrouble;
    const stopWaking = onWake(onTrouble);
    return () => {
      source.close();
      stopWaking();
    };
  },

  cancel: (jobId) => void api(cancelJob, { params: { jobId } }).catch(() => {}),

  isFinal: (error) => error instanceof ApiError && error.status < 500 && !maySucceedLater.has(error.status),

  isOffline: () => !navigator.onLine,

  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};

/** A laptop that has slept may keep a stream that is dead and does not know it: after waking, the job is asked about. */
function onWake(run: () => void): () => void {
  const seen = () => document.visibilityState === 'visible' && run();
  addEventListener('online', run);
  document.addEventListener('visibilitychange', seen);
  return () => {
    removeEventListener('online', run);
    document.removeEventListener('visibilitychange', seen);
  };
}

function parse(data: string): JobProgress | null {
  try {
    return JobProgress.parse(JSON.parse(data));
  } catch {
    return null;
  }
}
