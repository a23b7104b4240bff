import * as z from 'zod/mini';
import { Analysis, RequirementReplies } from './analysis.js';
import { endpoint, job, rpc } from './define.js';
import { FactCheck } from './facts.js';
import { OwnFacts } from './own-facts.js';
import { ResumeId, optimizeStyles } from './resumes.js';
import { JobDescriptionText, line, ResumeText, TailoredText, text, Uuid } from './text.js';

export { optimizeStyles };
export const OptimizeStyle = z._default(z.enum(optimizeStyles), 'standard');
export type OptimizeStyle = (typeof optimizeStyles)[number];

/**
 * Edit is one line of a tailored resume that is not as the person wrote it. `own` is a line that the person typed
 * themselves; `term` only adds or exchanges the name of something for the job description's name of it.
 */
export const Edit = z
  .object({
    /** The line, or the paragraph, as it stands in the tailored resume, without its bullet and marks. */
    text: text().check(z.minLength(1), z.maxLength(2_000)),
    kind: z.enum(['own', 'reworded', 'skills', 'summary', 'term']),
    /** The lines of the original it rests on, as written there; none for a line of the person's own. */
    lines: z.array(text().check(z.maxLength(2_000))).check(z.maxLength(40)),
    /** The ids of the requirements it serves, as the analysis lists them. */
    requirements: z.array(line().check(z.maxLength(40))).check(z.maxLength(20)),
    /**
     * Of a line that the person added: the line that it stands below, as it stands in the tailored resume, and the lines of
     * the original that one rests on. A text that is written anew has it in the same place.
     */
    after: z.optional(z.array(text().check(z.maxLength(2_000))).check(z.maxLength(41))),
  })
  .check(z.meta({ id: 'Edit' }));
export type Edit = z.infer<typeof Edit>;

/**
 * targetLabel begins the line of a tailored resume that names the advertised job. Its edit is a `summary` without lines, so
 * that a release that does not know such lines reads it too.
 */
export const targetLabel = 'Application for: ';

/** namesTarget is true for the edit that names the advertised job: it says nothing of the person. */
export function namesTarget({ text: written }: Pick<Edit, 'text'>): boolean {
  return written.startsWith(targetLabel);
}

export const editsMax = 400;
export const Edits = z.array(Edit).check(z.maxLength(editsMax));

/** RemovedLine is a line that the person took out of a tailored resume: no later version is to have it again. */
export const RemovedLine = z
  .object({
    /** The line as it stood in the tailored resume, without its bullet and marks. */
    text: text().check(z.minLength(1), z.maxLength(2_000)),
    /** The lines of the original that went with it, as written there. */
    lines: z.array(text().check(z.maxLength(2_000))).check(z.maxLength(40)),
    /** The kind of edit it was, where it was one. */
    kind: z.optional(Edit.shape.kind),
  })
  .check(z.meta({ id: 'RemovedLine' }));
export type RemovedLine = z.infer<typeof RemovedLine>;

export const RemovedLines = z.array(RemovedLine).check(z.maxLength(editsMax));

export const OptimizeRequest = z
  .object({
    resumeText: ResumeText,
    jobDescription: JobDescriptionText,
    style: OptimizeStyle,
    /** A tailored text to check and score in place of a new one, such as one with lines of the original put back. */
    tailoredResume: z.optional(TailoredText),
    /**
     * What is known of the lines of `tailoredResume`: where they come from, and which the person typed. Without a
     * `tailoredResume` the lines that the person typed, which the new text is to keep.
     */
    edits: z.optional(Edits),
    /**
     * The person edited `tailoredResume` as a document: what they typed, moved and took out stays as they left it, headings
     * and names too. Lines that are not their own are still checked.
     */
    isAsTyped: z.optional(z.boolean()),
    /** The lines that the person took out, of `tailoredResume` or of a text before a new one. */
    removed: z.optional(RemovedLines),
    /** What the person said about requirements of the same posting; their own sentences count as evidence. */
    replies: z.optional(RequirementReplies),
    /** What the person said for earlier jobs. It is offered where it may prove something, and used nowhere by itself. */
    facts: z.optional(OwnFacts),
    /**
     * The version of a saved resume that this one is to follow: another style, or a text that its owner changed. The
     * result is then kept as the next version of that record, not as a record of its own.
     */
    basedOn: z.optional(ResumeId),
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
    /** The lines that are not as the person wrote them, in the order of the tailored resume. */
    edits: z.optional(Edits),
    /** The lines that the person took out and that are still out. */
    removed: z.optional(RemovedLines),
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

/** TextCheck is what the checks make of a text that a person is still writing. Nothing of it is kept. */
export const TextCheck = z
  .object({
    optimizedResume: z.string(),
    analysis: Analysis,
    factCheck: FactCheck,
    edits: Edits,
    removed: z.optional(RemovedLines),
  })
  .check(z.meta({ id: 'TextCheck' }));
export type TextCheck = z.infer<typeof TextCheck>;

export const checkText = endpoint({
  method: 'POST',
  path: '/resume/check',
  summary: 'Check and score a tailored resume while it is edited. Nothing is kept.',
  access: 'anyone',
  body: OptimizeRequest,
  returns: TextCheck,
});

/** checkTextNow errors: invalid_input without a tailored resume; unavailable when too many texts wait; text_too_complex. */
export const checkTextNow = rpc('ai.check-text', OptimizeRequest, TextCheck);

export const optimizeJob = job('ai.optimize', 'optimize', OptimizeRequest, Optimization);
