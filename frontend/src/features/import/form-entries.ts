import { headingOf } from '@tailwright/resume-text/document/render-resume';
import type { Detail, Entry, Section } from '@tailwright/resume-text/document/resume-document';
import { formDates } from './form-dates';
import { type Imported, blankEducation, blankExperience, leave } from './imported';

const textsOf = (details: readonly Detail[]) => details.map(({ text }) => text);
const joined = (...parts: string[]) => parts.filter((part) => part !== '').join(', ');

/** headOf is the head of an entry in one line. */
export const headOf = ({ title, organization, place, dates, notes }: Entry): string =>
  joined(title, organization, place, dates, ...notes);

/** placeJobs makes an entry of the form of each job; lines above the first job have no place in it. */
export function placeJobs(section: Section, imported: Imported): void {
  leave(imported, headingOf(section), textsOf(section.details));
  const { values, toCheck } = imported;
  for (const entry of section.entries) {
    const { rest, ...dates } = formDates(entry.dates);
    values.work_experience.push({
      ...blankExperience(),
      position: entry.title,
      company: joined(entry.organization, entry.place),
      ...dates,
      description: [...entry.notes, ...rest, ...textsOf(entry.details)].join('\n'),
    });
    const missing = [
      ...(entry.title === '' ? ['the position'] : []),
      ...(entry.organization === '' ? ['the company'] : []),
      ...(dates.start_date === '' ? ['when it started'] : []),
    ];
    if (missing.length > 0)
      toCheck.push(`Experience ${values.work_experience.length}: we did not find ${missing.join(' and ')}.`);
  }
}

/** placeStudies makes an entry of the form of each degree; the form has no field for what else is said of it. */
export function placeStudies(section: Section, imported: Imported): void {
  const where = headingOf(section);
  leave(imported, where, textsOf(section.details));
  const { values, toCheck } = imported;
  for (const entry of section.entries) {
    const [degree = '', ...field] = entry.title.replace(/\s+/g, ' ').split(/ in /i);
    const { rest, start_date, end_date, current } = formDates(entry.dates);
    // One date alone is the end of a study.
    const isEnd = end_date === '' && !current;
    values.education.push({
      ...blankEducation(),
      degree,
      field: field.join(' in '),
      institution: joined(entry.organization, entry.place),
      start_date: isEnd ? '' : start_date,
      end_date: isEnd ? start_date : end_date,
      current,
    });
    const at = `Education ${values.education.length}`;
    const missing = [
      ...(degree === '' ? ['the degree'] : []),
      ...(entry.organization === '' ? ['the school'] : []),
      ...(isEnd ? ['when it started'] : []),
    ];
    if (missing.length > 0) toCheck.push(`${at}: we did not find ${missing.join(' and ')}.`);
    leave(imported, at, [...entry.notes, ...rest, ...textsOf(entry.details)]);
  }
}

/** linesOf gives all of a section, one thing a line; an entry's head is one line. */
export function linesOf({ details, entries }: Pick<Section, 'details' | 'entries'>): string[] {
  return [...textsOf(details), ...entries.flatMap((entry) => [headOf(entry), ...textsOf(entry.details)])];
}
