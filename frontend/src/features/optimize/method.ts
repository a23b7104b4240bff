import { type InputSource, textOf } from './input-source';

export type Method = 'json' | 'multipart';

interface Choice {
  direct: boolean;
  resume: InputSource;
  job: InputSource;
}

/** A chosen file goes by the JSON method too: its text has been read already. */
export const firstMethod = ({ direct, resume, job }: Choice): Method =>
  direct || resume.chosen !== null || job.chosen !== null ? 'json' : 'multipart';

/** fallbackMethod is what is tried after a failure: JSON after multipart, when both texts exist. */
export function fallbackMethod(failed: Method, { resume, job }: Pick<Choice, 'resume' | 'job'>): Method | null {
  const bothTexts = textOf(resume).trim() !== '' && textOf(job).trim() !== '';
  return failed === 'multipart' && bothTexts ? 'json' : null;
}
