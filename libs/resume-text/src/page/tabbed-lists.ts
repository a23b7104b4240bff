import { hasContact } from '../recognizers/contact-patterns.js';
import { headingKind, type SectionKind } from '../recognizers/headings.js';
import { isDatesAlone } from '../recognizers/is-period.js';
import type { RawLine } from './physical-lines.js';

/** Sections that are lists of short items. */
const listKinds: ReadonlySet<SectionKind | undefined> = new Set(['skills', 'languages', 'interests', 'certifications']);
const row = /^([^\t]{1,50})(\t{1,12})([^\t]{1,50})$/;
const rowsMin = 3;
const cellCharsMax = 50;

/**
 * splitTabbedLists puts two lists that tabs set side by side one below the other, each under its own heading: "TOOLS" and
 * "LANGUAGES" stand in one line below an empty one, and in every line down to the next empty one stands an item of each.
 */
export function splitTabbedLists(lines: RawLine[]): RawLine[] {
  const result: RawLine[] = [];
  for (let at = 0; at < lines.length;) {
    const block = isBelowEmpty(lines, at) ? blockAt(lines, at) : [];
    if (areLists(block)) {
      const start = block[0]?.line.start ?? 0;
      const blank = { raw: '', start, end: start };
      result.push(...block.flatMap(({ left }) => left ?? []), blank, ...block.flatMap(({ right }) => right ?? []));
      at += block.length;
    } else {
      result.push(lines[at] as RawLine);
      at += 1;
    }
  }
  return result;
}

interface Row {
  line: RawLine;
  left: RawLine | undefined;
  right: RawLine | undefined;
}

function isBelowEmpty(lines: readonly RawLine[], at: number): boolean {
  return at > 0 && lines[at - 1]?.raw.trim() === '' && lines[at]?.raw.includes('\t') === true;
}

/** The rows from a line with two headings of lists to the next empty line; none where another line stands there. */
function blockAt(lines: readonly RawLine[], from: number): Row[] {
  const first = rowOf(lines[from] as RawLine);
  const areHeadings = [first?.left, first?.right].every((cell) => listKinds.has(headingKind(cell?.raw.trim() ?? '')));
  const rows: Row[] = [];
  for (let at = from; areHeadings && at < lines.length && lines[at]?.raw.trim() !== ''; at += 1) {
    const next = rowOf(lines[at] as RawLine);
    if (next === undefined) return [];
    rows.push(next);
  }
  return rows;
}

/** The two cells of a line; undefined where it has more of them, or a long one. */
function rowOf(line: RawLine): Row | undefined {
  const raw = line.raw.trimEnd();
  const [, left = '', tabs = '', right = ''] = row.exec(raw) ?? [];
  const start = line.start + left.length + tabs.length;
  if (right !== '')
    return {
      line,
      left: { ...line, raw: left, end: line.start + left.trimEnd().length },
      right: { ...line, raw: right, start, end: start + right.length },
    };
  const isLeft = !raw.includes('\t') && raw.length <= cellCharsMax;
  return isLeft ? { line, left: { ...line, raw }, right: undefined } : undefined;
}

/** Items stand side by side in most rows, and none of them is a time or an address. */
function areLists([, ...items]: readonly Row[]): boolean {
  const pairs = items.filter(({ right }) => right !== undefined);
  const areItems = items.every(({ left, right }) =>
    [left, right].every((cell) => cell === undefined || isItem(cell.raw)),
  );
  return pairs.length >= rowsMin && pairs.length * 2 > items.length && areItems;
}

/** "5 years" and "expert" at the right say something of what stands at the left. */
function isItem(text: string): boolean {
  return (
    !isDatesAlone(text) && !hasContact(text) && !/^\d|: |\b\d+ ?(?:years?|yrs?|%)/i.test(text) && !level.test(text)
  );
}

const level =
  /^(?:basics?|fluent|good|native|advanced|intermediate|beginner|expert|proficient|strong|excellent|daily|working|conversational|mother tongue|[a-c][12])(?!\p{L})/iu;
