import * as z from 'zod/mini';
import { endpoint, rpc } from './define.js';

/** MailOutcome is what the e-mail tools answer, success or not. */
export const MailOutcome = z.object({ success: z.boolean(), message: z.string() }).check(z.meta({ id: 'MailOutcome' }));
export type MailOutcome = z.infer<typeof MailOutcome>;

export const TestMail = z
  .object({
    email: z
      .string('Please enter a valid email address')
      .check(z.trim(), z.maxLength(254), z.email('Please enter a valid email address')),
  })
  .check(z.meta({ id: 'TestMail' }));
export type TestMail = z.infer<typeof TestMail>;

export const verifyMail = endpoint({
  method: 'GET',
  path: '/email/verify',
  summary: 'Check the connection to the mail server.',
  access: 'user',
  returns: MailOutcome,
});
export const sendTestMail = endpoint({
  method: 'POST',
  path: '/email/test',
  summary: 'Send a test message.',
  access: 'user',
  body: TestMail,
  returns: MailOutcome,
});

export const checkMailServer = rpc('mail.check-server', z.object({}), MailOutcome, { timeoutMs: 10_000 });
export const deliverTestMail = rpc('mail.deliver-test', TestMail, MailOutcome, { mutates: true, timeoutMs: 10_000 });
