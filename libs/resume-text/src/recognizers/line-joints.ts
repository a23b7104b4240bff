import { isPeriod } from './is-period.js';
import type { LineShape } from '../lines/line-shape.js';

/** A longer text is a paragraph; its end tells whether a phrase is open. */
const endChars = 200;

const openEnd =
  /\s(?:of|and|the|to|for|with|at|by|a|an|or|from|in|into|towards?|within|including|using|between|against|via|than|every|each|per|these|those|very|their|its|our|my|your|which|whose|that|because|while|about|approximately|roughly|nearly|&|\/)$/i;
/** "… – Lycée de" stops in the middle of a name; in capitals "DE" is a state or a company. */
const openArticle = /\s(?:de|du|des|del|della|und|für)$/u;
/** A title goes before a name: "Supervisors: Prof. Aldane, Dr". */
const openTitle = /(?:^|[\s(])(?:Dr|Prof|Mr|Mrs|Ms)\.?$/u;

/** "Uasin Teachers'" goes before what is theirs, where no quotation ends. */
const openPossessive = /^[^'‘’]*\p{L}s['’]$/u;

/** "First aid - lapsed, booked in" ends with a verb, and "Support Worker before that" is whole; "joined in" may go on with a month. */
const isBooked = /, booked in$|\s(?:before|after|since|like) that$/i;

/** "GPA 3.6, expect to finish" goes on with a time. */
const openTime =
  /(?:expect(?:ed|ing)?|due|hop(?:e|ing)|plan(?:ned|ning)?) to (?:finish|complete|graduate|qualify|submit)(?: in| by)?$/i;

/** isOpen is true where a phrase or a bracket is still open at the end of a line. */
export function isOpen(text: string): boolean {
  const end = text.slice(-endChars);
  // "Auburn, IN" and "Salem, OR" end with a state.
  // "Chest tubes    A" ends with a grade.
  if (openEnd.test(end) && !isBooked.test(end) && !/, (?:IN|OR)$|(?:\t| {3})A$/.test(end)) return true;
  if (openArticle.test(end) || openTitle.test(end) || openPossessive.test(end) || openTime.test(end)) return true;
  if (/\s\|$/.test(end) && !text.startsWith('|')) return true;
  return hasOpenBracket(end);
}

/** hasOpenBracket is true where a bracket is open at the end of a text. */
export function hasOpenBracket(text: string): boolean {
  const end = text.slice(-endChars);
  return end.lastIndexOf('(') > end.lastIndexOf(')');
}

/** closesBracket is true for a line that closes a bracket it did not open. */
export function closesBracket(text: string): boolean {
  const closed = text.indexOf(')');
  const opened = text.indexOf('(');
  return closed >= 0 && (opened < 0 || closed < opened);
}

/** opensQuote is true for a line that begins a quotation and does not end it. */
export function opensQuote(text: string): boolean {
  if (text.startsWith('“')) return !text.includes('”');
  return text.startsWith('"') && text.lastIndexOf('"') === 0;
}

/** closesQuote is true for a line at whose end a quotation ends that began above. */
export function closesQuote(text: string): boolean {
  return /[^"“”]["”][.,]?$/u.test(text) && (text.match(/["“”]/g)?.length ?? 0) === 1;
}

/** pageWidth is the length near which the lines of a page were broken. */
export function pageWidth(shapes: readonly LineShape[]): number {
  const lengths = shapes
    .filter(({ line }) => line.width === undefined)
    .map(lengthOf)
    .sort((a, b) => a - b);
  return lengths[Math.floor(lengths.length * 0.93)] ?? 80;
}

/** roomBehind is how many characters are left of a width when the first word of the line below stands behind a line. */
export function roomBehind(above: LineShape, shape: LineShape, width: number): number {
  const firstWord = /^\S+/.exec(shape.line.text)?.[0].length ?? 0;
  return width - lengthOf(above) - 1 - firstWord;
}

const brokenMin = 2;
const brokenCharsMin = 40;

/**
 * brokenWidth is the length that the shortest line would have had with the first word of the next one, of all lines that
 * surely go on below: what begins small there does. Undefined where fewer than two do.
 */
export function brokenWidth(shapes: readonly LineShape[]): number | undefined {
  const lengths = brokenLengths(shapes);
  return lengths.length < brokenMin ? undefined : lengths[0];
}

/** brokenLengths lists how long the lines that surely go on below would have become with the next word, the shortest first. */
export function brokenLengths(shapes: readonly LineShape[]): number[] {
  const lengths = shapes.flatMap((shape, at) => {
    const above = shapes[at - 1];
    const isPlain = shape.mark === undefined && shape.line.blanksBefore === 0 && shape.line.width === undefined;
    const isBroken = /^\p{Ll}/u.test(shape.line.text) && !shape.hasContact;
    if (!above || !isPlain || !isBroken || lengthOf(above) < brokenCharsMin || /[.:!?]$/.test(above.line.text))
      return [];
    return [-roomBehind(above, shape, 0)];
  });
  return lengths.sort((a, b) => a - b);
}

/** isWrittenSmall is true for a person who begins sentences with small letters; a line in the middle of one says nothing of that. */
export function isWrittenSmall(shapes: readonly LineShape[]): boolean {
  const beginnings = shapes.filter(({ line, mark }, at) => {
    const above = shapes[at - 1]?.line.text ?? '';
    return mark !== undefined || line.blanksBefore > 0 || /[.!?]$/.test(above);
  });
  const small = beginnings.filter(({ body }) => /^\p{Ll}{2}/u.test(body)).length;
  const large = beginnings.filter(({ body }) => /^\p{Lu}/u.test(body)).length;
  return small > beginnings.length * 0.4 || small > (small + large) * 0.6;
}

const blockLinesMax = 12;

/** blockWidth is the length of the longest line that no blank line parts from a line, and how many such lines there are. */
export function blockWidth(shapes: readonly LineShape[], at: number): { width: number; count: number } {
  let first = at;
  while (first > at - blockLinesMax && first > 0 && shapes[first]?.line.blanksBefore === 0) first -= 1;
  let end = at + 1;
  while (end < at + blockLinesMax && shapes[end]?.line.blanksBefore === 0) end += 1;
  const block = shapes.slice(first, end);
  return { width: Math.max(...block.map(lengthOf)), count: block.length };
}

export function lengthOf({ line }: LineShape): number {
  return line.text.length + line.indent;
}

/** endsSentence is true for "2013 – 2016." below "Rotas for all sites. Fire warden (day shift)": that sentence goes on with its time. */
export function endsSentence(text: string, above: string): boolean {
  const isOpenSentence = /\p{Ll}{3}\. \p{Lu}/u.test(above) && !/[.!?:;]$/.test(above);
  return isOpenSentence && text.endsWith('.') && isPeriod(text.slice(0, -1));
}
