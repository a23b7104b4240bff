import type { Optimization } from '@tailwright/contracts/as-read';
import type { Edit, RemovedLine } from '@tailwright/contracts/optimize';
import { editsMax } from '@tailwright/contracts/optimize';
import type { Row } from './changes';
import { inVerbatim, typedLine, withText, withWords } from './markdown-line';
import { putBack } from './put-back';
import { resumeLines } from './resume-lines';

/** Revision is a tailored resume as a person changed it, to be checked and scored, with what is known of its lines. */
export interface Revision {
  tailoredResume: string;
  edits: Edit[];
  /** The lines that the person took out; a check drops those that stand in the text again. */
  removed?: RemovedLine[] | undefined;
  /** The text was edited as a document: every word of it stays as it is. */
  isAsTyped?: true;
}

/**
 * Revised is what a person did to a tailored resume: `undo` takes back the last of the others, `version` is an earlier text
 * brought back, `document` is the text as they edited it line by line.
 */
export type Revised = 'put-back' | 'edit' | 'remove' | 'undo' | 'version' | 'document';

export type Tailored = Pick<Optimization, 'originalResume' | 'optimizedResume' | 'edits' | 'removed'>;

/** A longer line is refused by the server. */
export const lineCharsMax = 2_000;

/** undone is the revision that gives the chosen rows their own words back. */
export function undone(result: Tailored, rows: readonly Row[], chosen: ReadonlySet<Row>): Revision {
  const tailoredResume = putBack(result, rows, chosen);
  return { tailoredResume, edits: standingEdits(result.edits ?? [], tailoredResume), removed: result.removed };
}

/** rewritten is the revision in which a row reads as it was typed; the line is the person's own from then on. */
export function rewritten(result: Tailored, row: Row, typed: string): Revision {
  const text = typedLine(typed);
  const isVerbatim = row.number !== undefined && inVerbatim(result.optimizedResume).has(row.number);
  const tailoredResume = withLine(result, row, (raw) => [isVerbatim ? withWords(raw, text) : withText(raw, text)]);
  const lines = row.basis.map((line) => line.text);
  const others = (result.edits ?? []).filter((edit) => edit !== row.edit);
  const own: Edit[] = lines.join(' ') === text ? [] : [{ text, kind: 'own', lines, requirements: [] }];
  return { tailoredResume, edits: standingEdits([...own, ...others], tailoredResume), removed: result.removed };
}

/** removed is the revision without the line of a row, and without the lines of the original that only it rests on. */
export function removed(result: Tailored, row: Row): Revision {
  const tailoredResume = withLine(result, row, () => []);
  const lines = row.isPart ? [] : row.basis.map((line) => line.text);
  const line: RemovedLine = { text: row.text, lines, ...(row.edit && { kind: row.edit.kind }) };
  const edits = standingEdits(result.edits ?? [], tailoredResume);
  return { tailoredResume, edits, removed: [...(result.removed ?? []), line].slice(-editsMax) };
}

function withLine({ optimizedResume }: Tailored, { number }: Row, change: (raw: string) => string[]): string {
  const lines = optimizedResume.split(/\r?\n/);
  return lines.flatMap((raw, index) => (index + 1 === number ? change(raw) : [raw])).join('\n');
}

/** standingEdits are the edits whose line still stands in a text. */
export function standingEdits(edits: readonly Edit[], tailoredResume: string): Edit[] {
  const texts = new Set(resumeLines(tailoredResume).map(({ text }) => text));
  return edits.filter(({ text }) => texts.has(text));
}

/** firstEdits are no more than one request may have; the person's own are the last to go. */
export function firstEdits(edits: readonly Edit[], max: number): Edit[] {
  if (edits.length <= max) return [...edits];
  const isOwn = ({ kind }: Edit) => kind === 'own';
  return [...edits.filter(isOwn), ...edits.filter((edit) => !isOwn(edit))].slice(0, max);
}
