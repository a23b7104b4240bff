import { hasContact } from '../recognizers/contacts.js';
import type { LineShape } from './line-shape.js';
import type { LineLabel } from './line-tagger.js';

/** isSetInBelow: what is set in right below other text is no heading where all known ones stand apart at the left. */
export function isSetInBelow({ kind, line }: LineShape, headings: readonly LineShape[]): boolean {
  if (kind !== undefined || line.isTitle || line.blanksBefore > 0 || line.indent === 0) return false;
  const areApart = headings.slice(1).every((other) => other.line.blanksBefore > 0 && other.line.indent === 0);
  return headings.length >= headingsApartMin && areApart;
}

const headingsApartMin = 3;

/** isToldBelowTime: right below a line that ends with its time, a whole sentence and the beginning of the next one are told of that. */
export function isToldBelowTime({ line, dates, mark }: LineShape, above: LineShape | undefined): boolean {
  if (above?.dates !== 'end' || line.blanksBefore > 0 || mark !== undefined || dates !== 'none') return false;
  const isLong = line.text.length >= toldCharsMin && line.text.length <= rowCharsMax;
  return isLong && /^\p{Lu}.*\p{Ll}{4}\. \p{Lu}\p{Ll}.*[\p{L},]$/u.test(line.text);
}

const toldCharsMin = 60;
const rowCharsMax = 140;

/** isRunOn: a long line with a full stop in it, and no time at its edges, is a paragraph. */
export function isRunOn({ line, dates, flags }: LineShape): boolean {
  return line.text.length > 120 && flags.includes('sentence') && (dates === 'none' || dates === 'inside');
}

/** isNextSentence: below a paragraph the next line that ends with a full stop tells more of the same. */
export function isNextSentence({ line, flags }: LineShape, tagged: LineLabel[], at: number): boolean {
  const isBelowText = at > 0 && tagged.slice(0, at).findLast((label) => label !== 'head') === 'prose';
  return isBelowText && line.blanksBefore === 0 && flags.includes('stop');
}

/** isRowOfContacts is true for addresses side by side, parted by signs: "0113 496 0000 | jo@example.com | Leeds". */
export function isRowOfContacts(text: string): boolean {
  const pieces = text.length > contactsCharsMax ? [] : text.split(/[|·•]/u);
  return pieces.length > 1 && pieces.filter(hasContact).length * 2 >= pieces.length;
}

const contactsCharsMax = 200;
