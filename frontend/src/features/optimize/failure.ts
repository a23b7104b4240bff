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

export const failure = (message: string, call: FailedCall): Failure => ({
  title: titles[call],
  description: shownText(message, call),
});

/** serverSentence is the server's own reason, shown beside the toast's general one. */
export function serverSentence(status: number | undefined, message: string | undefined): string {
  if (status === 429) return 'Rate limit exceeded. Please try again later.';
  if (status === 401 || status === 403) return 'Authentication error with AI service. Please check your API key.';
  return message ?? 'Failed to optimize resume';
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
