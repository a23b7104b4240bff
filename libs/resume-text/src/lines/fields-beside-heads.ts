import { findDates } from '../recognizers/dates.js';
import { isDatesAlone } from '../recognizers/is-period.js';
import type { LogicalLine } from './logical-lines.js';

/**
 * withFieldsBelowHeads sets what a form says of a post (salary, hours, grade, supervisor) below its head: "2019 - 2021
 * Salary: 19.80 USD Per Hour   Hours per week: 40" says when, and the rest is no part of a title or an employer.
 */
export function withFieldsBelowHeads(lines: LogicalLine[]): LogicalLine[] {
  const result: LogicalLine[] = [];
  for (let at = 0; at < lines.length;) {
    let end = at + 1;
    while (lines[at]?.label === 'head' && lines[end]?.label === 'head' && lines[end]?.blanksBefore === 0) end += 1;
    const block = lines.slice(at, end).map((line) => (isSizeOfTeam(line) ? { ...line, label: 'item' as const } : line));
    result.push(...(isOfOnePost(block) && block.some(({ text }) => hasField(text)) ? parted(block) : block));
    at = end;
  }
  return result;
}

const gap = /\t+| {2,}/;
const field =
  /^(?:salary|pay|pay plan|(?:pay )?grade(?=: ?(?:\p{Lu}{2}|\d{2}$))|series|hours(?: ?(?:per|a|\/) ?week)?|(?:immediate )?supervisor|(?:okay|ok|may we|permission) (?:to )?contact(?: (?:this )?(?:supervisor|employer))?)\s{0,3}:/iu;

/** "Team Size: 11 (3 testers)" below a project or a post begins none. */
function isSizeOfTeam({ label, text }: LogicalLine): boolean {
  return label === 'head' && /^team size\s{0,3}:/i.test(text);
}

/** A time with fields beside it, among lines of one post: where two times stand, nobody can say which a field belongs to. */
function isOfOnePost(block: readonly LogicalLine[]): boolean {
  if (block[0]?.label !== 'head') return false;
  const dated = block.filter(({ text }) => findDates(text).length > 0);
  return dated.length === 1 && isTimeWithFields(dated[0]?.text ?? '');
}

function isTimeWithFields(text: string): boolean {
  const [time = '', ...others] = text.split(gap);
  return isDatesAlone(time) && others.some((cell) => field.test(cell));
}

function hasField(text: string): boolean {
  return text.split(gap).some((cell) => field.test(cell));
}

/** The head lines without their fields, and the fields of each line below them. A first line of fields alone begins no post. */
function parted(block: LogicalLine[]): LogicalLine[] {
  const heads: LogicalLine[] = [];
  const fields: LogicalLine[] = [];
  for (const line of block) {
    const cells = line.text.split(gap);
    const from = cells.findIndex((cell) => field.test(cell));
    if (from < 0) {
      heads.push(line);
      continue;
    }
    const at = line.text.indexOf(cells[from] ?? '');
    const start = line.start + at;
    const head = line.text.slice(0, at).trimEnd();
    if (head !== '') heads.push({ ...line, text: head, end: start });
    const text = cells.slice(from).join('   ');
    fields.push({ ...line, label: 'item', text, start, blanksBefore: head === '' ? line.blanksBefore : 0 });
  }
  return [...heads, ...fields];
}
