import { isBullet, Document } from './document.js';

const verbs: [RegExp, string][] = [
  [/^Built\b/, 'Developed'],
  [/^Wrote\b/, 'Authored'],
  [/^Answered\b/, 'Responded to'],
  [/^Answer\b/, 'Respond to'],
  [/^Fixed\b/, 'Resolved'],
  [/^Helped\b/, 'Assisted to'],
  [/^(?:Cut|Reduced)\b/, 'Lowered'],
  [/^Shortened\b/, 'Reduced'],
  [/^Prepare\b/, 'Draft'],
  [/^Update\b/, 'Maintain'],
  [/^Keep\b/, 'Maintain'],
  [/^Taught\b/, 'Instructed'],
  [/^Teach\b/, 'Instruct'],
  [/^Replaced\b/, 'Exchanged'],
  [/^Set up\b/, 'Configured'],
  [/^Made\b/, 'Placed'],
  [/^Added\b/, 'Introduced'],
  [/^Maintained\b/, 'Supported'],
];
const words: [RegExp, string][] = [
  [/\babout (?=\d)/, 'approximately '],
  [/\broughly (?=\d)/, 'around '],
  [/\ba day\b/, 'per day'],
  [/\ba week\b/, 'per week'],
  [/\ba month\b/, 'each month'],
  [/\btwo\b/, '2'],
  [/\bthree\b/, '3'],
  [/\bfour\b/, '4'],
  [/(?<![\d,.$£€])\b12\b(?![\d,.%])/, 'twelve'],
  [/\bup to\b/, 'as many as'],
  [/, (?=\p{Ll}+ing\b)/u, ' while '],
];

/** paraphrased words every bullet anew the way a model does, adding and dropping nothing. */
export function paraphrased(text: string): string {
  const lines = text.split('\n');
  new Document(text).rows.forEach((row, index) => {
    if (!isBullet(row)) return;
    const told = [...verbs, ...words].reduce((line, [from, to]) => line.replace(from, to), row.text);
    lines[index] = `- ${told}`;
  });
  return lines.join('\n');
}
