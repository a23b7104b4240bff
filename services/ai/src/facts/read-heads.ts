import type { Entry } from '@tailwright/resume-text/resume-document';
import type { Evidence } from './evidence.js';
import { homeEntry } from './home-entry.js';
import { matchEntry, type MatchedEntry } from './match-entry.js';
import type { Row } from './outline.js';

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
    const matched = matchEntry(row.text, dates?.text ?? '', evidence);
    const home = homeEntry(matched.entry, rows.slice(at + 1, at + 1 + rowsOfEntryMax), evidence);
    heads.set(row, { dates, matched, home });
  });
  return heads;
}
