import type { Entry } from '@tailwright/resume-text/document/resume-document';
import type { Aligned, Source } from '../evidence.js';

/** From this share on a line of another employer is the one that a claim retells, if its own entry says so much less of it. */
const movedMin = 0.45;
const movedBy = 0.35;
const movedTimes = 3;

export function isOfLearning({ kind }: Source): boolean {
  return kind === 'education' || kind === 'certifications';
}

/** isOfAnother is true where a line of another employer says a claim and its own entry says little of it. */
export function isOfAnother(anywhere: Aligned | undefined, entry: Entry, own: number): boolean {
  const other = anywhere?.source.entry;
  if (anywhere === undefined || other === undefined || other.organization === entry.organization) return false;
  // Schools and certificates are listed closely, and what stands below one is no work for another.
  if (isOfLearning(anywhere.source) || anywhere.coverage < movedMin) return false;
  return own < anywhere.coverage - movedBy || own * movedTimes < anywhere.coverage;
}
