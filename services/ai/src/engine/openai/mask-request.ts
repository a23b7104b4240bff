import type { BuilderForm } from '@tailwright/contracts/build';
import { heard, heardForm } from '../../text/heard.js';
import { ContactMask } from './contacts.js';
import { fitForm, fitTexts } from './fit.js';

interface Texts {
  resumeText: string;
  jobDescription: string;
}

/** maskTexts prepares a resume and a posting for a model that reads `tokens`: no orders to it, no contacts, not too long. */
export function maskTexts({ texts, tokens }: { texts: Texts; tokens: number }) {
  const mask = new ContactMask();
  const { resumeText, jobDescription } = heard(texts);
  const masked = { resumeText: mask.hide(resumeText), jobDescription: mask.hide(jobDescription) };
  return { fitted: fitTexts(masked, tokens), contacts: mask.contacts, masked: masked.resumeText };
}

/** maskForm does the same for the builder's form. */
export function maskForm({ form, tokens }: { form: BuilderForm; tokens: number }) {
  const mask = new ContactMask();
  const hide = (_key: string, value: unknown) => (typeof value === 'string' ? mask.hide(value) : value);
  const masked = JSON.stringify(heardForm(form), hide);
  return { fitted: fitForm(JSON.parse(masked) as BuilderForm, tokens), contacts: mask.contacts, masked };
}
