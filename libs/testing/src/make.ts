import { randomBytes, randomUUID } from 'node:crypto';
import { Analysis } from '@tailwright/contracts/analysis';
import { formulaVersion, percentagesOf } from '@tailwright/contracts/match-percentage';
import { Credentials, Registration, User } from '@tailwright/contracts/auth';
import { BuilderForm } from '@tailwright/contracts/build';
import { CoverLetterRequest } from '@tailwright/contracts/cover-letter';
import type { Schema } from '@tailwright/contracts/define';
import { OptimizeRequest } from '@tailwright/contracts/optimize';
import { NewResume } from '@tailwright/contracts/new-resume';
import { ResumeRecord } from '@tailwright/contracts/resumes';
import * as z from 'zod/mini';

/** A maker builds an example through the contract's own parse, so that no test runs on data the product refuses. */
const maker =
  <S extends Schema>(schema: S, example: () => z.input<S>) =>
  (changes: Partial<z.input<S>> = {}): z.output<S> =>
    z.parse(schema, { ...(example() as object), ...(changes as object) });

const resumeText = `Jane Doe
jane.doe@example.com | +1 555 0100 | Springfield

Summary
Software engineer with eight years of experience in web applications.

Experience
Senior Engineer, Acme Corp, 2020 - present
- Built a billing service in TypeScript and PostgreSQL for 40,000 customers.
Engineer, Globex, 2016 - 2020
- Maintained React applications and wrote tests in Jest.

Education
BSc Computer Science, Springfield University, 2016

Skills
TypeScript, React, PostgreSQL, Docker, Jest`;

const jobDescription = `Senior Backend Engineer
We look for an engineer with TypeScript, PostgreSQL and Kubernetes.
Requirements: five years of experience, REST APIs, Docker. Nice to have: React.`;

const person = () => ({ name: 'Jane Doe', email: `jane.${randomBytes(5).toString('hex')}@example.com` });

const requirement = (id: string, statement: string, share: number) => ({
  id,
  statement,
  strength: 'required' as const,
  kind: 'tool' as const,
  is_scored: true,
  answer: share > 0 ? ('found' as const) : ('not_found' as const),
  lines: share > 0 ? [`Built a service with ${statement}.`] : [],
  share,
  job_span: { start: 0, end: statement.length },
});

/** make builds valid examples; each takes the fields a test cares about. */
export const make = {
  user: maker(User, () => ({ id: randomUUID(), ...person(), created_at: new Date().toISOString() })),
  registration: maker(Registration, () => ({ ...person(), password: 'correct horse' })),
  credentials: maker(Credentials, () => ({ email: person().email, password: 'correct horse' })),
  newResume: maker(NewResume, () => ({
    actor: randomUUID(),
    resumeId: randomUUID(),
    originalResumeText: resumeText,
    jobDescriptionText: jobDescription,
    optimizedResumeText: resumeText,
  })),
  /** Two of its five requirements are proven. */
  analysis: maker(Analysis, () => {
    const requirements = ['TypeScript', 'PostgreSQL', 'Kubernetes', 'Docker', 'Kafka'].map((statement, index) =>
      requirement(`r${index + 1}`, statement, index < 2 ? 1 : 0),
    );
    return {
      ...percentagesOf({ requirements, replies: [], wording: 40, originalWording: 40, isUnderstood: true }),
      formula_version: formulaVersion,
      added_keywords: [],
      missing_keywords: ['Kubernetes'],
      improvement_areas: [],
      requirements,
      replies: [],
      keywords: [],
    };
  }),
  resume: maker(ResumeRecord, () => ({
    id: randomUUID(),
    user_id: randomUUID(),
    original_resume_text: resumeText,
    job_description_text: jobDescription,
    optimized_resume_text: resumeText,
    created_at: new Date().toISOString(),
    views: 0,
  })),
  optimizeRequest: maker(OptimizeRequest, () => ({ resumeText, jobDescription })),
  coverLetterRequest: maker(CoverLetterRequest, () => ({ resumeText, jobDescription, applicantName: 'Jane Doe' })),
  builderForm: maker(BuilderForm, () => ({
    personal_info: { first_name: 'Jane', last_name: 'Doe', email: 'jane.doe@example.com' },
    work_experience: [{ company: 'Acme Corp', position: 'Senior Engineer', start_date: '2020', current: true }],
    education: [{ institution: 'Springfield University', degree: 'BSc', start_date: '2012', end_date: '2016' }],
    skills: ['TypeScript', 'PostgreSQL'],
    additional: { languages: ['English'], certifications: [], projects: [], hobbies: [] },
  })),
};
