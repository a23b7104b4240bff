import type { RawLine } from './physical-lines.js';

/** "- laid off, mill closed. then night school -": a phrase of several words between two dashes. */
const framed = /^([-–—]+) {1,4}(\S(?: ?\S){20,200}) {1,4}\1$/u;
const wordsMin = 4;

/** withoutFrames takes the dashes off a line that stands apart between two of them: it is no item of a list. */
export function withoutFrames(lines: RawLine[]): RawLine[] {
  const isBlank = (line: RawLine | undefined) => (line?.raw.trim() ?? '') === '';
  return lines.map((line, at) => {
    if (line.raw.length > 300 || !isBlank(lines[at - 1]) || !isBlank(lines[at + 1])) return line;
    const told = framed.exec(line.raw.trim())?.[2];
    if (told === undefined || told.split(' ').length < wordsMin) return line;
    const start = line.start + line.raw.indexOf(told);
    return { ...line, raw: told, start, end: start + told.length };
  });
}
