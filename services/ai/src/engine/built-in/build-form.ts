import type { BuilderForm, Education, WorkExperience } from '@tailwright/contracts/build';
import { withLead } from './lead.js';
import { block, document, inline, listed } from '../../resume-text/markdown.js';
import { tidyBullet } from './tidy.js';

/** buildFromForm writes the builder's form as a resume in one of its two templates: the same facts in both. */
export function buildFromForm(form: BuilderForm): string {
  return form.template === 'creative' ? creative(form) : modern(form);
}

function modern(form: BuilderForm): string {
  const { headline } = form.personal_info;
  return document([
    name(form),
    headline ? `**${inline(headline)}**` : '',
    contact(form, ' · '),
    ...section('Summary', summary(form)),
    ...section('Skills', [form.skills.map(inline).join(', ')]),
    ...section(
      'Experience',
      form.work_experience.flatMap((job) => writeJob(job, block)),
    ),
    ...section('Education', form.education.flatMap(writeStudy)),
    ...section('Certifications', [bullets(form.additional.certifications)]),
    ...section('Projects', [bullets(form.additional.projects)]),
    ...section('Languages', [form.additional.languages.map(inline).join(', ')]),
    ...section('Interests', [form.additional.hobbies.map(inline).join(', ')]),
  ]);
}

function creative(form: BuilderForm): string {
  const { headline } = form.personal_info;
  return document([
    name(form),
    headline ? `> ${inline(headline)}` : '',
    contact(form, ' | '),
    ...section('Profile', summary(form)),
    ...section('Projects', [bullets(form.additional.projects)]),
    ...section(
      'Experience',
      form.work_experience.flatMap((job) => writeJob(job, withLead)),
    ),
    ...section('Skills', [bullets(form.skills)]),
    ...section('Education', form.education.flatMap(writeStudy)),
    ...section('Certifications', [bullets(form.additional.certifications)]),
    ...section('Languages', [bullets(form.additional.languages)]),
    ...section('Interests', [bullets(form.additional.hobbies)]),
  ]);
}

function name(form: BuilderForm): string {
  return `# ${inline(`${form.personal_info.first_name} ${form.personal_info.last_name}`)}`;
}

function contact({ personal_info: { email, phone, location } }: BuilderForm, joint: string): string {
  return [email, phone, location]
    .filter((part) => part !== undefined && part.trim() !== '')
    .map((part) => inline(part ?? ''))
    .join(joint);
}

function section(heading: string, blocks: string[]): string[] {
  const filled = blocks.filter((each) => each.trim() !== '');
  return filled.length === 0 ? [] : [`## ${heading}`, ...filled];
}

/** The person's own summary; without one, a sentence from the jobs and skills of the form. */
function summary(form: BuilderForm): string[] {
  const written = form.personal_info.summary?.trim();
  if (written) return written.split(/\n\s*\n/).map(block);
  const jobs = form.work_experience.slice(0, 2).map((job) => `${job.position} at ${job.company}`);
  const sentences = [
    jobs.length > 0 ? `Experience as ${listed(jobs)}.` : '',
    form.skills.length > 1 ? `Skills include ${listed(form.skills.slice(0, 5))}.` : '',
  ];
  const text = sentences.filter((sentence) => sentence !== '').join(' ');
  return text === '' ? [] : [block(text)];
}

function writeJob(job: WorkExperience, write: (text: string) => string): string[] {
  const lines = descriptionLines(job.description ?? '').map(
    (text) => `- ${write(tidyBullet(text, job.current ? 'base' : 'past'))}`,
  );
  return [`### ${inline(job.position)} | ${inline(job.company)}`, `*${inline(period(job))}*`, lines.join('\n')];
}

function writeStudy(study: Education): string[] {
  const degree = study.field ? `${study.degree} in ${study.field}` : study.degree;
  return [`### ${inline(degree)} | ${inline(study.institution)}`, `*${inline(period(study))}*`];
}

function period(span: { start_date: string; end_date?: string | undefined; current: boolean }): string {
  const end = span.current ? 'Present' : (span.end_date ?? '').trim();
  return end === '' ? span.start_date : `${span.start_date} – ${end}`;
}

/** A description is a list when written as lines; one paragraph is cut at its sentences. */
function descriptionLines(description: string): string[] {
  const lines = description
    .split(/\n+/)
    .map((line) => line.replace(/^\s*(?:[-*•▪◦–—]\s*|\d{1,2}[.)]\s+)/, '').trim())
    .filter((line) => line !== '');
  const [only] = lines;
  if (lines.length !== 1 || !only) return lines;
  return only.split(/(?<=[.!?])\s+(?=\p{Lu})/u).length <= 8
    ? only.split(/(?<=\p{Ll}{2}[.!?]|\)[.!?]|\d%?[.!?])\s+(?=\p{Lu})/u)
    : lines;
}

function bullets(items: string[]): string {
  return items.map((item) => `- ${block(item)}`).join('\n');
}
