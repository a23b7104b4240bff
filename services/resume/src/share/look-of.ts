import { builderTemplates } from '@tailwright/contracts/build';
import type { ResumeLook } from '@tailwright/contracts/resume-look';
import type { ResumeEntity } from '../resumes/resume.entity.js';

/** lookOf is the look its owner chose; a built resume has that of its builder's template until then. */
export function lookOf(
  resume: Pick<ResumeEntity, 'look' | 'jobDescriptionText' | 'originalResumeText'>,
): ResumeLook | undefined {
  if (resume.look) return resume.look;
  if (resume.jobDescriptionText !== '') return undefined;
  const chosen = templateIn(resume.originalResumeText);
  const template = builderTemplates.find((each) => each === chosen);
  return template && { template };
}

/** The texts of a built resume are its form; what was made before forms were kept is none. */
function templateIn(form: string): unknown {
  try {
    return (JSON.parse(form) as { template?: unknown } | null)?.template;
  } catch {
    return undefined;
  }
}
