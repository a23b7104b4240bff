import { hasWords, listMark } from '../changes/markdown-line';
import { lineCharsMax } from '../changes/revision';
import type { DocumentLine, LineKind } from './document-lines';

/** Place is where the typing goes on: a line, and how many of its characters stand before the caret. */
export interface Place {
  id: string;
  at: number;
}

/** Changed is a document after a change; `said` tells those who do not see it. */
export interface Changed {
  lines: DocumentLine[];
  place: Place;
  said: string;
}

type Lines = readonly DocumentLine[];

const endOf = (line: DocumentLine): Place => ({ id: line.id, at: line.text.length });
const indexOf = (lines: Lines, id: string) => lines.findIndex((line) => line.id === id);

/** typed is the document with other words in one line. */
export const typed = (lines: Lines, id: string, text: string): DocumentLine[] =>
  lines.map((line) =>
    line.id === id ? { ...line, text: text.replace(/[\r\n]+/g, ' ').slice(0, lineCharsMax) } : line,
  );

/** divided ends a line at the caret; what stood behind it is the line below, which is the person's own. */
export function divided(lines: Lines, { id, at }: Place, newId: string): Changed {
  const index = indexOf(lines, id);
  const line = lines[index]!;
  const [before, after] = [line.text.slice(0, at).trimEnd(), line.text.slice(at).trimStart()];
  // With the caret at the start the new line stands above, and the line keeps what is known of it.
  const isAbove = before === '' && after !== '';
  const added: DocumentLine = { id: newId, text: isAbove ? '' : after, above: [], ...formBelow(lines, index) };
  const [upper, lower] = isAbove ? [added, line] : [{ ...line, text: before }, added];
  const at2 = isAbove ? index : index + 1;
  const rest = lines.toSpliced(index, 1, ...asOne(line, [upper, lower]));
  return {
    lines: apart(rest, at2, at2 + 1),
    place: { id: isAbove ? line.id : newId, at: 0 },
    said: isAbove || after === '' ? 'Line added.' : 'Line divided.',
  };
}

/** asOne are lines in the place of one: what stood above and below that one stands above and below all of them. */
function asOne({ above, fenceAt, below }: DocumentLine, lines: Lines): DocumentLine[] {
  return lines.map(({ fenceAt: _, below: __, ...line }, at) => ({
    ...line,
    above: at === 0 ? above : [],
    ...(at === 0 && fenceAt !== undefined && { fenceAt }),
    ...(at === lines.length - 1 && below && { below }),
  }));
}

/** A line below a bullet is a bullet; below a heading it is what stands there already; in a text as it stands, its row. */
function formBelow(lines: Lines, index: number): Pick<DocumentLine, 'kind' | 'form' | 'isVerbatim'> {
  const line = lines[index]!;
  if (line.isVerbatim) return { kind: 'text', form: '', isVerbatim: true };
  if (line.form === null) return { kind: 'text', form: null };
  const isHeading = line.kind === 'section' || line.kind === 'head';
  const model = isHeading ? lines[index + 1] : line;
  const mark = model?.kind === 'bullet' ? listMark.exec(model.form ?? '')?.[0] : undefined;
  return mark === undefined ? { kind: 'text', form: '' } : { kind: 'bullet', form: mark };
}

/** removed takes a line out; the typing goes on at the end of the line above. */
export function removed(lines: Lines, id: string): Changed | null {
  const index = indexOf(lines, id);
  if (index < 0 || lines.length === 1) return null;
  const rest = apart(withRowsAround(lines, index).toSpliced(index, 1), index);
  const next = rest[Math.max(0, index - 1)]!;
  return { lines: rest, place: endOf(next), said: 'Line removed.' };
}

/** joined puts a line behind the one above it, which must be of its kind. */
export function joined(lines: Lines, id: string): Changed | null {
  const index = indexOf(lines, id);
  const [above, line] = [lines[index - 1], lines[index]];
  if (!above || !line || above.kind !== line.kind || line.kind === 'section' || line.kind === 'head') return null;
  const space = above.text === '' || line.text === '' ? '' : ' ';
  // The indent of a row is no gap between words.
  const text = above.text + space + (line.isVerbatim ? line.text.trimStart() : line.text);
  if (text.length > lineCharsMax) return null;
  const below = above.isVerbatim ? (line.below ?? above.below) : undefined;
  const rest = lines.with(index - 1, { ...above, text, ...(below && { below }) }).toSpliced(index, 1);
  return {
    lines: apart(rest, index),
    place: { id: above.id, at: above.text.length + space.length },
    said: 'Joined with the line above.',
  };
}

