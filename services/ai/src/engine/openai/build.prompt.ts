import type { BuilderForm, BuilderTemplate } from '@tailwright/contracts/build';
import { delimited } from './documents.js';
import { formRule, rules } from './rules.prompt.js';

const templates: Record<BuilderTemplate, string> = {
  modern: 'Modern: the headline in bold under the name, then Summary, Skills, Experience, Education, the rest.',
  creative:
    'Creative: the headline as a quote, a "## Highlights" section of three bullets before Experience, Projects before Education.',
};

/** buildPrompt asks for a resume written from the builder form alone. */
export function buildPrompt(form: BuilderForm) {
  const { nonce, text } = delimited({ FORM: JSON.stringify(form, null, 1) });
  const system = `You are an editor who writes a resume from a form.
${rules(nonce)}
${formRule}

Task: write the resume of the person in FORM.
- Use every filled field; leave out empty ones. "current": true means the end date is "Present".
- Layout: "# Name", the contact line, "## Summary", "## Skills", "## Experience" with "### Title | Company", "*start – end*" and bullets, "## Education", then the rest.
- Template: ${templates[form.template]}
`;
  return { system, user: text };
}
