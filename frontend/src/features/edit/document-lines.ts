import type { Edit } from '@tailwright/contracts/optimize';
import { fencedRows } from '@tailwright/resume-text/text/fenced-rows';
import { verbatim } from '@tailwright/resume-text/text/markdown';
import { compareResumes } from '../changes/changes';
import { hasWords, inVerbatim, typedLine, withText } from '../changes/markdown-line';
import { rowsOf } from '../changes/outcome';
import type { Tailored } from '../changes/revision';
import { plainText } from '../changes/resume-lines';

export type LineKind = 'name' | 'section' | 'head' | 'bullet' | 'text';

/** Origin is what a line was when the document was opened. */
export interface Origin {
  text: string;
  /** The lines of the original that it rests on, as written there. */
  basis: string[];
  /** Other lines rest on the same line of the original. */
  isPart: boolean;
  /** What is known of a line that is not as the person wrote it. */
  edit?: Edit | undefined;
}

/** DocumentLine is one line of a document that a person edits. */
export interface DocumentLine {
  id: string;
  kind: LineKind;
  /** What the person reads and types, without marks. */
  text: string;
  /** The line as Markdown before it was typed in; its marks stay. Null in a letter, which has none. */
  form: string | null;
  /** The blank lines and rules above it, as they stand in the text. */
  above: readonly string[];
  /**
   * True for a line of a text that is shown as it stands: what is typed is the row itself, with its gaps. The rows of marks
   * around such lines are kept nowhere: they are written around those that stand together.
   */
  isVerbatim?: boolean;
  /** For the first line of a text that is shown as it stands: how many of the rows above it stand before that text. */
  fenceAt?: number;
  /** Rows of signs alone below it, at the end of a text that is shown as it stands. */
  below?: readonly string[];
  /** Undefined for a line that the person added. */
  origin?: Origin | undefined;
}

/** resumeDocument is a tailored resume line by line, with what is known of each. */
export function resumeDocument(result: Tailored): DocumentLine[] {
  const rows = new Map(
    rowsOf(compareResumes(result.originalResume, result.optimizedResume, result.edits)).map((row) => [row.number, row]),
  );
  const asItStands = inVerbatim(result.optimizedResume);
  let hasName = false;
  const read = (raw: string, number: number): ReadLine => {
    const row = rows.get(number);
    const text = row?.text ?? plainText(raw);
    const isVerbatim = asItStands.has(number);
    const kind = isVerbatim ? 'text' : kindOf(raw, hasName);
    hasName ||= kind === 'name';
    const basis = row?.basis.map((line) => line.text) ?? [];
    const origin = { text, basis, isPart: row?.isPart ?? false, edit: row?.edit };
    return isVerbatim ? { kind, text: raw, form: raw, isVerbatim, origin } : { kind, text, form: raw, origin };
  };
  return linesIn(result.optimizedResume, read, { hasFences: true });
}

/** letterDocument is a letter line by line. */
export const letterDocument = (letter: string): DocumentLine[] =>
  linesIn(letter, (raw) => ({
    kind: 'text',
    text: raw.trim(),
    form: null,
    origin: { text: raw.trim(), basis: [], isPart: false },
  }));

type ReadLine = Omit<DocumentLine, 'id' | 'above'>;

function linesIn(text: string, read: (raw: string, number: number) => ReadLine, { hasFences = false } = {}) {
  const lines: DocumentLine[] = [];
  let above: string[] = [];
  let fenceAt: number | undefined;
  let isInside = false;
  fencedRows(text.split(/\r?\n/)).forEach(({ text: raw, isFence }, index) => {
    if (hasFences && isFence) {
      const last = lines.at(-1);
      // Of a text without any words no mark is left.
      const isEnd = isInside && fenceAt === undefined && last !== undefined;
      if (isEnd && above.length > 0) {
        lines[lines.length - 1] = { ...last, below: above };
        above = [];
      }
      isInside = !isInside;
      fenceAt = isInside ? above.length : undefined;
      return;
    }
    if (!hasWords(raw)) {
      above.push(raw);
      return;
    }
    lines.push({ id: `${index + 1}`, above, ...(fenceAt !== undefined && { fenceAt }), ...read(raw, index + 1) });
    above = [];
    fenceAt = undefined;
  });
  return lines;
}

