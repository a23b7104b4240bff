import { type BuilderTemplate, builderTemplates } from '@tailwright/contracts/build';
import { type ResumeRecord } from '@tailwright/contracts/resumes';
import { findEmployer } from '@tailwright/resume-text/posting/posting-employer';
import { findJobTitle } from '@tailwright/resume-text/posting/posting-title';
import type { LookOf } from '../export/kept-look';
import { styleName } from '../optimize/styles';
import { longDate } from './long-date';
import { titleOf } from './resume-summary';

/** About is what a resume is for, as far as its posting says so; '' where it does not. */
export interface About {
  role: string;
  company: string;
}

/** A record is read once: a list of 500 is searched with every letter typed. */
const known = new WeakMap<ResumeRecord, About>();

/** aboutOf reads role and company from the posting, as letters and file names do; a built resume has its headline. */
export function aboutOf(resume: ResumeRecord): About {
  const before = known.get(resume);
  if (before) return before;
  const posting = resume.job_description_text;
  const about =
    posting === ''
      ? { role: headlineOf(resume.original_resume_text), company: '' }
      : { role: findJobTitle(posting), company: findEmployer(posting) ?? '' };
  known.set(resume, about);
  return about;
}

function headlineOf(form: string): string {
  const { personal_info: person } = formOf(form) as { personal_info?: { headline?: unknown } };
  return typeof person?.headline === 'string' ? person.headline.trim() : '';
}

/** templateOf is the template a built resume was made in, which is its look until another is chosen. */
function templateOf(resume: ResumeRecord): BuilderTemplate | undefined {
  if (resume.job_description_text !== '') return undefined;
  const { template } = formOf(resume.original_resume_text) as { template?: unknown };
  return builderTemplates.find((each) => each === template);
}

/** lookOf says whose look its files are saved in. */
export function lookOf(resume: ResumeRecord): LookOf & { resumeId: string } {
  return { resumeId: resume.id, look: resume.look, template: templateOf(resume) };
}

function formOf(text: string): object {
  try {
    return (JSON.parse(text) ?? {}) as object;
  } catch {
    return {};
  }
}

/** secondLine says under the title of a card what tells it from the others. */
export function secondLine(resume: ResumeRecord): string {
  const { role, company } = aboutOf(resume);
  return [role, company, ...madeLine(resume)].filter((part) => part !== '').join(' · ');
}

/** headLine says under the heading of a resume's page what the heading does not say. */
export function headLine(resume: ResumeRecord): string {
  const { role, company } = aboutOf(resume);
  const about = resume.name === undefined ? [] : [role, company];
  const isNamedByTitle = resume.name === undefined && role === '' && company === '';
  const facts = isNamedByTitle ? [] : [titleOf(resume), longDate(resume.created_at)];
  return [...about, ...madeLine(resume), ...facts, resume.archived ? 'Archived' : '']
    .filter((part) => part !== '')
    .join(' · ');
}

const madeLine = ({ matching_percentage: percentage, style }: ResumeRecord): string[] => [
  percentage === undefined ? '' : `${percentage}%`,
  style ? styleName(style) : '',
];

/** nameOf is what a resume is called where one name must do: its own, its role and company, or its title and day. */
export function nameOf(resume: ResumeRecord): string {
  const { role, company } = aboutOf(resume);
  if (resume.name !== undefined) return resume.name;
  if (role !== '' && company !== '') return `${role}, ${company}`;
  return role || company || `${titleOf(resume)} of ${longDate(resume.created_at)}`;
}
