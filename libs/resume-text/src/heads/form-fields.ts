import { isLabelled, namesClient, readFormLabel } from '../recognizers/form-labels.js';
import { findDates } from '../recognizers/dates.js';
import { isCountedProject } from '../recognizers/head-atoms.js';
import { isDatesAlone } from '../recognizers/is-period.js';
import type { SectionKind } from '../recognizers/headings.js';
import { isLeftOpen } from '../lines/own-lines.js';
import type { LogicalLine } from '../lines/logical-lines.js';

/**
 * withFormFields finds the heads of jobs and degrees that are written as a form. In a block of labelled lines that says
 * who and when, or what and where, each field is a line of the head once; what else is asked ("Bed capacity: 40") is a
 * line below it, also where it says a field again. Elsewhere each labelled title and employer right below a labelled line
 * of a head is one more line of that head.
 */
export function withFormFields(lines: LogicalLine[], kind: SectionKind): LogicalLine[] {
  const result = [...lines];
  for (let at = 0; at < lines.length;) {
    const end = endOfForm(lines, at);
    const block = lines.slice(at, end);
    if (isForm(block)) {
      const above = result[at - 1];
      if (above && isCountedName(above, block)) result[at - 1] = { ...above, label: 'head' };
      const fields = saysMore(lines, at) ? block.map(asLine) : withFields(block, kind);
      result.splice(at, block.length, ...fields);
    }
    at = end;
  }
  result.forEach((line, at) => {
    const above = result[at - 1];
    const isBelow = above?.label === 'head' && line.blanksBefore === 0 && line.mark === undefined;
    const isPlain = line.label !== 'head' && line.label !== 'heading';
    if (isBelow && isPlain && line.label !== 'prose' && readFormLabel(above.text) !== undefined && namesPost(line.text))
      result[at] = { ...line, label: 'head' };
  });
  return result;
}

/** "2) Hale Bridges, Marlow" above "Designation: …" and "Period: …" names what the form below it does not. */
function isCountedName({ mark = '', text, label }: LogicalLine, [first, ...more]: readonly LogicalLine[]): boolean {
  if (!/^\(?(?:\d{1,2}|[ivx]{1,5})[.)]$/.test(mark) || label === 'heading' || first?.blanksBefore !== 0) return false;
  const fields = new Set([first, ...more].map(fieldOf));
  const lacksOne = fields.has('title') !== fields.has('organization');
  return lacksOne && fields.has('dates') && text.length <= nameCharsMax && !/[.:;]$/.test(text);
}

const nameCharsMax = 100;

function namesPost(text: string): boolean {
  const field = readFormLabel(text)?.field;
  return field === 'title' || field === 'organization';
}

/** The end of the labelled lines that begin at a line, with what stands below a label as far in as its value. */
function endOfForm(lines: readonly LogicalLine[], from: number): number {
  const first = lines[from];
  if (!first || !isField(first)) return from + 1;
  const rest = lines.slice(from + 1);
  const count = rest.findIndex(
    (line) => line.blanksBefore > 0 || line.mark !== undefined || !(isField(line) || isBelowValue(line, first)),
  );
  return count < 0 ? lines.length : from + 1 + count;
}

function isField({ text, level, label }: LogicalLine): boolean {
  return level === 0 && label !== 'heading' && text.length <= fieldCharsMax && isLabelled(text) && text.includes(':');
}

const fieldCharsMax = 200;

function isBelowValue({ indent, text, label }: LogicalLine, first: LogicalLine): boolean {
  return indent >= first.indent + valueIndentMin && !isLabelled(text) && label !== 'heading';
}

const valueIndentMin = 4;

/** Two of title, employer and time, and of a contractor's form the client or the vessel beside the time. */
function isForm(block: readonly LogicalLine[]): boolean {
  const fields = new Set(block.map(fieldOf));
  const named = ['title', 'organization', 'client'].filter((field) => fields.has(field)).length;
  return named > 1 || (named > 0 && fields.has('dates'));
}

/**
 * "Client: …" and "Role: …" right below a head that has its time say more of that post, and are no other. A time that
 * stands alone above them is theirs.
 */
function saysMore(lines: readonly LogicalLine[], at: number): boolean {
  const [top, above, first] = [lines[at - 2], lines[at - 1], lines[at]];
  if (above?.label !== 'head' || first?.blanksBefore !== 0 || isLabelled(above.text)) return false;
  const isTheirs = isDatesAlone(above.text) && (above.blanksBefore > 0 || top?.label !== 'head');
  return !isTheirs && !isCountedProject.test(above.text) && findDates(above.text).some(({ isRange }) => isRange);
}

function asLine(line: LogicalLine): LogicalLine {
  return { ...line, label: 'prose' };
}

function fieldOf({ text }: LogicalLine): string | undefined {
  const field = readFormLabel(text)?.field;
  return field === 'note' && namesClient(text) ? 'client' : field;
}

function withFields(block: readonly LogicalLine[], kind: SectionKind): LogicalLine[] {
  const known = new Set<string>();
  const result: LogicalLine[] = [];
  for (const line of block) {
    const above = result.at(-1);
    if (!isField(line)) {
      const isOfHead = result.findLast(isField)?.label === 'head';
      if (isOfHead) result.push({ ...line, label: 'head' });
      else if (above && above.label === 'prose' && goesOn(above, line))
        Object.assign(above, { text: `${above.text} ${line.text}`, end: line.end });
      else result.push(line.label === 'head' ? asLine(line) : line);
      continue;
    }
    const field = fieldOf(line);
    // One form may stand right below another.
    const isNext = known.size > 1 && labelOf(line) === labelOf(block[0]);
    if (isNext) known.clear();
    const isFirst = isNext || above === undefined;
    // Beside a degree there is little to ask, and all of it is of the head.
    const isNew = field === 'note' ? kind === 'education' : field !== undefined && !known.has(field);
    if (field !== undefined && field !== 'note') known.add(field);
    if (isNew || isFirst)
      result.push({
        ...line,
        label: 'head',
        blanksBefore: isNext ? Math.max(1, line.blanksBefore) : line.blanksBefore,
      });
    else result.push({ ...line, text: withColon(line.text), label: 'prose' });
  }
  return result;
}

/** What a form asks goes on in the next line where it was left open, or where that begins with a small word. */
function goesOn({ text }: LogicalLine, below: LogicalLine): boolean {
  return isLeftOpen(text) || /^(?:and|at|by|for|from|in|of|on|or|the|to|with)\s/.test(below.text);
}

function labelOf(line: LogicalLine | undefined): string | undefined {
  return line?.text.split(/[:：]/)[0]?.trim();
}

/** "Ward     : Surgery": the colon stands right behind its label. */
function withColon(text: string): string {
  return text.replace(/^([^:：]{1,60}?)\s{1,60}[:：]\s*/u, '$1: ');
}
