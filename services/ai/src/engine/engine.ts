import type { BuilderForm } from '@tailwright/contracts/build';
import type { CoverLetterRequest } from '@tailwright/contracts/cover-letter';
import type { NotAdded } from '@tailwright/contracts/facts';
import type { Edit, OptimizeRequest } from '@tailwright/contracts/optimize';
import type { Quote } from '../evidence/quotes.js';

/** Run is one execution of a job: when to stop, and where the text written so far goes. */
export interface Run {
  signal: AbortSignal;
  onText(textSoFar: string): void;
  /** When it must have ended; without it there is time. */
  deadline?: Date;
  /** keep stores what is written so far: should the process die, the job goes on from there and pays nothing again. */
  keep?(written: Written): Promise<void>;
}

/** Written is what an engine wrote: a text, and what is known of the lines of it that are not the person's own. */
export interface Written {
  text: string;
  edits: Edit[];
  /** What the engine itself took out again, because nothing in the original says it. */
  notAdded?: NotAdded[];
}

/** Engine writes the three kinds of text as Markdown; what it says is believed only after the fact guard. */
export interface Engine {
  name: string;
  /** A paid engine has the stricter rate limits. */
  paid: boolean;
  tailor(input: OptimizeRequest, run: Run): Promise<Written>;
  /** findQuotes proposes where a resume shows what the code did not find; undefined when it could not be asked. */
  findQuotes?(input: OptimizeRequest, run: Run): Promise<Quote[] | undefined>;
  build(form: BuilderForm, run: Run): Promise<string>;
  writeLetter(input: CoverLetterRequest, run: Run): Promise<string>;
}
