import { inline } from '@tailwright/resume-text/text/markdown';
import { renderHead } from '@tailwright/resume-text/document/render-resume';
import type { Entry } from '@tailwright/resume-text/document/resume-document';
import type { Evidence } from './evidence.js';
import { homeEntry } from './home-entry.js';
import { isHeldTooSoon } from './claims/lessened.js';
import { matchEntry, type MatchedEntry } from './match-entry.js';
import type { Row } from './outline.js';
import { isHeadOfUnfinished } from './claims/told-as-less.js';

/** Head is the head of an entry of a tailored resume: its line of dates, the entry it names, and where its lines come from. */
export interface Head {
  dates: Row | undefined;
  matched: MatchedEntry;
  home: Entry | undefined;
}

/** The lines below a head that tell where it comes from. */
const rowsOfEntryMax = 24;

/** readHeads finds the entry of the original that each head of a tailored resume speaks of. */
export function readHeads(rows: readonly Row[], evidence: Evidence): Map<Row, Head> {
  const heads = new Map<Row, Head>();
  rows.forEach((row, at) => {
    if (row.role !== 'entry') return;
    const under = rows.slice(at + 1, at + 4).find((each) => each.role !== 'blank');
    const dates = under?.role === 'dates' ? under : undefined;
    const matched = withState(matchEntry(row.text, dates?.text ?? '', evidence), rows, at, evidence);
    const home = homeEntry(matched.entry, rows.slice(at + 1, at + 1 + rowsOfEntryMax), evidence);
    heads.set(row, { dates, matched, home });
  });
  return heads;
}

/** What a header leaves out of the state of a degree may be told in any line below it. */
function withState(matched: MatchedEntry, rows: readonly Row[], at: number, evidence: Evidence): MatchedEntry {
  const { entry } = matched;
  const kind = evidence.resume.sections.find(({ entries }) => entry !== undefined && entries.includes(entry))?.kind;
  if (entry === undefined || (kind !== 'education' && kind !== 'certifications')) return matched;
  const below = rows.slice(at + 1, at + 1 + rowsOfEntryMax);
  const end = below.findIndex(({ role }) => role === 'section' || role === 'entry' || role === 'name');
  const told = [rows[at], ...below.slice(0, end < 0 ? below.length : end)].map((row) => row?.text ?? '').join('; ');
  if (!isHeldTooSoon(told, entry.headerLines) && !isHeadOfUnfinished(entry, told, evidence)) return matched;
  const doubt = {
    kind: 'degree' as const,
    text: rows[at]?.text ?? '',
    reason: 'Your resume says that this is not finished.',
  };
  return { ...matched, doubts: [doubt], isHeldTooSoon: true };
}

/** writtenHead is the head of an entry as the original has it: nothing that makes it less may be lost when it is laid out. */
export function writtenHead(entry: Entry): string[] {
  const laidOut = renderHead(entry);
  return isHeldTooSoon(laidOut.join('; '), entry.headerLines)
    ? [`### ${inline(entry.headerLines.join(', '))}`]
    : laidOut;
}
