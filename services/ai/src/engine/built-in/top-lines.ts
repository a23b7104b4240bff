import { namesTarget, type Edit } from '@tailwright/contracts/optimize';
import type { Detail, ResumeDocument } from '@tailwright/resume-text/document/resume-document';
import { splitSentences } from '../../text/sentences.js';
import { isSameWork } from '../../posting/same-work.js';
import { findAdvertisedTitle, targetLine } from '../../posting/target-line.js';
import { presentJob } from './letter-job.js';
import { namedIn, topOf, wordsOf } from './top-of-page.js';

/** WithTopLines is a resume with what was set below its name, and the edits that say so. */
export interface WithTopLines {
  resume: ResumeDocument;
  edits: Edit[];
}

/**
 * withTopLines names the advertised job below the contacts, in place of one that an earlier tailoring or another application
 * named, and gives a
 * resume without a headline the person's own present title, where that is of the advertised kind of work.
 */
export function withTopLines(resume: ResumeDocument, jobDescription: string): WithTopLines {
  const target = targetLine(jobDescription);
  // Where not even a name was read, nobody can tell what stands at the top.
  if (target === '' || resume.person.name === '') return { resume, edits: [] };
  const advertised = findAdvertisedTitle(jobDescription);
  const headed = withHeadline(resume, advertised);
  const aimed = withTarget(headed.resume, target, advertised);
  return { resume: aimed.resume, edits: [...headed.edits, ...aimed.edits] };
}

/** How high a title stands: 0 for those who learn, 1 for those who work, 2 for those who lead. */
function rankOf(title: string): number {
  if (leads.test(title)) return 2;
  return learns.test(title) ? 0 : 1;
}

const learns = /(?<!\p{L})(?:trainee|apprentice|junior|assistant|intern|aide|helper)(?!\p{L})/iu;
const leads =
  /(?<!\p{L})(?:lead|leader|supervisor|head|manager|chief|principal|director|foreman|charge|superintendent)(?!\p{L})/iu;

/** What people write themselves of what they apply for. */
const ownTarget =
  /^(?:(?:job|post|position|rank|role|title)s? )?(?:(?:applied|applying|application) for|(?:applied|desired|sought) ?[:–-])/i;

/** namesOwnTarget is true for a line in which the person says what they apply for. */
export function namesOwnTarget(text: string): boolean {
  return ownTarget.test(text);
}

/** "Position applied for: Second Engineer" was written for another application, where the advertised job is other work. */
function namesOtherWork(text: string, advertised: string): boolean {
  const label = ownTarget.exec(text)?.[0];
  const job = label === undefined ? '' : text.slice(label.length).replace(/^[\s:–-]+/u, '');
  return /\p{L}{3}/u.test(job) && !isSameWork(job, advertised);
}

function withTarget(resume: ResumeDocument, target: string, advertised: string): WithTopLines {
  const { opening, person } = resume;
  const top = [person.headline, ...person.contacts, ...opening.map(({ text }) => text)];
  const earlier = top.filter((text) => namesTarget({ text }) || namesOtherWork(text, advertised));
  const isNamedAlready =
    earlier.includes(target) || top.some((text) => namesOwnTarget(text) && !earlier.includes(text));
  if (isNamedAlready) return { resume, edits: [] };
  const line: Detail = { text: target, isBullet: false, isSubheading: false, span: { start: 0, end: 0 } };
  const headline = earlier.includes(person.headline) ? '' : person.headline;
  const contacts = person.contacts.filter((text) => !earlier.includes(text));
  const others = opening.filter(({ text }) => !earlier.includes(text));
  const firstTold = others.findIndex((detail) => !isBesideContacts(detail));
  const place = firstTold < 0 ? others.length : firstTold;
  return {
    resume: {
      ...resume,
      person: { ...person, headline, contacts },
      opening: [...others.slice(0, place), line, ...others.slice(place)],
    },
    edits: [{ text: target, kind: 'summary', lines: earlier, requirements: [] }],
  };
}

/** "Driving licence: Full, own van": what is said in a few words below the contacts belongs to these. */
function isBesideContacts({ text, isBullet }: Detail): boolean {
  const isShort = !isBullet && text.length <= besideContactsChars;
  // "exp. Nov 2026" ends with no sentence.
  const sentences = splitSentences(text).filter((each) => each.split(' ').length >= sentenceWords);
  return isShort && !tells.test(text) && sentences.length <= 1;
}

const besideContactsChars = 90;
const sentenceWords = 4;

/** A greeting, a sentence, and what somebody says they are or look for ("OBJECTIVE: …"). */
const tells =
  /^(?:hello|hi|hey|dear|kia ora|objective|profile|summary)(?!\p{L})|\p{Ll}{3}[.!?]$|(?<!\p{L})(?:I|I['’]\p{Ll}+|years?|yrs)(?!\p{L})/iu;

/** "(nights)", "(0.8 FTE)", "(38 beds)", "(promoted from Clerk)": how a post is held, and since when, is no part of what somebody is. */
const aside = / \(([^()]*)\)$/u;
const terms =
  /\d|^promoted |(?<!\p{L})(?:hrs?|hours?|nights?|days?|shifts?|fte|(?:part|full)[- ]time|bank|casual|contract|temp(?:orary)?|fixed[- ]term|permanent|rotational|maternity|cover)(?!\p{L})/iu;

function withoutTerms(title: string): string {
  const said = aside.exec(title);
  return said && terms.test(said[1] ?? '') ? title.slice(0, said.index) : title;
}

function withHeadline(resume: ResumeDocument, advertised: string): WithTopLines {
  const { person, sections } = resume;
  const entry = presentJob(resume);
  // "Trainee, same place" is a title with a remark; a title put together from two lines is less than sure.
  const isTitleAlone = entry && !/, \p{Ll}/u.test(entry.title) && resume.text.includes(entry.title);
  if (person.headline !== '' || !isTitleAlone || !isSameWork(entry.title, advertised)) return { resume, edits: [] };
  const top = wordsOf(person.contacts.join('\n')) + topOf(resume, sections);
  // "Staff Nurse, Theatre" names the ward that somebody leaves.
  const [title = ''] = withoutTerms(entry.title).split(/, (?![^(]*\))/);
  // Below the name of somebody who wants to lead a team "Machine Operator" would speak against them.
  if (rankOf(title) < rankOf(advertised)) return { resume, edits: [] };
  // "Head Clerk (since 2022), Clerk" tells how a post changed.
  if (namedIn(top, title) || /\([^()]*\d{4}\)/.test(title)) return { resume, edits: [] };
  return {
    resume: { ...resume, person: { ...person, headline: title } },
    edits: [{ text: title, kind: 'summary', lines: entry.headerLines.slice(0, 40), requirements: [] }],
  };
}
