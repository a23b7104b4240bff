import type { Entry } from '@tailwright/resume-text/document/resume-document';
import { align, readClaim, type Evidence } from './evidence.js';
import type { Row } from './outline.js';

/** One line says too little of where the others come from. */
const linesMin = 2;
/** How much of a line another must say to be where it comes from. */
const coverageMin = 0.4;

/**
 * homeEntry is the entry that the lines below a head were taken from: the one its head names, unless most of its lines
 * stand below another one. Then the original was read otherwise than it was meant, which must accuse nobody.
 */
export function homeEntry(named: Entry | undefined, below: readonly Row[], evidence: Evidence): Entry | undefined {
  const counts = new Map<Entry | undefined, number>();
  const end = below.findIndex(({ role }) => role === 'section' || role === 'entry' || role === 'name');
  const bullets = below.slice(0, end < 0 ? below.length : end).filter(({ role }) => role === 'bullet');
  for (const { text } of bullets) {
    const best = align(readClaim(text), evidence).find(
      ({ source }) => source.kind !== 'top' && source.kind !== 'header',
    );
    if (!best || best.coverage < coverageMin) continue;
    counts.set(best.source.entry, (counts.get(best.source.entry) ?? 0) + 1);
  }
  const [most, count = 0] = [...counts].sort((one, other) => other[1] - one[1])[0] ?? [named];
  const isOther = most !== named && count >= linesMin && count * 2 > bullets.length;
  return isOther ? most : named;
}
