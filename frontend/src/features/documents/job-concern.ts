import { hasContact } from '@tailwright/resume-text/recognizers/contacts';
import { findDates } from '@tailwright/resume-text/recognizers/dates';
import { languageOf } from '@tailwright/resume-text/text/language';
import type { Concern } from './concern';

const link = /(?:https?:\/\/|www\.)\S+/gi;
/** As the address bar shows it; beside other words it could be two technologies, such as "Node.js/TypeScript". */
const bareLink = /^(?:[a-z\d-]+\.)+[a-z]{2,}\/\S+$/i;
/** "Here is the posting:" beside a link is still no posting. */
const wordsBesideLinkMax = 12;

/** How a posting asks; a resume does so by chance, not often. */
const asking =
  /\b(?:you|your|you['’]ll|we offer|we are looking|apply|applicants?|candidates?|equal opportunity|requirements?|responsibilities|qualifications)\b/gi;
const askingMax = 3;
/** A posting has one period at most, such as that of the contract. */
const periodsMin = 2;
const contactLinesMax = 8;

/** findJobConcern is what a person should know before a job description is used, or undefined. */
export function findJobConcern(text: string): Concern | undefined {
  if (isLink(text)) return { kind: 'link' };
  if (isResume(text)) return { kind: 'resume' };
  const language = languageOf(text);
  return language === undefined || language === 'en' ? undefined : { kind: 'foreign-job', language };
}

function isLink(text: string): boolean {
  if (bareLink.test(text.trim())) return true;
  const rest = text.replace(link, ' ');
  return rest.length < text.length && (rest.match(/[\p{L}\p{N}]+/gu) ?? []).length <= wordsBesideLinkMax;
}

function isResume(text: string): boolean {
  if ((text.match(asking) ?? []).length > askingMax) return false;
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const periods = lines.flatMap((line) => findDates(line).filter(({ isRange }) => isRange)).length;
  return periods > periodsMin || (periods > 0 && lines.slice(0, contactLinesMax).some(hasContact));
}
