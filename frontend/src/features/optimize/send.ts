import type { Optimization } from '@tailwright/contracts/as-read';
import {
  type OptimizeRequest,
  type OptimizeStyle,
  editsMax,
  optimizeForm,
  optimizeJson,
} from '@tailwright/contracts/optimize';
import { firstEdits } from '../changes/revision';
import type { RunKeys } from '../jobs/run-keys';
import { submitJob } from '../jobs/submit-job';
import type { Method } from './method';
import { isSameText } from './wizard';

/** againOf asks for the same texts in another style, with all that the person said: replies, lines they typed or took out. */
export function againOf(result: Optimization, style: OptimizeStyle): OptimizeRequest {
  const own = (result.edits ?? []).filter(({ kind }) => kind === 'own');
  const { removed = [] } = result;
  return {
    ...requestOf(result, style),
    ...(own.length > 0 && { edits: firstEdits(own, editsMax) }),
    ...(removed.length > 0 && { removed }),
  };
}

/** afterResult adds the replies of a result to a request about the same job: they are about its requirements. */
export function afterResult(request: OptimizeRequest, result: Optimization | null): OptimizeRequest {
  const replies = result?.analysis?.replies ?? [];
  const isSameJob = result !== null && isSameText(request.jobDescription, result.jobDescription);
  return isSameJob && replies.length > 0 ? { ...request, replies } : request;
}

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
