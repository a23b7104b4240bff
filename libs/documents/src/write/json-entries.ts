import { contactLinks } from '@tailwright/resume-text/recognizers/contact-links';
import { readHeadLines } from '@tailwright/resume-text/heads/heads';
import { isoDates } from '@tailwright/resume-text/recognizers/iso-dates';
import type { Detail, Entry } from '@tailwright/resume-text/document/resume-document';
import { isDegree, isInstitution } from '@tailwright/resume-text/recognizers/titles';

type Head = Pick<Entry, 'title' | 'organization' | 'place' | 'dates' | 'notes'>;

/** position is a job or a voluntary post; `employer` is what its part of the schema calls the organization. */
export function position(entry: Entry, employer: 'name' | 'organization'): object {
  const { dates, isSure } = timeOf(entry.dates);
  const { summary, highlights } = described(entry, isSure);
  return {
    ...(entry.organization !== '' && { [employer]: entry.organization }),
    ...(entry.title !== '' && { position: entry.title }),
    ...dates,
    ...placeOf(entry),
    ...(summary !== '' && { summary }),
    ...(highlights.length > 0 && { highlights }),
  };
}

/** addressOf is where a field leads that is nothing but the address of a page. */
function addressOf(field: string): string | undefined {
  const [piece, ...others] = contactLinks(field);
  const link = others.length === 0 && piece?.link?.startsWith('http') ? piece.link : undefined;
  return link !== undefined && URL.canParse(link) ? link : undefined;
}

/** project has what stands below its head as description and highlights. */
export function project(entry: Entry): object {
  const { dates, isSure } = timeOf(entry.dates);
  const { summary, highlights } = described(entry, isSure);
  const url = addressOf(entry.title) ?? addressOf(entry.organization);
  const [name, entity] = [entry.title, entry.organization].filter(
    (text) => text !== '' && addressOf(text) === undefined,
  );
  return {
    name: name ?? (entry.title || entry.organization),
    ...(entity !== undefined && { entity }),
    ...(url !== undefined && name !== undefined && { url }),
    ...dates,
    ...placeOf(entry),
    ...(summary !== '' && { description: summary }),
    ...(highlights.length > 0 && { highlights }),
  };
}

/** study is one degree or course; a single date is that of its end. */
export function study(entry: Entry): object {
  const { dates, isSure } = timeOf(entry.dates, 'end');
  const { summary, highlights } = described(entry, isSure);
  return {
    ...(entry.organization !== '' && { institution: entry.organization }),
    ...degreeOf(entry.title),
    ...dates,
    ...placeOf(entry),
    ...(summary !== '' && { summary }),
    ...(highlights.length > 0 && { courses: highlights }),
  };
}

/** studyOfLine reads a degree that stands in one line; a line that names neither degree nor school is a course. */
export function studyOfLine({ text, isSubheading }: Detail): object {
  if (isSubheading || (!isDegree(text) && !isInstitution(text))) return { courses: [text] };
  const head = readHeadLines([text], true);
  if (head.title === '' && head.organization === '') return { courses: [text] };
  const entry = {
    ...head,
    details: [],
    headerLines: [],
    datesLast: false,
    span: { start: 0, end: 0 },
    confidence: 0,
    isSure: true,
  };
  return { ...study(entry), line: text };
}

/** Only the name of a degree is one: a course or a school year is the area that was studied. */
function degreeOf(title: string): object {
  if (title === '') return {};
  const joint = / in (?=\S)/.exec(title);
  const studyType = joint && title.slice(0, joint.index);
  const area = joint && title.slice(joint.index + joint[0].length);
  if (studyType && area && isDegree(studyType)) return { studyType, area };
  // The word lists are those of languages in Latin letters.
  return isDegree(title) || !/\p{Script=Latin}/u.test(title) ? { studyType: title } : { area: title };
}

/** lineOf is a whole entry in lines of text, for parts of the schema that have no fields for it. */
export function lineOf(entry: Head & Pick<Entry, 'details'>): string {
  const { title, organization, place, dates, notes, details } = entry;
  const head = [title, organization, dates, place, ...notes].filter((field) => field !== '').join(', ');
  return [head, ...details.map(({ text }) => text)].filter((line) => line !== '').join('\n');
}

/** restOf is what an item has no field for: place, notes and `lines`. */
export function restOf({ place, notes, dates, organization }: Head, isNamed: boolean, lines = [dates]): object {
  const rest = [...(isNamed ? [] : [organization]), ...lines, place, ...notes].filter((line) => line !== '');
  return rest.length > 0 ? { summary: rest.join('\n') } : {};
}

/** periodOf keeps dates in the person's own words. */
export function periodOf(dates: string): object {
  return dates === '' ? {} : { period: dates };
}

/** dateOf is a single date that is sure. */
export function dateOf(dates: string): string | undefined {
  const read = isoDates(dates);
  return read && !read.isRange ? read.start : undefined;
}

interface Time {
  dates: { startDate?: string; endDate?: string; period?: string };
  isSure: boolean;
}

/** A single date of a job may be its start, its end or both; it stays text then. */
function timeOf(written: string, single: 'end' | 'unknown' = 'unknown'): Time {
  const read = isoDates(written);
  const isSure = read !== undefined && (read.isRange || single === 'end');
  const { start, end } = read ?? {};
  return {
    dates: {
      ...(isSure && read.isRange && { startDate: start }),
      ...(isSure && end !== undefined && { endDate: end }),
      ...(written !== '' && { period: written }),
    },
    isSure: isSure || written === '',
  };
}

function placeOf({ place }: Head): object {
  return place === '' ? {} : { location: place };
}

/** Paragraphs, notes and dates that are not sure are the summary, bullets the highlights, each in its order. */
function described(
  { dates, notes, details }: Head & Pick<Entry, 'details'>,
  isSure: boolean,
): { summary: string; highlights: string[] } {
  const hasBullets = details.some((detail) => detail.isBullet);
  const isListed = (detail: Detail) => detail.isBullet || (hasBullets && detail.isSubheading);
  const paragraphs = details.filter((detail) => !isListed(detail)).map(({ text }) => text);
  return {
    summary: [...(isSure ? [] : [dates]), ...notes, ...paragraphs].join('\n'),
    highlights: details.filter(isListed).map(({ text }) => text),
  };
}
