import { findDates, type DateSpan } from '../recognizers/dates.js';
import { readFormLabel } from '../recognizers/form-labels.js';
import { isDatesAlone } from '../recognizers/is-period.js';
import { trimSignsAtEnd } from '../text/split-cells.js';
import { mayHead } from './printed-head.js';
import { isDegree, isInstitution, isOrganization, isTitle } from '../recognizers/titles.js';

/** PartedHeading is a heading without the time that stood beside it, which is '' where none did. */
interface PartedHeading {
  heading: string;
  time: string;
}

/** A row of a table with more cells stays a row. */
const cellsMax = 4;

/** partTime takes the time off a heading that begins or ends with it: "2013–2017 · Clerk, Dunmore Mutual". */
export function partTime(heading: string): PartedHeading {
  if (heading.split(/ [·|] /).length > cellsMax) return { heading, time: '' };
  if (readFormLabel(heading.replaceAll(' · ', '\t')) !== undefined) return { heading, time: '' };
  const [, first = '', behind = ''] = /^([^·|]*) [·|] (.+)$/.exec(heading) ?? [];
  if (isDatesAlone(first) && mayHead(behind)) return { heading: behind, time: first };
  const [, framed = '', named = ''] = /^\[ ?([^\][]{4,40}?) ?\] (\S.*)$/u.exec(heading) ?? [];
  if (isDatesAlone(framed) && mayHead(named)) return { heading: named, time: framed };
  const [span, ...others] = findDates(heading);
  const [, said = ''] = /^ (\p{L}.+)$/u.exec(heading.slice(span?.end ?? heading.length)) ?? [];
  const isBefore = span?.start === 0 && span.isRange && others.length === 0;
  if (isBefore && isDatesAlone(span.text.trim()) && mayHead(said)) return { heading: said, time: span.text.trim() };
  const stop = heading.search(/(?<=[\p{L}\d])\. (?=\p{Lu})/u);
  const [opening, sentence] = [heading.slice(0, Math.max(stop, 0)), heading.slice(stop + 2)];
  if (isDatesAlone(opening) && mayHead(sentence)) return { heading: withoutStop(sentence), time: opening };
  const behindName = others.length === 0 && span?.isRange === true ? timeBehind(heading, span) : undefined;
  if (behindName) return behindName;
  const at = Math.max(heading.lastIndexOf(' · '), heading.lastIndexOf(' | '));
  const [before, last] = [heading.slice(0, Math.max(at, 0)), heading.slice(at + 3)];
  return at > 0 && isDatesAlone(last) && mayHead(before) ? { heading: before, time: last } : { heading, time: '' };
}

/** "Clerk, Acme Ltd, 2014 to 2017" and "Clerk (2014 – 2017)": a period behind a sign or in brackets at the end. */
function timeBehind(heading: string, { start, end }: DateSpan): PartedHeading | undefined {
  const [before, after] = [heading.slice(0, start).trimEnd(), heading.slice(end)];
  const isInBrackets = before.endsWith('(') && after === ')';
  const isBehindSign = /[,–—-]$|\p{Ll}{3}\.$/u.test(before) && /^\.?$/.test(after);
  const name = trimSignsAtEnd(before, (sign) => (isInBrackets ? ' ,(' : ' ,.–—-').includes(sign));
  if (!(isInBrackets || isBehindSign) || name.length < nameCharsMin || !mayHead(name)) return undefined;
  return { heading: name, time: heading.slice(start, end).trim() };
}

const nameCharsMin = 3;

/** The full stop of a line that was set as a sentence; that of "Ltd." stays. */
function withoutStop(text: string): string {
  return /(?:\p{Ll}{4}|\))\.$/u.test(text) ? text.slice(0, -1) : text;
}

/** withTimeBelow puts a line of nothing but time and place below the line that says what of. */
export function withTimeBelow(lines: readonly string[], place: string): string[] {
  const [first = '', second, ...others] = lines;
  const isNamed = second !== undefined && mayHead(second) && findDates(second).length === 0;
  return isNamed && isTimeAndPlace(first, place) ? [second, first, ...others] : [...lines];
}

/**
 * "01/10/2007 – 30/06/2009 – Graz, Austria", "2014 – 2017 (winters) Obertauern": beside the time stands its place alone, which
 * no list of places need know.
 */
function isTimeAndPlace(line: string, place: string): boolean {
  const [span] = findDates(line);
  if (span?.start !== 0) return false;
  const beside = line.slice(span.end).replace(/^[\s,·|–—-]+/u, '');
  if (place !== '' && beside === place) return true;
  const town = beside.replace(/^\([^()]{1,30}\) /, '');
  return (
    span.isRange && mayBeTown.test(town) && ![isTitle, isOrganization, isDegree, isInstitution].some((is) => is(town))
  );
}

const mayBeTown = /^\p{Lu}[\p{L}.'’-]{1,20}(?: \p{Lu}[\p{L}.'’-]{1,20}){0,2}(?:, \p{Lu}[\p{L} .'’-]{1,24})?$/u;
