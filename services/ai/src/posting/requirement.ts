import type { RequirementMatch } from '@tailwright/contracts/analysis';

/** Requirement is one statement of a posting about what the job asks. Offsets are UTF-16 and point into the posting as given. */
export interface Requirement {
  /** Stable: a short hash of text and position. */
  id: string;
  /** The statement as written, without its bullet. */
  text: string;
  span: { start: number; end: number };
  strength: RequirementMatch['strength'];
  kind: RequirementMatch['kind'];
  /** All of these must be shown; of each part any one alternative is enough. */
  parts: { alternatives: string[] }[];
  /** False for availability, eligibility and the conditions of the offer: they are shown, never scored. */
  isScored: boolean;
}
