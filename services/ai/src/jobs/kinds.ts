import { buildJob } from '@tailwright/contracts/build';
import { coverLetterJob } from '@tailwright/contracts/cover-letter';
import type { Job } from '@tailwright/contracts/define';
import type { JobKind } from '@tailwright/contracts/jobs';
import { optimizeJob } from '@tailwright/contracts/optimize';

/** jobOf names the contract of each kind of job. */
export const jobOf = {
  optimize: optimizeJob,
  build: buildJob,
  'cover-letter': coverLetterJob,
} as const satisfies Record<JobKind, Job>;
