import type { Entry } from '@tailwright/resume-text/document/resume-document';
import type { Doubt } from './doubt.js';
import type { Evidence } from './evidence.js';
import type { KnownEdits } from './known-edits.js';
import type { Lexis } from './words/lexis.js';
import type { Row } from './outline.js';
import type { Head } from './read-heads.js';

/** Pass is one walk over a tailored resume: what it lets through, and what it takes out. */
export interface Pass {
  evidence: Evidence;
  /** The words of the job description: what stands there alone is likely to come from there. */
  posting: Lexis | undefined;
  edits: KnownEdits;
  out: string[];
  notAdded: Doubt[];
  checked: number;
  entry: Entry | undefined;
  /** Below a header the original does not know, nothing is let through. */
  isDropped: boolean;
  reverted: Set<number>;
  /** Something the original says was put back on the way. */
  isMended: boolean;
  heads: ReadonlyMap<Row, Head>;
  /** How much more each claim is doubted because others of the text look untrue. */
  addedDoubt: number;
}
