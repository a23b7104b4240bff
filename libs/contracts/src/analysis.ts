import * as z from 'zod/mini';

/** KeywordMatch says how one requirement of the job description was looked up in the resume, with its proof. */
export const KeywordMatch = z
  .object({
    keyword: z.string(),
    requirement: z.enum(['required', 'preferred', 'mentioned']),
    match: z.enum(['exact', 'alias', 'inflection', 'implied', 'none']),
    /** The sentence of the tailored resume that proves it; null when nothing does. */
    evidence: z.nullable(z.string()),
    /** Where the job description names it: UTF-16 offsets, end exclusive. */
    job_span: z.object({ start: z.number(), end: z.number() }),
    /** Whether the untailored resume already matched. */
    matched_before: z.boolean(),
  })
  .check(z.meta({ id: 'KeywordMatch' }));
export type KeywordMatch = z.infer<typeof KeywordMatch>;

/** Analysis is computed by our code from the texts, never by a model. Percentages are whole numbers 0 to 100. */
export const Analysis = z
  .object({
    matching_percentage: z.number().check(z.gte(0), z.lte(100)),
    original_percentage: z.number().check(z.gte(0), z.lte(100)),
    /** False when the posting names too few requirements for a confident number. */
    enough_requirements: z.boolean(),
    formula_version: z.string(),
    added_keywords: z.array(z.string()),
    missing_keywords: z.optional(z.array(z.string())),
    improvement_areas: z.array(z.string()),
    keywords: z.array(KeywordMatch),
  })
  .check(z.meta({ id: 'Analysis' }));
export type Analysis = z.infer<typeof Analysis>;
