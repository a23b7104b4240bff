import { printedPage, type LogicalLine } from '../lines/logical-lines.js';
import { lineLabels } from '../lines/line-tagger.js';
import type { ResumeDocument, Section, Span } from './resume-document.js';

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
  const shapes = printedPage(text)?.shapes ?? [];
  const indexes = new Map(lines.map(({ start }, at) => [start, at]));
  // By their order: the offsets of columns that stood side by side overlap.
  const rangeOf = ({ start, end }: Span) => {
    const isWithin = (line: LogicalLine) => line.start >= start && line.start < end;
    const [first, last] = [
      lines.findIndex((line) => line.start === start),
      lines.findLastIndex((line) => line.end === end),
    ];
    return [first < 0 ? lines.findIndex(isWithin) : first, last < 0 ? lines.findLastIndex(isWithin) : last] as const;
  };
  const places = new Array<Section | undefined>(lines.length);
  const roles = new Array<ReadRole | undefined>(lines.length);
  for (const section of sections) {
    const [from, to] = rangeOf(section.span);
    if (from >= 0) places.fill(section, from, to + 1);
    for (const { span, headerLines, isSure } of section.entries) {
      const [first, last] = rangeOf(span);
      const isTold = headerLines.length === 0 && !isSure;
      if (first < 0) continue;
      roles[first] = isTold ? 'told' : 'entry';
      if (!isTold && last > first) roles.fill('head', first + 1, last + 1);
    }
  }
  let last = -1;
  return shapes.map(({ line }) => {
    const at = indexes.get(line.start);
    const isRest = at === undefined;
    last = at ?? last;
    const label = isRest ? 'cont' : (lines[last]?.label ?? 'prose');
    const other = label === 'head' ? 'lost' : label === 'furniture' ? 'prose' : label;
    const section = places[last];
    return { role: isRest ? 'cont' : (roles[last] ?? other), ...(section && { section }) };
  });
}