/** pasted puts several lines in the place of what is selected in one. */
export function pasted(
  lines: Lines,
  { id, at, until }: Place & { until: number },
  { texts, newIds }: { texts: readonly string[]; newIds: readonly string[] },
): Changed {
  const index = indexOf(lines, id);
  const line = lines[index]!;
  const words = [...texts];
  words[0] = line.text.slice(0, at) + words[0];
  const caret = words.at(-1)!.length;
  words[words.length - 1] += line.text.slice(until);
  const shape = formBelow(lines, index);
  const added = words.slice(1).map((text, nth): DocumentLine => ({ id: newIds[nth]!, text, above: [], ...shape }));
  const rest = lines.toSpliced(index, 1, ...asOne(line, [{ ...line, text: words[0] }, ...added]));
  return {
    lines: apart(rest, ...added.map((_, nth) => index + 1 + nth), index + 1 + added.length),
    place: { id: added.at(-1)?.id ?? id, at: caret },
    said: `${words.length} lines pasted.`,
  };
}

/** moved takes a line past its neighbour. A section or the head of a job takes along what stands below it. */
export function moved(lines: Lines, { id, at }: Place, way: 'up' | 'down'): Changed | null {
  const start = indexOf(lines, id);
  if (start < 0) return null;
  const end = endOfBlock(lines, start);
  const [first, middle, last] =
    way === 'up' ? [startOfBlockAbove(lines, start), start, end] : [start, end, endOfBlockBelow(lines, start, end)];
  if (first === null || last === null) return null;
  const blocks = [lines.slice(middle, last), lines.slice(first, middle)];
  const rest = [...lines.slice(0, first), ...blocks.flat(), ...lines.slice(last)];
  const now = indexOf(rest, id);
  return {
    lines: apart(rest, first, first + blocks[0]!.length, last),
    place: { id, at },
    said: `Moved ${way}. It is line ${now + 1} of ${rest.length} now.`,
  };
}

const rank: Record<LineKind, number> = { name: 0, section: 1, head: 2, bullet: 3, text: 3 };
const isLeaf = (line: DocumentLine) => rank[line.kind] === rank.text;

/** Where the block that begins with a line ends: a line alone, or a heading with all that is below it. */
function endOfBlock(lines: Lines, start: number): number {
  const line = lines[start]!;
  if (isLeaf(line) || line.kind === 'name') return start + 1;
  const end = lines.findIndex((each, at) => at > start && rank[each.kind] <= rank[line.kind]);
  return end < 0 ? lines.length : end;
}

function startOfBlockAbove(lines: Lines, start: number): number | null {
  const line = lines[start]!;
  if (start === 0 || line.kind === 'name') return null;
  if (isLeaf(line)) return lines[start - 1]!.kind === 'name' ? null : start - 1;
  for (let at = start - 1; at >= 0 && rank[lines[at]!.kind] >= rank[line.kind]; at -= 1) {
    if (lines[at]!.kind === line.kind) return at;
  }
  return null;
}

function endOfBlockBelow(lines: Lines, start: number, end: number): number | null {
  const [line, next] = [lines[start]!, lines[end]];
  if (!next || line.kind === 'name') return null;
  if (isLeaf(line)) return end + 1;
  return next.kind === line.kind ? endOfBlock(lines, end) : null;
}

/** A rule above a line that goes stays where it was, and so do the gap above a row and the signs below it. */
function withRowsAround(lines: Lines, index: number): DocumentLine[] {
  const { above, below, isVerbatim } = lines[index]!;
  const [before, next] = [lines[index - 1], lines[index + 1]];
  const rest = before?.isVerbatim && below ? lines.with(index - 1, { ...before, below }) : [...lines];
  const isAlike = next && !next.isVerbatim === !isVerbatim;
  const isKept = isVerbatim ? next?.above.length === 0 : above.some((raw) => raw.trim() !== '');
  return isAlike && isKept ? rest.with(index + 1, { ...next, above }) : rest;
}

/** apart sets the blank lines at the joints of a change, so that no paragraph runs into the next in Markdown. */
function apart(lines: DocumentLine[], ...joints: number[]): DocumentLine[] {
  return lines.map((line, at) => {
    if (!joints.includes(at)) return line;
    // Rows that are shown as they stand need no blank lines, and those that meet are one text.
    if (line.isVerbatim) return together(line);
    const before = lines[at - 1];
    if (!before) return { ...line, above: [] };
    if (line.above.some((raw) => raw.trim() !== '')) return line;
    const isList = line.kind === 'bullet' && before.kind === 'bullet';
    return { ...line, above: isList ? [] : [''] };
  });
}

const together = ({ fenceAt: _, ...line }: DocumentLine): DocumentLine => line;

/** withoutEmpty leaves out lines in which nothing stands, but for the one that is being typed in. */
export function withoutEmpty(lines: Lines, but: string | null): DocumentLine[] {
  const kept = lines.filter((line) => line.id === but || hasWords(line.text));
  if (kept.length === lines.length || kept.length === 0) return [...lines];
  return apart(kept, ...kept.flatMap((line, at) => (lines[lines.indexOf(line) - 1] === kept[at - 1] ? [] : [at])));
}
