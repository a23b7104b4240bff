import { pointOf, findDates, type DatePoint } from '@tailwright/resume-text/dates';
import { listed } from '@tailwright/resume-text/markdown';
import { isCurrent } from '@tailwright/resume-text/periods';
import type { Detail, Entry, ResumeDocument, Section } from '@tailwright/resume-text/resume-document';
import { isTitle } from '@tailwright/resume-text/titles';
import { isSameName } from '../../analysis/lexicon/same-name.js';
import type { Asked, AskedName } from './asked.js';
import type { Ground } from './changes.js';
import { inSentence } from './in-sentence.js';
import { isPlainlySaid, namesIn, type Name } from './names.js';

/** Summary is two or three sentences of proven, current facts, and what they rest on. */
export interface Summary extends Ground {
  text: string;
}

/** Said is a thing that both the posting and the resume name, with the line that says so. */
interface Said {
  key: string;
  text: string;
  line: string;
  requirements: string[];
  weight: number;
}

const [leastSaid, mostSaid, mostBeside] = [2, 4, 3];
/** The person's own words about themselves, also where no heading calls them a summary. */
const ownSummaryChars = 60;

/**
 * writeSummary writes a summary for a resume that has none, from the present job and what both the posting and the resume
 * name. Undefined where the person wrote one, or where too little is certain.
 */
export function writeSummary(
  resume: ResumeDocument,
  asked: Asked,
  style: SummaryStyle,
  today: Date,
): Summary | undefined {
  if (hasSummary(resume)) return undefined;
  const job = presentJob(resume);
  if (!job) return undefined;
  const jobs = resume.sections.filter(({ kind }) => kind === 'experience').flatMap(({ entries }) => entries);
  const done = saidIn(
    jobs.flatMap(({ details }) => details),
    asked,
  ).slice(0, mostSaid);
  const known = new Set(done.map(({ key }) => key));
  const skills = saidIn(detailsOf(resume, 'skills'), asked)
    .filter(({ key }) => !known.has(key))
    .slice(0, mostBeside);
  if (done.length + skills.length < leastSaid) return undefined;
  const cards = credentials(detailsOf(resume, 'certifications'), asked, today).slice(0, mostBeside);
  const sentences = style === 'facts-first' ? factsFirst(job, done, skills) : jobFirst(job, done, skills, style);
  if (cards.length > 0) sentences.push(`Credentials include ${listed(textsOf(cards))}.`);
  const said = [...done, ...skills, ...cards];
  return {
    text: sentences.join(' '),
    lines: [job.headerLines.join(' '), ...said.map(({ line }) => line)],
    requirements: said.flatMap(({ requirements }) => requirements),
  };
}

/** How a style says the same facts: the job with its employer, the job alone, or what is known first. */
export type SummaryStyle = 'job-at-employer' | 'job' | 'facts-first';

function jobFirst(job: Entry, done: Said[], skills: Said[], style: SummaryStyle): string[] {
  const role =
    style === 'job-at-employer' && isPlainName(job.organization) ? `${job.title} at ${job.organization}` : job.title;
  if (done.length === 0) return [`${withoutStop(role)}.`, `Skills include ${listed(textsOf(skills))}.`];
  const first = `${role} with experience in ${listed(textsOf(done))}.`;
  return skills.length === 0 ? [first] : [first, `Skills also include ${listed(textsOf(skills))}.`];
}

function factsFirst(job: Entry, done: Said[], skills: Said[]): string[] {
  const own = [...done, ...skills].slice(0, mostSaid + 1);
  const first =
    done.length === 0 ? `Skills include ${listed(textsOf(own))}.` : `Experience in ${listed(textsOf(done))}.`;
  const rest = done.length === 0 || skills.length === 0 ? [] : [`Skills include ${listed(textsOf(skills))}.`];
  return [first, ...rest, `Current position: ${withoutStop(job.title)}.`];
}

function textsOf(said: Said[]): string[] {
  return said.map(({ text }) => text);
}

function withoutStop(text: string): string {
  return text.replace(/\.$/, '');
}

