import { findDates } from './dates.js';
import { readHeader, type Header } from './header.js';
import type { SectionKind } from './headings.js';
import type { Line } from './lines.js';
import { isDegree, isTitle, organizationWord } from './titles.js';

/** Detail is one line below a header; a text line keeps being a paragraph. */
export interface Detail {
  text: string;
  isBullet: boolean;
}

/** Entry is one job, degree or project. `headerLines` is the header as it was written. */
export interface Entry extends Header {
  headerLines: string[];
  details: Detail[];
}

/** readEntries cuts the lines of a section into entries; lines before the first one are returned apart. */
export function readEntries(lines: Line[], kind: SectionKind): { before: Detail[]; entries: Entry[] } {
  const starts = headerStarts(lines, kind);
  const before: Detail[] = [];
  const entries: Entry[] = [];
  let header: string[] | undefined;
  lines.forEach((line, index) => {
    if (line.kind === 'blank') return;
    const role = starts[index];
    if (role === 'start') {
      header = [line.text];
      entries.push({ ...emptyHeader, headerLines: header, details: [] });
    } else if (role === 'more' && header && entries.at(-1)?.details.length === 0) header.push(line.text);
    else (entries.at(-1)?.details ?? before).push({ text: line.text, isBullet: line.kind === 'bullet' });
  });
  for (const entry of entries) Object.assign(entry, readHeader(entry.headerLines));
  return { before, entries };
}

const emptyHeader: Header = { title: '', organization: '', place: '', dates: '' };
type Role = 'start' | 'more' | undefined;

function headerStarts(lines: Line[], kind: SectionKind): Role[] {
  const roles: Role[] = lines.map(() => undefined);
  if (lines.some((line) => line.kind === 'heading')) return markdownStarts(lines, roles);
  let offset: number | undefined;
  for (let at = 0; at < lines.length; at += 1) {
    if (lines[at]?.kind !== 'text') continue;
    let end = at;
    while (end < lines.length && lines[end]?.kind !== 'bullet') end += 1;
    offset = markRun(lines, roles, { at, end, kind }, offset);
    at = end;
  }
  return roles;
}

function markdownStarts(lines: Line[], roles: Role[]): Role[] {
  lines.forEach((line, index) => {
    if (line.kind === 'heading') roles[index] = 'start';
    else if (line.kind === 'text' && roles[index - 1] !== undefined && isHeaderLine(line.text)) roles[index] = 'more';
    else if (line.kind === 'blank' && roles[index - 1] !== undefined) roles[index] = 'more';
  });
  return roles;
}

interface Stretch {
  at: number;
  end: number;
  kind: SectionKind;
}

/** Marks the headers in one stretch of lines without bullets, and returns how far below its start a date stands. */
function markRun(lines: Line[], roles: Role[], run: Stretch, known: number | undefined): number | undefined {
  const texts = indexes(run).filter((index) => lines[index]?.kind === 'text');
  const dated = texts.filter((index) => isDated(lines[index]?.text ?? ''));
  if (dated.length === 0) {
    markUndated(lines, roles, run, texts);
    return known;
  }
  let offset = known;
  dated.forEach((dateAt, turn) => {
    const floor = turn === 0 ? run.at : (dated[turn - 1] ?? 0) + 1;
    const start = entryStart(lines, { floor, dateAt, first: turn === 0 }, offset);
    offset ??= texts.filter((index) => index >= start && index < dateAt).length;
    for (const index of texts) if (index >= start && index <= dateAt) roles[index] = index === start ? 'start' : 'more';
    const next = dated[turn + 1] ?? run.end;
    if (offset === 0) markAfter(lines, roles, dateAt, next);
  });
  return offset;
}

/** Walks up from the date over the short lines that belong to it. */
function entryStart(
  lines: Line[],
  run: { floor: number; dateAt: number; first: boolean },
  offset: number | undefined,
): number {
  let start = run.dateAt;
  const most = offset ?? (run.first ? 3 : 1);
  for (let steps = 0, index = run.dateAt - 1; index >= run.floor && steps < most; index -= 1) {
    const line = lines[index];
    if (line?.kind === 'blank') {
      if (start !== run.dateAt || isRich(lines[run.dateAt]?.text ?? '')) break;
      continue;
    }
    if (!line || !isHeaderLine(line.text)) break;
    start = index;
    steps += 1;
  }
  return start;
}

/** After "Title, dates" the next short lines name the company and the place, until a sentence or a blank. */
function markAfter(lines: Line[], roles: Role[], dateAt: number, end: number): void {
  const complete = isRich(lines[dateAt]?.text ?? '');
  for (let index = dateAt + 1, seen = 0; index < end && seen < (complete ? 0 : 2); index += 1, seen += 1) {
    const text = lines[index]?.text ?? '';
    if (!isHeaderLine(text) || text.length > 70) return;
    roles[index] = 'more';
  }
}

function markUndated(lines: Line[], roles: Role[], run: Stretch, texts: number[]): void {
  const followed = lines[run.end]?.kind === 'bullet';
  const parted = run.at === 0 || lines[run.at - 1]?.kind === 'blank' || run.kind !== 'experience';
  const short = texts.length <= 3 && texts.every((index) => isHeaderLine(lines[index]?.text ?? ''));
  if (followed && parted && short) {
    texts.forEach((index, turn) => (roles[index] = turn === 0 ? 'start' : 'more'));
    return;
  }
  if (run.kind !== 'education') return;
  for (const index of texts)
    if (isDegree(lines[index]?.text ?? '') && isHeaderLine(lines[index]?.text ?? '')) roles[index] = 'start';
}

function indexes({ at, end }: Stretch): number[] {
  return Array.from({ length: end - at }, (_, index) => at + index);
}

function isDated(text: string): boolean {
  const spans = findDates(text);
  if (spans.length === 0 || text.length > 140) return false;
  const rest = spans.reduce((left, span) => left.replace(span.text, ''), text);
  if (/[.!?]$/.test(rest.trim()) && rest.length > 60) return false;
  return spans.some((span) => span.isRange) || rest.length < 90;
}

function isHeaderLine(text: string): boolean {
  return (
    text.length <= 110 &&
    !/[.!?;:]$/.test(text.replace(/\b(?:Inc|Ltd|Corp|Co|Jr|Sr|D|A|S|B)\.$/, '')) &&
    text.split(/\s+/).length <= 16
  );
}

/** A line that names both the title and the organization needs no second header line. */
function isRich(text: string): boolean {
  const header = readHeader([text]);
  if (header.title === '' || header.organization === '') return false;
  return isTitle(header.title) || isDegree(header.title) || organizationWord.test(header.organization);
}
