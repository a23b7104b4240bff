import type { Prompt } from '../chat.js';
import { delimited } from '../documents.js';
import { rules } from '../rules.prompt.js';

/** objectionsShape is the form of the answer in words, for servers that know no schema. */
export const objectionsShape = '{"objections": [{"edit": 3, "words": "…"}]}';

/** secondReadingPrompt asks what each edit says that the lines it rests on do not. */
export function secondReadingPrompt(edits: string): Prompt {
  const { nonce, text } = delimited({ EDITS: edits });
  const system = `You are a careful reader who checks edits of a resume against the lines they rest on.
${rules(nonce)}
Task: for each edit in EDITS, find what it states beyond its lines: a number, tool, employer, title, skill, result, purpose, scope, level or quality that they do not state.
- An objection names the edit and quotes the words of the edit, exactly as they stand there, that say more. Quote as few words as say it.
- Another wording, another order, and a known abbreviation of the same thing are no objection.
- When nothing is added, "objections" is [].
`;
  return { system, user: text };
}
