import type { EducationValues, ExperienceValues, Values } from './form';

/** draftMarkdown is the form as it stands, word for word, in the order of the chosen template. */
export function draftMarkdown(values: Values): string {
  const parts = values.template === 'creative' ? creative(values) : modern(values);
  return parts.filter((part) => part !== '').join('\n\n');
}

const modern = (values: Values) => [
  name(values),
  values.personal_info.headline.trim() && `**${plain(values.personal_info.headline)}**`,
  contact(values, ' · '),
  section('Summary', paragraphs(values.personal_info.summary)),
  section('Skills', values.skills.map(plain).join(', ')),
  section('Experience', values.work_experience.map(job).filter(Boolean).join('\n\n')),
  section('Education', values.education.map(study).filter(Boolean).join('\n\n')),
  section('Certifications', bullets(values.additional.certifications)),
  section('Projects', bullets(values.additional.projects)),
  section('Languages', values.additional.languages.map(plain).join(', ')),
  section('Interests', values.additional.hobbies.map(plain).join(', ')),
];

const creative = (values: Values) => [
  name(values),
  values.personal_info.headline.trim() && `> ${plain(values.personal_info.headline)}`,
  contact(values, ' | '),
  section('Profile', paragraphs(values.personal_info.summary)),
  section('Projects', bullets(values.additional.projects)),
  section('Experience', values.work_experience.map(job).filter(Boolean).join('\n\n')),
  section('Skills', bullets(values.skills)),
  section('Education', values.education.map(study).filter(Boolean).join('\n\n')),
  section('Certifications', bullets(values.additional.certifications)),
  section('Languages', bullets(values.additional.languages)),
  section('Interests', bullets(values.additional.hobbies)),
];

function name({ personal_info: { first_name, last_name } }: Values): string {
  const full = `${first_name} ${last_name}`.trim();
  return full && `# ${plain(full)}`;
}

function contact({ personal_info: { email, phone, location } }: Values, joint: string): string {
  return [email, phone, location].map(plain).filter(Boolean).join(joint);
}

const section = (title: string, body: string) => (body === '' ? '' : `## ${title}\n\n${body}`);

function job(entry: ExperienceValues): string {
  const lines = entry.description.split('\n').map((line) => plain(line.replace(/^\s*[-*•–]\s+/, '')));
  return withHead(
    [entry.position, entry.company],
    entry,
    bullets(lines, (line) => line),
  );
}

function study({ degree, field, institution, ...entry }: EducationValues): string {
  return withHead([[degree, field].filter((part) => part.trim() !== '').join(' in '), institution], entry, '');
}

function withHead(head: string[], dates: { start_date: string; end_date: string; current: boolean }, body: string) {
  const title = head.map(plain).filter(Boolean).join(' | ');
  const period = [dates.start_date, dates.current ? 'Present' : dates.end_date].map(plain).filter(Boolean).join(' – ');
  const hasDates = dates.start_date.trim() !== '' || dates.end_date.trim() !== '';
  return [title && `### ${title}`, hasDates ? `*${period}*` : '', body].filter(Boolean).join('\n\n');
}

const bullets = (items: string[], word = plain) =>
  items
    .map(word)
    .filter(Boolean)
    .map((item) => `- ${item}`)
    .join('\n');

const paragraphs = (text: string) => text.split('\n').map(plain).filter(Boolean).join('\n\n');

/** What a person types is shown as typed: no sign of theirs becomes Markdown. */
const plain = (text: string) =>
  text
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[\\`*_[\]<>#|~]/g, '\\$&')
    .replace(/^(\d+)([.)])/, '$1\\$2')
    .replace(/^([-+=])/, '\\$1');
