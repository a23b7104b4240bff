import type { SectionKind } from '@tailwright/resume-text/recognizers/headings';
import type { Detail, Section } from '@tailwright/resume-text/document/resume-document';
import { sectionName } from './numbered-resume.js';

/** Only these may change places; the rest stands where people look for it. */
const movable: ReadonlySet<SectionKind> = new Set([
  ...(['experience', 'education', 'skills', 'projects', 'certifications', 'volunteering', 'languages'] as const),
  ...(['awards', 'publications'] as const),
]);

/** orderLines puts the bullets that are asked for first, each list for itself; paragraphs stay where they are. */
export function orderLines(
  details: readonly Detail[],
  order: readonly string[],
  numberOf: ReadonlyMap<Detail, number>,
): Detail[] {
  const places = new Map(order.map((name, at) => [Number(name), at]));
  const placeOf = (detail: Detail) => places.get(numberOf.get(detail) ?? 0) ?? Infinity;
  const ordered: Detail[] = [];
  for (let at = 0; at < details.length;) {
    let end = at;
    while (details[end]?.isBullet) end += 1;
    const run = details.slice(at, Math.max(end, at + 1));
    ordered.push(...inOrder(run, placeOf));
    at += run.length;
  }
  return ordered;
}

/**
 * orderSections puts the sections that are asked for before the others that may move. It moves nothing in a resume with
 * a heading that is not understood, because that may be a part of the section above.
 */
export function orderSections(sections: readonly Section[], order: readonly string[]): Section[] {
  const isUnderstood = sections.every((section) => section.confidence === 1 && section.kind !== 'other');
  const places = new Map(order.map((name, at) => [name.trim().toLowerCase(), at]));
  const slots = sections.flatMap((section, at) => (movable.has(section.kind) ? [at] : []));
  if (!isUnderstood) return [...sections];
  const moved = inOrder(slots, (at) => places.get(sectionName(at)) ?? Infinity);
  const ordered = [...sections];
  slots.forEach((slot, nth) => {
    const section = sections[moved[nth] ?? slot];
    if (section) ordered[slot] = section;
  });
  return ordered;
}

function inOrder<T>(items: readonly T[], placeOf: (item: T) => number): T[] {
  const placed = items.map((item, index) => ({ item, index, place: placeOf(item) }));
  return placed
    .sort((one, other) => (one.place === other.place ? one.index - other.index : one.place - other.place))
    .map(({ item }) => item);
}
