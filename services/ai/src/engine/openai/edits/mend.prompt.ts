import type { Prompt } from '../chat.js';
import { delimited } from '../documents.js';
import { rules } from '../rules.prompt.js';

/** mendPrompt gives a model the findings about its own edits, to mend them once. */
export function mendPrompt(findings: string): Prompt {
  const { nonce, text } = delimited({ FINDINGS: findings });
  const system = `You are an editor who mends edits of a resume.
${rules(nonce)}
Task: FINDINGS lists edits that cannot stand, each with its number for the lines it cites, those lines, and the reason.
- Write each of them again so that it says what its lines say and no more, and keeps their numbers and names. Cite the same lines.
- Leave out an edit that is no better than its lines: they stay as they are. Propose no other edits.
- When a sentence of the summary is listed, give all sentences of the mended summary; otherwise "summary" is [].
- A highlight that is listed is given again in "highlights", with words of its lines alone and a name that is true of them; otherwise "highlights" is [].
- "order" is []. Write in the language of the resume, in plain text without Markdown.
`;
  return { system, user: text };
}
