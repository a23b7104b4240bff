import * as z from 'zod/mini';
import { endpoint, job, rpc } from './define.js';
import { FactCheck } from './facts.js';
import { limits } from './limits.js';
import { ShortText, Uuid, line, maybe, text } from './text.js';

export const coverLetterStyles = ['standard', 'formal', 'creative', 'enthusiastic'] as const;
export type CoverLetterStyle = (typeof coverLetterStyles)[number];

export const CoverLetterRequest = z
  .object({
    resumeText: text('Resume must be at least 50 characters').check(
      z.trim(),
      z.minLength(limits.coverLetterResumeCharsMin, 'Resume must be at least 50 characters'),
      z.maxLength(limits.resumeCharsMax, 'Resume must be at most 50,000 characters'),
    ),
    jobDescription: text('Job description must be at least 50 characters').check(
      z.trim(),
      z.minLength(limits.coverLetterJobDescriptionCharsMin, 'Job description must be at least 50 characters'),
      z.maxLength(limits.jobDescriptionCharsMax, 'Job description must be at most 20,000 characters'),
    ),
    applicantName: line('Please enter your name').check(
      z.minLength(limits.applicantNameCharsMin, 'Please enter your name'),
      z.maxLength(limits.nameCharsMax, 'Name must be at most 200 characters'),
    ),
    companyName: maybe(ShortText),
    recipientName: maybe(ShortText),
    style: z._default(z.enum(coverLetterStyles), 'standard'),
  })
  .check(z.meta({ id: 'CoverLetterRequest' }));
export type CoverLetterRequest = z.infer<typeof CoverLetterRequest>;

export const CoverLetter = z
  .object({ jobId: Uuid, coverLetter: z.string(), factCheck: FactCheck, engine: z.string() })
  .check(z.meta({ id: 'CoverLetter' }));
export type CoverLetter = z.infer<typeof CoverLetter>;

export const generateCoverLetter = endpoint({
  method: 'POST',
  path: '/cover-letter/generate',
  summary: 'Write a cover letter from a resume and a job description.',
  access: 'anyone',
  body: CoverLetterRequest,
  returns: CoverLetter,
});

/** LetterToCheck is a letter that its person edited, with the lines of it that they typed. */
export const LetterToCheck = z
  .object({
    resumeText: CoverLetterRequest.shape.resumeText,
    jobDescription: CoverLetterRequest.shape.jobDescription,
    applicantName: maybe(ShortText),
    companyName: maybe(ShortText),
    recipientName: maybe(ShortText),
    ownLines: z
      .array(text().check(z.maxLength(limits.lineCharsMax)))
      .check(z.maxLength(limits.letterLinesMax, 'A letter has at most 400 lines')),
  })
  .check(z.meta({ id: 'LetterToCheck' }));
export type LetterToCheck = z.infer<typeof LetterToCheck>;

/** checkLetter answers under `unproven` what the lines say and the resume does not. They stay: the words are the person's. */
export const checkLetter = endpoint({
  method: 'POST',
  path: '/cover-letter/check',
  summary: 'Check the lines that a person typed into a letter. Nothing is kept.',
  access: 'anyone',
  body: LetterToCheck,
  returns: FactCheck,
});

/** checkLetterNow errors: unavailable when too many texts wait; text_too_complex. */
export const checkLetterNow = rpc('ai.check-letter', LetterToCheck, FactCheck);

export const coverLetterJob = job('ai.cover-letter', 'cover-letter', CoverLetterRequest, CoverLetter);
