import { headingKind } from '../recognizers/headings.js';
import { isDatesAlone } from '../recognizers/is-period.js';
import type { RawLine } from './physical-lines.js';

const lineCharsMax = 300;
const singleCharsMax = 120;
/** "City: Coimbra | Country: Portugal | Final grade: 14/20" */
const cityWithCountry =
  /^(\s{0,60})City: ([^|:]{2,40}?) {0,4}(?:\||–) {0,4}Country: ([^|:]{2,40}?)(?: ?\| ?(\S.{0,200}))?$/u;
const timeInBrackets = /^(\s{0,60})\[ ?([^[\]]{4,40}?) ?\]$/u;

/**
 * readEuropeanFields writes town and country of the form of the European Union without their labels, in one piece, what stands
 * behind them on a line of its own, and the time of an entry without its brackets ("[ 2012 – 2018 ]").
 */
export function readEuropeanFields(lines: RawLine[]): RawLine[] {
  return lines.flatMap((line, at) => {
    const above = lines[at - 1];
    if (above && isSingleLine(lines, at)) {
      const [, , time = ''] = timeInBrackets.exec(above.raw.trimEnd()) ?? [];
      return [{ ...line, raw: `${line.raw.trimEnd()}   ${time}`, start: above.start }];
    }
    if (isSingleLine(lines, at + 1)) return [];
    const raw = line.raw.length > lineCharsMax ? '' : line.raw.trimEnd();
    const [, before = '', time = ''] = timeInBrackets.exec(raw) ?? [];
    if (isDatesAlone(time)) return [{ ...line, raw: `${before}${time}` }];
    const [, indent = '', city, country = '', rest] = cityWithCountry.exec(raw) ?? [];
    // "Main activities:" behind them stands above a list, which such a line introduces as a whole.
    if (city === undefined || rest?.endsWith(':')) return [line];
    const place = { ...line, raw: `${indent}${city}, ${country}` };
    if (rest === undefined) return [place];
    const start = line.start + raw.length - rest.length;
    return [
      { ...place, end: start },
      { ...line, raw: `${indent}${rest}`, start },
    ];
  });
}

/** True for the one line below a time in brackets, with blank lines around both: a certificate and when it was given. */
function isSingleLine(lines: readonly RawLine[], at: number): boolean {
  const [before, above, line, below] = [lines[at - 2], lines[at - 1], lines[at], lines[at + 1]].map((each) =>
    (each?.raw ?? '').trim(),
  );
  const isAlone = before === '' && line !== '' && line !== undefined && below === '';
  const [, , time = ''] = timeInBrackets.exec(above ?? '') ?? [];
  return isAlone && line.length <= singleCharsMax && isDatesAlone(time) && headingKind(line) === undefined;
}
