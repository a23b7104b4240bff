import { headingKind } from '../recognizers/headings.js';
import type { RawLine } from './physical-lines.js';

const charsMax = 45;
const knownMin = 2;
/** A line that is set in further stands in the middle or at the right of the page. */
const indentMax = 16;

/**
 * withoutBodyIndent takes off how far the text below every heading is set in, where only the headings stand at the margin
 * of the page: what is set in further than its neighbours then shows again. Such a heading is one, whatever it is called.
 */
export function withoutBodyIndent(lines: RawLine[]): RawLine[] {
  const first = lines.findIndex(({ raw }) => isAtMargin(raw) && isKnown(raw));
  if (first < 0) return lines;
  const written = lines.slice(first).filter(({ raw }) => raw.trim() !== '');
  const outer = written.filter(({ raw }) => isAtMargin(raw));
  const inner = written.filter(({ raw }) => !isAtMargin(raw));
  const known = outer.filter(({ raw }) => isKnown(raw));
  if (known.length < knownMin || known.length * 2 < outer.length || inner.length < outer.length) return lines;
  const areApart = written.every((line, at) => !isAtMargin(line.raw) || !isAtMargin(written[at + 1]?.raw ?? ''));
  if (!areApart || !outer.every(({ raw }) => mayBeHeading(raw))) return lines;
  const indent = Math.min(...inner.map(({ raw }) => raw.length - raw.trimStart().length));
  if (indent > indentMax) return lines;
  return lines.map((line, at) => {
    if (at < first || line.raw.trim() === '') return line;
    if (isAtMargin(line.raw)) return { ...line, isTitle: true };
    return { ...line, raw: line.raw.slice(indent), start: line.start + indent };
  });
}

function isAtMargin(raw: string): boolean {
  return /^\S/.test(raw);
}

function isKnown(raw: string): boolean {
  return headingKind(raw.trim().replace(/:$/, '')) !== undefined;
}

function mayBeHeading(raw: string): boolean {
  return raw.length <= charsMax && !/\d|[.;,]$|@|\t| {3}/.test(raw);
}
