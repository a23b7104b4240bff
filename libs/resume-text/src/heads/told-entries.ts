import { findDates } from '../recognizers/dates.js';
import { readHeadLines } from './heads.js';
import type { Detail, Entry, Section } from '../document/resume-document.js';
import { isWholeStudy } from '../lines/studies.js';
import { isDegree, isInstitution, isTitle } from '../recognizers/titles.js';
import { readToldJobs, type Told } from './told-jobs.js';
import { plainWords } from '../text/word-list.js';
import { verbs } from '../text/word-lists.js';

/**
 * withToldEntries makes entries of the lines that tell of a degree, or of a job and its time, without being a head. They
 * are shown as the lines they are; what follows them is theirs.
 */
export function withToldEntries(section: Section, isNamed: boolean): Section {
  if (mixedKinds.has(section.kind) && section.entries.length === 0 && section.details.some(isWholeDegree))
    return withStudiesAmongOthers(section);
  if (section.kind !== 'education' && section.kind !== 'experience' && isNamed) return section;
  const isLine = section.kind === 'education' ? isStudyLine : section.kind === 'experience' ? isJobLine : () => false;
  const [details, entries] = [[] as Detail[], [] as Entry[]];
  const isList = section.entries.length === 0;
  const place = (detail: Detail) => {
    const told = isLine(detail, isList) ? [entryOfLine(detail, section.kind === 'education')] : entriesOfProse(detail);
    if (told.length > 0) entries.push(...told);
    else (entries.at(-1)?.details ?? details).push(detail);
  };
  section.details.forEach(place);
  for (const entry of section.entries) {
    entries.push(entry.isTold ? entry : { ...entry, details: [] });
    if (!entry.isTold) entry.details.forEach(place);
  }
  const isJobs = section.kind === 'other' && entries.some(({ isTold, title }) => isTold === true && isTitle(title));
  return { ...section, details, entries, ...(isJobs && { kind: 'experience' as const }) };
}

/** Under such headings people also list a degree: "Papers", "Tickets", "Learning", "Certifications". */
const mixedKinds: ReadonlySet<Section['kind']> = new Set(['certifications', 'memberships', 'publications', 'other']);

/** Among certificates, a line that names a degree and its school is a degree; each line below it stands for itself. */
function withStudiesAmongOthers(section: Section): Section {
  const { details } = section;
  const first = details.findIndex((detail) => isWholeDegree(detail));
  const isList = details.slice(first).every(({ isSubheading, text }) => !isSubheading && text.length <= lineCharsMax);
  if (!isList) return section;
  return {
    ...section,
    details: details.slice(0, first),
    entries: details.slice(first).map((detail) => entryOfLine(detail, true)),
  };
}

function isWholeDegree({ text, isSubheading }: Detail): boolean {
  if (isSubheading || text.length > lineCharsMax || isRunningText.test(text)) return false;
  return isDegree(text) && isInstitution(text) && findDates(text).length > 0;
}

const lineCharsMax = 160;

/** What says more of the degree above. */
const ofDegree =
  /^(?:gpa|grades?|thesis|dissertation|coursework|relevant|honou?rs|dean|awards?|scholarships?|minor|majors?|results?|modules?|final|topic|subjects?)(?!\p{L})/iu;

function isStudyLine({ text, isBullet, isSubheading }: Detail, isList: boolean): boolean {
  if (isSubheading || text.length > lineCharsMax || ofDegree.test(text) || isSentence(text)) return false;
  if (isTicket.test(text)) return false;
  if (isBullet && !isList) return isDegree(text) && isInstitution(text) && findDates(text).length > 0;
  return isWholeStudy(text) || (isLevel.test(text) && findDates(text).length > 0);
}

/** What is renewed every few years is held beside a study. */
const isTicket = /^(?:first aid|cpr|bls|acls|cpr\/first aid|first aid\/cpr)(?!\p{L})/iu;

const isLevel = /(?<!\p{L})level [1-8](?!\d)/iu;

/** "Canteen kid, Summer 2019": a title and its time, parted by a sign. */
function isJobLine({ text, isBullet, isSubheading }: Detail): boolean {
  if (isBullet || isSubheading || text.length > lineCharsMax || !isTitle(text) || isSentence(text)) return false;
  const [first] = findDates(text);
  const last = findDates(text).at(-1);
  if (!first || !last || plainWords(text).length > lineWordsMax) return false;
  const isAtStart = text.slice(0, first.start).trim() === '';
  const isAtEnd = !/\p{L}/u.test(text.slice(last.end)) && isParted(text.slice(0, first.start));
  return isAtStart || isAtEnd;
}

/** True where a sign or a wide gap stands between a title and its time. */
function isParted(before: string): boolean {
  const words = before
    .trimEnd()
    .replace(/ (?:starts|since|from)$/, '')
    .trimEnd();
  return /[,(–—|-]$/.test(words) || /^(?:\s\s|\S?\t)$/.test(before.slice(-2));
}

const lineWordsMax = 18;

/** A line that begins with a verb, or in which a second sentence begins, tells what was done. */
function isSentence(text: string): boolean {
  const begins = verbs.find(plainWords(text).slice(0, 2)).some(({ first }) => first === 0);
  return begins || isRunningText.test(text);
}

const isRunningText = /\p{Ll}{3}[.!?] \p{Lu}|(?<!\p{L})(?:I|my|we|was|were)(?!\p{L})/u;

function entryOfLine({ text, isBullet, span }: Detail, isEducation: boolean): Entry {
  const read = readHeadLines([text], isEducation);
  // What is named without a school is what was learned.
  const isCourse = isEducation && read.title === '' && !isInstitution(read.organization);
  const fields = isCourse ? { ...read, title: read.organization, organization: '' } : read;
  return { ...fields, ...told(span), headerLines: [text], details: [], ...(isBullet && { isListed: true }) };
}

/** The jobs and degrees that a paragraph tells of; the paragraph itself belongs to the first of them. */
function entriesOfProse(detail: Detail): Entry[] {
  if (detail.isBullet || detail.isSubheading) return [];
  if (isGap(detail.text)) return [{ ...unnamed, ...told(detail.span), headerLines: [detail.text], details: [] }];
  return readToldJobs(detail.text).map((job: Told, at) => ({
    ...job,
    ...told(detail.span),
    place: '',
    notes: [],
    headerLines: [],
    details: at === 0 ? [detail] : [],
  }));
}

/** "[2020 – 2021: hotels shut. Picked apples]" says in brackets what stood between two jobs, and nothing of the one above. */
function isGap(text: string): boolean {
  const [, inside = ''] = /^\[([^[\]]+)\]$/su.exec(text) ?? [];
  const [span] = findDates(inside);
  return span?.start === 0 && span.isRange && /^:? \p{L}/u.test(inside.slice(span.end));
}

const unnamed = { title: '', organization: '', place: '', dates: '', notes: [] };

function told(span: Detail['span']): Pick<Entry, 'span' | 'datesLast' | 'confidence' | 'isSure' | 'isTold'> {
  return { span, datesLast: false, confidence: 0.5, isSure: false, isTold: true };
}
