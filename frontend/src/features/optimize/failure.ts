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
  undo: { title: 'The last change was not undone', next: 'Nothing has changed. Try again.' },
};

const unreadable = 'There was an issue processing the response from our AI service. Please try again';

/** shownText words a failed call by what its message contains, whatever its letter case. */
export function shownText(message: string, call: FailedCall): string {
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

export const failureOf = (error: unknown, call: FailedCall): Failure => ({
  title: titles[call],
  description: shownText(messageToMap(error), call),
});

/** revisionFailure is the toast of a line that was not changed: why, and what to do next. */
export function revisionFailure(error: unknown, revised: Revised): Failure {
  const { title, next } = notRevised[revised];
  const isTold = error instanceof ApiError && (error.envelope !== undefined || error.status === 0);
  return { title, description: `${isTold ? error.text : 'It could not be checked.'} ${next}` };
}

/** messageToMap is what the failure says of itself; an error page of a proxy says nothing we could use. */
export function messageToMap(error: unknown): string {
  if (error instanceof ApiError && error.status !== 0 && !error.envelope) return 'Unknown server error';
  return error instanceof Error ? error.message : String(error);
}

/** serverSentence is the exact reason, shown on the page beside the toast's general one. */
export function serverSentence(error: unknown, call: FailedCall): string {
  const isAgain = call === 'again';
  const unknown = isAgain ? 'Failed to optimize resume' : 'Unknown server error';
  if (error instanceof UnreadableAnswer) {
    return isAgain ? 'Error processing the server response. Please try again.' : error.message;
  }
  if (error instanceof InvalidAnswer) {
    return isAgain ? 'The server returned an invalid response format' : error.message;
  }
  if (!(error instanceof ApiError)) return unknown;
  if (error.status === 429) return 'Rate limit exceeded. Please try again later.';
  if (error.status === 401 || error.status === 403) {
    return 'Authentication error with AI service. Please check your API key.';
  }
  return error.envelope || error.status === 0 ? error.text : unknown;
}

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
export const missingOriginal: Failure = {
  title: 'Error',
  description: 'Cannot optimize again: missing original resume data.',
};
