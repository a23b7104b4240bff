import type { Prompt } from './chat.js';
import { ContactMask } from './contacts.js';
import { withoutEcho } from './echo.js';

interface Answered {
  answer: string;
  prompt: Prompt;
  contacts: readonly string[];
  /** The masked text of a resume: a contact of it that the model dropped returns. */
  masked?: string;
}

/** finishAnswer takes the repeated orders out of an answer and puts the contacts back in. */
export function finishAnswer({ answer, prompt, contacts, masked }: Answered): string {
  const mask = new ContactMask(contacts);
  const text = withoutEcho(answer, prompt);
  return masked === undefined ? mask.restore(text) : mask.restoreAll(text, masked);
}
