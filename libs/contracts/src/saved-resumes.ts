import * as z from 'zod/mini';
import { Analysis } from './analysis.js';
import { coverLetterStyles } from './cover-letter.js';
import { endpoint, rpc } from './define.js';
import { ResumeLook } from './resume-look.js';
import { FactCheck } from './facts.js';
import { limits } from './limits.js';
import { Edits, RemovedLines } from './optimize.js';
import { OwnedResume, ResumeId, ResumeRecord, optimizeStyles } from './resumes.js';
import { Done, ShortText, Timestamp, Uuid, line, maybe, text } from './text.js';

/** ResumeVersion is one state of a saved resume: each style, undone line and edit makes the next. */
export const ResumeVersion = z
  .object({
    id: ResumeId,
    number: z.number(),
    createdAt: Timestamp,
    style: z.optional(z.enum(optimizeStyles)),
    matchingPercentage: z.optional(z.number()),
    /** What its owner calls it. A version with a name is the last to be forgotten. */
    name: z.optional(z.string()),
  })
  .check(z.meta({ id: 'ResumeVersion' }));
export type ResumeVersion = z.infer<typeof ResumeVersion>;

/** VersionText is what an earlier version said; checked again, it is the newest one once more. */
export const VersionText = z
  .object({ tailoredResume: z.string(), edits: Edits, removed: z.optional(RemovedLines) })
  .check(z.meta({ id: 'VersionText' }));
export type VersionText = z.infer<typeof VersionText>;

const NewLetter = z.object({
  id: Uuid,
  text: z.string(),
  style: z.optional(z.enum(coverLetterStyles)),
  company: z.optional(z.string()),
});

/** SavedLetter is a cover letter kept with the resume it was written from. */
export const SavedLetter = z.extend(NewLetter, { createdAt: Timestamp }).check(z.meta({ id: 'SavedLetter' }));
export type SavedLetter = z.infer<typeof SavedLetter>;

/** SavedResume is everything that is kept of one resume; a built one has no report. */
export const SavedResume = z
  .object({
    record: ResumeRecord,
    version: ResumeVersion,
    analysis: z.optional(Analysis),
    factCheck: z.optional(FactCheck),
    edits: z.optional(Edits),
    removed: z.optional(RemovedLines),
    engine: z.optional(z.string()),
    /** The versions before, the newest first. */
    earlier: z.array(ResumeVersion),
    /** The newest first. */
    letters: z.array(SavedLetter),
  })
  .check(z.meta({ id: 'SavedResume' }));
export type SavedResume = z.infer<typeof SavedResume>;

const ResumeName = line().check(z.maxLength(limits.resumeNameCharsMax, 'Name must be at most 100 characters'));

/** NewName is a name for a resume, '' for none; `was` is the one that its owner saw when changing it. */
export const NewName = z.object({ name: ResumeName, was: ResumeName }).check(z.meta({ id: 'NewName' }));
export type NewName = z.infer<typeof NewName>;

const VersionName = line().check(z.maxLength(limits.versionNameCharsMax, 'Name must be at most 60 characters'));

/** NewVersionName is a name for a version, '' for none; `was` is the one that its owner saw when changing it. */
export const NewVersionName = z.object({ name: VersionName, was: VersionName }).check(z.meta({ id: 'NewVersionName' }));
export type NewVersionName = z.infer<typeof NewVersionName>;

/** EditedLetter is a letter as its person left it; `was` is the text that they changed. */
const LetterText = text().check(
  z.refine((value) => value.trim() !== '', 'A letter needs some text'),
  z.maxLength(limits.letterCharsMax, 'A letter has at most 20,000 characters'),
);
export const EditedLetter = z.object({ text: LetterText, was: LetterText }).check(z.meta({ id: 'EditedLetter' }));
export type EditedLetter = z.infer<typeof EditedLetter>;

export const Archiving = z.object({ isArchived: z.boolean() }).check(z.meta({ id: 'Archiving' }));
export type Archiving = z.infer<typeof Archiving>;

/** LetterJob is the job that wrote a letter, and what the letter was asked for with. */
export const LetterJob = z
  .object({ jobId: Uuid, style: z.optional(z.enum(coverLetterStyles)), company: maybe(ShortText) })
  .check(z.meta({ id: 'LetterJob' }));
