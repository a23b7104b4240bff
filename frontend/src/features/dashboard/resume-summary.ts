import { limits } from '@tailwright/contracts/limits';
import { type ResumeRecord } from '@tailwright/contracts/resumes';

/** titleOf: a built resume's original text is its form as JSON, and so contains an opening brace. */
export const titleOf = (resume: Pick<ResumeRecord, 'original_resume_text'>): string =>
  resume.original_resume_text.includes('{') ? 'Built Resume' : 'Optimized Resume';

/** previewOf is the beginning of the resume, with three dots when there is more. */
export function previewOf(resume: Pick<ResumeRecord, 'optimized_resume_text'>): string {
  const characters = [...resume.optimized_resume_text];
  const preview = characters.slice(0, limits.dashboardPreviewChars).join('');
  return characters.length > limits.dashboardPreviewChars ? `${preview}...` : preview;
}

/** plainPreview is the same beginning without the marks of headings and emphasis, and without blank lines. */
export const plainPreview = (resume: Pick<ResumeRecord, 'optimized_resume_text'>): string =>
  previewOf(resume)
    .replaceAll(/^#{1,6} +/gm, '')
    .replaceAll(/\*\*/g, '')
    .replaceAll(/^\*(?! )(.*\S)\*$/gm, '$1')
    .replaceAll(/\n{2,}/g, '\n');

/** sharedByViews are the shared resumes, the most viewed first. */
export const sharedByViews = (resumes: readonly ResumeRecord[]) =>
  resumes
    .filter((resume): resume is ResumeRecord & { public_link_id: string } => resume.public_link_id !== undefined)
    .sort((a, b) => b.views - a.views);
