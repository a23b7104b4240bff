import { findDates } from '../recognizers/dates.js';
import { namesSomething } from './head-runs.js';
import { headingKind } from '../recognizers/headings.js';
import { isPeriod } from '../recognizers/is-period.js';
import type { LogicalLine } from './logical-lines.js';
import { isOrganization, isTitle } from '../recognizers/titles.js';
import { plainWords } from '../text/word-list.js';

const wordsMax = 4;
const labelsMin = 2;
const toldWordsMin = 4;
/** The head of a job is rarely written in more lines. */
const headLinesMax = 4;

/**
 * withJobLabels makes headings within a job of the words that part what is told of it ("Kitchen", "Money & stock"): two
 * or more that name nothing, stand apart above lines that tell something, and stand between two jobs.
 */
export function withJobLabels(lines: LogicalLine[]): LogicalLine[] {
  const result = [...lines];
  let isAmongJobs = false;
  let found: number[] = [];
  lines.forEach((line, at) => {
    if (line.label === 'heading' && (headingKind(line.text) !== undefined || line.level > 0)) {
      isAmongJobs = headingKind(line.text) === 'experience' && line.level === 0;
      found = [];
    } else if (isAmongJobs && isHeadOfJob(lines, at)) {
      if (found.length >= labelsMin) for (const place of found) setLabel(result, place);
      found = [];
    } else if (isAmongJobs && isLabel(lines, at)) found.push(at);
  });
  return withIndented(result);
}

/**
 * What stands apart and as far in as the bullets of a job is of that job: a heading within it, where another one stands
 * so above bullets, and a remark ("Then some months on parental leave") above the next job.
 */
function withIndented(lines: LogicalLine[]): LogicalLine[] {
  let [isAmongJobs, job] = [false, undefined as LogicalLine | undefined];
  let inner: LogicalLine[] = [];
  return lines.map((line, at) => {
    const below = lines[at + 1];
    if (line.label === 'heading') isAmongJobs = (headingKind(line.text) ?? 'experience') === 'experience';
    if (line.label === 'heading' || (line.label === 'head' && line.indent <= (job?.indent ?? line.indent))) {
      job = line.label === 'head' ? line : undefined;
      inner = [];
    } else inner.push(line);
    if (!isAmongJobs || !job || !below || line === job || !isApart(line, inner)) return line;
    const isAlike = inner.some(({ label, indent }) => label === 'sub' && indent === line.indent);
    if (isAlike && below.mark !== undefined && below.indent === line.indent) return { ...line, label: 'sub' };
    const isLast = below.label === 'head' && below.blanksBefore > 0 && below.indent === job.indent;
    const hasPeriod = findDates(line.text).some(({ isRange }) => isRange);
    const isNamed = isTitle(line.text) || isOrganization(line.text);
    return isLast && !isNamed && !hasPeriod ? { ...line, label: 'prose' } : line;
  });
}

function isApart({ label, mark, indent, blanksBefore }: LogicalLine, inner: readonly LogicalLine[]): boolean {
  if (label !== 'head' || mark !== undefined || blanksBefore === 0) return false;
  const bullets = inner.filter((other) => other.mark !== undefined);
  return bullets.length > 1 && bullets.every((other) => other.indent === indent);
}

/** What stands right below such words is told, whatever it looks like by itself. */
function setLabel(lines: LogicalLine[], at: number): void {
  const line = lines[at];
  if (line) lines[at] = { ...line, label: 'sub' };
  for (let below = at + 1; below < endOfBlock(lines, at); below += 1) {
    const told = lines[below];
    if (told?.label === 'head') lines[below] = { ...told, label: 'bullet' };
  }
}

function endOfBlock(lines: readonly LogicalLine[], at: number): number {
  let end = at + 1;
  while (end < lines.length && lines[end]?.blanksBefore === 0) end += 1;
  return end;
}

/** True for a line that stands apart and has the title or the employer of a job and its time in its first lines. */
function isHeadOfJob(lines: readonly LogicalLine[], at: number): boolean {
  const line = lines[at];
  if (line?.label !== 'head' || line.blanksBefore === 0) return false;
  const head = lines.slice(at, Math.min(endOfBlock(lines, at), at + headLinesMax)).map(({ text }) => text);
  return head.some((text) => isTitle(text) || isOrganization(text)) && head.some(endsWithPeriod);
}

function isLabel(lines: readonly LogicalLine[], at: number): boolean {
  const line = lines[at];
  if (!line || line.mark !== undefined || line.level > 0 || line.blanksBefore === 0) return false;
  if (!/^(?:heading|head|sub)$/.test(line.label) || !/^\p{Lu}[\p{L}\p{M}’' &/-]*:?$/u.test(line.text)) return false;
  if (plainWords(line.text).length > wordsMax || namesSomething(line.text)) return false;
  const block = lines.slice(at + 1, endOfBlock(lines, at));
  const [first] = block;
  if (!first || block.some(({ text, label }) => label === 'heading' || endsWithPeriod(text))) return false;
  return first.mark !== undefined || first.text.split(/\s+/).length >= toldWordsMin;
}

function endsWithPeriod(text: string): boolean {
  const last = findDates(text).at(-1);
  return (
    isPeriod(text) || (last?.isRange === true && !/since/i.test(last.text) && !/\p{L}/u.test(text.slice(last.end)))
  );
}
