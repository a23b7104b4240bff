import { isName } from '../recognizers/name.js';
import type { RawLine } from './physical-lines.js';

const signatureRowsMax = 8;
const rowCharsMax = 200;
/** "Date:", left open to be filled in by hand, with the name of who signs far to the right of it. */
const openField =
  /^(\s{0,60})((?:date|place|datum|ort|fecha|data)\s?:)(?:\s{3,120}|\s{0,40}\t\s{0,40})(\(?[\p{L}][^()\t:]{3,50}\)?)$/iu;

/** partSignatures sets the name below a declaration on a line of its own, above an open "Date:" that it stands beside. */
export function partSignatures(lines: RawLine[]): RawLine[] {
  const last = lines.findLastIndex(({ raw }) => raw.trim() !== '');
  return lines.flatMap((line, at) => {
    if (at < last - signatureRowsMax || line.raw.length > rowCharsMax) return [line];
    const [, indent = '', label = '', name = ''] = openField.exec(line.raw.trimEnd()) ?? [];
    if (!isName(name.replace(/^\(|\)$/g, ''))) return [line];
    const start = line.start + line.raw.lastIndexOf(name);
    return [
      { ...line, raw: `${indent}${name}`, start },
      { ...line, raw: `${indent}${label}`, end: line.start + indent.length + label.length },
    ];
  });
}
