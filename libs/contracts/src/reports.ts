import * as z from 'zod/mini';
import { Analysis, NewReplies, RequirementReplies } from './analysis.js';
import { endpoint, rpc } from './define.js';
import { OwnedResume } from './resumes.js';
import { Done } from './text.js';

export const getReport = endpoint({
  method: 'GET',
  path: '/resumes/:resumeId/report',
  summary: 'The report of a saved resume.',
  access: 'user',
  returns: Analysis,
});

/** replyInReport answers the analysis with the percentage the replies make of it. */
export const replyInReport = endpoint({
  method: 'POST',
  path: '/resumes/:resumeId/replies',
  summary: 'Keep all replies to the requirements of a saved resume.',
  access: 'user',
  body: NewReplies,
  returns: Analysis,
});

/** ReportRevision counts the replies to a job whose result is saved: a lower revision never replaces a higher one. */
export const ReportRevision = z.extend(OwnedResume, { revision: z.number() });

/** getReportOf answers the report of a record. Errors: not_found, also for a record without one. */
export const getReportOf = rpc('resume.get-report', OwnedResume, Analysis);
/**
 * keepReport puts the report of a job into its record. It changes nothing where there is no such record yet or any more,
 * and nothing for a revision that is not higher than the kept one. Errors: conflict when the account has no room for it.
 */
export const keepReport = rpc('resume.keep-report', z.extend(ReportRevision, { report: Analysis }), Done, {
  mutates: true,
});
/** replyInReportOf replaces the replies in the report of a record. Errors: not_found; conflict without room. */
export const replyInReportOf = rpc(
  'resume.reply-in-report',
  z.extend(OwnedResume, { replies: RequirementReplies }),
  Analysis,
  { mutates: true },
);
