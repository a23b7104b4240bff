import { hasContact } from './contacts.js';
import { isDatesAlone } from './is-period.js';
import type { SectionKind } from './headings.js';
import type { LogicalLine } from './logical-lines.js';

const kinds: ReadonlySet<SectionKind> = new Set([
  'certifications',
  'awards',
  'memberships',
  'publications',
  'languages',
  'skills',
]);
const itemCharsMax = 120;

/**
 * withTimesOfItems puts the time of a certificate, a talk or a prize that stands in a line of its own behind what it is the
 * time of, where no time stands above the first of them: "May 2024" is nothing that somebody could list.
 */
export function withTimesOfItems(lines: readonly LogicalLine[], kind: SectionKind): LogicalLine[] {
  const isTime = ({ text, mark }: LogicalLine) => mark === undefined && isDatesAlone(text);
  const times = lines.filter(isTime);
  const [first] = lines;
  if (!kinds.has(kind) || times.length === 0 || !first || isTime(first) || lines.some(({ label }) => label === 'head'))
    return [...lines];
  const result: LogicalLine[] = [];
  for (const line of lines) {
    const above = result.at(-1);
    const isOfItem =
      above !== undefined && !isTime(above) && above.text.length <= itemCharsMax && !hasContact(above.text);
    if (isOfItem && isTime(line) && line.blanksBefore === 0)
      result.splice(-1, 1, { ...above, text: `${above.text} · ${line.text}`, end: line.end });
    else result.push(line);
  }
  return result;
}
