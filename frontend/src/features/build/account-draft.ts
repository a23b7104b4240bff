import { type BuilderDraft, TypedForm } from '@tailwright/contracts/builder-draft';
import { hasTyped } from '../import/merge';
import type { Values } from './form';

/** The draft of an account, with its revision. */
export type KeptDraft = NonNullable<BuilderDraft['draft']>;

/** Known is what a tab knows of its account's draft: its revision, and what the form said then. */
export interface Known {
  revision?: string | undefined;
  form?: string | undefined;
}

/** written is a form as text, in the order of the contract, so that two can be compared; '' for one that cannot be kept. */
export function written(values: Values): string {
  const parsed = TypedForm.safeParse(values);
  return parsed.success ? JSON.stringify(parsed.data) : '';
}

/** What is to be done when the account's draft has been read. */
export type Step = 'nothing' | 'save' | 'take' | 'empty' | 'ask';

/**
 * stepOf compares the form of a tab with the draft of the account. Nothing that was typed is ever replaced without being
 * asked about: neither here, nor there.
 */
export function stepOf(values: Values, known: Known, draft: KeptDraft | undefined): Step {
  const own = written(values);
  const isTyped = hasTyped(values);
  const isUnsaved = isTyped && own !== known.form;
  // Emptied elsewhere since it was saved.
  if (!draft && isTyped && known.revision !== undefined && !isUnsaved) return 'empty';
  if (!draft) return isTyped ? 'save' : 'nothing';
  if (JSON.stringify(draft.form) === own) return 'nothing';
  if (draft.revision === known.revision) return own === known.form ? 'nothing' : 'save';
  return isUnsaved ? 'ask' : 'take';
}
