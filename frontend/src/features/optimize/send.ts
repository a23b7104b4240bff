import { type OptimizeRequest, optimizeForm, optimizeJson } from '@tailwright/contracts/optimize';
import { submitJob } from '../jobs/submit-job';
import type { Method } from './method';

/** send submits one optimize request by the given method. */
export const send = (method: Method, request: OptimizeRequest) => () =>
  method === 'json'
    ? submitJob({ kind: 'optimize', endpoint: optimizeJson, body: request })
    : submitJob({ kind: 'optimize', endpoint: optimizeForm, body: formOf(request) });

function formOf({ resumeText, jobDescription, style }: OptimizeRequest): FormData {
  const form = new FormData();
  form.set('resumeText', resumeText);
  form.set('jobDescriptionText', jobDescription);
  form.set('style', style);
  return form;
}
