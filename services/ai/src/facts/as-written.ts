import type { Evidence } from './evidence.js';

/** What a sentence or a line of its own begins behind, and ends before. */
const before = /(?:^|[\n.;|•·!?:–—\t])\s*[-*"“(]*\s*$/;
const after = /^[."”)]*\s*(?:$|[\n.;|•·!?\t])/;
const aroundChars = 12;

const known = new WeakMap<Evidence, string[]>();

/**
 * isAsWritten is true for a claim that stands word for word in the original as a line or sentence of its own: nobody is
 * told that what they wrote is not in their resume, however it was read. A piece cut out of a line is not one.
 */
export function isAsWritten(claim: string, evidence: Evidence): boolean {
  const wanted = inOneForm(claim)
    .replace(/^["“(]+/, '')
    .replace(/[.\s"”)]+$/, '');
  if (wanted === '') return false;
  const texts = known.get(evidence) ?? textsOf(evidence.text);
  known.set(evidence, texts);
  return texts.some((text) => {
    for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
      const end = at + wanted.length;
      if (before.test(text.slice(Math.max(0, at - aroundChars), at)) && after.test(text.slice(end, end + aroundChars)))
        return true;
    }
    return false;
  });
}

/** As it was written, and with the lines that a page cut in two put together. */
function textsOf(original: string): string[] {
  const text = inOneForm(original);
  return [text, text.replaceAll('\n', ' ')];
}

function inOneForm(text: string): string {
  return (
    text
      .toLowerCase()
      .replaceAll('’', "'")
      // Cells of a row stand far apart.
      .replace(/ {3,}/g, '\t')
      .replace(/[ \u00a0]+/g, ' ')
      .trim()
  );
}
