import type { Edit, RemovedLine } from '@tailwright/contracts/optimize';
import { readOnce } from '../text/read-once.js';
import { inOneForm } from '../text/line-form.js';

interface Text {
  text: string;
  edits: readonly Edit[];
}

/**
 * withoutRemovedLines takes the lines that a person took out of an earlier version out of a resume that was written anew,
 * in whatever words they stand there now. Of several lines alike nobody can tell which was meant: those stay, unless as
 * many were taken out.
 */
export function withoutRemovedLines(
  { text, edits }: Text,
  removed: readonly RemovedLine[],
): { text: string; edits: Edit[] } {
  if (removed.length === 0) return { text, edits: [...edits] };
  const formOf = readOnce(inOneForm);
  const unwanted = unwantedCounts(edits, removed, formOf);
  const lines = text.split('\n');
  const tops = topLines(edits, lines, formOf);
  const isBelow = (at: number) => !tops.has(at);
  const places = Map.groupBy([...lines.keys()].filter(isBelow), (at) => formOf(lines[at] ?? ''));
  const gone = new Set<number>();
  for (const [form, count] of unwanted) {
    const own = places.get(form) ?? [];
    if (own.length <= count) for (const at of own) gone.add(at);
  }
  const goneForms = new Set([...gone].map((at) => formOf(lines[at] ?? '')));
  const hasNoSummary = removed.some(({ kind }) => kind === 'summary');
  for (const [at, { lines: grounds }] of tops)
    if (hasNoSummary || grounds.slice(0, 1).some((line) => unwanted.has(formOf(line)))) gone.add(at);
  const goneTops = new Set([...tops].flatMap(([at, edit]) => (gone.has(at) ? [edit] : [])));
  return {
    text: lines.filter((_, at) => !gone.has(at)).join('\n'),
    edits: edits.filter(
      (edit) => !goneTops.has(edit) && (edit.kind === 'summary' || !goneForms.has(formOf(edit.text))),
    ),
  };
}

/** Where the lines that were written at the top stand: above the same line of a job, if it is one. */
function topLines(
  edits: readonly Edit[],
  lines: readonly string[],
  formOf: (line: string) => string,
): ReadonlyMap<number, Edit> {
  const forms = lines.map(formOf);
  return new Map(
    edits
      .filter(({ kind }) => kind === 'summary')
      .map((edit): [number, Edit] => [forms.indexOf(formOf(edit.text)), edit])
      .filter(([at]) => at >= 0),
  );
}

/** stillOut are the removed lines that a text does not have. */
export function stillOut(text: string, removed: readonly RemovedLine[]): RemovedLine[] {
  const standing = new Set(text.split('\n').map(inOneForm));
  return removed.filter((line) => !formsOf(line, inOneForm).some((form) => standing.has(form)));
}

/** The forms of lines that are not wanted, each with how often it was taken out. */
function unwantedCounts(
  edits: readonly Edit[],
  removed: readonly RemovedLine[],
  formOf: (line: string) => string,
): Map<string, number> {
  const counts = new Map<string, number>();
  const add = (form: string) => counts.set(form, (counts.get(form) ?? 0) + 1);
  // A line that was taken out at the top may stand below as the line of a job, and stays there.
  const tops = new Set(edits.filter(({ kind }) => kind === 'summary').map((edit) => formOf(edit.text)));
  for (const line of removed)
    for (const form of formsOf(line, formOf)) if (line.kind !== 'summary' || !tops.has(form)) add(form);
  const lines = new Set(counts.keys());
  for (const edit of edits) {
    const form = formOf(edit.text);
    if (!counts.has(form) && edit.kind !== 'summary' && restsOn(edit, lines, formOf)) add(form);
  }
  return counts;
}

/** A list of skills rests on its own line: the others only show what was added. */
function restsOn({ kind, lines }: Edit, removed: ReadonlySet<string>, formOf: (line: string) => string): boolean {
  return (kind === 'skills' ? lines.slice(0, 1) : lines).some((line) => removed.has(formOf(line)));
}

/** A removed line as it stood, each of its lines of the original, and these as one. */
function formsOf({ text, lines }: RemovedLine, formOf: (line: string) => string): string[] {
  return [...new Set([text, ...lines, lines.join(' ')].map(formOf))].filter((form) => form !== '');
}
