import type { Entry } from '@tailwright/resume-text/resume-document';
import type { Doubt } from './doubt.js';
import type { Evidence } from './evidence.js';

/** Pass is one walk over a tailored resume: what it lets through, and what it takes out. */
export interface Pass {
  evidence: Evidence;
  out: string[];
  notAdded: Doubt[];
  checked: number;
  entry: Entry | undefined;
  /** Below a header the original does not know, nothing is let through. */
  isDropped: boolean;
  reverted: Set<number>;
  /** Something the original says was put back on the way. */
  isMended: boolean;
}
