import type { Analysis, RequirementMatch } from '@tailwright/contracts/analysis';
import { emailPattern, hasPhone } from '@tailwright/resume-text/recognizers/contacts';
import type { SectionKind } from '@tailwright/resume-text/recognizers/headings';
import { readResume } from '@tailwright/resume-text/read-resume';
import type { ResumeDocument } from '@tailwright/resume-text/document/resume-document';
import { isOverBy } from '../evidence/match-credential.js';
import { readText } from '../evidence/text.js';
import { isForeignTo } from '../posting/language.js';
import { isResume } from '../posting/resume-in-place.js';
import { typingErrorsIn } from './typing-errors.js';

/** What advice is given from. */
interface Grounds extends Pick<Analysis, 'enough_requirements' | 'language_understood' | 'matching_percentage'> {
  today: Date;
  requirements: readonly RequirementMatch[];
  jobDescription: string;
  tailoredResume: string;
}

const adviceMax = 7;
const ofEachMax = 2;
const quotedCharsMax = 140;
const tooLittle =
  'Not enough requirements were found in the job description for a match you could rely on. Paste all of it, with its list of requirements.';

const resumeInPlace =
  'What was given as the job description reads like a resume. Put the job’s own text in its place to see how you match.';

const otherLanguage =
  'The job description is in a language whose requirements we cannot read well. If there is one in English, use that.';

/** advise says in whole sentences what would help most, the most important first: true for this pair or not said. */
export function advise({ requirements, jobDescription, tailoredResume, today, ...certain }: Grounds): string[] {
  if (isResume(jobDescription)) return [resumeInPlace];
  if (!certain.language_understood) return [otherLanguage];
  const resume = readResume(tailoredResume);
  const sentences = [
    ...(certain.enough_requirements ? [] : [tooLittle]),
    ...gapAdvice(requirements, certain.matching_percentage),
    ...listedAdvice(requirements, resume),
    typingAdvice(tailoredResume, requirements),
    overAdvice(resume),
    overByDateAdvice(resume, today),
    numbersAdvice(resume),
    contactAdvice(resume),
  ];
  return sentences.filter((sentence) => sentence !== undefined).slice(0, adviceMax);
}

/** Below this, a person is always told what would help. */
const lowPercentage = 60;

function gapAdvice(requirements: readonly RequirementMatch[], percentage: number): string[] {
  const gaps = [...missingAdvice(requirements), ...likelyAdvice(requirements)];
  return gaps.length === 0 && percentage < lowPercentage ? weakAdvice(requirements) : gaps;
}

const strengths: readonly RequirementMatch['strength'][] = ['required', 'preferred', 'mentioned'];

/** Where nothing required is missing and little is proven: what is asked most firmly and shown least. */
function weakAdvice(requirements: readonly RequirementMatch[]): string[] {
  return requirements
    .filter((each) => each.is_scored && each.answer !== 'found' && each.share < probableMin && !isPromise(each))
    .sort(
      (one, other) => strengths.indexOf(one.strength) - strengths.indexOf(other.strength) || one.share - other.share,
    )
    .slice(0, ofEachMax)
    .map(
      ({ statement }) =>
        `Of “${statement}” your resume shows little. If you have done it, give it a line of its own; if not, leave it out.`,
    );
}

/** Nobody can say where they were able to learn something. */
function isPromise({ statement }: RequirementMatch): boolean {
  return /^(?:(?:be )?(?:able|willing|eager|happy|prepared|ready)|ability|willingness|eagerness|readiness) to (?:quickly )?(?:learn|obtain|train|get|acquire|take|work towards?)\b/i.test(
    statement,
  );
}

/** What is required and not found: say where, if it is true. */
function missingAdvice(requirements: readonly RequirementMatch[]): string[] {
  return requirements
    .filter((each) => each.is_scored && each.strength === 'required' && each.answer === 'not_found' && !isPromise(each))
    .slice(0, ofEachMax)
    .map(
      ({ statement }) =>
        `The job requires “${statement}”, and we found no line that says so. If you have it, say where; if not, leave it out.`,
    );
}

/** From this share on a line probably proves what is asked. */
const probableMin = 0.4;

/** What a line probably proves in other words than the posting's: say it so that a stranger sees it too. No words add years. */
function likelyAdvice(requirements: readonly RequirementMatch[]): string[] {
  return requirements
    .filter(
      (each) =>
        each.is_scored &&
        each.kind !== 'years' &&
        each.strength === 'required' &&
        each.answer === 'likely' &&
        each.share >= probableMin &&
        isWorthRewording(each),
    )
    .sort((one, other) => other.share - one.share)
    .slice(0, ofEachMax)
    .flatMap(({ statement, lines: [line] }) =>
      line === undefined
        ? []
        : [
            `For “${statement}” the closest line is “${quoted(line)}”. If that is what you mean, say it in the posting’s words there.`,
          ],
    );
}

/** From this share of its words on, a requirement stands in a line in the posting's words. */
const sameWordsMin = 0.6;

