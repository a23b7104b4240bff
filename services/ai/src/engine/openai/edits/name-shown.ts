import { rememberLast } from '@tailwright/resume-text/text/remember-last';
import { findEvidence, readEvidenceIndex } from '../../../evidence/find-evidence.js';
import { readPosting } from '../../../posting/read-posting.js';

/** From this chance on lines show a thing: on 840 names that editors gave, `npm run eval -- highlights` says how many pass. */
const shownMin = 0.35;
/** Where other lines of the resume show it far better, it is the name of those. */
const bestShare = 0.7;

const indexOf = rememberLast((text: string) => readEvidenceIndex(text));

/**
 * isNameShown tells whether lines of a resume show what a name says: the name before a line claims that they do. It is read
 * as what a job asks, and the lines as all that a resume says.
 */
export function isNameShown(name: string, lines: readonly string[], resumeText: string, today: Date): boolean {
  const [asked] = readPosting(`Requirements\n- ${name}`);
  if (!asked) return false;
  const bestIn = (text: string) => findEvidence(asked, indexOf(text), today).lines?.[0]?.weight ?? 0;
  const best = bestIn(resumeText);
  const own = bestIn(`Experience\n\n${lines.map((line) => `- ${line}`).join('\n')}`);
  return own >= shownMin && own >= best * bestShare;
}
