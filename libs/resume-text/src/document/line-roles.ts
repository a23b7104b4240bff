import { printedPage } from '../lines/logical-lines.js';
import { lineLabels } from '../lines/line-tagger.js';
import type { ResumeDocument, Section } from './resume-document.js';

/**
 * lineRoles are what a physical line is in the whole of a resume: its label, but that the first line of a job or a degree is its
 * "entry", and the other lines of that head are "head". Furniture has none.
 */
export const lineRoles = [...lineLabels.filter((label) => label !== 'furniture'), 'entry'] as const;
export type LineRole = (typeof lineRoles)[number];

/** ReadRole is what a reading made of a line: "told" begins an entry that is shown as a line, "lost" looked like a head and is none. */
export type ReadRole = LineRole | 'told' | 'lost';

/** readRolesOf gives the role of each line of `printedPage` in a resume that was read, and the section it stands in. */
export function readRolesOf({ text, lines, sections }: ResumeDocument): { role: ReadRole; section?: Section }[] {
  const starts = printedPage(text)?.shapes.map(({ line }) => line.start) ?? [];
  const labels = new Map(lines.map(({ start, label }) => [start, label]));
  const entries = new Map<number, ReadRole>();
  for (const { span, headerLines, isSure } of sections.flatMap((section) => section.entries)) {
    const own = starts.filter((start) => start >= span.start && start < span.end);
    const [first = starts.find((start) => start >= span.start), ...others] = own;
    const isTold = headerLines.length === 0 && !isSure;
    if (first !== undefined) entries.set(first, isTold ? 'told' : 'entry');
    if (!isTold) for (const start of others) entries.set(start, 'head');
  }
  return starts.map((start) => {
    const label = labels.get(start) ?? 'cont';
    const other = label === 'head' ? 'lost' : label === 'furniture' ? 'prose' : label;
    const found = entries.get(start);
    const role = found === undefined || (found === 'head' && label === 'cont') ? other : found;
    const section = sections.find(({ span }) => start >= span.start && start < span.end);
    return { role, ...(section && { section }) };
  });
}
