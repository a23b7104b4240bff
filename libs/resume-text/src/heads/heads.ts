import { findDates, type DateSpan } from '../recognizers/dates.js';
import { cutHead, type HeadLine } from '../recognizers/head-atoms.js';
import {
  endsWithLegalForm,
  hasOrganizationWords,
  hasTitleWords,
  readFields,
  type Field,
  type HeadStyle,
} from './head-fields.js';
import { headOf, isOutside, type Head } from './head-of.js';
import type { HeadRun } from '../lines/head-runs.js';
import { logicalLineOf } from '../lines/logical-line-of.js';
import type { LogicalLine } from '../lines/logical-lines.js';
import { isEmployerWithRemark, splitRun } from './split-run.js';
import { withPlacesBesideEmployers } from './places-beside-employers.js';
import { withRowsAlike } from './rows-alike.js';
import { withTowns } from './towns-of-employers.js';
import { isUnitOf, isWithin } from '../recognizers/units.js';
import { isStudyRemark } from '../recognizers/study-remarks.js';
import { isDegree, isInstitution } from '../recognizers/titles.js';
import { plainWords } from '../text/word-list.js';

/** readHeads reads all heads of a section together: `runs` are the runs of head lines with no detail in between. */
export function readHeads(runs: HeadRun[], isEducation: boolean): Head[][] {
  const isOneCase = isWithoutCase(runs.flatMap(({ head }) => head));
  const groups = withRowsAlike(runs.map((run) => splitRun(run)));
  const written = groups.map((parts) => parts.map((lines) => ({ lines, ...cutLines(lines) })));
  const placed = withPlacesBesideEmployers(written.flat().map(({ heads }) => heads));
  const all = written.flat().map((part, at) => ({ ...part, heads: placed[at] ?? part.heads }));
  const cut = written.map((parts) => all.splice(0, parts.length));
  const neutral: HeadStyle = { titleFirst: 0, partsByComma: 0, hasEmployerLines: false, isEducation, isOneCase };
  const first = cut.flat().map(({ heads }) => ({ heads, reading: readFields(heads, neutral) }));
  const style = { ...neutral, ...styleOf(first) };
  const read = cut.map((parts) =>
    parts.map(({ lines, heads, rest }) => headOf(lines, heads, readFields(heads, style).fields, rest)),
  );
  return withTowns(read).map((heads, at) => {
    const inherited = inherit(heads, isEducation);
    return runs[at]?.details.length === 0 ? inherited : withStack(inherited, isEducation);
  });
}

/** readHeadLines reads the lines of one head that stands by itself, as in a text laid out by a machine. */
export function readHeadLines(
  texts: string[],
  isEducation: boolean,
): Pick<Head, 'title' | 'organization' | 'place' | 'dates' | 'notes'> {
  const lines = texts.map((text) => logicalLineOf('head', text));
  const { heads, rest } = cutLines(lines);
  const style: HeadStyle = { titleFirst: 1, partsByComma: 0, hasEmployerLines: false, isEducation, isOneCase: false };
  return headOf(lines, heads, readFields(heads, style).fields, rest);
}

function cutLines(lines: LogicalLine[]): { heads: HeadLine[]; rest: string } {
  const texts = lines.map((line) => line.text);
  const heads = isEmployerWithRemark(lines) ? withRemarks(cutHead(texts)) : cutHead(texts);
  const told = texts.length === 1 ? sentenceOfHead(texts[0] ?? '') : undefined;
  if (told) return { heads: cutHead([told.head]), rest: told.rest };
  const last = heads.at(-1);
  const date = last?.dates.at(-1);
  const rest = last && date ? restBehind(last.text, date) : undefined;
  // "Summer 2017: Front desk, Hotel Amihan" has its head behind the date.
  const isNamed = last?.atoms.some((atom) => atom.start < (date?.start ?? 0)) ?? false;
  if (!last || !date || rest === undefined || !isNamed || plainWords(rest).length < 4) return { heads, rest: '' };
  texts[texts.length - 1] = last.text
    .slice(0, last.text.length - rest.length)
    .trimEnd()
    .replace(/(?::|--)$/, '');
  return { heads: cutHead(texts), rest };
}

