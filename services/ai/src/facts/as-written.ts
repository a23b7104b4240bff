import type { Evidence } from './evidence.js';

/** Marks that a line or sentence begins behind and ends before, and marks that may stand between. */
const borders = new Set('\n.;|•·!?:–—\t');
const openings = new Set(' -*"“(');
const endings = new Set('\n;|•·!?\t');
const closings = new Set(' ."”)');

/** Written is the original in one form, and its words: a claim with another word stands nowhere in it. */
interface Written {
  texts: string[];
  words: ReadonlySet<string>;
}

const known = new WeakMap<Evidence, Written>();
const words = /[\p{L}\p{N}]+/gu;

/**
 * isAsWritten is true for a claim that stands word for word in the original as a line or sentence of its own: nobody is
 * told that what they wrote is not in their resume, however it was read. A piece cut out of a line is not one.
 */
export function isAsWritten(claim: string, evidence: Evidence): boolean {
  const wanted = withoutMarks(inOneForm(claim));
  if (wanted === '') return false;
  const written = known.get(evidence) ?? readWritten(evidence.text);
  known.set(evidence, written);
  if (!wanted.match(words)?.every((word) => written.words.has(word))) return false;
  return written.texts.some((text) => {
    for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, nextBorder(text, at))) {
      if (beginsAt(text, at) && endsAt(text, at + wanted.length)) return true;
    }
    return false;
  });
}

/** As it was written, and with the lines that a page cut in two put together. */
function readWritten(original: string): Written {
  const text = inOneForm(original);
  return { texts: [text, text.replaceAll(/ ?\n ?/g, ' ')], words: new Set(text.match(words)) };
}

function inOneForm(text: string): string {
  return (
    text
      .toLowerCase()
      .replaceAll('’', "'")
      // Cells of a row stand far apart, or a mark parts them.
      .replace(/ {3,}| [·|•] /g, '\t')
      .replace(/[ \u00a0]+/g, ' ')
      .trim()
  );
}

function withoutMarks(text: string): string {
  let [from, to] = [0, text.length];
  while (from < to && openings.has(text.charAt(from))) from += 1;
  while (to > from && closings.has(text.charAt(to - 1))) to -= 1;
  return text.slice(from, to);
}

/** No line or sentence begins before the next mark: of one letter over and over, each place would be one. */
function nextBorder(text: string, from: number): number {
  let at = from + 1;
  while (at < text.length && !borders.has(text.charAt(at))) at += 1;
  return at;
}

function beginsAt(text: string, start: number): boolean {
  let at = start - 1;
  while (at >= 0 && openings.has(text.charAt(at))) at -= 1;
  return at < 0 || borders.has(text.charAt(at));
}

/** A full stop behind it ends it as well. */
function endsAt(text: string, end: number): boolean {
  let at = end;
  while (at < text.length && closings.has(text.charAt(at))) at += 1;
  return at === text.length || endings.has(text.charAt(at)) || text.slice(end, at).includes('.');
}
