import type { Edit } from '@tailwright/contracts/optimize';
import { isFence } from '@tailwright/resume-text/text/markdown';
import { compareResumes } from '../changes/changes';
import { hasWords, inVerbatim, typedLine, withText, withWords } from '../changes/markdown-line';
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
  /** True for a line of a text that is shown as it stands. */
  isVerbatim?: boolean;
  /** Undefined for a line that the person added. */
  origin?: Origin | undefined;
}

/** resumeDocument is a tailored resume line by line, with what is known of each. */
export function resumeDocument(result: Tailored): DocumentLine[] {
  const rows = new Map(
    rowsOf(compareResumes(result.originalResume, result.optimizedResume, result.edits)).map((row) => [row.number, row]),
  );
  const verbatim = inVerbatim(result.optimizedResume);
  let hasName = false;
  return linesIn(result.optimizedResume, (raw, number) => {
    const row = rows.get(number);
    const text = row?.text ?? plainText(raw);
    const isVerbatim = verbatim.has(number);
    const kind = isVerbatim ? 'text' : kindOf(raw, hasName);
    hasName ||= kind === 'name';
    const basis = row?.basis.map((line) => line.text) ?? [];
    const own = isVerbatim ? { isVerbatim } : {};
    return { kind, text, form: raw, ...own, origin: { text, basis, isPart: row?.isPart ?? false, edit: row?.edit } };
  });
}

/** letterDocument is a letter line by line. */
export const letterDocument = (letter: string): DocumentLine[] =>
  linesIn(letter, (raw) => ({
    kind: 'text',
    text: raw.trim(),
    form: null,
    origin: { text: raw.trim(), basis: [], isPart: false },
  }));

function linesIn(text: string, read: (raw: string, number: number) => Omit<DocumentLine, 'id' | 'above'>) {
  const lines: DocumentLine[] = [];
  let above: string[] = [];
  text.split(/\r?\n/).forEach((raw, index) => {
    if (!hasWords(raw)) {
      above.push(raw);
      return;
    }
    lines.push({ id: `${index + 1}`, above, ...read(raw, index + 1) });
    above = [];
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
  const { origin, isVerbatim } = line;
  // The gaps of a line that is shown as it stands are none of its words.
  return wordsOf(line) !== (isVerbatim && origin ? typedLine(origin.text) : origin?.text);
}

/** wordsOf is what is kept of a line: in a letter a dash at its start is the person's own, not the list's. */
export const wordsOf = ({ text, form }: DocumentLine): string => (form === null ? text.trim() : typedLine(text));

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
  if (line.form === null) return wordsOf(line);
  if (line.isVerbatim && isTyped(line)) return withWords(line.form, wordsOf(line));
  return isTyped(line) ? withLinks(line.form, withBars(line.form, withText(line.form, wordsOf(line)))) : line.form;
}

/** A bar between the title and the employer stays one. */
const withBars = (form: string, raw: string) => (/(?<!\\)\|/.test(form) ? raw.replaceAll('\\|', '|') : raw);

/** textOf is the document as it is kept: as Markdown, or the text of a letter. Lines without words are left out. */
export function textOf(lines: readonly DocumentLine[]): string {
  const kept = lines.filter((line) => hasWords(line.text));
  // A text that is shown as it stands begins with its row of marks; at the end of a document none is needed.
  const aboveOf = (line: DocumentLine, at: number) => (at === 0 ? line.above.filter(isFence) : line.above);
  const text = kept.flatMap((line, at) => [...aboveOf(line, at), rawOf(line)]).join('\n');
  return text === '' ? '' : `${text}\n`;
}
