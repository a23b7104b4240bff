import type { Entry } from '../document/resume-document.js';

/** Words that name the employer above, and the town of it that may stand behind them: "same, Marlow". */
const same =
  /^\(?(?:(?:the )?same(?: as above| (?:office|place|company|employer|agency|firm|school|university|college|shop|store|hospital))?|as above|ditto|-?do-?)(?:, \p{L}[^,()]{1,40})?\)?$/iu;

/** takeSame reads "Same office", which names the employer, or the school, of the entry above. */
export function takeSame(entry: Entry, above: Entry | undefined): void {
  if (!above || above.organization === '') return;
  // What the entry above says so of is not said twice: "Hale Freight (same as above)" names the employer before the brackets.
  const employer = above.organization.replace(/ \(([^()]*)\)$/u, (whole, said: string) =>
    same.test(said) ? '' : whole,
  );
  if (same.test(entry.organization)) entry.organization = `${employer} (${entry.organization.replace(/[()]/g, '')})`;
  else if (entry.organization === '' && entry.notes.some((note) => same.test(note))) entry.organization = employer;
}
