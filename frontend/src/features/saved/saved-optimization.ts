import { Optimization } from '@tailwright/contracts/as-read';
import type { SavedResume } from '@tailwright/contracts/saved-resumes';

/**
 * optimizationOf is a saved resume as the wizard shows a result. Its job is the record: what a tab keeps beside a result
 * stays with the record through all of its versions.
 */
export function optimizationOf({
  record,
  version,
  analysis,
  edits,
  removed,
  factCheck,
  engine,
}: SavedResume): Optimization {
  return Optimization.parse({
    jobId: record.id,
    resumeId: version.id,
    optimizedResume: record.optimized_resume_text,
    originalResume: record.original_resume_text,
    jobDescription: record.job_description_text,
    analysis,
    edits,
    removed,
    factCheck,
    engine,
  });
}

/** Elsewhere is what another tab has done to the resume that a page shows. */
export type Elsewhere =
  /** Nothing. */
  | 'none'
  /** A newer version, which followed the one on the page. */
  | 'newer'
  /** A version that came before the one on the page was saved, from the same one: both are kept. */
  | 'conflict';

/** elsewhereOf compares the version on the page with what the server has. */
export function elsewhereOf({ version, earlier }: SavedResume, shown: string | undefined): Elsewhere {
  if (shown === undefined || shown === version.id) return 'none';
  const own = earlier.find(({ id }) => id === shown);
  // Not told by the server yet, or so old that it is kept no more.
  if (!own) return 'none';
  return own.number > version.number ? 'conflict' : 'newer';
}
