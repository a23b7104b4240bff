import type { Entry } from '@tailwright/resume-text/resume-document';
import { block } from '@tailwright/resume-text/markdown';
import { checkClaim } from './check-claim.js';
import { inSentence, type Doubt } from './doubt.js';
import { readClaim, type Evidence, type Source } from './evidence.js';
import type { Row } from './outline.js';
import type { Pass } from './pass.js';

/** checkBullet lets a bullet through, sets it back to the line it retells, or takes it out. */
export function checkBullet(row: Row, pass: Pass): void {
  const { doubts, nearest } = checkClaim(row.text, pass.evidence, 'bullet');
  const home = nearest?.source.entry;
  const isMoved =
    pass.entry !== undefined &&
    home !== undefined &&
    home !== pass.entry &&
    (nearest?.coverage ?? 0) >= 0.5 &&
    !saidIn(pass.entry, row.text, pass.evidence);
  if (doubts.length === 0 && !isMoved) {
    pass.out.push(row.raw);
    return;
  }
  if (isMoved) pass.notAdded.push(...inSentence([moved(row.text)], row.text));
  else pass.notAdded.push(...inSentence(doubts, row.text));
  const source = isMoved ? undefined : nearest?.source;
  if (source && isUsable(source, nearest?.coverage ?? 0, pass)) {
    pass.reverted.add(source.id);
    pass.out.push(`- ${block(source.text)}`);
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

function saidIn(entry: Entry, text: string, evidence: Evidence): boolean {
  const claim = readClaim(text);
  const wanted = claim.canons.filter((each) => each !== '');
  const lines = evidence.sources.filter((source) => source.entry === entry && source.kind !== 'header');
  return lines.some((source) => wanted.filter((each) => source.all.has(each)).length >= wanted.length * 0.6);
}

/** checkHighlight judges a bullet outside its entry: it names its employer in brackets, and must be that employer's. */
export function checkHighlight(row: Row, pass: Pass): void {
  const entries = pass.evidence.resume.sections.flatMap((section) => section.entries);
  const named = entries.filter((entry) => row.text.endsWith(` (${entry.organization || entry.title})`));
  const told = row.text.replace(named[0] ? ` (${named[0].organization || named[0].title})` : '', '');
  const { doubts, nearest } = checkClaim(told, pass.evidence, 'bullet');
  const home = nearest?.source.entry;
  const isForeign =
    named.length > 0 &&
    home !== undefined &&
    !named.includes(home) &&
    !named.some((entry) => saidIn(entry, told, pass.evidence));
  if (doubts.length === 0 && !isForeign) {
    pass.out.push(row.raw);
    return;
  }
  pass.notAdded.push(...doubts);
  if (isForeign) pass.notAdded.push(...inSentence([moved(row.text)], row.text));
}

function moved(text: string): Doubt {
  return { kind: 'employer', text, reason: 'Your resume says this of another employer.' };
}
