/** Token is a word of a line as the tagger was trained to see it; offsets are UTF-16. */
export interface Token {
  text: string;
  start: number;
  end: number;
  /** A comma, a semicolon or a bullet stood before it. */
  isAfterBreak: boolean;
}

// Brackets, quotes and commas stand alone, and so does the full stop of a sentence; ".NET", "C++" and "CI/CD" stay whole.
const piece = /[()[\]{}"“”„«»,;:•|]|[^\s()[\]{}"“”„«»,;:•|]+/gu;
const fullStop = /(?<![.!?…])[.!?…]+$/;

/** splitTokens cuts a line into tokens. Commas and quotes are left out, as they are in the training data. */
export function splitTokens(line: string): Token[] {
  const tokens: Token[] = [];
  let isAfterBreak = false;
  for (const { text, index } of piecesOf(line)) {
    if (/^[,;:•|"“”„«»]$/.test(text)) {
      isAfterBreak ||= /[,;:•|]/.test(text);
      continue;
    }
    tokens.push({ text, start: index, end: index + text.length, isAfterBreak });
    isAfterBreak = false;
  }
  return tokens;
}

function piecesOf(line: string): { text: string; index: number }[] {
  return [...line.matchAll(piece)].flatMap(({ 0: text, index }) => {
    const isAtEnd = /^(?:\s|$)/.test(line.charAt(index + text.length));
    const stop = (isAtEnd ? fullStop.exec(text)?.index : undefined) ?? text.length;
    const parts = [
      { text: text.slice(0, stop), index },
      { text: text.slice(stop), index: index + stop },
    ];
    return parts.filter((part) => part.text !== '');
  });
}
