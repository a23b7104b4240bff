import { plainInline } from '@tailwright/resume-text/text/clean-text';
import { findDates } from '@tailwright/resume-text/recognizers/dates';
import { headingKind, type SectionKind } from '@tailwright/resume-text/recognizers/headings';
import { fencedRows } from '@tailwright/resume-text/text/fenced-rows';

/** Row is one line of a Markdown resume with the part it plays. */
export interface Row {
  raw: string;
  /** Without marks. */
  text: string;
  role: 'blank' | 'name' | 'section' | 'entry' | 'dates' | 'bullet' | 'text' | 'top';
  kind: SectionKind;
  /** True for a row of a text that is shown as it stands. */
  isVerbatim?: boolean;
}

const ownHeadings: Record<string, SectionKind> = {
  'selected achievements': 'summary',
  highlights: 'summary',
  'core skills': 'skills',
  'areas of competence': 'skills',
  'additional information': 'other',
};

const entryKinds: ReadonlySet<SectionKind> = new Set(['experience', 'education', 'projects', 'volunteering']);

/** outline reads the Markdown of a resume line by line. */
export function outline(markdown: string): Row[] {
  const rows: Row[] = [];
  let kind: SectionKind = 'contact';
  let sections = 0;
  let before: Row | undefined;
  const lines = new Map<string, Line>();
  const plain = markdown.includes('\r') ? markdown.replace(/\r\n?/g, '\n') : markdown;
  for (const { text: raw, isFence, isVerbatim } of fencedRows(plain.split('\n'))) {
    if (isFence || isVerbatim) {
      rows.push(verbatimRow(raw, isFence ? '' : raw.trim(), kind));
      continue;
    }
    let line = lines.get(raw);
    if (!line) lines.set(raw, (line = readLine(raw)));
    const { text, level, named, isBullet } = line;
    const isSection =
      level > 0 && (level === 2 || named !== undefined) && !(level === 1 && sections === 0 && named === undefined);
    if (isSection) {
      kind = named ?? 'other';
      sections += 1;
    }
    const row: Row = {
      raw,
      text,
      role: isSection ? 'section' : roleOf({ raw, text, level, isBullet, kind, before }),
      kind,
    };
    rows.push(row);
    if (row.role !== 'blank') before = row;
  }
  return rows;
}

/** Between two fences no sign is a mark of Markdown. */
function verbatimRow(raw: string, text: string, kind: SectionKind): Row {
  return { raw, text, role: text === '' ? 'blank' : 'text', kind, isVerbatim: true };
}

interface Line {
  text: string;
  /** Of a heading; 0 of any other line. */
  level: number;
  named: SectionKind | undefined;
  isBullet: boolean;
}

function readLine(raw: string): Line {
  const text = plainInline(
    raw.replace(/^\s*(?:#{1,6}\s+|>\s?)+/, '').replace(/^\s*(?:[-*+•]\s+|\d{1,2}[.)]\s+)/, ''),
  ).trim();
  const level = /^\s{0,3}(#{1,6})\s/.exec(raw)?.[1]?.length ?? 0;
  const named = level > 0 ? (ownHeadings[text.toLowerCase()] ?? headingKind(text)) : undefined;
  return { text, level, named, isBullet: /^\s*(?:[-*+•]\s+|\d{1,2}[.)]\s+)/.test(raw) };
}

interface Place {
  raw: string;
  text: string;
  level: number;
  isBullet: boolean;
  kind: SectionKind;
  before: Row | undefined;
}

function roleOf({ raw, text, level, isBullet, kind, before }: Place): Row['role'] {
  if (text === '') return 'blank';
  if (level === 1) return 'name';
  if (level > 2) return 'entry';
  if (isBullet) return 'bullet';
  if (kind === 'contact') return 'top';
  if (before?.role === 'entry' && (isDates(text) || /^\s*(?:\*[^*\s]|_[^_\s])/.test(raw))) return 'dates';
  if (!entryKinds.has(kind)) return 'text';
  const isBold = /^\s*(?:\*\*|__)[^*_].*(?:\*\*|__)/.test(raw);
  const isHead = isBold && (text.length < headCharsMax || (text.length < datedHeadCharsMax && endsWithDates(text)));
  return isHead && !/[.!?]$/.test(text) ? 'entry' : 'text';
}

const headCharsMax = 120;
/** A head that ends with its period is one however long its names are. */
const datedHeadCharsMax = 200;

function endsWithDates(text: string): boolean {
  const last = findDates(text).at(-1);
  return last !== undefined && last.isRange && /^[\s).\]]{0,3}$/.test(text.slice(last.end));
}

function isDates(text: string): boolean {
  const spans = findDates(text);
  return spans.length > 0 && text.length < 120;
}
