import type { CoverLetterRequest } from '@tailwright/contracts/cover-letter';
import { findEmployer } from '@tailwright/resume-text/posting/posting-employer';
import { isCurrent } from '@tailwright/resume-text/recognizers/periods';
import { endsWithTitle } from '@tailwright/resume-text/recognizers/titles';
import { readResume } from '@tailwright/resume-text/read-resume';
import type { Entry, ResumeDocument } from '@tailwright/resume-text/document/resume-document';
import { evidenceOfPosting } from '../../evidence/posting-evidence.js';
import { hasContact } from '@tailwright/resume-text/recognizers/contacts';
import { hedgesIn } from '../../evidence/hedges.js';
import { readPosting } from '../../posting/read-posting.js';
import { Asked, type Proven } from './asked.js';
import { withoutCapitals } from '../../posting/capital-letters.js';
import { credentialsAsked, languagesAsked } from './held.js';
import { detailsOf, saidIn } from './job-facts.js';
import { educationAsked } from './letter-education.js';
import { employerOf, isBreak, presentJob } from './letter-job.js';
import { asShown } from '@tailwright/resume-text/sections/as-written';
import { canBeQuoted, weighedLines, type Point } from './letter-points.js';
import { ownSentences } from './letter-profile.js';
import { personal } from './personal.js';
import { Target } from './relevance.js';
import { tellLine, type Told } from './tell-line.js';

/** TellablePoint is a line that can be told in a sentence. */
export interface TellablePoint extends Point {
  told: Told;
  /** False where the line may tell of another post at the same employer as well. */
  isTitleSure: boolean;
}

/** LetterFacts is all that a letter may say: own lines that come close to the job, and names that both sides use. */
export interface LetterFacts {
  resume: ResumeDocument;
  /** The title of the job applied for; '' where the posting does not name it plainly. */
  position: string;
  company: string;
  recipient: string;
  job: Entry | undefined;
  /** What the person says of themselves. */
  profile: string[];
  /** The lines that are worth telling and can be told, the best first. */
  points: TellablePoint[];
  /** The lines that cannot be told, come close to what is asked and can be quoted, the best first. */
  quoted: Point[];
  /** Each requirement that some line proves well, with the place of that line; the best proven first. */
  proven: readonly Proven[];
  /** Names of things that lines of jobs show. */
  used: string[];
  /** Names of things that stand in a list of skills alone. */
  listed: string[];
  education: string;
  credentials: string[];
  languages: string[];
}

/** A longer text is no resume that anybody sends; its lines are weighed by their words alone. */
const readCharsMax = 20_000;
const namesMax = 4;

