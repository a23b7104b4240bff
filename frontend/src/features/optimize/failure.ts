import { ApiError, UnreadableAnswer } from '../../lib/api';
import type { Revised } from '../changes/revision';
import { InvalidAnswer } from '../jobs/submit-job';

/** Failure is one destructive toast. */
export interface Failure {
  title: string;
  description: string;
}

export type FailedCall = 'direct' | 'multipart' | 'again';

const titles: Record<FailedCall, string> = {
  direct: 'Direct API Optimization Failed',
  multipart: 'Optimization Failed',
  again: 'Optimization failed',
};

const notRevised: Record<Revised, { title: string; next: string }> = {
  'put-back': { title: 'Your words were not put back', next: 'Nothing has changed. Try again.' },
  edit: { title: 'Your line was not saved', next: 'What you typed is still there: press Save again.' },
  remove: { title: 'The line was not removed', next: 'Nothing has changed. Try again.' },
  version: { title: 'The version was not brought back', next: 'Nothing has changed. Try again.' },
  document: { title: 'Your changes are not saved yet', next: 'They are kept in this tab.' },
  undo: { title: 'The last change was not undone', next: 'Nothing has changed. Try again.' },
};

const unreadable = 'There was an issue processing the response from our AI service. Please try again';

/** shownText words a failed call by what its message contains, whatever its letter case. */
export function shownText(message: string, call: Exclude<FailedCall, 'multipart'>): string {
  const text = message.toLowerCase();
  if (text.includes('json')) {
    return `${unreadable} ${call === 'again' ? 'later.' : 'with a different resume or job description.'}`;
  }
  if (text.includes('required')) {
    return "Both resume and job description are required. Please make sure you've provided both.";
  }
  if (text.includes('rate limit')) {
    return 'Our AI service is currently experiencing high demand. Please try again in a few minutes.';
  }
  return 'An unexpected error occurred. Please try again.';
}

/** failureOf is the toast of a failed call. The direct call and optimizing again are worded by what the message contains. */
export const failureOf = (error: unknown, call: FailedCall): Failure => ({
  title: titles[call],
  description: call === 'multipart' ? bothFailed(error) : shownText(messageToMap(error), call),
});

/** revisionFailure is the toast of a line that was not changed: why, and what to do next. */
export function revisionFailure(error: unknown, revised: Revised): Failure {
  const { title, next } = notRevised[revised];
  return { title, description: `${isTold(error) ? error.text : 'It could not be checked.'} ${next}` };
}

/** messageToMap is what the failure says of itself; an error page of a proxy says nothing we could use. */
export function messageToMap(error: unknown): string {
  if (error instanceof ApiError && error.status !== 0 && !error.envelope) return 'Unknown server error';
  return error instanceof Error ? error.message : String(error);
}

/** serverSentence is the exact reason, shown on the page beside the toast's general one. */
export function serverSentence(error: unknown, call: FailedCall): string {
  if (call === 'multipart') return bothFailed(error);
  if (error instanceof UnreadableAnswer || error instanceof InvalidAnswer) return error.message;
  return isTold(error) ? error.text : 'Unknown server error';
}

/** bothFailed words the failure of both methods, by its status or in the server's own words. */
function bothFailed(error: unknown): string {
  if (error instanceof UnreadableAnswer) return 'Error processing the server response. Please try again.';
  if (error instanceof InvalidAnswer) return 'The server returned an invalid response format';
  const status = error instanceof ApiError ? error.status : undefined;
  if (status === 429) return 'Rate limit exceeded. Please try again later.';
  if (status === 401 || status === 403) return 'Authentication error with AI service. Please check your API key.';
  return isTold(error) ? error.text : 'Failed to optimize resume';
}

/** Whether a failure has a sentence of ours; a proxy's body is for nobody to read. */
const isTold = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.text !== '' && (error.envelope !== undefined || error.status === 0);

export const resumeRequired: Failure = {
  title: 'Resume required',
  description: 'Please upload a resume file or enter resume text.',
};
export const jobDescriptionRequired: Failure = {
  title: 'Job description required',
  description: 'Please upload a job description file or enter job description text.',
};
export const missingContent: Failure = {
  title: 'Missing Content',
  description: 'Both resume and job description text are required.',
};
/** unfit is a text that cannot be sent as it is, such as one over the limit. */
export const unfit = (document: 'resume' | 'job', description: string): Failure => ({
  title: document === 'resume' ? 'Check your resume' : 'Check the job description',
  description,
});
export const missingOriginal: Failure = {
  title: 'Error',
  description: 'Cannot optimize again: missing original resume data.',
};
