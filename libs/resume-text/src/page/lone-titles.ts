import { isPlace } from '../recognizers/contacts.js';
import { findDates } from '../recognizers/dates.js';
import { headingKind } from '../recognizers/headings.js';
import { isDegree, isInstitution, isOrganization, isTitle } from '../recognizers/titles.js';
import type { RawLine } from './physical-lines.js';

const charsMax = 40;
const knownMin = 3;
const remark = / \([^()]{3,80}\)$/;

/**
 * setLoneTitles finds the headings that nobody knows among those in capitals with an empty line on both sides, where all the
 * known ones stand so: "TRUST" and "ALSO" below "GRANTS". What names a post, an employer or a place is none.
 */
export function setLoneTitles(lines: RawLine[]): RawLine[] {
  const isBlank = (at: number) => (lines[at]?.raw.trim() ?? '') === '';
  const capitals = lines.flatMap(({ raw }, at) => (isInCapitals(raw) ? [at] : []));
  const known = capitals.filter((at) => headingKind(nameOf(lines[at])) !== undefined);
  const stand = known.filter((at) => isBlank(at - 1) && isBlank(at + 1));
  const [first = 0] = known;
  if (known.length < knownMin || stand.length < known.length) return lines;
  const titles = new Set(
    capitals.filter((at) => at > first && isBlank(at - 1) && isBlank(at + 1) && !namesSomething(nameOf(lines[at]))),
  );
  return lines.map((line, at) => (titles.has(at) ? { ...line, isTitle: true } : line));
}

function isInCapitals(raw: string): boolean {
  const name = raw.replace(remark, '');
  return /^\p{Lu}[^\p{Ll}\d@:|\t]{2,}$/u.test(name) && name.length <= charsMax && !/ {3}|[.;,]$/.test(name);
}

function nameOf(line: RawLine | undefined): string {
  return (line?.raw ?? '').replace(remark, '').trim();
}

function namesSomething(name: string): boolean {
  if (headingKind(name) !== undefined) return false;
  const isNamed = [isTitle, isOrganization, isInstitution, isDegree, isPlace].some((names) => names(name));
  return isNamed || findDates(name).length > 0;
}
