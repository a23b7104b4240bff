import { Injectable } from '@nestjs/common';
import { BuilderForm } from '@tailwright/contracts/build';
import type { BuiltResume } from '@tailwright/contracts/build';
import type { Optimization, OptimizeRequest } from '@tailwright/contracts/optimize';
import { keepReport } from '@tailwright/contracts/reports';
import { type NewResume, saveResume } from '@tailwright/contracts/new-resume';
import { RpcClient } from '@tailwright/platform/bus/client';
import * as z from 'zod/mini';
import type { JobEntity } from './job.entity.js';
import { storable } from './storable.js';

type Finished = Pick<JobEntity, 'kind' | 'ownerId' | 'resumeId' | 'input' | 'result' | 'reportRevision' | 'createdAt'>;

/** hasRecord tells whether a job of this kind belongs on the dashboard. Letters do not. */
export const hasRecord = (job: Pick<JobEntity, 'kind'>) => job.kind !== 'cover-letter';

/** toRecord is the dashboard's record of a finished job, for the user it belongs to. */
export function toRecord(job: Finished): NewResume {
  const owner = { actor: job.ownerId, resumeId: job.resumeId };
  if (job.kind === 'build') {
    const { generatedResume } = job.result as BuiltResume;
    // The columns of jsonb lose their order; the schema puts it back.
    const form = JSON.stringify(z.parse(BuilderForm, job.input));
    return { ...owner, originalResumeText: form, jobDescriptionText: '', optimizedResumeText: generatedResume };
  }
  const { originalResume, jobDescription, optimizedResume, analysis, edits, removed, factCheck, engine } =
    job.result as Optimization;
  const { style, basedOn } = job.input as Partial<OptimizeRequest>;
  return {
    ...owner,
    originalResumeText: originalResume,
    jobDescriptionText: jobDescription,
    optimizedResumeText: optimizedResume,
    report: storable(analysis),
    factCheck: storable(factCheck),
    engine,
    ...(edits && { edits: storable(edits) }),
    ...(removed && { removed: storable(removed) }),
    ...(style && { style }),
    ...(basedOn && { basedOn: { version: basedOn, askedAt: job.createdAt.toISOString() } }),
  };
}

/** ResumeSaver puts a signed-in user's result on their dashboard: the one place where a service calls another. */
@Injectable()
export class ResumeSaver {
  constructor(private readonly rpc: RpcClient) {}

  /** save is the same call however often it runs: its id is the record's, so a deleted record does not come back. */
  async save(job: Finished, timeoutMs: number): Promise<void> {
    const deadline = Date.now() + timeoutMs;
    const { report, ...record } = toRecord(job);
    await this.rpc.call(saveResume, { ...record, report }, { id: `save:${job.resumeId}`, deadline });
    // The record may stand since before the last replies: whoever claims a result saves it, too.
    const { actor, resumeId } = record;
    const revision = job.reportRevision;
    if (report && revision > 0) await this.rpc.call(keepReport, { actor, resumeId, report, revision }, { deadline });
  }
}
