import { findDates } from '@tailwright/resume-text/recognizers/dates';
import { midSentence } from '@tailwright/resume-text/text/markdown';
import { isCurrent } from '@tailwright/resume-text/recognizers/periods';
import type { Entry, ResumeDocument } from '@tailwright/resume-text/document/resume-document';
import { endsWithTitle, isTitle } from '@tailwright/resume-text/recognizers/titles';
import { isPlainName } from './job-facts.js';
import { withoutCapitals } from '../../posting/capital-letters.js';

const legalForm = /^(?:inc|llc|ltd|limited|llp|plc|corp|lp|pty|pvt)\b/i;
/** What may stand in a bracket or behind a dash makes a title smaller: it is not left out. */
const lowers =
  /\b(?:acting|temp|temporary|trainee|intern|internship|volunteer|voluntary|unpaid|student|assistant|locum|deputy|junior|placement|apprentice)\b/i;
/** No employer's business, and no job. */
const noEmployer =
  /^(?:various|self[- ]employed|freelance|client\b|home\b|same\b|contract|agency)|\b(?:(?:career|family) break|(?:parental|maternity|unpaid) leave|laid off|looking for work|unemployed|pandemic|not working|board of (?!directors))\b|^\p{Lu}\.\s/iu;

/** employerOf names the employer of an entry as it can stand in a sentence: without its town; '' where that is not sure. */
export function employerOf({ organization }: Pick<Entry, 'organization'>): string {
  const [first = '', ...others] = organization
    .replace(/ \([^()]*\)/g, '')
    .split(/,\s|\s[+–—]\s/)
    .map((part) => part.trim());
  const form = others.find((part, at) => at === 0 && legalForm.test(part));
  const name = withoutCapitals(form === undefined ? first : `${first}, ${form}`);
  return isPlainName(name) && !noEmployer.test(name) && !endsWithTitle(name) ? name : '';
}

/** titleOf names the title of an entry as it can stand in a sentence, without what it adds; '' where that is not sure. */
export function titleOf({ title }: Pick<Entry, 'title'>): string {
  const bare = title.replace(/ \([^()]*\)/g, '').trim();
  const [head = '', ...rest] = bare.split(/\s[-–—]\s|,\s/);
  const added = title.slice(head.length);
  const isCut = rest.length > 0 || bare !== title;
  if (isCut && (lowers.test(added) || !endsWithTitle(head))) return '';
  // "Licensed" says that a paper is held, of which the head of a job is no proof.
  const name = withoutCapitals(head.replace(/^(?:Licensed|Certified|LICENSED|CERTIFIED) /, ''));
  const isPlain =
    name.length <= 60 && isTitle(name) && /^\p{Lu}/u.test(name) && !/["“”()|:;.\d]|\p{Lu}{5}|->/u.test(name);
  if (!isPlain || noEmployer.test(name) || /\b(?:then|later)\b/i.test(name)) return '';
  return / \p{Lu}/u.test(name) ? name : midSentence(name);
}

/** presentJob is the job that still runs, when its head is read for sure; of several it must be the first of the resume. */
export function presentJob({ sections }: ResumeDocument): Entry | undefined {
  const jobs = sections.filter(({ kind }) => kind === 'experience').flatMap(({ entries }) => entries);
  const running = jobs.filter(({ dates }) => isCurrent(dates));
  const [job] = running;
  if (!job || (running.length > 1 && jobs[0] !== job)) return undefined;
  return job.confidence === 1 && titleOf(job) !== '' && employerOf(job) !== '' ? job : undefined;
}

/** isBreak is true for an entry that tells of a time without a job. */
export function isBreak({ title, organization }: Entry): boolean {
  return /\b(?:(?:career|family) break|(?:parental|maternity|unpaid) leave|full[- ]time carer|caregiving|home duties|at home|laid off|looking for work|not working|took care|because of (?:the )?pandemic|(?:mum|family) time)\b/i.test(
    `${title} ${organization}`,
  );
}

/** isLater is true where one job began after another, as far as both have a date. */
export function isLater(one: Entry, other: Entry): boolean {
  const [from, than] = [one, other].map(({ dates }) => findDates(dates)[0]?.from);
  if (!from || !than) return false;
  return from.year > than.year || (from.year === than.year && (from.month ?? 1) > (than.month ?? 1));
}
