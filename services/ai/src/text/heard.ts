import type { BuilderForm } from '@tailwright/contracts/build';
import type { NotAdded } from '@tailwright/contracts/facts';
import { withBlanksForOrders, withoutOrders } from './orders.js';

interface Texts {
  resumeText: string;
  jobDescription: string;
}

const quotedCharsMax = 200;

/** heard takes orders to a machine out of the texts of a request before anything reads them. */
export function heard<T extends Texts>(request: T): T {
  const { resumeText, jobDescription } = request;
  return {
    ...request,
    resumeText: orAll(withoutOrders(resumeText).text, resumeText),
    // Keywords point into the posting by offset.
    jobDescription: orAll(withBlanksForOrders(jobDescription), jobDescription),
  };
}

/** A text that is nothing but orders stays what it is: there must be something to answer about. */
function orAll(kept: string, text: string): string {
  return kept.trim() === '' ? text : kept;
}

/** heardForm does the same for what was typed into the builder's form. */
export function heardForm(form: BuilderForm): BuilderForm {
  return {
    ...form,
    personal_info: {
      ...heardFields(form.personal_info),
      ...(form.personal_info.links && { links: heardItems(form.personal_info.links) }),
    },
    work_experience: form.work_experience.map(heardFields),
    education: form.education.map(heardFields),
    skills: heardItems(form.skills),
    additional: {
      languages: heardItems(form.additional.languages),
      certifications: heardItems(form.additional.certifications),
      projects: heardItems(form.additional.projects),
      hobbies: heardItems(form.additional.hobbies),
    },
    ...(form.project_details && { project_details: form.project_details.map(heardFields) }),
  };
}

/** What the form requires stays; what may be empty can be nothing but an order. */
const mayBeEmpty = new Set(['headline', 'summary', 'description', 'field', 'phone', 'location', 'link']);

function heardFields<T extends object>(fields: T): T {
  const heardField = (name: string, value: unknown): unknown => {
    if (typeof value !== 'string') return value;
    const kept = withoutOrders(value).text;
    return mayBeEmpty.has(name) ? kept : orAll(kept, value);
  };
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, heardField(name, value)])) as T;
}

function heardItems(items: string[]): string[] {
  return items.map((item) => withoutOrders(item).text).filter((item) => item.trim() !== '');
}

/** leftUnheard tells the person which lines of the resume were left out for that reason. */
export function leftUnheard(resumeText: string): NotAdded[] {
  return withoutOrders(resumeText).orders.map(toNotAdded);
}

/** leftUnheardOfForm does the same for the builder's form; what is all a required field says stays. */
export function leftUnheardOfForm(form: BuilderForm): NotAdded[] {
  const kept = new Set(textsIn(heardForm(form)));
  const changed = textsIn(form).filter((text) => !kept.has(text));
  return changed.flatMap((text) => withoutOrders(text).orders).map(toNotAdded);
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

const toNotAdded = (order: string): NotAdded => ({
  kind: 'statement',
  text: order.slice(0, quotedCharsMax),
  reason: 'This speaks to a machine and not to a reader, so it was left out.',
});
