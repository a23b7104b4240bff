/** Token is a word of a line as the tagger was trained to see it; offsets are UTF-16. */
export interface Token {
  text: string;
  start: number;
  end: number;
  /** A comma, a semicolon or a bullet stood before it. */
  isAfterBreak: boolean;
}

// Brackets, quotes and commas stand alone, and so does the full stop of a sentence; ".NET", "C++" and "CI/CD" stay whole.
const piece = /[()[\]{}"“”„«»,;:•|]|[.!?…]+(?=\s|$)|(?:(?![.!?…]+(?:\s|$))[^\s()[\]{}"“”„«»,;:•|])+/gu;

/** splitTokens cuts a line into tokens. Commas and quotes are left out, as they are in the training data. */
export function splitTokens(line: string): Token[] {
  const tokens: Token[] = [];
  let isAfterBreak = false;
  for (const { 0: text, index } of line.matchAll(piece)) {
    if (/^[,;:•|"“”„«»]$/.test(text)) {
      isAfterBreak ||= /[,;:•|]/.test(text);
      continue;
    }
    tokens.push({ text, start: index, end: index + text.length, isAfterBreak });
    isAfterBreak = false;
  }
  return tokens;
}
