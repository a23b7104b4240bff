import { BaseConfig, DatabaseConfig } from '@tailwright/platform/config';
import * as z from 'zod/mini';

export const MailConfig = z.object({
  ...BaseConfig.shape,
  ...DatabaseConfig.shape,
  SMTP_URL: z
    .string('must be set, such as smtp://user:password@mail.example.com:587')
    .check(z.regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://')),
  MAIL_FROM: z._default(z.string(), 'Tailwright <no-reply@tailwright.localhost>'),
  PUBLIC_URL: z._default(
    z.string().check(z.regex(/^https?:\/\//, 'must start with http:// or https://')),
    'http://localhost:3000',
  ),
});
export type MailConfig = z.output<typeof MailConfig>;
