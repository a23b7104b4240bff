import * as z from 'zod/mini';
import { endpoint, job } from './define.js';
import { FactCheck } from './facts.js';
import { limits } from './limits.js';
import { ResumeId } from './resumes.js';
import { LongText, ShortText, Uuid, maybe, requiredText } from './text.js';

export const builderTemplates = ['modern', 'creative'] as const;
export type BuilderTemplate = (typeof builderTemplates)[number];

/** A list that is left out is empty: only single fields are required. */
const entries = <S extends z.ZodMiniType>(entry: S) =>
  z._default(z.array(entry).check(z.maxLength(limits.builderEntriesMax, 'At most 50 entries')), []);
const items = z._default(z.array(ShortText).check(z.maxLength(limits.listItemsMax, 'At most 100 items')), []);
const optionalText = maybe(ShortText);

export const PersonalInfo = z.object({
  first_name: requiredText('First name is required'),
  last_name: requiredText('Last name is required'),
  email: z
    .string('Invalid email address')
    .check(z.trim(), z.email('Invalid email address'), z.maxLength(254, 'Invalid email address')),
  phone: optionalText,
  location: optionalText,
  headline: optionalText,
  summary: maybe(LongText),
  /** Beside the specified fields: addresses of pages, such as a portfolio. */
  links: z.optional(z.array(ShortText).check(z.maxLength(limits.builderLinksMax, 'At most 10 links'))),
});
export type PersonalInfo = z.infer<typeof PersonalInfo>;

export const WorkExperience = z.object({
  company: requiredText('Company name is required'),
  position: requiredText('Position is required'),
  start_date: requiredText('Start date is required'),
  end_date: optionalText,
  current: z._default(z.boolean(), false),
  description: maybe(LongText),
});
export type WorkExperience = z.infer<typeof WorkExperience>;

export const Education = z.object({
  institution: requiredText('Institution name is required'),
  degree: requiredText('Degree is required'),
  field: optionalText,
  start_date: requiredText('Start date is required'),
  end_date: optionalText,
  current: z._default(z.boolean(), false),
});
export type Education = z.infer<typeof Education>;

/** ProjectDetails is what is said of a project that `additional.projects` names. */
export const ProjectDetails = z.object({
  name: requiredText('Project name is required'),
  link: optionalText,
  description: maybe(LongText),
});
export type ProjectDetails = z.infer<typeof ProjectDetails>;

/** BuilderForm is the six-tab form, in the words of the specification's point 3; links and project_details stand beside it. */
export const BuilderForm = z
  .object({
    personal_info: PersonalInfo,
    work_experience: entries(WorkExperience),
    education: entries(Education),
    skills: items,
    additional: z.prefault(z.object({ languages: items, certifications: items, projects: items, hobbies: items }), {}),
    project_details: z.optional(
      z.array(ProjectDetails).check(z.maxLength(limits.listItemsMax, 'At most 100 projects')),
    ),
    template: z._default(z.enum(builderTemplates), 'modern'),
  })
  .check(z.meta({ id: 'BuilderForm' }));
export type BuilderForm = z.infer<typeof BuilderForm>;

export const BuiltResume = z
  .object({
    jobId: Uuid,
    generatedResume: z.string(),
    resumeId: z.optional(ResumeId),
    factCheck: FactCheck,
    engine: z.string(),
  })
  .check(z.meta({ id: 'BuiltResume' }));
export type BuiltResume = z.infer<typeof BuiltResume>;

export const buildResume = endpoint({
  method: 'POST',
  path: '/resume/build',
  summary: 'Generate a resume from the builder form.',
  access: 'anyone',
  body: BuilderForm,
  returns: BuiltResume,
});

export const buildJob = job('ai.build', 'build', BuilderForm, BuiltResume);
