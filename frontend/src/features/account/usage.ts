import type { AccountUsage } from '@tailwright/contracts/account';
import { limits } from '@tailwright/contracts/limits';

export const count = (number: number, one: string, many = `${one}s`): string =>
  `${number.toLocaleString('en')} ${number === 1 ? one : many}`;

/** megabytes rounds up to a tenth: what is kept is never shown as nothing. */
export const megabytes = (bytes: number): string => (Math.ceil(bytes / 100_000) / 10).toLocaleString('en');

/** fullness is the share of the account that is used, 0 to 1, by whichever limit is nearest. */
export const fullness = ({ bytes, resumes, versions }: AccountUsage): number =>
  Math.min(
    1,
    Math.max(
      bytes / limits.resumeBytesPerUserMax,
      resumes / limits.resumesPerUserMax,
      versions / limits.versionsPerUserMax,
    ),
  );

/** whatGoes lists what is deleted with an account, in words. */
export function whatGoes({ resumes, versions, letters, facts }: AccountUsage): string[] {
  return [
    ...(resumes > 0
      ? [`${count(resumes, 'resume')} with ${count(versions, 'version')}, their reports and job descriptions`]
      : []),
    ...(letters > 0 ? [count(letters, 'cover letter')] : []),
    ...(facts > 0 ? [count(facts, 'fact')] : []),
    'every public link, which stops working at once, and its views',
    'work that is running, your name, email address and password',
  ];
}