/** What stands between an employer and a title names neither. */
function withRemarks(heads: HeadLine[]): HeadLine[] {
  return heads.map((head, at) =>
    at === 0 || at === heads.length - 1
      ? head
      : { ...head, atoms: head.atoms.map((atom) => ({ ...atom, forced: 'note' })) },
  );
}

/** "2010 – 2014. Clerk, Dunmore Mutual. Wrote the tables": the sentence behind a time is the head, the others tell of it. */
function sentenceOfHead(text: string): { head: string; rest: string } | undefined {
  const [date] = findDates(text);
  if (date?.start !== 0 || !date.isRange) return undefined;
  const [, sentence = '', rest = ''] =
    /^(\. \p{Lu}[^.:·]{4,80}(?<=\p{Ll}{3}))\. (\p{Lu}.+)$/su.exec(text.slice(date.end)) ?? [];
  return rest === '' ? undefined : { head: `${date.text}${sentence}`, rest };
}

/** What a colon, dashes or the full stop of a whole sentence, or of one that announces a list, part from the time of a head. */
const restBehindTime = /^\)?(?:\s*(?::|--)\s+(?=\S)|\.\s+(?=\p{Lu}(?:[^.]*[.!]|[^.:]*:$)))(.*)$/su;

/** What is told behind the time of a head. Behind a degree, its school and its year a thesis is named without a stop. */
function restBehind(text: string, date: DateSpan): string | undefined {
  const behind = text.slice(date.end);
  const told = restBehindTime.exec(behind)?.[1];
  if (told !== undefined) return told;
  const [, named] = /^\)?\. {1,4}(\p{Lu}.+)$/su.exec(behind) ?? [];
  const study = text.slice(0, date.start);
  if (named === undefined || !isDegree(study) || !isInstitution(study)) return undefined;
  return isStudyRemark(named) || !(isDegree(named) || isInstitution(named)) ? named : undefined;
}

/** Whether titles come before organizations, and whether a comma parts them, by the heads whose reading is clear. */
function styleOf(
  read: { heads: HeadLine[]; reading: { fields: Field[]; score: number } }[],
): Pick<HeadStyle, 'titleFirst' | 'partsByComma' | 'hasEmployerLines'> {
  let titleFirst = 0;
  let employerLines = 0;
  let partsByComma = 0;
  for (const { heads, reading } of read) {
    const atoms = heads.flatMap((head) => head.atoms);
    const title = reading.fields.indexOf('title');
    const organization = reading.fields.indexOf('organization');
    if (title < 0 && organization >= 0) employerLines += 1;
    if (title < 0 || organization < 0) continue;
    // Only what words tell has a vote; what was guessed from its place must not confirm itself.
    const employer = atoms[organization]?.text ?? '';
    if (!hasOrganizationWords(employer) || !/\s/.test(employer) || !hasTitleWords(atoms[title]?.text ?? '')) continue;
    employerLines += atoms[title]?.line !== atoms[organization]?.line && organization < title ? 1 : -1;
    const weight = Math.max(0, Math.min(2, reading.score / 2));
    titleFirst += title < organization ? weight : -weight;
    partsByComma += atoms[Math.max(title, organization)]?.joint === 'comma' ? weight : -weight;
  }
  return {
    titleFirst: within(titleFirst, 2.5),
    partsByComma: within(partsByComma, 2),
    hasEmployerLines: employerLines > 0,
  };
}

function within(value: number, most: number): number {
  return Math.max(-most, Math.min(most, value));
}

/** "07/2004 – 03/2005  Civilian service" and "06/2004  Abitur" beside one column of times are two of a list. */
function areRowsOfTimes(row: LogicalLine | undefined, next: LogicalLine | undefined): boolean {
  return row?.indent === next?.indent && [row, next].every((line) => findDates(line?.text ?? '')[0]?.start === 0);
}

