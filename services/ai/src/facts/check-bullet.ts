import { block } from '@tailwright/resume-text/text/markdown';
import { inSentence } from './doubt.js';
import { judgeClaim } from './judge-claim.js';
import type { Source } from './evidence.js';
import type { Row } from './outline.js';
import type { Pass } from './pass.js';
import { kindOf } from './told-claims.js';

/** checkBullet lets a bullet through, sets it back to the line it retells, or takes it out. */
export function checkBullet(row: Row, pass: Pass): void {
  const { evidence, entry, posting, edits, addedDoubt } = pass;
  const cited = edits.citedBy(row.text, entry);
  const told = { text: row.text, kind: kindOf(row, entry), entry, cited };
  const { doubts, nearest } = judgeClaim(told, evidence, posting, addedDoubt);
  if (doubts.length === 0) {
    pass.out.push(row.raw);
    return;
  }
  pass.notAdded.push(...inSentence(doubts, row.text));
  if (nearest && isUsable(nearest.source, nearest.coverage, pass)) {
    pass.reverted.add(nearest.source.id);
    pass.out.push(`- ${block(nearest.source.text)}`);
  }
}

function isUsable(source: Source, coverage: number, pass: Pass): boolean {
  const isHere = pass.entry === undefined || source.entry === pass.entry;
  return (
    isHere &&
    coverage >= 0.25 &&
    source.kind !== 'header' &&
    source.kind !== 'top' &&
    source.kind !== 'skills' &&
    !pass.reverted.has(source.id)
  );
}
