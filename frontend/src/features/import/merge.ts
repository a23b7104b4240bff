import { limits } from '@tailwright/contracts/limits';
import { type Values, noEducation, noExperience } from '../build/form';
import { type Imported, unique } from './imported';

/** hasTyped is true once anything but the template was entered. */
export const hasTyped = ({ template: _, ...values }: Values): boolean =>
  [...stringsIn(values)].some((text) => text.trim() !== '');

/** replaced is the imported form with the chosen template; whatever had been typed is gone. */
export function replaced(values: Values, { values: imported }: Imported): Values {
  return fitted({
    ...imported,
    work_experience: imported.work_experience.length > 0 ? imported.work_experience : [noExperience],
    education: imported.education.length > 0 ? imported.education : [noEducation],
    template: values.template,
  });
}

/** filledUp keeps everything typed: blank fields are filled, and entries and items that are not there are added. */
export function filledUp(values: Values, { values: imported }: Imported): Values {
  const { links, ...typed } = values.personal_info;
  const personal = { ...typed, links: unique([...links, ...imported.personal_info.links]) };
  for (const name of Object.keys(typed) as (keyof typeof typed)[]) {
    if (personal[name].trim() === '') personal[name] = imported.personal_info[name];
  }
  const { languages, certifications, projects, hobbies } = values.additional;
  const more = imported.additional;
  return fitted({
    personal_info: personal,
    work_experience: withEntries(values.work_experience, imported.work_experience, noExperience, 'company', 'position'),
    education: withEntries(values.education, imported.education, noEducation, 'institution', 'degree'),
    skills: unique([...values.skills, ...imported.skills]),
    additional: {
      languages: unique([...languages, ...more.languages]),
      certifications: unique([...certifications, ...more.certifications]),
      projects: unique([...projects, ...more.projects]),
      hobbies: unique([...hobbies, ...more.hobbies]),
    },
    // Said already, it stays as it was typed.
    project_details: [
      ...values.project_details,
      ...imported.project_details.filter(({ name }) => values.project_details.every((each) => each.name !== name)),
    ],
    template: values.template,
  });
}

function withEntries<E extends object>(typed: E[], imported: E[], blank: E, ...names: (keyof E)[]): E[] {
  const key = (entry: E) => names.map((name) => String(entry[name]).trim().toLowerCase()).join('\n');
  const known = new Set(typed.map(key));
  const kept = typed.filter((entry) => [...stringsIn(entry)].some((text) => text.trim() !== ''));
  const all = [...kept, ...imported.filter((entry) => !known.has(key(entry)) || key(entry).trim() === '')];
  return all.length > 0 ? all : [blank];
}

/** The form refuses what is longer than its limits, so an import must not bring it. */
function fitted(values: Values): Values {
  const items = (list: string[]) =>
    list.slice(0, limits.listItemsMax).map((item) => item.slice(0, limits.shortTextCharsMax));
  const { additional, personal_info: person } = values;
  return {
    ...values,
    personal_info: { ...person, links: items(person.links).slice(0, limits.builderLinksMax) },
    project_details: values.project_details.slice(0, limits.listItemsMax),
    work_experience: values.work_experience.slice(0, limits.builderEntriesMax),
    education: values.education.slice(0, limits.builderEntriesMax),
    skills: items(values.skills),
    additional: {
      languages: items(additional.languages),
      certifications: items(additional.certifications),
      projects: items(additional.projects),
      hobbies: items(additional.hobbies),
    },
  };
}

function* stringsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null) for (const each of Object.values(value)) yield* stringsIn(each);
}
