import { listed } from '@tailwright/resume-text/markdown';
import { isCurrent } from '@tailwright/resume-text/periods';
import type { Detail, Entry, ResumeDocument, Section } from '@tailwright/resume-text/resume-document';
import { languageNames } from '../../posting/language-names.js';
import { isTitle } from '@tailwright/resume-text/titles';
import { isSameName } from '../../analysis/lexicon/same-name.js';
import type { Asked, AskedName } from './asked.js';
import type { Ground } from './changes.js';
import { credentialsAsked, languagesAsked, type Said } from './held.js';
import { inSentence } from './in-sentence.js';
import { isPlainlySaid, namesIn, type Name } from './names.js';

/** Summary is two or three sentences of proven, current facts, and what they rest on. */
export interface Summary extends Ground {
  text: string;
}

/** How a style says the same facts: the job with its employer, the job alone, or what is known first. */
export type SummaryStyle = 'job-at-employer' | 'job' | 'facts-first';

/** Facts are what a summary says. */
interface Facts {
  job: Entry;
  /** What lines of jobs show. */
  done: Said[];
  /** What is only listed. */
  skills: Said[];
  credentials: Said[];
  languages: Said[];
}

const [leastSaid, mostSaid, mostBeside] = [3, 4, 3];
/** The person's own words about themselves, also where no heading calls them a summary. */
const ownSummaryChars = 40;

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
  const job = hasSummary(resume) ? undefined : presentJob(resume);
  if (!job) return undefined;
  const jobs = resume.sections.filter(({ kind }) => kind === 'experience').flatMap(({ entries }) => entries);
  const all = saidIn(
    jobs.flatMap(({ details }) => details),
    asked,
  );
  const done = all.slice(0, mostSaid);
  const listedSkills = saidIn(detailsOf(resume, 'skills'), asked);
  const skills = listedSkills.filter(({ key }) => !all.some((each) => each.key === key)).slice(0, mostBeside);
  const credentials = credentialsAsked(resume, asked, today).slice(0, mostBeside);
  const languages = languagesAsked(resume, asked);
  const said = [...done, ...skills, ...credentials, ...languages];
  if (said.length < leastSaid) return undefined;
  const sentences = sentencesOf({ job, done, skills, credentials, languages }, style);
  if (sentences.length < 2) return undefined;
  return {
    text: sentences.join(' '),
    lines: [...job.headerLines, ...said.map(({ line }) => line)],
    requirements: said.flatMap(({ requirements }) => requirements),
  };
}

/** At most three sentences; without a first one about the job there is nothing to begin with. */
function sentencesOf(facts: Facts, style: SummaryStyle): string[] {
  const { done, skills, credentials, languages } = facts;
  const job = jobSentence(facts, style);
  if (job === undefined) return [];
  const known = skills.length === 0 ? [] : [`Skills ${done.length > 0 ? 'also ' : ''}include ${namesOf(skills)}.`];
  const held = heldSentence(credentials, languages);
  const rest = style === 'facts-first' ? [...held, ...known] : [...known, ...held];
  return [job, ...rest].slice(0, 3);
}

function jobSentence({ job, done }: Facts, style: SummaryStyle): string | undefined {
  const { title, organization } = job;
  const isNamed = isPlainName(organization);
  if (done.length === 0) return isNamed ? `${title} at ${organization.replace(/\.$/, '')}.` : undefined;
  if (style === 'facts-first') return `${title} experienced in ${namesOf(done)}.`;
  const role = style === 'job-at-employer' && isNamed ? `${title} at ${organization}` : title;
  return `${role} with experience in ${namesOf(done)}.`;
}

function heldSentence(credentials: Said[], languages: Said[]): string[] {
  const parts = [
    ...(credentials.length === 0 ? [] : [`credentials: ${namesOf(credentials)}`]),
    ...(languages.length === 0 ? [] : [`languages: ${namesOf(languages)}`]),
  ];
  const sentence = parts.join('; ');
  return sentence === '' ? [] : [`${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`];
}

