import type { Entry } from '@tailwright/resume-text/document/resume-document';
import type { Source } from './evidence.js';

/** Told is one claim of a tailored text and the place it stands in. */
export interface Told {
  text: string;
  kind: 'bullet' | 'summary' | 'skill' | 'line';
  entry?: Entry | undefined;
  /** It stands on top of the resume, where people say what they are. */
  isHeadline?: boolean;
  /** The lines it says it rests on. */
  cited?: Source[] | undefined;
  /** The row of the list that an item stands in: what stands behind it there may speak of it. */
  row?: string;
}
