import { BuilderForm } from '@tailwright/contracts/build';
import { type ResumeRecord } from '@tailwright/contracts/resumes';
import { readDraft, writeDraft } from '../../lib/draft';
import { type Values, emptyForm, noEducation, noExperience } from '../build/form';
import { forgetUnconfirmed } from '../build/unconfirmed';
import type { LetterDraft } from '../cover-letter/letter-draft';
import { aboutOf, nameOf } from '../dashboard/resume-about';
import { readResumeText } from '../import/from-text';
import { hasTyped, replaced } from '../import/merge';
import { keepJobs } from '../jobs/kept-jobs';
import { nameIn } from '../share/resume-title';

/** Screen is where a person goes on with a saved resume; each keeps what is typed there as a draft of this tab. */
export type Screen = 'optimize' | 'cover-letter' | 'build';

/** holdsTyped tells whether a screen holds something that is kept nowhere else: filling it would take that away. */
export function holdsTyped(screen: Screen): boolean {
  if (screen === 'build') {
    const { values } = readDraft<{ values: Values }>('build');
    return values !== undefined && hasTyped(values);
  }
  if (screen === 'optimize') {
    const { jobText = '', hasResult = false } = readDraft<{ jobText: string; hasResult: boolean }>('optimize');
    return !hasResult && jobText.trim() !== '';
  }
  const { values, forResume } = readDraft<LetterDraft>('cover-letter');
  return forResume === undefined && (values?.resumeText ?? '').trim() !== '';
}

/** fillWizard starts at the job description, with the resume as the person wrote it: what tailoring made of it was for one job. */
export function fillWizard(record: ResumeRecord): void {
  const isBuilt = record.job_description_text === '';
  const resumeText = isBuilt ? record.optimized_resume_text : record.original_resume_text;
  writeDraft('optimize', { step: 1, resumeText, jobText: '', direct: true, style: 'standard', hasResult: false });
  keepJobs('optimize', { shown: undefined, running: undefined });
}

/** fillLetter fills in the tailored resume, its posting, the person's name and the company; the letter is kept with it. */
export function fillLetter(record: ResumeRecord, { markdown, user }: { markdown: string; user: string | undefined }) {
  writeDraft('cover-letter', {
    tab: 'form',
    values: {
      applicantName: nameIn(markdown) || user || '',
      companyName: aboutOf(record).company,
      recipientName: '',
      style: 'standard',
      resumeText: markdown,
      jobDescription: record.job_description_text,
    },
    forResume: { id: record.id, name: nameOf(record) },
  } satisfies LetterDraft);
  keepJobs('cover-letter', { shown: undefined, running: undefined });
}

/** fillBuilder fills the form, with that of a built resume or what is read from a text, and answers the lines without a field. */
export function fillBuilder(record: ResumeRecord, markdown: string): number {
  const form = formOf(record.original_resume_text);
  const imported = form ? null : readResumeText(markdown);
  const values = form ?? replaced(emptyForm, imported!);
  writeDraft('build', { tab: 'personal', values });
  forgetUnconfirmed();
  keepJobs('build', { shown: undefined, running: undefined });
  return (imported?.notPlaced ?? []).reduce((count, { lines }) => count + lines.length, 0);
}

function formOf(text: string): Values | null {
  try {
    const { personal_info: person, work_experience: jobs, education, ...rest } = BuilderForm.parse(JSON.parse(text));
    return {
      ...rest,
      project_details: (rest.project_details ?? []).map((each) => ({ link: '', description: '', ...each })),
      personal_info: { ...emptyForm.personal_info, ...known(person) },
      work_experience: jobs.length > 0 ? jobs.map((job) => ({ ...noExperience, ...known(job) })) : [noExperience],
      education: education.length > 0 ? education.map((each) => ({ ...noEducation, ...known(each) })) : [noEducation],
    };
  } catch {
    return null;
  }
}

const known = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T;
