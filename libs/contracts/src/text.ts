import * as z from 'zod/mini';
import { limits } from './limits.js';

export const Uuid = z.uuid();
export const Timestamp = z.iso.datetime();

// Postgres cannot store NUL, and no control has a meaning in what a person writes but the end of a line and the tab.
const controls = /(?![\n\t])\p{Cc}/gu;
const lineEnds = /\r\n?/g;
// With the u flag a whole pair is one character, so this finds only a half: it has no UTF-8, which Postgres needs.
const halfCharacter = /\p{Surrogate}/u;

/**
 * text is what every field that a person writes into is made of: line ends become \n, other controls are dropped, and
 * half of a surrogate pair is refused. `message` is for what is no text at all.
 */
export const text = (message?: string) =>
  z.string(message).check(
    z.refine((value) => !halfCharacter.test(value), {
      message: 'The text contains a broken character. Delete it and try again.',
      abort: true,
    }),
    z.overwrite((value) => value.replace(lineEnds, '\n').replace(controls, '')),
  );

/** line is text of one trimmed line, such as a name. */
export const line = (message?: string) =>
  text(message).check(
    z.overwrite((value) => value.replace(/[\n\t]+/g, ' ')),
    z.trim(),
  );

/** maybe is a field that may be left out; null says the same. */
export const maybe = <S extends z.ZodMiniType>(schema: S) =>
  z.optional(
    z.pipe(
      z.nullable(schema),
      z.transform((value) => value ?? undefined),
    ),
  );

/** ShortText is a line such as a city; it may be empty. */
export const ShortText = line().check(z.maxLength(limits.shortTextCharsMax, 'At most 500 characters'));
export const LongText = text().check(z.maxLength(limits.longTextCharsMax, 'At most 20,000 characters'));

/** requiredText is a non-empty line with its own message. */
export const requiredText = (message: string) =>
  line(message).check(z.minLength(1, message), z.maxLength(limits.shortTextCharsMax, 'At most 500 characters'));

export const ResumeText = text('Resume text is required').check(
  z.refine((value) => value.trim() !== '', 'Resume text is required'),
  z.maxLength(limits.resumeCharsMax, 'Resume must be at most 50,000 characters'),
);

/** TailoredText is a resume that comes back to be checked, as Markdown. */
export const TailoredText = text('Tailored resume text is required').check(
  z.refine((value) => value.trim() !== '', 'Tailored resume text is required'),
  z.maxLength(limits.tailoredCharsMax, 'Tailored resume must be at most 100,000 characters'),
);

export const JobDescriptionText = text('Job description text is required').check(
  z.refine((value) => value.trim() !== '', 'Job description text is required'),
  z.maxLength(limits.jobDescriptionCharsMax, 'Job description must be at most 20,000 characters'),
);

/** Done is the body of an answer that has nothing else to say. */
export const Done = z.object({ success: z.literal(true) }).check(z.meta({ id: 'Done' }));
export type Done = z.infer<typeof Done>;
