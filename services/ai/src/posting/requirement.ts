/** Requirement is one statement of a posting about what the job asks. Offsets are UTF-16 and point into the posting as given. */
export interface Requirement {
  id: string; // stable: hash of text and position, short
  text: string; // the statement verbatim, without its bullet
  span: { start: number; end: number };
  strength: 'required' | 'preferred' | 'mentioned';
  kind: 'degree' | 'years' | 'credential' | 'tool' | 'skill' | 'duty' | 'language' | 'trait' | 'availability';
  /** All of these must be shown; of each part any one alternative is enough. */
  parts: { alternatives: string[] }[];
  isScored: boolean; // false for availability, eligibility, benefits
}
