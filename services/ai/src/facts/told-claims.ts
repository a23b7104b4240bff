import type { Entry } from '@tailwright/resume-text/resume-document';
import { splitSentences } from '../text/sentences.js';
import { skillItems } from './check-skills.js';
import type { Evidence } from './evidence.js';
import { homeEntry } from './home-entry.js';
import { matchEntry } from './match-entry.js';
import { outline, type Row } from './outline.js';
import type { Told } from './told.js';

/** ToldClaim is a claim of a tailored resume with the line it stands in. */
export interface ToldClaim {
  told: Told;
  line: string;
}

/** readToldClaims lists what the guard judges of a tailored resume: bullets, sentences and skills; heads and contacts it compares. */
export function readToldClaims(markdown: string, evidence: Evidence): ToldClaim[] {
  const rows = outline(markdown);
  let entry: Entry | undefined;
  return rows.flatMap((row, at) => {
    if (row.role === 'section') entry = undefined;
    if (row.role === 'entry') {
      const under = rows.slice(at + 1, at + 4).find((each) => each.role !== 'blank');
      const { entry: named } = matchEntry(row.text, under?.role === 'dates' ? under.text : '', evidence);
      entry = homeEntry(named, rows.slice(at + 1), evidence);
    }
    if (row.role !== 'bullet' && row.role !== 'text') return [];
    return toldIn(row, entry).map((told) => ({ told, line: row.raw }));
  });
}

function toldIn(row: Row, entry: Entry | undefined): Told[] {
  if (row.kind === 'skills') return skillItems(row.text).map((text) => ({ text, kind: 'skill' }));
  const kind = kindOf(row, entry);
  if (row.role === 'bullet' && row.kind !== 'summary') return [{ text: row.text, kind, entry }];
  return splitSentences(row.text).map((text) => ({ text, kind, entry }));
}

/** kindOf says how freely a row may be worded: a bullet retells lines of its entry, a summary speaks of the whole person. */
export function kindOf(row: Row, entry: Entry | undefined): Told['kind'] {
  if (row.role === 'bullet' && row.kind !== 'summary') return entry ? 'bullet' : 'line';
  if (row.kind === 'summary' || row.kind === 'contact' || row.kind === 'other') return 'summary';
  return entry ? 'bullet' : 'line';
}
