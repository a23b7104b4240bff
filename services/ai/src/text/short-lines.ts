import { limits } from '@tailwright/contracts/limits';

/**
 * withShortLines breaks every line of every text in a value that is longer than `limits.lineCharsMax`, at its last space
 * or, without one, between two characters. What reads a line then never meets a long one, and no word is lost.
 */
export function withShortLines<T>(value: T): T {
  if (typeof value === 'string') return shortened(value) as T;
  if (Array.isArray(value)) return value.map((item) => withShortLines(item as unknown)) as T;
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withShortLines(item as unknown)])) as T;
}

function shortened(text: string): string {
  if (text.length <= limits.lineCharsMax) return text;
  return text
    .split('\n')
    .flatMap((line) => piecesOf(line))
    .join('\n');
}

function piecesOf(line: string): string[] {
  const pieces: string[] = [];
  let at = 0;
  while (line.length - at > limits.lineCharsMax) {
    const space = line.lastIndexOf(' ', at + limits.lineCharsMax);
    const isBroken = space > at;
    const end = isBroken ? space : wholeCharacterEnd(line, at + limits.lineCharsMax);
    pieces.push(line.slice(at, end));
    // The line end stands for the space, so that every offset into the text stays true.
    at = isBroken ? end + 1 : end;
  }
  return [...pieces, line.slice(at)];
}

/** Half of a surrogate pair cannot be stored. */
export function wholeCharacterEnd(line: string, end: number): number {
  const code = line.charCodeAt(end);
  return code >= 0xdc00 && code <= 0xdfff ? end - 1 : end;
}
