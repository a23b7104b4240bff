import type { CoverLetterRequest } from '@tailwright/contracts/cover-letter';
import { findPlaces, hasContact } from '@tailwright/resume-text/recognizers/contacts';
import { block, document, inline } from '@tailwright/resume-text/text/markdown';
import type { ResumeDocument } from '@tailwright/resume-text/document/resume-document';
import { guardLetter } from '../../facts/guard.js';
import { letterBody } from './letter-body.js';
import { companyOf, letterFacts, type LetterFacts } from './letter-facts.js';
import { employerOf } from './letter-job.js';
import { tones } from './letter-words.js';

/**
 * writeLetter writes a cover letter from the resume's own lines; the posting only chooses among them. A line that is
 * certainly a sentence is told; where hardly any is, the closest are quoted as they stand. What the fact guard would take
 * out of the letter is not written, so that no letter has a gap.
 */
export function writeLetter(request: CoverLetterRequest, today = new Date()): string {
  const form = { ...request, companyName: companyOf(request) };
  const { resumeText: original, jobDescription } = request;
  const leftOf = (letter: string) => guardLetter({ original, jobDescription, form, letter, today }).text;
  let facts = letterFacts(request, today);
  for (const without of [withoutPoints, withoutOthers]) {
    const letter = compose(request, facts);
    const left = leftOf(letter);
    if (left === letter) return letter;
    facts = without(facts, (text) => letter.includes(inline(text)) && !left.includes(inline(text)));
  }
  return compose(request, facts);
}

function compose({ style, applicantName }: CoverLetterRequest, facts: LetterFacts): string {
  const tone = tones[style];
  const { company, recipient } = facts;
  const body = letterBody[style](facts, tone).filter((part) => part !== '');
  return document([
    block(tone.greeting(recipient, company)),
    ...body,
    // A first paragraph alone only applies.
    body.length === 1 ? tone.enclosed : '',
    block(tone.closing(company)),
    block(tone.farewell(recipient)),
    inline(applicantName),
    contactsOf(facts.resume).map(inline).join(' · '),
  ]);
}

type IsLost = (text: string) => boolean;

/** The facts without the lines that the guard took out. */
function withoutPoints(facts: LetterFacts, isLost: IsLost): LetterFacts {
  return {
    ...facts,
    points: facts.points.filter(({ told }) => !isLost(told.text)),
    quoted: facts.quoted.filter(({ text }) => !isLost(text.replace(/\.$/, ''))),
  };
}

/** A sentence that ends with "Ltd." is read with the next, so what went out beside a line is looked at after that. */
function withoutOthers(facts: LetterFacts, isLost: IsLost): LetterFacts {
  const isLeft = (text: string) => !isLost(text);
  const { job, education } = facts;
  return {
    ...withoutPoints(facts, isLost),
    job: job && isLeft(` at ${employerOf(job)}`) ? job : undefined,
    profile: facts.profile.filter(isLeft),
    education: isLeft(education) ? education : '',
    used: facts.used.filter(isLeft),
    listed: facts.listed.filter(isLeft),
    credentials: facts.credentials.filter(isLeft),
    languages: facts.languages.filter(isLeft),
  };
}

/** The ways to reach the person; some resumes say there what is no business of an employer's. */
function contactsOf({ person }: ResumeDocument): string[] {
  return person.contacts
    .filter((contact) => contact.length <= 80 && isWayToReach(contact))
    .map((contact) => contact.replace(label, '').trim())
    .slice(0, 4);
}

/** "TELEPHONE: 0803 …" says by itself what it is. */
const label =
  /^(?:(?:tele)?phone|tel|mobile|cell|home|e-?mail|(?:present |home |contact |postal )?address)(?: no\.?)?\s*:\s*/i;

function isWayToReach(contact: string): boolean {
  if (/\b(?:birth|born|sex|gender|nationality|married)\b|\b\d{1,2}[./]\d{1,2}[./]\d{4}\b/i.test(contact)) return false;
  return hasContact(contact) || findPlaces(contact).length > 0;
}