function hasSummary({ opening, sections }: ResumeDocument): boolean {
  const isProse = ({ text, isBullet, isSubheading }: Detail) =>
    !isBullet && !isSubheading && text.length >= ownSummaryChars;
  const [first] = sections;
  return (
    sections.some(({ kind }) => kind === 'summary') ||
    opening.some((detail) => isProse(detail) || detail.text.length >= 40) ||
    (first !== undefined && first.kind === 'other' && first.details.some(isProse))
  );
}

/** The job that still runs, when its head is read for sure and nothing in it needs a second look. */
function presentJob({ sections }: ResumeDocument): Entry | undefined {
  const all = sections.filter(({ kind }) => kind === 'experience');
  if (all.some((section) => !isSure(section))) return undefined;
  const running = all.flatMap(({ entries }) => entries).filter(({ dates }) => isCurrent(dates));
  const [job] = running;
  return job && running.length === 1 && job.confidence === 1 && isPlainTitle(job.title) ? job : undefined;
}

/** Lines of a section before its first entry may belong to an entry whose head was not understood. */
function isSure({ confidence, details }: Section): boolean {
  return confidence === 1 && details.length === 0;
}

function isPlainTitle(title: string): boolean {
  return title.length <= 60 && isTitle(title) && /^\p{Lu}/u.test(title) && !/["“”()|:;\d]|\p{Lu}{6}/u.test(title);
}

function isPlainName(name: string): boolean {
  return name !== '' && name.length <= 50 && /^\p{Lu}/u.test(name) && !/["“”()|:;\d•·]|\p{Lu}{5}|, .*, /u.test(name);
}

function detailsOf({ sections }: ResumeDocument, wanted: Section['kind']): Detail[] {
  return sections
    .filter(({ kind, confidence }) => kind === wanted && confidence === 1)
    .flatMap(({ details }) => details);
}

/** What both sides name, the most wanted first: in the posting's words where they are a name of the same thing. */
function saidIn(details: Detail[], asked: Asked): Said[] {
  const said = new Map<string, Said>();
  for (const { text } of details) {
    for (const name of namesIn(text)) {
      const wanted = asked.names.get(name.key);
      if (!wanted || wanted.isCredential || name.isCredential || said.has(name.key) || !isPlainlySaid(text, name))
        continue;
      const { requirements, weight } = wanted;
      said.set(name.key, { key: name.key, text: nameFor(name, wanted), line: text, requirements, weight });
    }
  }
  return [...said.values()].sort((a, b) => b.weight - a.weight);
}

function nameFor(name: Name, wanted: AskedName): string {
  return inSentence(isSameName(name.text, wanted.text) ? wanted.text : name.text);
}

/** Licences and certificates that the posting asks for, as the person wrote them up to their numbers and years. */
function credentials(details: Detail[], asked: Asked, today: Date): Said[] {
  const said = new Map<string, Said>();
  for (const { text } of details) {
    if (text.length > 120 || isOver(text, today)) continue;
    for (const name of namesIn(text)) {
      const wanted = asked.names.get(name.key);
      if (!wanted || said.has(name.key) || !isPlainlySaid(text, name)) continue;
      const { requirements, weight } = wanted;
      said.set(name.key, { key: name.key, text: name.text, line: text, requirements, weight });
    }
  }
  return [...said.values()].sort((a, b) => b.weight - a.weight);
}

/** A line with a day in the past after "expires" or the like, or that says it is over, gives nothing. */
function isOver(text: string, today: Date): boolean {
  if (/\b(?:exp|expired?|lapsed?|not renewed|no longer|until|valid|good (?:til|thru)|ends?)\b/i.test(text) === false)
    return false;
  const now = pointOf(today);
  const points = findDates(text).flatMap(({ to }) => (to === 'present' ? [] : [to]));
  return points.length === 0 || points.some((point) => isBefore(point, now));
}

function isBefore(point: DatePoint, now: DatePoint): boolean {
  return point.year < now.year || (point.year === now.year && (point.month ?? 1) < (now.month ?? 1));
}
