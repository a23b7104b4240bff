import * as z from 'zod/mini';

/** claimKinds are the kinds of statement the fact guard checks against the original resume. */
export const claimKinds = [
  'employer',
  'title',
  'date',
  'number',
  'degree',
  'institution',
  'certificate',
  'skill',
  'client',
  'scope',
  'award',
  'contact',
  'statement',
] as const;

/** NotAdded is a claim the guard removed or reverted because the original does not say it. */
export const NotAdded = z
  .object({ kind: z.enum(claimKinds), text: z.string(), reason: z.string() })
  .check(z.meta({ id: 'NotAdded' }));
export type NotAdded = z.infer<typeof NotAdded>;

/** FactCheck reports what the guard checked and what it did not let through. */
export const FactCheck = z
  .object({
    checked: z.number(),
    notAdded: z.array(NotAdded),
    /** What stands in lines that the person typed and the original does not say. It stays: the words are theirs. */
    unproven: z.optional(z.array(NotAdded)),
  })
  .check(z.meta({ id: 'FactCheck' }));
export type FactCheck = z.infer<typeof FactCheck>;
