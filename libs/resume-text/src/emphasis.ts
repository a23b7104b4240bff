import type { RawLine } from './physical-lines.js';

const opening = /^(\s*(?:[-–•>] )?)(\*{1,3}|_{1,2})(?=[^\s*_])/;
const linesMax = 5;

/** closeEmphasis takes the marks off what is set in bold or italics over more than one line. */
export function closeEmphasis(lines: RawLine[]): RawLine[] {
  const result = [...lines];
  lines.forEach(({ raw }, at) => {
    const [whole, before = '', mark = ''] = opening.exec(raw) ?? [];
    if (whole === undefined) return;
    const text = raw.slice(whole.length);
    const end = text.includes(mark.charAt(0)) ? undefined : endOfEmphasis(lines, at, mark);
    if (end === undefined) return;
    const last = lines[end] as RawLine;
    result[at] = { ...(lines[at] as RawLine), raw: before + text };
    result[end] = { ...last, raw: last.raw.trimEnd().slice(0, -mark.length) };
  });
  return result;
}

/** The line at whose end the mark stands again, before any other mark of its kind and any blank line. */
function endOfEmphasis(lines: RawLine[], from: number, mark: string): number | undefined {
  for (let at = from + 1; at < Math.min(lines.length, from + linesMax); at += 1) {
    const text = lines[at]?.raw.trim() ?? '';
    if (text === '') return undefined;
    const found = text.indexOf(mark.charAt(0));
    if (found >= 0) return found > 0 && found + mark.length === text.length && text.endsWith(mark) ? at : undefined;
  }
  return undefined;
}
