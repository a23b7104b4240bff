import type { Detail } from '../document/resume-document.js';
import { splitGaps } from '../text/split-cells.js';

const labelCharsMax = 40;

/**
 * withLabels sets the rows of a section of skills as labels and lists, where most of its rows in two columns are such:
 * "Grill    steaks, fish" becomes "Grill: steaks, fish", and "Drafting : AutoCAD" "Drafting: AutoCAD". Rows such as
 * "Excel    good" name one thing each, and stay as they are.
 */
export function withLabels(details: readonly Detail[]): Detail[] {
  const rows = details.filter(({ text }) => splitGaps(text).length === 2);
  const areLists = rows.filter(({ text }) => listOf(text) !== undefined).length * 2 > rows.length;
  return details.map((detail) => {
    const text = (areLists ? listOf(detail.text) : undefined) ?? detail.text.replace(loosened, '$1: ');
    return text === detail.text ? detail : { ...detail, text };
  });
}

/** withClosedColons sets the colons of a form of personal details right behind its labels: "Religion : none" becomes "Religion: none". */
export function withClosedColons(details: Detail[], min = fieldsMin): Detail[] {
  const isLoosened = ({ text, isBullet }: Detail) => !isBullet && loosened.test(text);
  if (details.filter(isLoosened).length < min) return details;
  return details.map((detail) =>
    isLoosened(detail) ? { ...detail, text: detail.text.replace(loosened, '$1: ') } : detail,
  );
}

const fieldsMin = 2;

/** A colon between blanks. */
const loosened = /^(\p{L}[^:\t]{0,39}?)\s{1,20}:\s{1,20}(?=\S)/u;

function listOf(text: string): string | undefined {
  const [label = '', list, ...others] = splitGaps(text);
  if (list === undefined || others.length > 0 || label.length > labelCharsMax) return undefined;
  if (/[,;:]/.test(label) || /[:：]$/.test(label) || /^[:：]/.test(list)) return undefined;
  return /[,;]/.test(list.replace(/\([^()]*\)/g, '')) ? `${label}: ${list}` : undefined;
}
