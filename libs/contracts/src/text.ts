import * as z from 'zod/mini';
import { limits } from './limits.js';

export const Uuid = z.uuid();
export const Timestamp = z.iso.datetime();

/** ShortText is a trimmed optional-length line such as a city. */
export const ShortText = z.string().check(z.trim(), z.maxLength(limits.shortTextCharsMax));
export const LongText = z.string().check(z.maxLength(limits.longTextCharsMax));

/** requiredText is a trimmed, non-empty line with its own message. */
export const requiredText = (message: string) =>
  z.string(message).check(z.trim(), z.minLength(1, message), z.maxLength(limits.shortTextCharsMax));

export const ResumeText = z.string('Resume text is required').check(
  z.refine((text) => text.trim() !== '', 'Resume text is required'),
  z.maxLength(limits.resumeCharsMax, 'Resume must be at most 50,000 characters'),
);

export const JobDescriptionText = z.string('Job description text is required').check(
  z.refine((text) => text.trim() !== '', 'Job description text is required'),
  z.maxLength(limits.jobDescriptionCharsMax, 'Job description must be at most 20,000 characters'),
);

/** Done is the body of an answer that has nothing else to say. */
export const Done = z.object({ success: z.literal(true) }).check(z.meta({ id: 'Done' }));
export type Done = z.infer<typeof Done>;
