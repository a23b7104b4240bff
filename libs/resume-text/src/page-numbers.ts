import { headingKind } from './headings.js';
import type { RawLine } from './physical-lines.js';

/** Far behind the text of a line, at the edge of the page: "1 of 1", "Page 2", "p. 2/3". */
const numberAtEdge =
  /^(.*\S)\s{3,}((?:(?:page|p\.|pg\.?|seite)\s?)?\d{1,2}\s?(?:of|\/|von)\s?\d{1,2}|(?:page|seite) \d{1,2})$/iu;
const charsMax = 200;

/** partPageNumbers sets the number of a page on a line of its own where a heading stands in its row. */
export function partPageNumbers(lines: RawLine[]): RawLine[] {
  return lines.flatMap((line) => {
    const [, text = '', number = ''] = (line.raw.length <= charsMax && numberAtEdge.exec(line.raw.trimEnd())) || [];
    if (number === '' || headingKind(text.trim()) === undefined) return [line];
    const end = line.start + text.length;
    const start = line.end - number.length;
    return [
      { ...line, raw: text, end },
      { raw: `${' '.repeat(start - line.start)}${number}`, start: line.start, end: line.end },
    ];
  });
}
