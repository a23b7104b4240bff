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

/** leftUnheard tells the person which lines of the resume were left out for that reason. */
export function leftUnheard(resumeText: string): NotAdded[] {
  return withoutOrders(resumeText).orders.map((order) => ({
    kind: 'statement',
    text: order.slice(0, quotedCharsMax),
    reason: 'This speaks to a machine and not to a reader, so it was left out.',
  }));
}
