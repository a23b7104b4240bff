import type { Prompt } from '../chat.js';
import { delimited } from '../documents.js';
import { rules } from '../rules.prompt.js';

/** quotesShape is the form of the answer in words, for servers that know no schema. */
export const quotesShape = '{"quotes": [{"requirement": 3, "posting": "…", "resume": "…"}]}';

/** quotesPrompt asks where a resume shows requirements for which the code found no line. */
export function quotesPrompt(requirements: string, resume: string): Prompt {
  const { nonce, text } = delimited({ 'REQUIREMENTS TO FIND': requirements, RESUME: resume });
  const system = `You are a careful recruiter who looks for proof in a resume.
${rules(nonce)}
Task: for each numbered requirement in REQUIREMENTS TO FIND, find the words of RESUME that show it, if there are any.
- "posting" quotes words of that requirement, "resume" quotes words of one line of the resume, each exactly as they stand there.
- Only what the resume states shows a requirement. What is merely likely, planned, in progress or expired does not.
- Leave out each requirement that the resume does not show. When it shows none, "quotes" is [].
`;
  return { system, user: text };
}
