import { BaseConfig, DatabaseConfig } from '@tailwright/platform/config';
import { address } from '@tailwright/platform/settings';
import * as z from 'zod/mini';

/** An address alone, or in angle brackets after a name. */
const sender = /^(?:[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/;

export const MailConfig = z.object({
  ...BaseConfig.shape,
  ...DatabaseConfig.shape,
  SMTP_URL: address({ protocols: ['smtp', 'smtps'], example: 'smtp://user:password@mail.example.com:587' }),
  MAIL_FROM: z._default(
    z.string().check(z.regex(sender, 'must be an address, such as Tailwright <hello@resumes.example>')),
    'Tailwright <no-reply@tailwright.localhost>',
  ),
  PUBLIC_URL: z._default(
    z.string().check(z.regex(/^https?:\/\//, 'must start with http:// or https://')),
    'http://localhost:3000',
  ),
});
export type MailConfig = z.output<typeof MailConfig>;