/** A line that has nearly all words asked needs no others, and one that has hardly any is about something else. */
function isWorthRewording({ statement, lines: [line = ''] }: RequirementMatch): boolean {
  const read = readText(statement).terms;
  const asked = new Set(read.filter(({ isGeneric }) => !isGeneric).map(({ stem }) => stem));
  const held = new Set(readText(line).terms.map(({ stem }) => stem));
  const shared = [...asked].filter((stem) => held.has(stem)).length;
  const letters = read.map(({ key }) => key.charAt(0).toUpperCase()).join('');
  const isAbbreviated = letters.length > 2 && line.split(/[^\p{L}]+/u).includes(letters);
  return isAbbreviated || (shared > 1 && shared < asked.size * sameWordsMin);
}

/** A required skill that only a list names is believed less than one a line about a job shows. */
function listedAdvice(requirements: readonly RequirementMatch[], resume: ResumeDocument): string[] {
  const lists = new Set(
    resume.sections.filter(({ kind }) => kind === 'skills').flatMap(({ details }) => details.map(({ text }) => text)),
  );
  const listed = requirements.filter(
    (each) =>
      each.kind === 'tool' &&
      each.strength === 'required' &&
      each.answer === 'found' &&
      each.lines.every((line) => lists.has(line)),
  );
  return listed
    .slice(0, 1)
    .map(
      ({ statement }) =>
        `“${statement}” stands in a list only. Say in a line about a job where you used it and what came of it.`,
    );
}

const wordsNamedMax = 4;

/** Typing errors are pointed out and never changed: a word that we do not know may be a term of the trade. */
function typingAdvice(resume: string, requirements: readonly RequirementMatch[]): string | undefined {
  const asked = requirements.map(({ statement }) => statement).join('\n');
  const english = resume.split('\n').filter((line) => !isForeignTo('en', line));
  const errors = typingErrorsIn(english.join('\n'), asked).slice(0, wordsNamedMax);
  if (errors.length === 0) return undefined;
  const named = errors.map(({ written, meant }) => `“${written}” (${meant}?)`);
  return `${errors.length > 1 ? 'Probably typing errors' : 'Probably a typing error'}: ${named.join(', ')}.`;
}

const isOver = /\b(?:expired|lapsed|lapse|not renewed)\b|\bno$/i;

/** A licence that is over tells a reader what is missing. */
function overAdvice({ sections }: ResumeDocument): string | undefined {
  const lines = sections
    .filter(({ kind }) => kind === 'certifications')
    .flatMap(({ details, entries }) => [...details, ...entries.flatMap((entry) => entry.details)])
    .filter(({ text }) => text.length <= quotedCharsMax && isOver.test(text))
    .map(({ text }) => `“${text.split(/\t|\s{2,}/).join(' ')}”`);
  if (lines.length === 0) return undefined;
  return `A licence that is over shows what is missing. Renew it or leave it out: ${lines.slice(0, 2).join(', ')}.`;
}

/** Where a date is the end of a job or a project, not of a licence. */
const workSections: ReadonlySet<SectionKind> = new Set(['experience', 'projects', 'volunteering']);

/** A licence may be over by its date alone. */
function overByDateAdvice({ sections }: ResumeDocument, today: Date): string | undefined {
  const lines = sections
    .filter(({ kind }) => !workSections.has(kind))
    .flatMap(({ details, entries }) => [
      ...details.map(({ text }) => text),
      ...entries.flatMap((entry) => [...entry.headerLines, ...entry.details.map(({ text }) => text)]),
    ])
    .filter((text) => text.length <= quotedCharsMax && !isOver.test(text) && isOverBy(text, today))
    .map((text) => `“${text.split(/\t|\s{2,}/).join(' ')}”`);
  if (lines.length === 0) return undefined;
  return `By its date this is over: ${lines.slice(0, 3).join(', ')}. Renew it, or say when you will.`;
}

/** A long line of the resume is cut behind a word; what the posting asks is quoted whole. */
function quoted(line: string): string {
  if (line.length <= quotedCharsMax) return line;
  const end = line.lastIndexOf(' ', quotedCharsMax - 2);
  return `${line.slice(0, end > 0 ? end : quotedCharsMax - 2)} …`;
}

function numbersAdvice(resume: ResumeDocument): string | undefined {
  const jobs = resume.sections.filter((section) => section.kind === 'experience').flatMap((section) => section.entries);
  const bullets = jobs.flatMap((entry) => entry.details.map((detail) => detail.text));
  const counted = bullets.filter((bullet) => /\d/.test(bullet)).length;
  if (bullets.length < 3 || counted * 4 >= bullets.length) return undefined;
  const which = counted === 0 ? 'None' : `Only ${counted}`;
  return `${which} of the ${bullets.length} lines about your jobs ${counted > 1 ? 'carry' : 'carries'} a number. Where you know how many, how much or how often, say it.`;
}

function contactAdvice(resume: ResumeDocument): string | undefined {
  const contacts = resume.person.contacts.join(' | ');
  const missing = [
    ...(contacts.search(emailPattern) < 0 ? ['e-mail address'] : []),
    ...(resume.person.contacts.some(hasPhone) ? [] : ['phone number']),
  ];
  if (missing.length === 0) return undefined;
  return `No ${missing.join(' and no ')} was found at the top of your resume. Recruiters need a way to reach you.`;
}
