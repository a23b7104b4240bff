import * as z from 'zod/mini';
import { User, UserId } from './auth.js';
import { endpoint, event, rpc } from './define.js';
import { limits } from './limits.js';
import { Edits, RemovedLines } from './optimize.js';
import { OwnedResume } from './resumes.js';
import { ResumeVersion } from './saved-resumes.js';
import { Done } from './text.js';

/** AccountUsage is what an account keeps; `bytes` is what all of it counts in the limit. */
export const AccountUsage = z
  .object({
    resumes: z.number(),
    /** All versions of all resumes, the newest ones too. */
    versions: z.number(),
    letters: z.number(),
    facts: z.number(),
    bytes: z.number(),
  })
  .check(z.meta({ id: 'AccountUsage' }));
export type AccountUsage = z.infer<typeof AccountUsage>;

export const Account = z.object({ user: User, usage: AccountUsage }).check(z.meta({ id: 'Account' }));
export type Account = z.infer<typeof Account>;

/** AccountDeletion asks for the password again: a browser left open is not enough. */
export const AccountDeletion = z
  .object({
    password: z
      .string('Enter your password')
      .check(z.minLength(1, 'Enter your password'), z.maxLength(limits.passwordCharsMax)),
  })
  .check(z.meta({ id: 'AccountDeletion' }));
export type AccountDeletion = z.infer<typeof AccountDeletion>;

export const getAccount = endpoint({
  method: 'GET',
  path: '/account',
  summary: 'The signed-in user, and how much the account keeps.',
  access: 'user',
  returns: Account,
});
export const exportAccount = endpoint({
  method: 'GET',
  path: '/account/export',
  summary:
    'All data of the signed-in user as one JSON file: profile, facts, the builder’s draft, and resumes with versions, reports, letters, links and views.',
  access: 'user',
  file: ['application/json'],
  returns: z.instanceof(Blob),
});
export const deleteAccount = endpoint({
  method: 'POST',
  path: '/account/delete',
  summary: 'Delete the account and everything in it. Asks for the password again; a wrong one is answered with 401.',
  access: 'user',
  body: AccountDeletion,
  returns: Done,
});

/** WholeVersion is an earlier version with its text, as an export holds it. */
export const WholeVersion = z.extend(ResumeVersion, {
  text: z.string(),
  edits: z.optional(Edits),
  removed: z.optional(RemovedLines),
});
export type WholeVersion = z.infer<typeof WholeVersion>;

export const measureAccount = rpc('resume.measure-account', z.object({ actor: UserId }), AccountUsage);
/** listVersionsOf answers the earlier versions of a resume whole, newest first, as many as one answer may hold. */
export const listVersionsOf = rpc(
  'resume.list-versions',
  z.extend(OwnedResume, { before: z.optional(z.number()) }),
  z.object({ versions: z.array(WholeVersion), next: z.optional(z.number()) }),
);
/** deleteAccountOf errors: invalid_credentials, rate_limited (with retryAfterSeconds), overloaded. */
export const deleteAccountOf = rpc(
  'auth.delete-account',
  z.object({ actor: UserId, password: AccountDeletion.shape.password }),
  Done,
  { mutates: true },
);
/** accountDeleted has every service forget what it keeps of a person. It names nobody: the id means nothing any more. */
export const accountDeleted = event(
  'account.deleted',
  { publisher: 'auth', subscribers: ['resume', 'ai', 'mail'] },
  z.object({ userId: UserId }),
);
