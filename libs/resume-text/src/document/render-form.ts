import { beginsWithAmount, readBullet, signsOfAmounts } from '../recognizers/bullets.js';
import { urlPattern } from '../recognizers/contact-patterns.js';
import { block, document, inline } from '../text/markdown.js';

/** FormPeriod is how the builder's form gives the dates of a job or a degree. */
interface FormPeriod {
  start_date: string;
  end_date?: string | undefined;
  current?: boolean | undefined;
}

/** ResumeForm is the builder's form; what was not filled in is missing, '' or an empty list. */
export interface ResumeForm {
  personal_info: {
    first_name: string;
    last_name: string;
    email: string;
    phone?: string | undefined;
    location?: string | undefined;
    headline?: string | undefined;
    summary?: string | undefined;
    links?: readonly string[] | undefined;
  };
  work_experience: readonly (FormPeriod & { company: string; position: string; description?: string | undefined })[];
  education: readonly (FormPeriod & { institution: string; degree: string; field?: string | undefined })[];
  skills: readonly string[];
  additional: Record<'languages' | 'certifications' | 'projects' | 'hobbies', readonly string[]>;
  /** What is said of projects, by their names. */
  project_details?:
    readonly { name: string; link?: string | undefined; description?: string | undefined }[] | undefined;
  template?: string | undefined;
}

/**
 * renderForm writes the builder's form as Markdown in one of its two templates, line by line. What a person types is
 * shown as typed: no mark of theirs becomes Markdown, but those before the lines of a description, which are bullets.
 */
export function renderForm(form: ResumeForm): string {
  return document(form.template === 'creative' ? creative(form) : modern(form));
}

function modern(form: ResumeForm): string[] {
  const { personal_info: person, additional } = form;
  return [
    name(form),
    isFilled(person.headline) ? `**${inline(person.headline)}**` : '',
    contact(form, ' · '),
    ...section('Summary', paragraphs(person.summary)),
    ...section('Skills', [listed(form.skills)]),
    ...section('Experience', form.work_experience.flatMap(job)),
    ...section('Education', form.education.flatMap(study)),
    ...section('Certifications', [bullets(additional.certifications)]),
    ...section('Projects', projects(form)),
    ...section('Languages', [listed(additional.languages)]),
    ...section('Interests', [listed(additional.hobbies)]),
  ];
}

function creative(form: ResumeForm): string[] {
  const { personal_info: person, additional } = form;
  return [
    name(form),
    isFilled(person.headline) ? `> ${block(person.headline)}` : '',
    contact(form, ' | '),
    ...section('Profile', paragraphs(person.summary)),
    ...section('Projects', projects(form)),
    ...section('Experience', form.work_experience.flatMap(job)),
    ...section('Skills', [bullets(form.skills)]),
    ...section('Education', form.education.flatMap(study)),
    ...section('Certifications', [bullets(additional.certifications)]),
    ...section('Languages', [bullets(additional.languages)]),
    ...section('Interests', [bullets(additional.hobbies)]),
  ];
}

function name({ personal_info: { first_name, last_name } }: ResumeForm): string {
  const whole = inline(`${first_name} ${last_name}`.trim());
  return whole === '' ? '' : `# ${whole}`;
}

function contact({ personal_info: { email, phone, location, links = [] } }: ResumeForm, joint: string): string {
  return inARow([email, phone, location, ...links].filter(isFilled), joint);
}

/** Projects of which nothing is said are a list; as soon as one has a text, each is an entry. */
function projects({ additional, project_details: details = [] }: ResumeForm): string[] {
  const said = details.filter(({ link, description }) => isFilled(link) || isFilled(description));
  const names = additional.projects.filter(isFilled);
  const isSaid = names.some((project) => said.some((each) => each.name === project));
  if (!isSaid) return [bullets(names)];
  return names.flatMap((project) => {
    const { link = '', description = '' } = said.find((each) => each.name === project) ?? {};
    const title = [inline(project), linked(link)].filter(isFilled).join(' | ');
    return [`### ${title}`, bullets(descriptionLines(description))];
  });
}

/** An address is a link that shows itself; other words stay words. */
function linked(text: string): string {
  const [address] = text.match(urlPattern) ?? [];
  if (address !== text.trim() || !/^[^\s<>()]+$/.test(address)) return inline(text);
  return `[${inline(address)}](${/^https?:/i.test(address) ? address : `https://${address}`})`;
}

function section(heading: string, blocks: string[]): string[] {
  const filled = blocks.filter(isFilled);
  return filled.length === 0 ? [] : [`## ${heading}`, ...filled];
}

function job(entry: ResumeForm['work_experience'][number]): string[] {
  return [...head([entry.position, entry.company], entry), bullets(descriptionLines(entry.description ?? ''))];
}

function study(entry: ResumeForm['education'][number]): string[] {
  return head([[entry.degree, entry.field].filter(isFilled).join(' in '), entry.institution], entry);
}

function head(names: string[], span: FormPeriod): string[] {
  const title = names.filter(isFilled).map(inline).join(' | ');
  const hasDates = isFilled(span.start_date) || isFilled(span.end_date);
  const dates = [span.start_date, span.current ? 'Present' : span.end_date].filter(isFilled).map(inline).join(' – ');
  return [title === '' ? '' : `### ${title}`, hasDates ? `*${dates}*` : ''].filter(isFilled);
}

/** descriptionLines gives what was typed into a description, one thing a line, without the marks typed before it. */
export function descriptionLines(description: string): string[] {
  const lines = description
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !isMarkAlone(line));
  const signs = signsOfAmounts(lines);
  return lines.map((line) => (beginsWithAmount(line, signs) ? line : (readBullet(line)?.text ?? line)));
}

/** A mark with nothing behind it yet is no line. */
function isMarkAlone(line: string): boolean {
  return readBullet(`${line} x`)?.text === 'x';
}

function paragraphs(text: string | undefined): string[] {
  return (text ?? '').split(/\n+/).filter(isFilled).map(block);
}

function bullets(items: readonly string[]): string {
  return items
    .filter(isFilled)
    .map((item) => `- ${block(item)}`)
    .join('\n');
}

function listed(items: readonly string[]): string {
  return inARow(items.filter(isFilled), ', ');
}

/** Only the first of several on one line could begin a list or a heading. */
function inARow([first, ...rest]: readonly string[], joint: string): string {
  return first === undefined ? '' : [block(first), ...rest.map(inline)].join(joint);
}

function isFilled(text: string | undefined): text is string {
  return text !== undefined && text.trim() !== '';
}
