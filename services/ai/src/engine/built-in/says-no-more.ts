import type { Evidence } from '../../facts/evidence.js';
import { judgeClaim } from '../../facts/judge-claim.js';
import { splitSentences } from '../../text/sentences.js';

/** saysNoMore is true for a line at the top in which the fact guard finds nothing that the resume does not say. */
export function saysNoMore(line: string, evidence: Evidence): boolean {
  return splitSentences(line).every(
    (text) => judgeClaim({ text, kind: 'summary' }, evidence, undefined).doubts.length === 0,
  );
}
