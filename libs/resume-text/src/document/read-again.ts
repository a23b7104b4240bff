import { readFormLabel } from '../recognizers/form-labels.js';
import type { SectionKind } from '../recognizers/headings.js';
import type { LogicalLine } from '../lines/logical-lines.js';
import type { Entry, Section } from './resume-document.js';
import type { SecondReading } from './second-reading.js';

/** RoleStep is one kind of change that the second reading makes in a section, and when the section is the better for it. */
interface RoleStep {
  label: (line: LogicalLine, role: string, text: LogicalLine['label']) => LogicalLine['label'];
  isBetter: (after: Heads, before: Heads) => boolean;
}

/** How many heads of a section are read for sure, how many are not, and how many of these have nothing below them. */
interface Heads {
  sure: number;
  unsure: number;
  bare: number;
}

/** A head that is none is text. */
const withoutHeads: RoleStep = {
  label: ({ label, mark }, role, text) =>
    label !== 'head' || role === 'entry' || role === 'head' ? label : mark === undefined ? text : 'bullet',
  isBetter: (after, before) => after.sure >= before.sure && after.unsure <= before.unsure,
};

/** A line more belongs to a head. */
const withLongerHeads: RoleStep = {
  label: ({ label }, role) => (role === 'head' ? 'head' : label),
  isBetter: withoutHeads.isBetter,
};

/** A line begins an entry where that is read for sure, or where no other head is and something stands below it. */
const withMoreHeads: RoleStep = {
  label: ({ label }, role) => (role === 'entry' ? 'head' : label),
  isBetter: (after, before) =>
    after.sure >= before.sure && after.bare <= before.bare && (before.sure === 0 || after.unsure <= before.unsure),
};

/** Elsewhere a line among others is a line, whatever it is called: its likes are none. */
const kindsOfEntries: ReadonlySet<SectionKind> = new Set(['experience', 'projects']);

/**
 * readAgain reads a section with the roles that the second reading has otherwise, one kind of change after the other, and keeps each
 * where the section is read the better for it: `build` makes the section of its lines. The rows of a form keep what its labels say.
 */
export function readAgain(
  lines: LogicalLine[],
  { roles, changed }: SecondReading,
  build: (lines: LogicalLine[]) => Section,
): Section {
  let [section, current] = [build(lines), lines];
  if (!lines.some(({ start }) => changed.has(start)) || isForm(lines)) return section;
  const told = lines.find(({ label, mark }) => mark === undefined && (label === 'bullet' || label === 'prose'));
  const steps = [withoutHeads, withLongerHeads, ...(kindsOfEntries.has(section.kind) ? [withMoreHeads] : [])];
  for (const { label, isBetter } of steps) {
    const next = current.map((line): LogicalLine => {
      const other = changed.has(line.start)
        ? label(line, roles.get(line.start) ?? '', told?.label ?? 'prose')
        : line.label;
      return other === line.label ? line : { ...line, label: other };
    });
    if (next.every((line, at) => line === current[at])) continue;
    const other = build(next);
    const isUnchanged = (entry: Entry) => ![...changed].some((start) => isOfEntry(start, entry));
    const areKept = section.entries.filter(isUnchanged).every((entry) => isKept(entry, other));
    const isMixed = !kindsOfEntries.has(section.kind) && other.entries.some((entry) => holdsOther(entry, changed));
    if ((other.asWritten && !section.asWritten) || !areKept || isMixed) continue;
    if (!isBetter(headsOf(other), headsOf(section))) continue;
    [section, current] = [other, next];
  }
  return section;
}

/** Whether a line is one of the head of an entry, or of what is told below it. */
function isOfEntry(at: number, { span, details }: Entry): boolean {
  return [span, ...details.map((detail) => detail.span)].some(({ start, end }) => at >= start && at < end);
}

/** An entry none of whose lines is read otherwise says what it said, and may say more. */
function isKept(entry: Entry, { entries }: Section): boolean {
  const same =
    entries.find(({ span }) => span.start === entry.span.start) ??
    entries.find(({ span }) => span.start <= entry.span.start && span.end >= entry.span.end);
  const fields = ['title', 'organization', 'place', 'dates'] as const;
  return same !== undefined && fields.every((field) => same[field].includes(entry[field]));
}

/** A course that is no head of its own is none of what another was about. */
function holdsOther({ details }: Entry, changed: ReadonlySet<number>): boolean {
  return details.some(({ span }) => changed.has(span.start));
}

function isForm(lines: readonly LogicalLine[]): boolean {
  return lines.filter(({ text }) => readFormLabel(text) !== undefined).length >= labelsMin;
}

const labelsMin = 3;

function headsOf({ entries }: Section): Heads {
  const unsure = entries.filter(({ isSure, isTold }) => !isSure && isTold !== true);
  return {
    sure: entries.filter(({ isSure }) => isSure).length,
    unsure: unsure.length,
    bare: unsure.filter(({ details }) => details.length === 0).length,
  };
}
