import { BuilderForm, type ProjectDetails } from '@tailwright/contracts/build';
import { type FieldProblem, fieldProblems } from '@tailwright/contracts/errors';
import { endsBeforeStart, findPeriodProblem } from '@tailwright/resume-text/recognizers/period-order';

/** Values is the form as typed: every field present, blank where nothing was entered. */
export interface Values {
  personal_info: Required<BuilderForm['personal_info']>;
  work_experience: ExperienceValues[];
  education: EducationValues[];
  skills: string[];
  additional: Record<ListName, string[]>;
  /** What is said of the projects in `additional`, by their names. */
  project_details: Required<ProjectDetails>[];
  template: BuilderForm['template'];
}
export type ListName = keyof BuilderForm['additional'];
export type ExperienceValues = Required<BuilderForm['work_experience'][number]>;
export type EducationValues = Required<BuilderForm['education'][number]>;

export const noExperience: ExperienceValues = {
  company: '',
  position: '',
  start_date: '',
  end_date: '',
  current: false,
  description: '',
};
export const noEducation: EducationValues = {
  institution: '',
  degree: '',
  field: '',
  start_date: '',
  end_date: '',
  current: false,
};
export const emptyForm: Values = {
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
  work_experience: [noExperience],
  education: [noEducation],
  skills: [],
  additional: { languages: [], certifications: [], projects: [], hobbies: [] },
  project_details: [],
  template: 'modern',
};

const isBlank = (entry: object) =>
  Object.values(entry).every((value) => value === false || (typeof value === 'string' && value.trim() === ''));

/** A first entry left wholly blank is no entry, so that someone without a job can build a resume. */
const withoutBlankFirst = <E extends object>(entries: E[]): E[] =>
  entries[0] && isBlank(entries[0]) ? entries.slice(1) : entries;

const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0;

/** What is left blank is not sent, and a current position has no end. */
const filled = (entry: object) =>
  Object.fromEntries(
    Object.entries(entry).filter(
      ([name, value]) =>
        value !== '' && !isEmptyList(value) && !(name === 'end_date' && 'current' in entry && entry.current === true),
    ),
  );

export type Checked = { ok: true; form: BuilderForm } | { ok: false; problems: FieldProblem[] };

/** checkForm parses the form with its contract and gives every problem the place where it was typed. */
export function checkForm(values: Values): Checked {
  const work = withoutBlankFirst(values.work_experience);
  const education = withoutBlankFirst(values.education);
  const skipped: Record<string, number> = {
    work_experience: values.work_experience.length - work.length,
    education: values.education.length - education.length,
  };
  const parsed = BuilderForm.safeParse({
    ...values,
    personal_info: { ...requiredOf(values.personal_info), ...filled(values.personal_info) },
    work_experience: work.map(filled),
    education: education.map(filled),
    project_details: detailsOf(values),
  });
  const periods = [...periodProblems('work_experience', values), ...periodProblems('education', values)];
  if (parsed.success && periods.length === 0) {
    return {
      ok: true,
      form: { ...parsed.data, personal_info: filled(parsed.data.personal_info) as BuilderForm['personal_info'] },
    };
  }
  const problems = fieldProblems(parsed.error?.issues ?? []).map(({ field, message }) => {
    const [part = '', index, ...rest] = field.split('.');
    return { field: part in skipped ? [part, Number(index) + skipped[part]!, ...rest].join('.') : field, message };
  });
  return { ok: false, problems: [...problems, ...periods] };
}

/** What is required is sent also when it is blank, so that its own message comes back. */
const requiredOf = ({ first_name, last_name, email }: Values['personal_info']) => ({ first_name, last_name, email });

/** Of a project that was removed, or of which nothing is said, there is nothing to send. */
function detailsOf({ additional, project_details }: Values): object[] | undefined {
  const said = project_details.filter(
    ({ name, link, description }) => additional.projects.includes(name) && (link + description).trim() !== '',
  );
  return said.length > 0 ? said.map(filled) : undefined;
}

/** The ai service refuses them too, in the same words. */
const periodProblems = (part: 'work_experience' | 'education', values: Values): FieldProblem[] =>
  values[part].flatMap((entry, index) => {
    const field = findPeriodProblem(entry);
    return field ? [{ field: `${part}.${index}.${field}`, message: endsBeforeStart }] : [];
  });
