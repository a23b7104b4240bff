import type { SectionKind } from '../recognizers/headings.js';
import { entryKinds, inlineHeading } from '../recognizers/headings.js';
import type { LogicalLine } from '../lines/logical-lines.js';

/** Cut is the lines of one section, before its entries are read. */
export interface Cut {
  heading: string;
  kind: SectionKind | undefined;
  lines: LogicalLine[];
  /** The line that the heading stands in, with its heading; undefined where a heading has a line of its own. */
  inline?: LogicalLine;
  runIn?: { opens: boolean };
}

const general = /skill|competenc|expertise|proficienc|kenntnisse|compétence|competência|competencia|competenze/i;
const labelled = /^[^:]{2,40}:\s|^[\p{L}][\p{L} /()&-]{1,40}(?:\t| {3,})\S/u;

/**
 * setRunIns finds headings that stand in their lines ("Systems: Sierra, Polaris") and have lines below that are not
 * theirs. Such lines would come under a heading the person never put above them: all are shown as the lines they are.
 */
export function setRunIns(cuts: readonly Cut[]): Cut[] {
  const result: Cut[] = [];
  for (let at = 0; at < cuts.length;) {
    let end = at;
    while (cuts[end]?.inline) end += 1;
    const group = cuts.slice(at, Math.max(end, at + 1));
    const isLoose = end > at && group.some((cut) => ownLines(cut) < cut.lines.length);
    result.push(...(isLoose ? runIn(group, result.at(-1)) : group));
    at += group.length;
  }
  return result;
}

/** How many of the lines belong to the heading in the first of them. */
function ownLines({ heading, kind, inline, lines }: Cut): number {
  if (!inline || (kind !== undefined && entryKinds.has(kind))) return lines.length;
  const foreign = lines.findIndex((line, at) => {
    if (at === 0 || line.indent > inline.indent + 1) return false;
    if (line.blanksBefore > 0 || line.label === 'head') return true;
    return !general.test(heading) && (labelled.test(line.text) || !isCapitals(heading));
  });
  return foreign < 0 ? lines.length : foreign;
}

function runIn(group: Cut[], above: Cut | undefined): Cut[] {
  // Capitals are a heading wherever they stand; what is not under it needs a place of its own.
  if (group.every(({ heading }) => isCapitals(heading)))
    return group.flatMap((cut): Cut[] => {
      const own = ownLines(cut);
      const rest = cut.lines.slice(own);
      if (rest.length === 0) return [cut];
      return [
        { ...cut, lines: cut.lines.slice(0, own) },
        { heading: '', kind: 'other', lines: rest, runIn: { opens: true } },
      ];
    });
  const isOther =
    above === undefined ||
    above.heading === '' ||
    above.kind === 'certifications' ||
    (above.kind !== undefined && entryKinds.has(above.kind));
  const firstApart = group.findIndex(({ inline }) => (inline?.blanksBefore ?? 0) > 0);
  return group.flatMap((cut, at): Cut[] => {
    const own = ownLines(cut);
    const opens = isOther && at === firstApart;
    const first = cut.inline ? [{ ...cut.inline, label: 'item' as const }] : [];
    const rest = cut.lines.slice(own);
    return [{ ...cut, lines: [...first, ...cut.lines.slice(1, own)], runIn: { opens } }, ...restOf(rest)];
  });
}

/** What follows a line with its heading; a line of it that has one of its own ("Languages: English") is of that kind. */
function restOf(lines: LogicalLine[]): Cut[] {
  const runIn = { opens: false };
  const named = lines.findIndex(({ text }) => inlineKinds.has(inlineHeading(text)?.kind));
  const inline = inlineHeading(lines[named]?.text ?? '');
  if (!inline) return lines.length > 0 ? [{ heading: '', kind: 'other', lines, runIn }] : [];
  return [
    ...(named > 0 ? [{ heading: '', kind: 'other' as const, lines: lines.slice(0, named), runIn }] : []),
    { heading: inline.heading, kind: inline.kind, lines: lines.slice(named, named + 1), runIn },
    ...restOf(lines.slice(named + 1)),
  ];
}

const inlineKinds: ReadonlySet<SectionKind | undefined> = new Set(['languages']);

function isCapitals(text: string): boolean {
  return /^\P{Ll}+$/u.test(text);
}
