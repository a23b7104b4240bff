import { headingKind } from './headings.js';
import type { RawLine } from '../page/physical-lines.js';

const signs = '●○◐◑◯⬤★☆✭✩■□▪▫◼◻▮▯⚫⚪•◦∙⭐';
const rated = new RegExp(`^[${signs}](?:\\s?[${signs}]){1,9}$`, 'u');
const certainlyRated = new RegExp(`^(?:([${signs}])(?:\\1|[${signs}]){2,9})$`, 'u');
const begins = new RegExp(
  `^(?:[•◦∙]{3,10}|[•◦∙]{1,9}[◦∙]|(?:(?![•◦∙])[${signs}]){2,10}|(?:(?![•◦∙])[${signs}] ){2,9}[${signs}])(?=\\s|$)`,
  'u',
);
const spaced = new RegExp(`(?<![^\\s:])(?:(?![•◦∙])[${signs}] ){2,9}(?![•◦∙])[${signs}](?!\\S)`, 'gu');
const ofTotal = /^(?:10|\d) ?\/ ?(?:5|10)$/;

/** beginsWithRating is true for a line that begins with signs of which each counts: "●●●○○ Excel", "★★☆". */
export function beginsWithRating(text: string): boolean {
  return begins.test(text);
}

/** endsWithRating is true for a line that ends with such signs, or begins with them: "Excel ●●●○○". */
export function endsWithRating(text: string): boolean {
  return beginsWithRating(text) || rated.test(text.slice(text.lastIndexOf(' ') + 1));
}

/**
 * joinRatings puts a rating in dots, stars, boxes or of a total that stands below what it rates behind that, where a text
 * has several: "Excel" above "●●●○○", "German" above "4/5". Dots that were set apart stand together.
 */
export function joinRatings(written: RawLine[]): RawLine[] {
  const lines = written.map((line) =>
    line.raw.length > charsMax ? line : { ...line, raw: line.raw.replace(spaced, closed) },
  );
  const texts = lines.map(({ raw }) => raw.trim());
  const rows = texts.flatMap((_, at) => (ratedAbove(texts, at) === undefined ? [] : [at]));
  const isSure = rows.some((at) => certainlyRated.test(texts[at] ?? '') || ofTotal.test(texts[at] ?? ''));
  const isUsual = rows.length >= ratingsMin && isSure;
  if (!isUsual) return lines;
  const ratings = new Map(rows.map((at) => [ratedAbove(texts, at) as number, at]));
  const gone = new Set(
    rows.flatMap((at) => Array.from({ length: at - (ratedAbove(texts, at) as number) }, (_, row) => at - row)),
  );
  return lines.flatMap((line, at) => {
    const rating = lines[ratings.get(at) ?? -1];
    if (rating) return [{ ...line, raw: `${line.raw.trimEnd()} ${rating.raw.trim()}`, end: rating.end }];
    return gone.has(at) ? [] : [line];
  });
}

/** The row of what a row that is nothing but a rating rates; undefined for other rows. */
function ratedAbove(texts: readonly string[], at: number): number | undefined {
  const text = texts[at] ?? '';
  if (!rated.test(text) && !ofTotal.test(text)) return undefined;
  // Where an empty line stands below each label, one stands below each rating, too.
  const isApart = texts[at - 1] === '' && texts[at - 3] === '' && (texts[at + 1] ?? '') === '';
  const row = isApart ? at - 2 : at - 1;
  return isLabel(texts[row] ?? '') ? row : undefined;
}

function isLabel(text: string): boolean {
  return text.length <= labelCharsMax && /\p{L}/u.test(text) && headingKind(text) === undefined && !/[.!?]$/.test(text);
}

function closed(rating: string): string {
  return rating.replaceAll(' ', '');
}

const ratingsMin = 2;
const charsMax = 300;
const labelCharsMax = 40;
