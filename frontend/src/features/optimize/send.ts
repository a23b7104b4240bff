import type { Optimization } from '@tailwright/contracts/as-read';
import {
  type OptimizeRequest,
  type OptimizeStyle,
  editsMax,
  optimizeForm,
  optimizeJson,
} from '@tailwright/contracts/optimize';
import { firstEdits } from '../changes/revision';
import { factsToSend } from '../own-facts/tab-facts';
import { recordOf } from '../jobs/claimed';
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

/**
 * afterResult adds the replies of a result to a request about the same job: they are about its requirements. Of the same
 * resume it is the next version of what is saved.
 */
export function afterResult(request: OptimizeRequest, result: Optimization | null): OptimizeRequest {
  if (result === null || !isSameText(request.jobDescription, result.jobDescription)) return request;
  const replies = result.analysis?.replies ?? [];
  const isSameResume = isSameText(request.resumeText, result.originalResume);
  return { ...request, ...(replies.length > 0 && { replies }), ...(isSameResume && versionAfter(result)) };
}

/** versionAfter has the answer kept as the next version of the record that holds a result. */
function versionAfter(result: Optimization): { basedOn?: string } {
  const basedOn = recordOf(result);
  return basedOn === undefined ? {} : { basedOn };
}

/** requestOf is the same texts again, with what the person said about the requirements. */
export const requestOf = (result: Optimization, style: OptimizeStyle): OptimizeRequest => ({
  resumeText: result.originalResume,
  jobDescription: result.jobDescription,
  style,
  ...(result.analysis && { replies: result.analysis.replies }),
  ...versionAfter(result),
});

/** send submits one optimize request by the given method. */
export const send = (method: Method, request: OptimizeRequest) => (keys: RunKeys) =>
  method === 'json'
    ? submitJob({ kind: 'optimize', endpoint: optimizeJson, body: { ...request, ...factsToSend() }, keys })
    : submitJob({ kind: 'optimize', endpoint: optimizeForm, body: formOf(request), keys });

function formOf({ resumeText, jobDescription, style }: OptimizeRequest): FormData {
  const form = new FormData();
  form.set('resumeText', resumeText);
  form.set('jobDescriptionText', jobDescription);
  form.set('style', style);
  return form;
}
