import * as z from 'zod/mini';
import { Analysis, KeywordMatch, RequirementMatch, RequirementReplies } from './analysis.js';
import { BuiltResume } from './build.js';
import { CoverLetter } from './cover-letter.js';
import { FactCheck } from './facts.js';
import { JobProgress, JobState } from './jobs.js';
import { Edits, Optimization } from './optimize.js';
import { Uuid } from './text.js';

/**
 * The results of jobs as a client reads them: the text itself must be there, and the specification's own fields are
 * enough. What else we answer is advice about the text. Where it is missing, or not in this version's shape, it is left
 * out or empty, so that an old tab keeps its result when the server is newer.
 */
const advice = <S extends z.ZodMiniType>(schema: S) => z.catch(z.optional(schema), undefined);
const listed = <S extends z.ZodMiniType>(entry: S) => z.catch(z._default(z.array(entry), []), []);
const yes = z.catch(z._default(z.boolean(), true), true);
const words = z.catch(z._default(z.string(), ''), '');
/** A server that has no jobs names none. */
const jobId = z.catch(z.union([Uuid, z.literal('')]), '');

const { matching_percentage: percentage } = Analysis.shape;

export const AnalysisAsRead = z.object({
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
  requirements: listed(RequirementMatch),
  replies: z.catch(z._default(RequirementReplies, []), []),
  keywords: listed(KeywordMatch),
});
export type AnalysisAsRead = z.infer<typeof AnalysisAsRead>;

export const OptimizationAsRead = z.object({
  jobId,
  optimizedResume: Optimization.shape.optimizedResume,
  originalResume: words,
  jobDescription: words,
  resumeId: advice(z.string()),
  analysis: advice(AnalysisAsRead),
  factCheck: advice(FactCheck),
  edits: advice(Edits),
  engine: advice(z.string()),
});
export type OptimizationAsRead = z.infer<typeof OptimizationAsRead>;

export const BuiltResumeAsRead = z.object({
  jobId,
  generatedResume: BuiltResume.shape.generatedResume,
  resumeId: advice(z.string()),
  factCheck: advice(FactCheck),
  engine: advice(z.string()),
});
export type BuiltResumeAsRead = z.infer<typeof BuiltResumeAsRead>;

export const CoverLetterAsRead = z.object({
  jobId,
  coverLetter: CoverLetter.shape.coverLetter,
  factCheck: advice(FactCheck),
  engine: advice(z.string()),
});
export type CoverLetterAsRead = z.infer<typeof CoverLetterAsRead>;

/** JobStateAsRead leaves the result for the schema of its kind to read. */
export const JobStateAsRead = z.object({ ...JobState.shape, result: z.optional(z.unknown()) });
export type JobStateAsRead = z.infer<typeof JobStateAsRead>;

export const JobProgressAsRead = z.object({ ...JobProgress.shape, state: JobStateAsRead });
export type JobProgressAsRead = z.infer<typeof JobProgressAsRead>;
