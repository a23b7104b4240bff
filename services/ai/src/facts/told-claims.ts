import type { Entry } from '@tailwright/resume-text/document/resume-document';
import { splitSentences } from '../text/sentences.js';
import { skillItems } from './check-skills.js';
import type { Row } from './outline.js';
import type { Head } from './read-heads.js';
import type { Told } from './told.js';
import { saysOnlyLess } from './claims/told-as-less.js';

/** ToldClaim is a claim of a tailored resume with the line it stands in. */
export interface ToldClaim {
  told: Told;
  row: Row;
}

/** readToldClaims lists what the guard judges of a tailored resume: bullets, sentences and skills; heads and contacts it compares. */
export function readToldClaims(rows: readonly Row[], heads: ReadonlyMap<Row, Head>): ToldClaim[] {
  let entry: Entry | undefined;
  return rows.flatMap((row) => {
    if (row.role === 'section') entry = undefined;
    if (row.role === 'entry') entry = heads.get(row)?.home;
    if (row.role !== 'bullet' && row.role !== 'text') return [];
    return toldIn(row, entry).map((told) => ({ told, row }));
  });
}

/** What only takes its neighbour back claims nothing. */
const claimedItems = (text: string) => skillItems(text).filter((item) => !saysOnlyLess(item));

function toldIn(row: Row, entry: Entry | undefined): Told[] {
  if (row.kind === 'skills') return claimedItems(row.text).map((text) => ({ text, kind: 'skill', row: row.text }));
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
