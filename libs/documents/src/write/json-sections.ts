import type { JsonResumeFile } from '@tailwright/contracts/json-resume-file';
import type { SectionKind } from '@tailwright/resume-text/recognizers/headings';
import { isoDateIn } from '@tailwright/resume-text/recognizers/iso-dates';
import type { Detail, Entry, Section } from '@tailwright/resume-text/document/resume-document';
import { asShown } from '@tailwright/resume-text/sections/as-written';
import { readSkillGroups } from '@tailwright/resume-text/sections/skills';
import { dateOf, lineOf, periodOf, position, project, restOf, study, studyOfLine } from './json-entries.js';

/** JsonPart is a list of JSON Resume that a section of a resume goes to. */
export type JsonPart = Exclude<keyof JsonResumeFile, '$schema' | 'basics' | 'meta'>;

/** SectionPart is what becomes of a section: items of one part, or, for what the schema has no part for, its lines. */
export type SectionPart = { part: JsonPart; items: object[] } | { part: 'summary' | 'none'; lines: string[] };

const linesOfPart: Partial<Record<SectionKind, 'summary' | 'none'>> = {
  summary: 'summary',
  contact: 'none',
  memberships: 'none',
  other: 'none',
};

/** partOf puts a section where JSON Resume has a place for its kind. */
export function partOf(section: Section): SectionPart {
  if (section.asWritten) return { part: 'none', lines: linesOf(asShown(section)) };
  const lines = linesOfPart[section.kind];
  if (lines !== undefined) return { part: lines, lines: linesOf(section) };
  switch (section.kind) {
    case 'experience':
      return { part: 'work', items: [...apart(section), ...section.entries.map((each) => position(each, 'name'))] };
    case 'volunteering':
      return {
        part: 'volunteer',
        items: [...apart(section), ...section.entries.map((each) => position(each, 'organization'))],
      };
    case 'education':
      return { part: 'education', items: [...section.details.map(studyOfLine), ...section.entries.map(study)] };
    case 'projects':
      return { part: 'projects', items: [...section.details.map(projectOfLine), ...section.entries.map(project)] };
    case 'skills':
      return { part: 'skills', items: [...skills(section), ...section.entries.map(skillsOfEntry)] };
    case 'interests':
      return { part: 'interests', items: [...skills(section), ...section.entries.map(skillsOfEntry)] };
    case 'languages':
      return { part: 'languages', items: languages(section) };
    default:
      return listPart(section);
  }
}

function listPart(section: Section): SectionPart {
  const { details, entries, kind } = section;
  switch (kind) {
    case 'certifications':
      return {
        part: 'certificates',
        items: [...details.map(dated('name', 'date')), ...entries.map(named('name', 'issuer', 'date'))],
      };
    case 'awards':
      return {
        part: 'awards',
        items: [...details.map(dated('title', 'date')), ...entries.map(named('title', 'awarder', 'date'))],
      };
    case 'publications':
      return {
        part: 'publications',
        items: [
          ...details.map(dated('name', 'releaseDate')),
          ...entries.map(named('name', 'publisher', 'releaseDate')),
        ],
      };
    case 'references':
      return {
        part: 'references',
        items: [...details.map(({ text }) => ({ reference: text })), ...entries.map(referee)],
      };
    default:
      return { part: 'none', lines: linesOf(section) };
  }
}

function linesOf({ details, entries }: Section): string[] {
  return [...details.map(({ text }) => text), ...entries.map(lineOf)];
}

/** What stands above the first job is no job: an item without an employer and a title. */
function apart({ details }: Section): object[] {
  const highlights = details.filter((detail) => detail.isBullet).map(({ text }) => text);
  const summary = details.filter((detail) => !detail.isBullet).map(({ text }) => text);
  if (details.length === 0) return [];
  return [
    {
      ...(summary.length > 0 && { summary: summary.join('\n') }),
      ...(highlights.length > 0 && { highlights }),
    },
  ];
}

const nameCharsMax = 90;

function projectOfLine({ text }: Detail): object {
  const [, name, description] = /^([^:]{2,60}):\s+(\S.*)$/u.exec(text) ?? [];
  if (name && description) return { name, description };
  return text.length <= nameCharsMax ? { name: text } : { description: text };
}

function skills({ details }: Section): object[] {
  return readSkillGroups(details).flatMap(({ label, items }): object[] =>
    label === '' ? items.map((name) => ({ name })) : [{ name: label, keywords: items }],
  );
}

function skillsOfEntry(entry: Entry): object {
  const { title, organization, details } = entry;
  const keywords = details.map(({ text }) => text);
  return { name: title || organization, ...(keywords.length > 0 && { keywords }), ...restOf(entry, title === '') };
}

const level =
  /native|mother|fluent|bilingual|proficien|advanced|intermediate|basic|beginner|conversational|elementary|working|professional|limited|\b[abc][12]\b/i;

function languages({ details, entries }: Section): object[] {
  const groups = readSkillGroups(details).flatMap(({ label, items }): object[] => {
    if (label === '') return items.map(language);
    const isLevel = level.test(label);
    if (!isLevel && items.length === 1) return [{ language: label, fluency: items[0] }];
    return items.map((item) => ({ ...language(item), ...(isLevel ? { fluency: label } : { group: label }) }));
  });
  return [...groups, ...entries.map((entry) => language(lineOf(entry)))];
}

function language(text: string): object {
  const [, name, fluency] = /^([^(（:–—-]{1,60}?)\s{0,9}[(（:–—-]\s{0,9}(\S[^\n]{0,200}?)[)）]?$/u.exec(text) ?? [];
  return name && fluency ? { language: name, fluency } : { language: text };
}

/** A line of a list is kept as it is; its date, where there is one, stands beside it. */
function dated(name: string, date: string): (detail: Detail) => object {
  return ({ text }) => {
    const found = isoDateIn(text);
    return { [name]: text, ...(found !== undefined && { [date]: found }) };
  };
}

function named(name: string, by: string, date: string): (entry: Entry) => object {
  return (entry) => {
    const { title, organization } = entry;
    const details = entry.details.map(({ text }) => text);
    const found = dateOf(entry.dates);
    return {
      ...(title !== '' && { [name]: title }),
      ...(organization !== '' && { [by]: organization }),
      ...(found !== undefined && { [date]: found }),
      ...restOf(entry, true, [...(found === undefined ? [entry.dates] : []), ...details]),
      ...periodOf(entry.dates),
    };
  };
}

function referee(entry: Entry): object {
  const { title, organization } = entry;
  const name = title || organization;
  return { name, reference: lineOf(title === '' ? { ...entry, organization: '' } : { ...entry, title: '' }) };
}
