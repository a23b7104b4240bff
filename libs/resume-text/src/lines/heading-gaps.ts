import { headingKind, type SectionKind } from '../recognizers/headings.js';
import type { LogicalLine } from './logical-lines.js';

/** These stand by themselves, however much room is above them. */
const alone: ReadonlySet<SectionKind> = new Set(['experience', 'education', 'references']);
const headingsMin = 3;
const innerMin = 2;

/**
 * withGapsAboveHeadings reads how much room stands above headings: where those of jobs and studies have two empty lines and more,
 * several with one in a section of another kind are headings within it, such as "Events" and "Computer skills" below "What I
 * bring". Linear in the lines.
 */
export function withGapsAboveHeadings(lines: LogicalLine[]): LogicalLine[] {
  const headings = lines.filter(isPlainHeading);
  const sure = headings.filter(({ text }) => alone.has(headingKind(text) ?? 'other'));
  const gap = Math.min(...sure.map(({ blanksBefore }) => blanksBefore));
  const wide = headings.filter(({ blanksBefore }) => blanksBefore >= gap);
  if (sure.length < 2 || gap < 2 || wide.length < headingsMin) return lines;
  const result = [...lines];
  let inner: number[] = [];
  const close = () => {
    if (inner.length >= innerMin) for (const at of inner) result[at] = { ...(lines[at] as LogicalLine), label: 'sub' };
    inner = [];
  };
  lines.forEach((line, at) => {
    if (line.label === 'heading' && !(isPlainHeading(line) && line.blanksBefore < gap)) close();
    else if (isWithin(line)) inner.push(at);
  });
  close();
  return result;
}

function isPlainHeading({ label, level, isTitle }: LogicalLine): boolean {
  return label === 'heading' && level === 0 && isTitle !== true;
}

function isWithin({ label, text, blanksBefore, mark }: LogicalLine): boolean {
  const isShown = label === 'heading' || label === 'sub';
  return isShown && mark === undefined && blanksBefore === 1 && !alone.has(headingKind(text) ?? 'other');
}