export type LetterJob = z.infer<typeof LetterJob>;

export const getSavedResume = endpoint({
  method: 'GET',
  path: '/resumes/:resumeId',
  summary: 'A saved resume with its report, its versions and its letters.',
  access: 'user',
  returns: SavedResume,
});
export const getVersion = endpoint({
  method: 'GET',
  path: '/resumes/:resumeId/versions/:versionId',
  summary: 'The text of an earlier version of a saved resume.',
  access: 'user',
  returns: VersionText,
});
export const nameVersion = endpoint({
  method: 'POST',
  path: '/resumes/:resumeId/versions/:versionId/name',
  summary: 'Give a version of a saved resume a name. Refused with 409 when it was renamed since it was read.',
  access: 'user',
  body: NewVersionName,
  returns: Done,
});
export const renameResume = endpoint({
  method: 'POST',
  path: '/resumes/:resumeId/name',
  summary: 'Give a saved resume a name. Refused with 409 when it was renamed since it was read.',
  access: 'user',
  body: NewName,
  returns: Done,
});
export const archiveResume = endpoint({
  method: 'POST',
  path: '/resumes/:resumeId/archive',
  summary: 'Put a saved resume away, or back.',
  access: 'user',
  body: Archiving,
  returns: Done,
});
export const chooseLook = endpoint({
  method: 'POST',
  path: '/resumes/:resumeId/look',
  summary: 'Choose the look of PDF and Word files of a saved resume, for whoever opens its link, too.',
  access: 'user',
  body: ResumeLook,
  returns: Done,
});
export const keepLetter = endpoint({
  method: 'POST',
  path: '/resumes/:resumeId/letters',
  summary: 'Keep the letter a job has written with a saved resume. Repeating it changes nothing.',
  access: 'user',
  body: LetterJob,
  returns: Done,
});
export const editLetter = endpoint({
  method: 'POST',
  path: '/resumes/:resumeId/letters/:letterId',
  summary: 'Change the text of a kept letter. Refused with 409 when it was changed since it was read.',
  access: 'user',
  body: EditedLetter,
  returns: Done,
});
export const deleteLetter = endpoint({
  method: 'DELETE',
  path: '/resumes/:resumeId/letters/:letterId',
  summary: 'Delete a kept letter.',
  access: 'user',
  returns: Done,
});

/** The id of any version answers for its record in every call here and in those for reports and sharing. */
export const getSavedResumeOf = rpc('resume.get-saved', OwnedResume, SavedResume);
export const getVersionOf = rpc('resume.get-version', z.extend(OwnedResume, { versionId: ResumeId }), VersionText);
/** nameVersionOf errors: not_found; conflict when the version is not called `was` any more. */
export const nameVersionOf = rpc(
  'resume.name-version',
  z.extend(OwnedResume, { versionId: ResumeId, ...NewVersionName.shape }),
  Done,
  { mutates: true },
);
/** renameResumeOf errors: not_found; conflict when the resume is not called `was` any more. */
export const renameResumeOf = rpc('resume.rename', z.extend(OwnedResume, { name: ResumeName, was: ResumeName }), Done, {
  mutates: true,
});
export const archiveResumeOf = rpc('resume.archive', z.extend(OwnedResume, { isArchived: z.boolean() }), Done, {
  mutates: true,
});
export const chooseLookOf = rpc('resume.choose-look', z.extend(OwnedResume, { look: ResumeLook }), Done, {
  mutates: true,
});
/** keepLetterOf is idempotent by letter id. Errors: not_found; conflict when there is no room for it. */
export const keepLetterOf = rpc('resume.keep-letter', z.extend(OwnedResume, { letter: NewLetter }), Done, {
  mutates: true,
});
/** editLetterOf errors: not_found; conflict when the letter does not read `was` any more, or there is no room for it. */
export const editLetterOf = rpc(
  'resume.edit-letter',
  z.extend(OwnedResume, { letterId: Uuid, ...EditedLetter.shape }),
  Done,
  { mutates: true },
);
export const deleteLetterOf = rpc('resume.delete-letter', z.extend(OwnedResume, { letterId: Uuid }), Done, {
  mutates: true,
});