/** letterFacts reads a resume and a posting for a letter. */
export function letterFacts(request: CoverLetterRequest, today: Date): LetterFacts {
  const read = readResume(request.resumeText);
  const resume = { ...read, sections: read.sections.map(asShown) };
  const target = new Target(request.jobDescription);
  const isRead = request.resumeText.length <= readCharsMax;
  const requirements = isRead ? readPosting(request.jobDescription) : [];
  const asked = new Asked(requirements);
  if (isRead) asked.prove(evidenceOfPosting(requirements, { resumeText: request.resumeText, today }));
  const lines = weighedLines(resume, target, asked).filter(isFit);
  const job = presentJob(resume);
  const shared = withSharedLines(resume);
  const told = lines.flatMap((point) => tellable(point, shared) ?? []);
  const points = worthTelling(
    told.sort((a, b) => strength(b) - strength(a) || a.index - b.index),
    job,
  );
  const profile = ownSentences(resume);
  return {
    resume,
    position: withoutCapitals(target.title.split(' , ', 1)[0] ?? ''),
    company: companyOf(request),
    recipient: (request.recipientName ?? '').trim(),
    job,
    profile,
    points,
    quoted: lines.filter((line) => isQuotable(line) && !told.some(({ start }) => start === line.start)),
    proven: [...asked.best].sort((a, b) => b.weight - a.weight),
    ...namesBothSay(resume, asked, [...profile, ...points.slice(0, 3).map(({ told: { text } }) => text)].join(' ')),
    education: educationAsked(resume, asked),
    credentials: textsOf(credentialsAsked(resume, asked, today)).filter((name) => !/^\p{L}+ Certified /u.test(name)),
    // The level stands in the resume; a letter only names the language.
    languages: textsOf(languagesAsked(resume, asked)).map((text) => text.replace(/ \(.*$/, '')),
  };
}

/** companyOf is the employer that a letter goes to: from the form, else from the posting where that names it for sure. */
export function companyOf({
  companyName,
  jobDescription,
}: Pick<CoverLetterRequest, 'companyName' | 'jobDescription'>): string {
  const found = findEmployer(jobDescription) ?? '';
  return companyName?.trim() || (endsWithTitle(found) ? '' : found);
}

function textsOf(said: readonly { text: string }[]): string[] {
  return said.slice(0, namesMax).map(({ text }) => text);
}

/** What the letter tells already is not named once more. */
function namesBothSay(resume: ResumeDocument, asked: Asked, telling: string): Pick<LetterFacts, 'used' | 'listed'> {
  const jobs = resume.sections.filter(({ kind }) => kind === 'experience').flatMap(({ entries }) => entries);
  const used = saidIn(
    jobs.flatMap(({ details }) => details),
    asked,
  ).filter(({ text, line }) => !isCutFrom(text, line));
  const isNew = ({ text }: { text: string }) => !telling.toLowerCase().includes(text.toLowerCase());
  const known = new Set(used.map(({ key }) => key));
  const listed = saidIn(detailsOf(resume, 'skills'), asked).filter(({ key }) => !known.has(key));
  return { used: textsOf(used.filter(isNew)), listed: textsOf(listed.filter(isNew)) };
}

/** Of "fixed asset register" the name "fixed asset" says something else. */
function isCutFrom(name: string, line: string): boolean {
  const at = line.toLowerCase().indexOf(name.toLowerCase());
  if (at < 0 || /\p{Lu}|\d/u.test(name)) return false;
  return /^ (?!(?:of|for|with|in|on|to|from|at|by|and|or|as|since|using|per|across|under|is|was)\s)\p{Ll}{3,}/u.test(
    line.slice(at + name.length),
  );
}

const [charsMin, charsMax, quotedCharsMax] = [16, 230, 140];

function isFit({ text, entry }: Point): boolean {
  const isWhole = text.length >= charsMin && text.length <= charsMax;
  return isWhole && !hasContact(text) && hedgesIn(text).length === 0 && !personal.test(text) && !isBreak(entry);
}

/** "Bed Capacity: 150" and "Skills: Figma" tell nothing that a person did. */
function isQuotable({ text, worth, requirements }: Point): boolean {
  const isClose = worth >= 1 || requirements.length > 0;
  return (
    isClose &&
    text !== text.toUpperCase() &&
    text.length <= quotedCharsMax &&
    canBeQuoted(text) &&
    !/^[^:.]{1,24}:\s|["“”]|[.!?]\s/.test(text)
  );
}

/** Posts at one employer of which some have no lines of their own: the lines below one of them may tell of all. */
function withSharedLines({ sections }: ResumeDocument): ReadonlySet<Entry> {
  const entries = sections.flatMap((section) => section.entries);
  const isAlike = (one: Entry, other: Entry | undefined) =>
    one.organization !== '' && one.organization === other?.organization && other.details.length === 0;
  return new Set(
    entries.filter(
      (entry, at) => entry.isStacked || isAlike(entry, entries[at - 1]) || isAlike(entry, entries[at + 1]),
    ),
  );
}

function tellable(point: Point, shared: ReadonlySet<Entry>): TellablePoint | undefined {
  const told = tellLine(point.text, isCurrent(point.entry.dates));
  const isPlaced = told?.kind !== 'role' || (point.isJob && employerOf(point.entry) !== '');
  return told && isPlaced ? { ...point, told, isTitleSure: !shared.has(point.entry) } : undefined;
}

/** A line that is told need not prove a requirement whole, but it must have to do with one. */
const toldWorthMin = 0.5;
/** Of lines further from what is asked only those of jobs with a figure are told, where there is little else. */
const [nearWorthMin, enough, least] = [0.2, 3, 2];
const ofOneJobMax = 2;

/** The points that a letter may tell, the best first, not too many of one job. */
function worthTelling(told: readonly TellablePoint[], present: Entry | undefined): TellablePoint[] {
  const close = told.filter(({ worth, requirements }) => worth >= toldWorthMin || requirements.length > 0);
  const others = told.filter((point) => !close.includes(point) && point.isJob);
  const near = others.filter(
    ({ text, worth, entry }) => /\d/.test(text) && (worth >= nearWorthMin || entry === present),
  );
  const some = [...close, ...near.slice(0, Math.max(0, enough - close.length))];
  const ofToday = others.filter(
    (point) => !some.includes(point) && isCurrent(point.entry.dates) && point.told.kind !== 'work',
  );
  return notTooManyOfOne([...some, ...ofToday.slice(0, Math.max(0, least - some.length))]);
}

function notTooManyOfOne(all: TellablePoint[]): TellablePoint[] {
  const isOver = ({ entry }: TellablePoint, at: number) =>
    all.slice(0, at).filter((other) => other.entry === entry).length >= ofOneJobMax;
  const few = all.filter((point, at) => !isOver(point, at));
  return few.length >= enough ? few : all;
}

/** Beside what a line proves, a figure and a deed make it worth telling. */
function strength({ worth, requirements, text, told }: TellablePoint): number {
  return (
    worth + 0.3 * Math.min(1, requirements.length) + (/\d/.test(text) ? 0.2 : 0) + (told.kind === 'work' ? 0 : 0.15)
  );
}
