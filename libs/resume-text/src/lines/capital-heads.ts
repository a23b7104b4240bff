import type { LogicalLine } from './logical-lines.js';

const likeMin = 2;
const wordsMin = 2;

/**
 * withCapitalHeads reads an employer in capitals as the first line of a head where others stand so: a block begins with it, and
 * the rest of the head is right below. The first of them may look like a line of the top.
 */
export function withCapitalHeads(lines: readonly LogicalLine[]): LogicalLine[] {
  const stands = (line: LogicalLine, at: number) => {
    const below = lines[at + 1];
    const isAbove = below?.label === 'head' && below.mark === undefined && below.blanksBefore === 0;
    return line.blanksBefore > 0 && line.mark === undefined && isAbove && beginsInCapitals(line.text);
  };
  const isSure = lines.filter((line, at) => line.label === 'head' && stands(line, at)).length >= likeMin;
  if (!isSure) return [...lines];
  return lines.map((line, at) =>
    (line.label === 'item' || line.label === 'prose') && stands(line, at) ? { ...line, label: 'head' } : line,
  );
}

/** "THE OYSTER SHED, Hull": two words in capitals before the first comma or gap. */
function beginsInCapitals(text: string): boolean {
  const [name = ''] = text.split(/,|\t| {3}/, 1);
  return !/\p{Ll}/u.test(name) && name.split(' ').filter((word) => /^\p{Lu}{2}/u.test(word)).length >= wordsMin;
}