function namesOf(said: Said[]): string {
  return listed(said.map(({ text }) => text));
}

/** A heading of one's own ("What I do") may stand over it: prose before the first entry counts as a summary. */
function hasSummary({ opening, sections }: ResumeDocument): boolean {
  const firstEntry = sections.findIndex(({ entries }) => entries.length > 0);
  const above = sections.slice(0, firstEntry < 0 ? sections.length : firstEntry + 1);
  return (
    sections.some(({ kind }) => kind === 'summary') ||
    opening.some(({ text }) => text.length >= ownSummaryChars) ||
    above.some(({ kind, details }) => !listKinds.has(kind) && details.some(isProse))
  );
}

const listKinds: ReadonlySet<Section['kind']> = new Set([
  'skills',
  'languages',
  'certifications',
  'contact',
  'education',
]);

function isProse({ text, isBullet, isSubheading }: Detail): boolean {
  return !isBullet && !isSubheading && text.length >= ownSummaryChars;
}

/** The one job that still runs, when its head is read for sure. */
export function presentJob({ sections }: ResumeDocument): Entry | undefined {
  const jobs = sections.filter(({ kind }) => kind === 'experience').flatMap(({ entries }) => entries);
  const running = jobs.filter(({ dates }) => isCurrent(dates));
  const [job] = running;
  return job && running.length === 1 && job.confidence === 1 && isPlainTitle(job.title) ? job : undefined;
}

function isPlainTitle(title: string): boolean {
  return (
    title.length <= 60 && isTitle(title) && /^\p{Lu}\p{Ll}/u.test(title) && !/["“”()|:;.\d]|\p{Lu}{5}/u.test(title)
  );
}

export function isPlainName(name: string): boolean {
  return name !== '' && name.length <= 50 && /^\p{Lu}/u.test(name) && !/["“”()|:;\d•·*]|\p{Lu}{5}|, .*, /u.test(name);
}

export function detailsOf({ sections }: ResumeDocument, wanted: Section['kind']): Detail[] {
  return sections.filter(({ kind }) => kind === wanted).flatMap(({ details }) => details);
}

/** What both sides name, the most wanted first: in the posting's words where they are a name of the same thing. */
export function saidIn(details: Detail[], asked: Asked): Said[] {
  const said = new Map<string, Said & { weight: number }>();
  for (const { text } of details) {
    let last: Name | undefined;
    for (const name of namesIn(text)) {
      const wanted = asked.names.get(name.key);
      // "Guidewire ClaimCenter" is one name, though each half is one.
      const isPart = last !== undefined && name.start === last.end + 1 && text[last.end] === ' ';
      last = name;
      if (isPart || languageNames(name.text).length > 0) continue;
      const isNew = wanted && !wanted.isCredential && !name.isCredential && !said.has(name.key);
      if (!isNew || isVague(name.text) || isDeed(name) || !isPlainlySaid(text, name)) continue;
      const { requirements, weight } = wanted;
      said.set(name.key, { key: name.key, text: nameFor(name, wanted), line: text, requirements, weight });
    }
  }
  return [...said.values()].sort((a, b) => b.weight - a.weight);
}

/** "Read blueprints and bend conduit": several words that begin a line tell what was done, and name nothing. */
function isDeed({ text, start }: Name): boolean {
  return start === 0 && text.includes(' ') && !/ \p{Lu}/u.test(text);
}

/** One common word ("production", "battery") says too little beside the names of things. */
function isVague(name: string): boolean {
  return /^\p{L}?\p{Ll}+$/u.test(name) && !/^\p{Lu}/u.test(name);
}

function nameFor(name: Name, wanted: AskedName): string {
  return inSentence(isSameName(name.text, wanted.text) ? wanted.text : name.text);
}
