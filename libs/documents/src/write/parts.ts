import { findDates } from '@tailwright/resume-text/recognizers/dates';
import type { Block, Role } from './markdown-resume.js';
import { type Span, textOf } from './markdown-spans.js';

/** EntryHead is the head of a job, a degree or a project in its fields, so that a template can set each in its place. */
export interface EntryHead {
  kind: 'entry';
  level: number;
  title: Span[];
  /** Employer, school, or whatever stands behind the title. */
  names: Span[][];
  dates: Span[] | null;
  /** Place and notes. */
  beside: Span[][];
  staysWithNext?: boolean;
}

/** Part is what a template sets at once. */
export type Part =
  | { kind: 'heading'; level: number; spans: Span[] }
  | EntryHead
  | { kind: 'contacts'; pieces: Span[][] }
  | { kind: 'paragraph'; role: Role; spans: Span[]; staysWithNext?: boolean }
  | { kind: 'list'; depth: number; items: Span[][] }
  | { kind: 'enum'; depth: number; start: number; items: Span[][] }
  | { kind: 'rule' };

/** What parts the fields of a head and the pieces of a contact line. */
const joint = /(?<!\s)\s+[|·•]\s+|(?<!\s)\s*\|\s*/;

/**
 * partsOf puts blocks together that are set together: a head and its dates, the items of a list, pieces of a contact line.
 * The blocks stay as they are: parts that grow are copies.
 */
export function partsOf(blocks: Block[], { hasDatesBelow = false } = {}): Part[] {
  const parts: Part[] = [];
  for (const block of blocks) {
    const last = parts.at(-1);
    if (block.kind === 'item') addItem(parts, block);
    else if (block.kind === 'heading' && block.level > 2) parts.push(headOf(block.level, block.spans, hasDatesBelow));
    else if (block.kind !== 'paragraph') parts.push(block);
    else if (block.role === 'meta' && last?.kind === 'entry') addMeta(last, block.spans, hasDatesBelow);
    else if (block.role === 'headline') parts.push({ ...block, spans: block.spans.map(withoutPipes) });
    else if (block.isBelowRow && last?.kind === 'paragraph') last.spans.push({ text: '\n' }, ...block.spans);
    else if (block.role === 'contacts') parts.push({ kind: 'contacts', pieces: fieldsOf(block.spans) });
    else parts.push({ ...block, spans: [...block.spans] });
  }
  for (const part of parts) if (part.kind === 'entry' && !part.dates && !hasDatesBelow) takeDatesBehindComma(part);
  markWhatStays(parts);
  return parts;
}

/** A head stays on the page of its details, and the first line below a section's heading on that of the second. */
function markWhatStays(parts: Part[]): void {
  for (const [index, part] of parts.entries()) {
    const next = parts[index + 1];
    const hasMore = next !== undefined && next.kind !== 'heading' && next.kind !== 'entry';
    if (part.kind === 'entry') part.staysWithNext = hasMore;
    if (part.kind === 'paragraph') part.staysWithNext = hasMore && parts[index - 1]?.kind === 'heading';
  }
}

function withoutPipes(span: Span): Span {
  return { ...span, text: span.text.replace(/(?<!\s)\s*\|\s*/g, ' · ') };
}

/** fieldsOf cuts spans at their joints; a field keeps the look of its words. */
export function fieldsOf(spans: Span[]): Span[][] {
  const fields: Span[][] = [[]];
  for (const span of spans) {
    for (const [index, text] of span.text.split(joint).entries()) {
      if (index > 0) fields.push([]);
      if (text !== '') fields.at(-1)?.push({ ...span, text });
    }
  }
  return fields.filter((field) => textOf(field).trim() !== '');
}

function headOf(level: number, spans: Span[], hasDatesBelow: boolean): EntryHead {
  const [title = [], ...others] = fieldsOf(spans);
  const { dates, rest } = hasDatesBelow ? { dates: null, rest: others } : withoutDates(others);
  return { kind: 'entry', level, title, names: rest, dates, beside: [] };
}

/** The template slants them, where it does. */
function addMeta(head: EntryHead, spans: Span[], hasDatesBelow: boolean): void {
  const fields = fieldsOf(spans.map(({ isItalic: _, ...span }) => span));
  const { dates, rest } = hasDatesBelow || head.dates ? { dates: head.dates, rest: fields } : withoutDates(fields);
  Object.assign(head, { dates, beside: rest });
}

function withoutDates(fields: Span[][]): { dates: Span[] | null; rest: Span[][] } {
  const dates = fields.findIndex((field) => isDates(textOf(field)));
  return { dates: fields[dates] ?? null, rest: fields.filter((_, index) => index !== dates) };
}

/** "Paralegal, May 2016 – Aug 2019" is a title with its dates, where no field beside it is dates. */
function takeDatesBehindComma(head: EntryHead): void {
  for (const field of [head.title, ...head.names]) {
    const last = field.at(-1);
    if (last === undefined) continue;
    const [comma] = [...last.text.matchAll(/,\s/g)].filter(({ index }) => isDates(last.text.slice(index + 2)));
    const rest = last.text.slice(0, comma?.index).trimEnd();
    if (comma === undefined || (rest === '' && field.length === 1)) continue;
    head.dates = [{ ...last, text: last.text.slice(comma.index + 2).trim() }];
    field.splice(-1, 1, ...(rest === '' ? [] : [{ ...last, text: rest }]));
    return;
  }
}

const fieldCharsMax = 60;

/** Most of a field of dates is dates: "Mar 2019 – Present (6 years)" is one, "ISO 9001:2015 audits in 12 plants" is not. */
function isDates(field: string): boolean {
  if (field.length > fieldCharsMax) return false;
  const dated = findDates(field.replaceAll('\u00a0', ' ')).reduce((sum, { start, end }) => sum + end - start, 0);
  return dated * 2 >= field.trim().length && dated > 0;
}

/** Neighbouring items of one depth and sort are one list, so that a tagged file says how long it is. */
function addItem(parts: Part[], { depth, mark, spans }: Extract<Block, { kind: 'item' }>): void {
  const kind = mark === '•' ? 'list' : 'enum';
  const last = parts.at(-1);
  if (last && (last.kind === 'list' || last.kind === 'enum') && last.kind === kind && last.depth === depth) {
    last.items.push(spans);
  } else if (kind === 'list') parts.push({ kind, depth, items: [spans] });
  else parts.push({ kind, depth, start: parseInt(mark, 10), items: [spans] });
}
