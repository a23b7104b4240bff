import type { CoverLetterRequest } from '@tailwright/contracts/cover-letter';
import { findPlaces, hasContact } from '@tailwright/resume-text/contacts';
import { block, document, inline } from '@tailwright/resume-text/markdown';
import type { Entry, ResumeDocument } from '@tailwright/resume-text/resume-document';
import { letterBody } from './letter-body.js';
import { letterFacts } from './letter-facts.js';
import { withArticle } from './letter-points.js';
import { tones, type Tone } from './letter-words.js';
import { isPlainName } from './job-facts.js';

/**
 * writeLetter writes a cover letter from the resume's own lines; the posting only chooses among them. A line that is
 * certainly a sentence is told, any other is quoted as it stands.
 */
export function writeLetter(request: CoverLetterRequest, today = new Date()): string {
  const tone = tones[request.style];
  const facts = letterFacts(request, today);
  const { company, recipient } = facts;
  const opening = [tone.opening(positionOf(facts.position), company), role(facts.job, tone)].filter(Boolean).join(' ');
  const body = letterBody[request.style](facts, tone);
  return document([
    block(tone.greeting(recipient, company)),
    block(opening),
    ...body,
    block(tone.closing(company)),
    block(tone.farewell(recipient)),
    inline(request.applicantName),
    contactsOf(facts.resume).map(inline).join(' · '),
  ]);
}

function positionOf(title: string): string {
  return title === '' ? 'the position you advertise' : `the ${inSmallLetters(title)} position`;
}

/** A title all in capitals is set as a title: "FRONT OFFICE MANAGER". Short words may be abbreviations. */
function inSmallLetters(title: string): string {
  if (/\p{Ll}/u.test(title)) return title;
  return title.replace(/\p{Lu}{4,}/gu, (word) => word.charAt(0) + word.slice(1).toLowerCase());
}

function role(job: Entry | undefined, tone: Tone): string {
  return job && isPlainName(job.organization)
    ? withStop(tone.current(`${withArticle(job.title)} at ${job.organization}`))
    : '';
}

/** The employer's own full stop ends the sentence as well: "at Larkspur Billing, Inc." */
function withStop(sentence: string): string {
  return sentence.replace(/\.\.$/, '.');
}

/** The ways to reach the person; some resumes say there what is no business of an employer's. */
function contactsOf({ person }: ResumeDocument): string[] {
  return person.contacts.filter((contact) => contact.length <= 80 && isWayToReach(contact)).slice(0, 4);
}

function isWayToReach(contact: string): boolean {
  if (/\b(?:birth|born|sex|gender|nationality|married)\b|\b\d{1,2}[./]\d{1,2}[./]\d{4}\b/i.test(contact)) return false;
  return hasContact(contact) || findPlaces(contact).length > 0;
}
