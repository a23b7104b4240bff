import { html } from '../delivery/html.js';
import { type Letter, button, layout } from '../delivery/layout.template.js';

const steps = [
  ['/optimize', 'Tailor a resume', 'to a job description, with a match score you can check line by line.'],
  ['/build', 'Build a new resume', 'step by step, in one of two templates.'],
  ['/cover-letter', 'Write a cover letter', 'that says nothing your resume does not.'],
] as const;

export function welcomeMail({ name, publicUrl }: { name: string; publicUrl: string }): Letter {
  const hello = greeting(name);
  const intro = 'Your account is ready. Here is what you can do with it:';
  const footer =
    'You get this one message because an account was created with this address. If that was not you, you can ignore it.';
  return {
    subject: 'Welcome to Tailwright',
    text: [
      hello,
      '',
      intro,
      '',
      ...steps.map(([path, title, rest]) => `- ${title} ${rest}\n  ${publicUrl}${path}`),
      '',
      `Your resumes: ${publicUrl}/dashboard`,
      '',
      footer,
    ].join('\n'),
    html: layout({
      title: 'Welcome to Tailwright',
      preview: intro,
      body: html`<p style="margin:0 0 16px">${hello}</p>
        <p style="margin:0 0 16px">${intro}</p>
        <ul style="margin:0;padding-left:20px">
          ${steps.map(
            ([path, title, rest]) =>
              html`<li style="margin:0 0 8px">
                <a href="${publicUrl}${path}" style="color:#2f5bea">${title}</a> ${rest}
              </li>`,
          )}
        </ul>
        ${button('Go to your dashboard', `${publicUrl}/dashboard`)}`,
      footer,
      publicUrl,
    }),
  };
}

/**
 * greeting uses the name only when it reads like one: whoever registers a stranger's address chooses the name, and
 * would otherwise have us deliver a link or an advertisement.
 */
function greeting(name: string): string {
  const plain = name.length <= 60 && !/[:/@<>\d]|\.\p{L}{2,}|[\r\n]/u.test(name);
  return plain ? `Hello ${name},` : 'Hello,';
}
