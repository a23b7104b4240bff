import type { RawLine } from './physical-lines.js';

/** Where a bullet begins in the middle of a row, with the same mark as the row. A dash needs a wider gap. */
const bullets = /(?<= {3}|\t)([-–*>])(?= \S)|(?<= {2}|\t)([•▪●◦▸‣✓✔☑■□◆❖➢➤►→»★])(?= \S)/gu;
const charsMax = 300;

/** splitBullets gives each of the short bullets that stand side by side in a row a line of its own. */
export function splitBullets(lines: RawLine[]): RawLine[] {
  return lines.flatMap((line) => {
    const from = line.raw.length - line.raw.trimStart().length;
    const mark = line.raw.charAt(from);
    if (line.raw.length > charsMax || !/^[-–•▪●◦*▸‣>✓✔☑■□◆❖➢➤►→»★] \S/u.test(line.raw.slice(from))) return [line];
    const starts = [...line.raw.matchAll(bullets)]
      .filter((match) => match[0] === mark && match.index > from)
      .map((match) => match.index);
    if (starts.length === 0) return [line];
    const ends = [...starts, line.raw.length];
    return [from, ...starts].map((start, at): RawLine => {
      const text = line.raw.slice(start, ends[at]).trimEnd();
      return { raw: ' '.repeat(from) + text, start: line.start + start, end: line.start + start + text.length };
    });
  });
}
