import * as z from 'zod/mini';
import { Uuid } from './text.js';

export const ResumeId = Uuid;
export type ResumeId = z.infer<typeof ResumeId>;

/** PublicLinkId is 128 random bits, base64url. */
export const PublicLinkId = z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/, 'This is not the id of a shared link'));
export type PublicLinkId = z.infer<typeof PublicLinkId>;
