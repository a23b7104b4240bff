import type { OptimizeRequest, OptimizeStyle } from '@tailwright/contracts/optimize';
import { delimited } from './documents.js';
import { formRule, rules } from './rules.prompt.js';

/** tailoringStyles say in a sentence how each style sounds. */
export const tailoringStyles: Record<OptimizeStyle, string> = {
  standard: 'Balanced: clear, plain and professional.',
  formal: 'Formal: conservative wording, no first person, no contractions.',
  creative: 'Creative: a lively summary and vivid verbs, yet the same facts.',
  keyword: "Keyword-focused: use the job description's own terms wherever the resume truthfully supports them.",
};

/** tailorPrompt asks for the resume rewritten for one job description. */
export function tailorPrompt({ resumeText, jobDescription, style }: OptimizeRequest) {
  const { nonce, text } = delimited({ RESUME: resumeText, 'JOB DESCRIPTION': jobDescription });
  const system = `You are an editor who tailors a resume to a job description.
${rules(nonce)}
${formRule}

Task: rewrite RESUME for JOB DESCRIPTION.
- Keep every position, degree, date and contact detail. Put what matters most for this job first.
- Tighten sentences, start bullets with a verb, and use the job description's spelling of a skill the resume names.
- Layout: "# Name", the contact line, "## Summary", "## Skills", "## Experience" with "### Title | Company" and bullets, "## Education", then the rest.
- Style: ${tailoringStyles[style]}
`;
  return { system, user: text };
}
