import { JobDescriptionText, ResumeText } from '@tailwright/contracts/text';
import type { Document } from './wizard';

export const sourceWords = {
  resume: {
    lead: 'Upload a file or paste the text. You see what we read before anything is written.',
    fileTitle: 'Upload your resume',
    drop: 'Drop your resume here, or choose a file',
    textTitle: 'Or paste your resume text',
    placeholder: 'Paste your resume here...',
    sample: 'Use Sample Resume',
    sampleAdded: 'Sample Resume Added',
  },
  job: {
    lead: 'The whole posting works best: its requirements decide what your resume should show first.',
    fileTitle: 'Upload the job description',
    drop: 'Drop the job description here, or choose a file',
    textTitle: 'Or paste the job description',
    placeholder: 'Paste the job description here...',
    sample: 'Use Sample Job',
    sampleAdded: 'Sample Job Description Added',
  },
} as const satisfies Record<Document, Record<string, string>>;

const contract = { resume: ResumeText, job: JobDescriptionText };

/** textProblem is the contract's sentence about a text over its limit; an empty text is no error while it is typed. */
export function textProblem(document: Document, text: string): string | undefined {
  if (text.trim() === '') return undefined;
  return contract[document].safeParse(text).error?.issues[0]?.message;
}
