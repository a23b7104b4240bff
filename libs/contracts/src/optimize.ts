import * as z from 'zod/mini';
import { Analysis, RequirementReplies } from './analysis.js';
import { endpoint, job } from './define.js';
import { FactCheck } from './facts.js';
import { ResumeId } from './resumes.js';
import { JobDescriptionText, ResumeText, TailoredText, Uuid } from './text.js';

export const optimizeStyles = ['standard', 'formal', 'creative', 'keyword'] as const;
export const OptimizeStyle = z._default(z.enum(optimizeStyles), 'standard');
export type OptimizeStyle = (typeof optimizeStyles)[number];

export const OptimizeRequest = z
  .object({
    resumeText: ResumeText,
    jobDescription: JobDescriptionText,
    style: OptimizeStyle,
    /** A tailored text to check and score in place of a new one, such as one with lines of the original put back. */
    tailoredResume: z.optional(TailoredText),
    /** What the person said about requirements of the same posting; their own sentences count as evidence. */
    replies: z.optional(RequirementReplies),
  })
  .check(z.meta({ id: 'OptimizeRequest' }));
export type OptimizeRequest = z.infer<typeof OptimizeRequest>;

/** OptimizeForm is the multipart form; either the file or the text of each pair is given. */
export const OptimizeForm = z.object({
  resumeText: z.optional(z.string()),
  jobDescriptionText: z.optional(z.string()),
  style: OptimizeStyle,
});
export type OptimizeForm = z.infer<typeof OptimizeForm>;

/** Optimization is the result of one optimize job. `resumeId` is present once the record is kept. */
export const Optimization = z
  .object({
    jobId: Uuid,
    optimizedResume: z.string(),
    originalResume: z.string(),
    jobDescription: z.string(),
    resumeId: z.optional(ResumeId),
    analysis: Analysis,
    factCheck: FactCheck,
    /** The engine that wrote it: `built-in`, or the model's name. */
    engine: z.string(),
  })
  .check(z.meta({ id: 'Optimization' }));
export type Optimization = z.infer<typeof Optimization>;

export const optimizeJson = endpoint({
  method: 'POST',
  path: '/resume/optimize-json',
  summary: 'Tailor a resume to a job description, both as text.',
  access: 'anyone',
  body: OptimizeRequest,
  returns: Optimization,
});
export const optimizeForm = endpoint({
  method: 'POST',
  path: '/resume/optimize',
  summary: 'Tailor a resume to a job description, each as a file or as text.',
  access: 'anyone',
  form: { fields: OptimizeForm, files: ['resume', 'jobDescription'] },
  returns: Optimization,
});

export const optimizeJob = job('ai.optimize', 'optimize', OptimizeRequest, Optimization);
