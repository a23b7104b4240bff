import * as z from 'zod/mini';
import * as ours from './analysis.js';
import { BuiltResume as OurResume } from './build.js';
import { CoverLetter as OurLetter } from './cover-letter.js';
import { FactCheck } from './facts.js';
import { JobProgress as OurProgress, JobState as OurState } from './jobs.js';
import { Edits, Optimization as OurOptimization, RemovedLines } from './optimize.js';
import { Uuid } from './text.js';

/**
 * The results of jobs as a client reads them, each under the name it has where we answer it: the text itself must be
 * there, and the specification's own fields are enough. What else we answer is advice about the text. Where it is missing,
 * or not in this version's shape, it is left out or empty, so that an old tab keeps its result when the server is newer.
 */
const advice = <S extends z.ZodMiniType>(schema: S) => z.catch(z.optional(schema), undefined);
const listed = <S extends z.ZodMiniType>(entry: S) => z.catch(z._default(z.array(entry), []), []);
const yes = z.catch(z._default(z.boolean(), true), true);
const words = z.catch(z._default(z.string(), ''), '');
/** A server that has no jobs names none. */
const jobId = z.catch(z.union([Uuid, z.literal('')]), '');

const { matching_percentage: percentage } = ours.Analysis.shape;

export const Analysis = z.object({
  matching_percentage: percentage,
  original_percentage: advice(percentage),
  proven_percentage: advice(percentage),
  wording_percentage: advice(percentage),
  original_wording_percentage: advice(percentage),
  enough_requirements: yes,
  language_understood: yes,
  formula_version: advice(z.string()),
  added_keywords: listed(z.string()),
  missing_keywords: advice(z.array(z.string())),
  improvement_areas: listed(z.string()),
  requirements: listed(ours.RequirementMatch),
  replies: z.catch(z._default(ours.RequirementReplies, []), []),
  fact_offers: advice(z.array(ours.FactOffer)),
  keywords: listed(ours.KeywordMatch),
});
export type Analysis = z.infer<typeof Analysis>;

export const Optimization = z.object({
  jobId,
  optimizedResume: OurOptimization.shape.optimizedResume,
  originalResume: words,
  jobDescription: words,
  resumeId: advice(z.string()),
  analysis: advice(Analysis),
  factCheck: advice(FactCheck),
  edits: advice(Edits),
  removed: advice(RemovedLines),
  engine: advice(z.string()),
});
export type Optimization = z.infer<typeof Optimization>;

export const BuiltResume = z.object({
  jobId,
  generatedResume: OurResume.shape.generatedResume,
  resumeId: advice(z.string()),
  factCheck: advice(FactCheck),
  engine: advice(z.string()),
});
export type BuiltResume = z.infer<typeof BuiltResume>;

export const CoverLetter = z.object({
  jobId,
  coverLetter: OurLetter.shape.coverLetter,
  factCheck: advice(FactCheck),
  engine: advice(z.string()),
});
export type CoverLetter = z.infer<typeof CoverLetter>;

/** JobState leaves the result for the schema of its kind to read. */
export const JobState = z.object({ ...OurState.shape, result: z.optional(z.unknown()) });
export type JobState = z.infer<typeof JobState>;

export const JobProgress = z.object({ ...OurProgress.shape, state: JobState });
export type JobProgress = z.infer<typeof JobProgress>;
