import { isDatesAlone } from '../recognizers/is-period.js';
import type { RawLine } from './physical-lines.js';

const rowsMin = 3;
const labelCharsMax = 30;
const rowCharsMax = 300;

/**
 * joinWrappedLabels puts a label that the column at the left broke back together: "Once upon" beside its value, and "a time" alone
 * below it. Only what begins small goes on so, below a row of which several have their values in the same column.
 */
export function joinWrappedLabels(lines: RawLine[]): RawLine[] {
  const columns = lines.map(({ raw }) => valueColumn(raw));
  const counts = new Map<number, number>();
  for (const column of columns) if (column !== undefined) counts.set(column, (counts.get(column) ?? 0) + 1);
  const result: RawLine[] = [];
  lines.forEach((line, at) => {
    const above = result.at(-1);
    const column = columns[at - 1];
    const isBelowRow = above !== undefined && column !== undefined && (counts.get(column) ?? 0) >= rowsMin;
    if (!isBelowRow || !isRestOfLabel(line.raw, column)) {
      result.push(line);
      return;
    }
    const label = above.raw.slice(0, column).trimEnd();
    const raw = `${label} ${line.raw.trim()}    ${above.raw.slice(column)}`;
    result[result.length - 1] = { ...above, raw, end: line.end };
  });
  return result;
}

/** Where the value of a label at the margin begins; undefined where the line has no label, or a time, there. */
function valueColumn(raw: string): number | undefined {
  const label = raw.length > rowCharsMax ? undefined : /^\p{Lu}\S*(?: \S+){0,3}(?= {2,})/u.exec(raw)?.[0];
  if (label === undefined || label.length > labelCharsMax || isDatesAlone(label)) return undefined;
  return raw.slice(label.length).search(/\S/) + label.length;
}

function isRestOfLabel(raw: string, column: number): boolean {
  return /^\p{Ll}/u.test(raw) && raw.trimEnd().length < column && !/ {2}|\t|[.:;]$/.test(raw.trimEnd());
}
