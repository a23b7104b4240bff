import type { EducationValues, ExperienceValues } from '../build/form';
import { readTop } from './contacts';
import { type TextEntry, entriesOf, joinWrapped, plain } from './entries';
import { type SectionName, type TextSection, sectionsOf } from './headings';
import { ImportProblem } from './import-problem';
import { type Imported, blankEducation, blankExperience, nothingImported, unique } from './imported';
import { tellJob, tellStudy } from './who-is-who';

/**
 * readResumeText fills form fields from a resume's plain text. Only what the text says without doubt goes into a field
 * of its own; the rest goes to the summary or a description, so that no word is lost, and is named in `toCheck`.
 */
export function readResumeText(text: string): Imported {
  if (text.trim() === '') throw new ImportProblem('nothing_found');
  const imported = nothingImported();
  const rest: string[] = [];
  for (const section of sectionsOf(text)) {
    const left = readers[section.name](section, imported);
    if (left.length > 0) rest.push([section.title && `${section.title}:`, ...left].filter(Boolean).join('\n'));
  }
  const { personal_info } = imported.values;
  if (rest.length > 0) {
    personal_info.summary = [personal_info.summary, ...rest].filter(Boolean).join('\n\n');
    imported.toCheck.push('Your summary: what we could not place for certain was added to its end.');
  }
  return imported;
}

/** Each reader returns the lines it could not place. */
type Reader = (section: TextSection, imported: Imported) => string[];

const readers: Record<SectionName | 'top', Reader> = {
  top: ({ lines }, imported) => readTop(lines.filter(Boolean), imported),
  summary: ({ lines }, { values }) => {
    const written = paragraphs(lines);
    values.personal_info.summary = [values.personal_info.summary, written].filter(Boolean).join('\n\n');
    return [];
  },
  experience: readExperience,
  education: readEducation,
  skills: ({ lines }, { values, toCheck }) => {
    if (lines.some((line) => labelled.test(line)))
      toCheck.push('Your skills: the names of their groups were kept as items.');
    values.skills = unique([...values.skills, ...lines.flatMap(itemsOf)]);
    return [];
  },
  languages: ({ lines }, { values }) => {
    values.additional.languages = unique([...values.additional.languages, ...lines.flatMap(itemsOf)]);
    return [];
  },
  certifications: ({ lines }, { values }) => {
    values.additional.certifications = unique([...values.additional.certifications, ...joinWrapped(lines)]);
    return [];
  },
  projects: ({ lines }, { values }) => {
    values.additional.projects = unique([...values.additional.projects, ...joinWrapped(lines)]);
    return [];
  },
  hobbies: ({ lines }, { values }) => {
    values.additional.hobbies = unique([...values.additional.hobbies, ...lines.flatMap(itemsOf)]);
    return [];
  },
  other: ({ lines }) => joinWrapped(lines),
};

function readExperience({ lines }: TextSection, { values, toCheck }: Imported): string[] {
  const { entries, before } = entriesOf(lines);
  for (const entry of entries) {
    const told = tellJob(entry.head);
    values.work_experience.push(experienceOf(entry, told));
    if (!told) {
      toCheck.push(
        `Experience ${values.work_experience.length}: company and position. We could not tell them apart, so they begin its description.`,
      );
    }
  }
  return before;
}

function experienceOf({ head, period, description }: TextEntry, told: ReturnType<typeof tellJob>): ExperienceValues {
  const { start_date, end_date, current } = period;
  const lines = told ? description : [...head, ...description];
  return { ...blankExperience(), ...told, start_date, end_date, current, description: lines.join('\n') };
}

/** A study has no description, so one that is not certain goes to the summary as it stands. */
function readEducation({ lines }: TextSection, { values, toCheck }: Imported): string[] {
  const { entries, before } = entriesOf(lines);
  const left = [...before];
  for (const { head, period, description } of entries) {
    const told = tellStudy(head);
    const dates = [period.start_date, period.current ? 'Present' : period.end_date].filter(Boolean).join(' – ');
    if (!told) {
      left.push([...head, dates].join(', '), ...description);
      continue;
    }
    const { start_date, end_date, current } = period;
    const study: EducationValues = { ...blankEducation(), ...told, start_date, end_date, current };
    values.education.push(study);
    if (start_date === '')
      toCheck.push(`Education ${values.education.length}: when it started. Only the end was given.`);
    left.push(...description);
  }
  return left;
}

const labelled = /^[^,;]{2,40}:\s/;

/** Items stand on lines of their own or between commas; a comma inside brackets belongs to its item. */
function itemsOf(line: string): string[] {
  const text = plain(line);
  const label = labelled.exec(text)?.[0] ?? '';
  const items = text
    .slice(label.length)
    .split(/(?:(?<!\s)\s+)?[;|•·]\s*|,\s*(?![^(),]{0,150}\))/)
    .map((item) => item.replace(/\.$/, ''));
  return [label.replace(/:\s*$/, ''), ...items].filter((item) => item !== '');
}

const paragraphs = (lines: readonly string[]) =>
  lines
    .join('\n')
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.split('\n').map(plain).join(' ').trim())
    .filter(Boolean)
    .join('\n\n');