const bullet = /^\s*(?:[-*+•▪◦‣–—]|\d{1,2}[.)])\s+/;

/** The first heading of the first level is the name; another is a section. */
function kindOf(raw: string, hasName: boolean): LineKind {
  const level = /^\s*(#{1,6})\s/.exec(raw)?.[1]?.length ?? 0;
  if (level === 1 && !hasName) return 'name';
  if (level === 1 || level === 2) return 'section';
  if (level > 0) return 'head';
  return bullet.test(raw) ? 'bullet' : 'text';
}

/** isTyped tells whether the words of a line are not what they were when the document was opened. */
export function isTyped(line: DocumentLine): boolean {
  return line.isVerbatim ? line.text !== line.form : wordsOf(line) !== line.origin?.text;
}

/**
 * wordsOf is what is kept of a line: in a letter a dash at its start is the person's own, not the list's. A row that is shown
 * as it stands is told as every reader of the text reads it.
 */
export function wordsOf({ text, form, isVerbatim }: DocumentLine): string {
  if (isVerbatim) return plainText(text);
  return form === null ? text.trim() : typedLine(text);
}

/** isOwn tells whether a line is the person's own; one that reads as their original does needs no mark. */
export function isOwn(line: DocumentLine): boolean {
  if (!hasWords(line.text)) return false;
  if (!isTyped(line)) return line.origin?.edit?.kind === 'own';
  return line.origin?.basis.join(' ') !== wordsOf(line);
}

/** A link whose words still stand in the line keeps its address. */
function withLinks(form: string, text: string): string {
  const links = [...form.matchAll(/(?<!\\)\[([^[\]]{1,300})\]\([^()\s]{1,500}\)/g)];
  return links.reduce(
    (raw, [link, label = '']) => (raw.split(label).length === 2 ? raw.replace(label, () => link) : raw),
    text,
  );
}

function rawOf(line: DocumentLine): string {
  if (line.isVerbatim) return line.text;
  if (line.form === null) return wordsOf(line);
  return isTyped(line) ? withLinks(line.form, withBars(line.form, withText(line.form, wordsOf(line)))) : line.form;
}

/** A bar between the title and the employer stays one. */
const withBars = (form: string, raw: string) => (/(?<!\\)\|/.test(form) ? raw.replaceAll('\\|', '|') : raw);

/** textOf is the document as it is kept: as Markdown, or the text of a letter. Lines without words are left out. */
export function textOf(lines: readonly DocumentLine[]): string {
  const kept = lines.filter((line) => hasWords(line.text));
  const rows: string[] = [];
  for (let at = 0; at < kept.length;) {
    const end = endOfRun(kept, at);
    // At the beginning of a document no blank line or rule is needed.
    const [outside, inside] = blockOf(kept.slice(at, end));
    rows.push(...(at === 0 ? [] : outside), inside);
    at = end;
  }
  return rows.length === 0 ? '' : `${rows.join('\n')}\n`;
}

/** Where the lines end that are shown as they stand, together with the one at a place; any other line stands alone. */
function endOfRun(lines: readonly DocumentLine[], start: number): number {
  if (!lines[start]!.isVerbatim) return start + 1;
  const end = lines.findIndex((line, at) => at > start && (!line.isVerbatim || line.fenceAt !== undefined));
  return end < 0 ? lines.length : end;
}

/** blockOf is what stands above some lines, and the lines themselves as they are written. */
function blockOf(run: readonly DocumentLine[]): [string[], string] {
  const { above, fenceAt, isVerbatim } = run[0]!;
  if (!isVerbatim) return [[...above], rawOf(run[0]!)];
  const blanks = above.findIndex((raw) => raw.trim() !== '');
  const inside = fenceAt ?? (blanks < 0 ? above.length : blanks);
  const outside = above.slice(0, inside);
  const rows = run.flatMap((line, at) => [
    ...(at === 0 ? above.slice(inside) : line.above),
    rawOf(line),
    ...(line.below ?? []),
  ]);
  return [outside.length === 0 && fenceAt === undefined ? [''] : outside, verbatim(rows)];
}
