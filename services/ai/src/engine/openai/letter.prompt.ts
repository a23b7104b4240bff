import type { CoverLetterRequest, CoverLetterStyle } from '@tailwright/contracts/cover-letter';
import { delimited } from './documents.js';
import { formRule, rules } from './rules.prompt.js';

const styles: Record<CoverLetterStyle, string> = {
  standard: 'Standard: friendly and professional.',
  formal: 'Formal: conservative wording, no contractions.',
  creative: 'Creative: a memorable opening, yet the same facts.',
  enthusiastic: 'Enthusiastic: energetic and warm.',
};

/** letterPrompt asks for a cover letter from a resume and a job description. */
export function letterPrompt(request: CoverLetterRequest) {
  const { nonce, text } = delimited({
    RESUME: request.resumeText,
    'JOB DESCRIPTION': request.jobDescription,
    APPLICANT: request.applicantName,
    COMPANY: request.companyName ?? '',
    RECIPIENT: request.recipientName ?? '',
  });
  const system = `You are an editor who writes cover letters.
${rules(nonce)}
${formRule}

Task: write the cover letter of APPLICANT, whose resume is RESUME, for JOB DESCRIPTION.
- 200 to 350 words: greeting, why this job, two or three matching facts from the resume, closing, the applicant's name.
- Greet RECIPIENT by name when given, otherwise "Dear Hiring Manager,". Name COMPANY when given. Say nothing about the company that the job description does not say.
- Style: ${styles[request.style]}
`;
  return { system, user: text };
}
