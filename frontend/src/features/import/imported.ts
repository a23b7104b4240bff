import type { EducationValues, ExperienceValues, Values } from '../build/form';

/** Imported is what was read from an existing resume: form fields, and what the person should look at. */
export interface Imported {
  values: Omit<Values, 'template'>;
  /** Sentences about what was not certain, or was put somewhere else. */
  toCheck: string[];
  /** What the form has no field for, as written. */
  notPlaced: NotPlaced[];
}

/** NotPlaced is lines that were not put into the form, and where they stand in the resume. */
export interface NotPlaced {
  where: string;
  lines: string[];
}

/** leave names lines as not placed. */
export function leave({ notPlaced }: Imported, where: string, lines: readonly string[]): void {
  const known = notPlaced.find((each) => each.where === where);
  if (known) known.lines.push(...lines);
  else if (lines.length > 0) notPlaced.push({ where, lines: [...lines] });
}

export const nothingImported = (): Imported => ({
  values: {
    personal_info: {
      first_name: '',
      last_name: '',
      email: '',
      phone: '',
      location: '',
      headline: '',
      summary: '',
      links: [],
    },
    work_experience: [],
    education: [],
    skills: [],
    additional: { languages: [], certifications: [], projects: [], hobbies: [] },
    project_details: [],
  },
  toCheck: [],
  notPlaced: [],
});

export const blankExperience = (): ExperienceValues => ({
  company: '',
  position: '',
  start_date: '',
  end_date: '',
  current: false,
  description: '',
});

export const blankEducation = (): EducationValues => ({
  institution: '',
  degree: '',
  field: '',
  start_date: '',
  end_date: '',
  current: false,
});

/** splitName takes the last word as the last name; only a name of two words is certain. */
export function splitName(name: string): { first_name: string; last_name: string; isCertain: boolean } {
  const words = name.trim().split(/\s+/).filter(Boolean);
  return {
    first_name: words.slice(0, -1).join(' ') || (words[0] ?? ''),
    last_name: words.length > 1 ? words.at(-1)! : '',
    isCertain: words.length === 2,
  };
}

export const nameToCheck = 'How your name is split into first and last name.';

/** unique keeps the first of equal items and drops blank ones: the form's lists hold each item once. */
export const unique = (items: readonly string[]): string[] => [
  ...new Set(items.map((item) => item.trim()).filter((item) => item !== '')),
];
