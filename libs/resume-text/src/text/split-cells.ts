/** splitCells parts a line where its writer parted it: at tabs, wide gaps, bars and middle dots. */
export function splitCells(text: string): string[] {
  return text
    .replace(/ {3}|\|| [·•] /g, '\t')
    .split('\t')
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '');
}

/**
 * splitGaps parts a line at tabs and at gaps of three blanks or more. A sign that stands alone between two texts, and dots
 * that rate what stands before them, are no cells: "DRIVER   –   VETERAN", "Excel   ●●●○○".
 */
export function splitGaps(text: string): string[] {
  return withSigns(text)
    .split(/\t| {3}/)
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '');
}

const loneSign = /(?<=\S)(?:\t| {2,60})([–—/]|[●○◉◯★☆■□]{3,10})(?:(?:\t| {2,60})(?=\S)|$)/gu;

function withSigns(text: string): string {
  return text.replace(loneSign, (_, sign: string) => ` ${sign} `);
}

/**
 * trimSigns takes signs off both ends of a text. By hand, because a pattern anchored at the end alone starts again at
 * every sign of a long run.
 */
export function trimSigns(text: string, isSign: (sign: string) => boolean): string {
  const kept = trimSignsAtEnd(text, isSign);
  let start = 0;
  while (start < kept.length && isSign(kept.charAt(start))) start += 1;
  return kept.slice(start);
}

/** trimSignsAtEnd takes signs off the end of a text alone. */
export function trimSignsAtEnd(text: string, isSign: (sign: string) => boolean): string {
  let end = text.length;
  while (end > 0 && isSign(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
