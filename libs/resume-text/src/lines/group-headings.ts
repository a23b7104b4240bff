import { headingKind, type SectionKind } from '../recognizers/headings.js';
import type { LogicalLine } from './logical-lines.js';

/** What such a heading names may as well be a group of what somebody can do: "Groups", "Tools". */
const vagueKinds: ReadonlySet<SectionKind> = new Set(['memberships', 'skills', 'interests']);

/**
 * withGroupHeadings reads the headings of groups within one section alike: where the section's own heading stands apart from
 * what is below it, and some heading within does not ("Working with patients" right above its bullets), another one right
 * above bullets with the same mark is one of them, if no list knows it or less room stands above it.
 */
export function withGroupHeadings(lines: LogicalLine[]): LogicalLine[] {
  let section: LogicalLine | undefined;
  let mark: string | undefined;
  return lines.map((line, at) => {
    const below = lines[at + 1];
    const isAbove = below?.mark !== undefined && below.blanksBefore === 0;
    if (line.label === 'sub' && isAbove) mark ??= below.mark;
    // Among jobs a heading above bullets may be that of the next section.
    if (line.label === 'head') section = undefined;
    if (line.label !== 'heading') return line;
    if (section && isAbove && below.mark === mark && isGroup(line, section)) return { ...line, label: 'sub' };
    [mark, section] = [undefined, (below?.blanksBefore ?? 0) > 0 ? line : undefined];
    return line;
  });
}

function isGroup({ text, level, blanksBefore }: LogicalLine, section: LogicalLine): boolean {
  if (level > 0 || (isCapitals(text) && isCapitals(section.text))) return false;
  const kind = headingKind(text);
  return kind === undefined || (vagueKinds.has(kind) && blanksBefore < section.blanksBefore);
}

function isCapitals(text: string): boolean {
  return text === text.toUpperCase();
}
