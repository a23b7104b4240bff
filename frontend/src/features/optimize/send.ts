import type { Optimization } from '@tailwright/contracts/as-read';
import { type OptimizeRequest, type OptimizeStyle, optimizeForm, optimizeJson } from '@tailwright/contracts/optimize';
import type { RunKeys } from '../jobs/run-keys';
import { submitJob } from '../jobs/submit-job';
import type { Method } from './method';

/** requestOf is the same texts again, with what the person said about the requirements. */
export const requestOf = (
  { originalResume, jobDescription, analysis }: Optimization,
  style: OptimizeStyle,
): OptimizeRequest => ({
  resumeText: originalResume,
  jobDescription,
  style,
  ...(analysis && { replies: analysis.replies }),
});

/** send submits one optimize request by the given method. */
export const send = (method: Method, request: OptimizeRequest) => (keys: RunKeys) =>
  method === 'json'
    ? submitJob({ kind: 'optimize', endpoint: optimizeJson, body: request, keys })
    : submitJob({ kind: 'optimize', endpoint: optimizeForm, body: formOf(request), keys });

function formOf({ resumeText, jobDescription, style }: OptimizeRequest): FormData {
  const form = new FormData();
  form.set('resumeText', resumeText);
  form.set('jobDescriptionText', jobDescription);
  form.set('style', style);
  return form;
}
