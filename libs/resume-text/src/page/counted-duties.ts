import { isDutyLabel } from '../recognizers/form-labels.js';
import type { RawLine } from './physical-lines.js';

const labelled = /^(\s*)(\p{L}[\p{L} &]{3,40}):\s{1,20}(\(?)(i|1|a)([.)])(?=\s{1,20}\S)/u;
const seconds = new Map([
  ['i', 'ii'],
  ['1', '2'],
  ['a', 'b'],
]);

/**
 * partCountedDuties gives the first of the duties that are counted a line of its own: "Duties: i. Typed letters" above
 * "ii. Kept the diary" is the label of all of them and the first.
 */
export function partCountedDuties(lines: RawLine[]): RawLine[] {
  return lines.flatMap((line, at): RawLine[] => {
    const [whole = '', indent = '', label = '', open = '', count = '', close = ''] = labelled.exec(line.raw) ?? [];
    if (whole === '' || !isDutyLabel(label)) return [line];
    const second = `${open}${seconds.get(count) ?? ''}${close}`;
    const isCountedOn = lines
      .slice(at + 1, at + 1 + linesOfDutyMax)
      .some(({ raw }) => raw.trimStart().startsWith(`${second} `));
    if (!isCountedOn) return [line];
    const from = whole.length - `${open}${count}${close}`.length;
    const start = line.start + indent.length;
    return [
      { ...line, raw: `${indent}${label}:`, end: start + label.length + 1 },
      { ...line, raw: indent + line.raw.slice(from), start: line.start + from - indent.length },
    ];
  });
}

/** A duty is rarely wrapped into more lines. */
const linesOfDutyMax = 5;
