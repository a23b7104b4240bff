import * as z from 'zod/mini';
import { line, text, Uuid } from './text.js';

/** Strength says how firmly the job description asks for something. */
export const Strength = z.enum(['required', 'preferred', 'mentioned']);
export type Strength = z.infer<typeof Strength>;

/** TextSpan is a place in a text: UTF-16 offsets, end exclusive. */
const TextSpan = z.object({ start: z.number(), end: z.number() });

/** KeywordMatch says how one term of the job description was looked up in the resume, with its proof. */
export const KeywordMatch = z
  .object({
    keyword: z.string(),
    requirement: Strength,
    match: z.enum(['exact', 'alias', 'inflection', 'implied', 'none']),
    /** The sentence of the tailored resume that proves it; null when nothing does. */
    evidence: z.nullable(z.string()),
    /** Where the job description names it. */
    job_span: TextSpan,
    /** Whether the untailored resume already matched. */
    matched_before: z.boolean(),
  })
  .check(z.meta({ id: 'KeywordMatch' }));
export type KeywordMatch = z.infer<typeof KeywordMatch>;

export const requirementKinds = [
  'degree',
  'years',
  'credential',
  'tool',
  'skill',
  'duty',
  'language',
  'trait',
  'availability',
] as const;

/** RequirementMatch is one statement of what the job asks, with what the person's own resume says about it. */
export const RequirementMatch = z
  .object({
    /** The same for the same statement at the same place. */
    id: z.string(),
    /** The job description's own words. */
    statement: z.string(),
    strength: Strength,
    kind: z.enum(requirementKinds),
    /** False for availability, eligibility and conditions of the offer: they are shown, and count nothing. */
    is_scored: z.boolean(),
    answer: z.enum(['found', 'likely', 'not_found']),
    /** Up to three lines of the person's own resume, the best first; none where nothing was found. */
    lines: z.array(z.string()),
    /** How much of it counts as proven, 0 to 1: what is likely counts by its chance. */
    share: z.number().check(z.gte(0), z.lte(1)),
    /** Where the job description says it. */
    job_span: TextSpan,
    /** The model whose reading the lines are; missing where our own code found them. */
    read_by: z.optional(z.string()),
  })
  .check(z.meta({ id: 'RequirementMatch' }));
export type RequirementMatch = z.infer<typeof RequirementMatch>;

/**
 * RequirementReply is the person's own word about one requirement: a line of the resume shows it, a sentence of their own
 * says it, or they do not have it.
 */
export const RequirementReply = z
  .object({
    requirement: line().check(z.minLength(1), z.maxLength(40)),
    reply: z.enum(['line', 'sentence', 'no']),
    /** The line or the sentence; empty for `no`. */
    text: text().check(z.trim(), z.maxLength(600)),
  })
  .check(z.meta({ id: 'RequirementReply' }));
export type RequirementReply = z.infer<typeof RequirementReply>;

export const repliesMax = 400;
export const RequirementReplies = z.array(RequirementReply).check(z.maxLength(repliesMax));

/** NewReplies are all replies of a person to one job description: they take the place of those given before. */
export const NewReplies = z.object({ replies: RequirementReplies }).check(z.meta({ id: 'NewReplies' }));
export type NewReplies = z.infer<typeof NewReplies>;

/**
 * FactOffer is a fact of the person's own, kept from an earlier job, that may prove a requirement which their resume does
 * not surely prove. It counts nothing until the person says that it is to be used.
 */
export const FactOffer = z.object({ requirement: z.string(), fact: Uuid }).check(z.meta({ id: 'FactOffer' }));
export type FactOffer = z.infer<typeof FactOffer>;

/** Analysis is computed by our code from the texts, never by a model. Percentages are whole numbers 0 to 100. */
export const Analysis = z
  .object({
    matching_percentage: z.number().check(z.gte(0), z.lte(100)),
    original_percentage: z.number().check(z.gte(0), z.lte(100)),
    /** How much of what the job asks the person's own resume and replies prove; rewriting changes nothing about it. */
    proven_percentage: z.number().check(z.gte(0), z.lte(100)),
    /** How many of the proven terms a search for the job description's own words finds, after and before tailoring. */
    wording_percentage: z.number().check(z.gte(0), z.lte(100)),
    original_wording_percentage: z.number().check(z.gte(0), z.lte(100)),
    /** False when the posting names too few requirements, or is not understood: no confident number. */
    enough_requirements: z.boolean(),
    /** False for a posting in a language whose requirements we cannot tell from its other lines. */
    language_understood: z.boolean(),
    formula_version: z.string(),
    added_keywords: z.array(z.string()),
    missing_keywords: z.optional(z.array(z.string())),
    improvement_areas: z.array(z.string()),
    /** What the job asks, in the order of the job description. */
    requirements: z.array(RequirementMatch),
    /** What the person said about requirements, at most one reply for each. */
    replies: RequirementReplies,
    /** By requirement in their order, the likeliest fact of each first; left out where there is none. */
    fact_offers: z.optional(z.array(FactOffer)),
    /** The terms a search would look for. */
    keywords: z.array(KeywordMatch),
  })
  .check(z.meta({ id: 'Analysis' }));
export type Analysis = z.infer<typeof Analysis>;
