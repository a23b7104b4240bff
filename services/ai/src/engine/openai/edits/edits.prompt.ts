import type { OptimizeStyle } from '@tailwright/contracts/optimize';
import type { Prompt } from '../chat.js';
import { delimited } from '../documents.js';
import { rules } from '../rules.prompt.js';
import { tailoringStyles } from '../tailor.prompt.js';

/** editsShape is the form of the answer in words, for servers that know no schema. */
export const editsShape =
  '{"edits": [{"lines": [12], "text": "…", "serves": ["r2"]}], "summary": [{"lines": [3, 12], "text": "…", "serves": []}], "highlights": [{"name": "…", "lines": [12], "text": "…", "serves": ["r2"]}], "order": ["s2", "14"]}';

interface Documents {
  resume: string;
  jobTitle: string;
  requirements: string;
  style: OptimizeStyle;
}

/** editsPrompt asks for edits of a numbered resume that serve the requirements of a job. */
export function editsPrompt({ resume, jobTitle, requirements, style }: Documents): Prompt {
  const { nonce, text } = delimited({ 'NUMBERED RESUME': resume, JOB: jobTitle, REQUIREMENTS: requirements });
  const system = `You are an editor who tailors a resume to a job by changing few of its lines.
${rules(nonce)}
Task: propose edits of NUMBERED RESUME that show what REQUIREMENTS ask for and the resume proves. Most lines need none.
- Each edit replaces the lines it cites by one text: usually one line, at most four bullets of the same job. Several edits that each cite the same one line cut it into shorter ones, which together say all of it. Whatever you do not cite stays as it is, so never repeat a line that needs no change.
- An edit says nothing that its lines do not say: no new number, tool, skill, result, purpose, scope or quality. Keep every number and name of its lines. Use a requirement's word only for the same thing.
- Lines with "=" after the number cannot be changed; a summary may cite them. A line of skills may be put in another order and name skills that other cited lines show; it keeps all it has.
- "summary": two to four sentences for this job, each with the lines that prove it, instead of the resume's own summary; [] when the resume's own is better. Keep its numbers.
- "highlights": four to six lines for the top of the resume, the strongest evidence for this job first. "text" is the few words of its lines that show one thing the job asks for: leave words out, add and change none, keep what a figure counts. "name" is what REQUIREMENTS or the job call that thing, in at most six words of theirs; "" where none is true of the text. Results come before size and duties; licences, degrees and languages that are asked for count too. Cite the head of an earlier job as well and end with its employer and years. Nothing twice, nothing lapsed or only planned.
- "order": the sections ("s2") and bullets ("14") to put first; [] when the order is good.
- "serves": the requirements an edit serves.
- Write in the language of the resume, in plain text without Markdown. Style: ${tailoringStyles[style]}
`;
  return { system, user: text };
}