/** Titles below one employer are jobs with that employer: a head without an organization may take the one above. */
function inherit(heads: Head[], isEducation: boolean): Head[] {
  const result: Head[] = [];
  heads.forEach((head, at) => {
    const next = heads[at + 1];
    const isParent = (head.lines[0]?.level ?? 0) > 0 && (next?.lines[0]?.level ?? 0) > (head.lines[0]?.level ?? 0);
    // A course with its own time, above another in a list of them, is no school of that one.
    const isCourse =
      isEducation &&
      head.dates !== '' &&
      (head.lines[0]?.level ?? 0) > 0 &&
      next?.lines[0]?.level === head.lines[0]?.level;
    const isEmployer =
      !isCourse &&
      !(isEducation && areRowsOfTimes(head.lines[0], next?.lines[0])) &&
      (head.title === '' || isParent) &&
      head.organization !== '' &&
      head.rest === '' &&
      !isOutside(next?.dates ?? '', head.dates) &&
      next?.title !== undefined &&
      next.title !== '' &&
      (next.organization === '' || isUnit(next, head));
    if (!isEmployer || !next) {
      result.push(head);
      return;
    }
    // The time beside an employer with one post is that of the post, where it stands right above its title.
    const third = heads[at + 2];
    const isOnlyPost = next.lines[0]?.blanksBefore === 0 && (third === undefined || third.organization !== '');
    // "Clerk, then Head Clerk (2010)" says when, and how long is beside the employer.
    const isChange = isOnlyPost && isTimeOfChange(next, head);
    const takesTime = (next.dates === '' && isOnlyPost) || isChange;
    const title = isChange ? `${next.title} (${next.dates})` : next.title;
    const total = head.dates !== '' && next.dates !== '' && !isChange ? head.dates : head.employerDates;
    heads[at + 1] = {
      ...next,
      ...(takesTime && { dates: head.dates }),
      title: isUnit(next, head) ? `${title}, ${next.organization}` : title,
      organization: head.organization,
      place: next.place === '' ? head.place : next.place,
      notes: [head.title, ...head.notes, takesTime ? '' : head.dates, ...next.notes].filter((note) => note !== ''),
      ...(total !== undefined && { employerDates: total }),
      lines: [...head.lines, ...next.lines],
    };
  });
  return result;
}

/** A year in brackets behind a title, within the period beside the employer, is not the time of the post. */
function isTimeOfChange({ title, dates, lines }: Head, { dates: whole }: Head): boolean {
  const [year, period] = [findDates(dates)[0], findDates(whole)[0]];
  if (year?.isRange !== false || period?.isRange !== true || !isWithin(year, period)) return false;
  return lines.at(-1)?.text.endsWith(`${title} (${dates})`) === true;
}

/** Titles with their times, one right below the other, without an employer or a line of text between them. */
function withStack(heads: Head[], isEducation: boolean): Head[] {
  const isPost = ({ title, dates, lines }: Head) =>
    title !== '' && dates !== '' && lines.at(-1)?.text.includes(title) === true;
  return heads.map((head, at) => {
    const [above, line] = [heads[at - 1], head.lines[0]];
    // What is told below two posts may be of both; of two studies it is of the second, but where both stand below one school.
    const isOfBoth = above !== undefined && (!isEducation || above.lines.length > 1);
    const isBelow = isOfBoth && isPost(above) && head.lines.length === 1 && line?.blanksBefore === 0;
    return isBelow && isPost(head) && head.organization === '' ? { ...head, isStacked: true } : head;
  });
}

/**
 * Right below an employer with its town and its whole time, what stands behind a title names a unit even where it has a
 * word of employers ("Process Engineer, Utilities").
 */
function isUnit(post: Head, employer: Head): boolean {
  const isRightBelow = post.lines[0]?.blanksBefore === 0 && employer.place !== '' && employer.dates !== '';
  const isUnitAnyway =
    isRightBelow && post.place === '' && employer.title === '' && !endsWithLegalForm(post.organization);
  return isUnitOf(post, post.lines.map(({ text }) => text).join(' '), employer, isUnitAnyway);
}

function isWithoutCase(lines: LogicalLine[]): boolean {
  const text = lines.map((line) => line.text).join(' ');
  const upper = text.match(/\p{Lu}/gu)?.length ?? 0;
  const lower = text.match(/\p{Ll}/gu)?.length ?? 0;
  return upper < lower * 0.02 || lower < upper * 0.1;
}
