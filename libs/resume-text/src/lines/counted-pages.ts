import type { PhysicalLine } from '../page/physical-lines.js';

/** The number of a page stands last in its line, and that of all pages behind it: "Ada Example – page 1 of 3". */
const numberOfPage = /(?<!\d)(\d{1,2})(?: ?(?:of|von|de|di|van|sur|\/) ?\d{1,2})?[^\p{L}\p{N}]{0,3}$/iu;
/** Word writes it first: "1 | P a g e". */
const numberFirst = /^(\d{1,2}) ?\| ?p ?a ?g ?e$/iu;
const alone = /^\d{1,2}$/;
const charsMax = 110;

/**
 * withCountedPages marks the number of a page that stands alone between empty lines, where the furniture of the page
 * before it has the number before that: "2" below "Ada Example – page 1".
 */
export function withCountedPages(lines: readonly PhysicalLine[], furniture: readonly boolean[]): boolean[] {
  let page: number | undefined;
  return lines.map((line, at) => {
    const isMarked = furniture[at] === true;
    if (isMarked) page = readNumber(line.text) ?? page;
    const isNext = page !== undefined && alone.test(line.text) && Number(line.text) === page + 1;
    if (isMarked || !isNext || !standsAlone(lines, at)) return isMarked;
    page = Number(line.text);
    return true;
  });
}

function readNumber(text: string): number | undefined {
  if (text.length > charsMax) return undefined;
  const found = (numberFirst.exec(text) ?? numberOfPage.exec(text))?.[1];
  return found === undefined ? undefined : Number(found);
}

function standsAlone(lines: readonly PhysicalLine[], at: number): boolean {
  const below = lines[at + 1];
  return (
    (lines[at]?.blanksBefore ?? 0) > 0 &&
    (below === undefined || below.blanksBefore > 0) &&
    !/:$/.test(lines[at - 1]?.text ?? '')
  );
}
