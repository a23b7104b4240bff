import { isStateCode } from './contacts.js';
import { isDuration } from './durations.js';
import { cutHead, type Atom, type HeadLine } from './head-atoms.js';
import {
  endsWithLegalForm,
  hasOrganizationWords,
  hasTitleWords,
  readFields,
  type Field,
  type HeadStyle,
} from './head-fields.js';
import { findDates, type DateSpan } from './dates.js';
import { readFormLabel } from './form-labels.js';
import { isDatesAlone } from './is-period.js';
import type { HeadRun } from './head-runs.js';
import type { LogicalLine } from './logical-lines.js';
import { splitGaps } from './split-cells.js';
import { splitRun } from './split-run.js';
import { isDegree } from './titles.js';
import { withTowns } from './towns-of-employers.js';
import { isUnitOf } from './units.js';
import { plainWords } from './word-list.js';
import { logicalLineOf } from './logical-line-of.js';

/** Head is the top of one entry. A field that is not written is ''. Every word of its lines is in one of the fields. */
export interface Head {
  title: string;
  organization: string;
  place: string;
  /** The dates as written. */
  dates: string;
  /** What the lines say beside title, organization, place and dates, in order. */
  notes: string[];
  /** One of the notes: how long the person was with the employer in all, where that stands above several posts. */
  employerDates?: string;
  /** True where place or notes stand before the dates. */
  datesLast: boolean;
  lines: LogicalLine[];
  /** What follows the dates after a colon: the first of the entry's details. */
  rest: string;
  /** True for a post right below another with the same employer, where the lines that follow tell of both. */
  isStacked?: boolean;
}

/** readHeads reads all heads of a section together: `runs` are the runs of head lines with no detail in between. */
export function readHeads(runs: HeadRun[], isEducation: boolean): Head[][] {
  const isOneCase = isWithoutCase(runs.flatMap(({ head }) => head));
  const groups = runs.map((run) => splitRun(run));
  const cut = groups.map((parts) => parts.map((lines) => ({ lines, ...cutLines(lines) })));
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
  const heads = cutHead(texts);
  const told = texts.length === 1 ? sentenceOfHead(texts[0] ?? '') : undefined;
  if (told) return { heads: cutHead([told.head]), rest: told.rest };
  const last = heads.at(-1);
  const date = last?.dates.at(-1);
  const rest = last && date ? restBehindTime.exec(last.text.slice(date.end))?.[1] : undefined;
  // "Summer 2017: Front desk, Hotel Amihan" has its head behind the date.
  const isNamed = last?.atoms.some((atom) => atom.start < (date?.start ?? 0)) ?? false;
  if (!last || !date || rest === undefined || !isNamed || plainWords(rest).length < 4) return { heads, rest: '' };
  texts[texts.length - 1] = last.text
    .slice(0, last.text.length - rest.length)
    .trimEnd()
    .replace(/(?::|--)$/, '');
  return { heads: cutHead(texts), rest };
}

/** "2010 – 2014. Clerk, Dunmore Mutual. Wrote the tables": the sentence behind a time is the head, the others tell of it. */
function sentenceOfHead(text: string): { head: string; rest: string } | undefined {
  const [date] = findDates(text);
  if (date?.start !== 0 || !date.isRange) return undefined;
  const [, sentence = '', rest = ''] =
    /^(\. \p{Lu}[^.:·]{4,80}(?<=\p{Ll}{3}))\. (\p{Lu}.+)$/su.exec(text.slice(date.end)) ?? [];
  return rest === '' ? undefined : { head: `${date.text}${sentence}`, rest };
}

/** What a colon, dashes or the full stop of a whole sentence part from the time of a head. */
const restBehindTime = /^\)?(?:\s*(?::|--)\s+(?=\S)|\.\s+(?=\p{Lu}[^.]*[.!]))(.*)$/su;

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

function headOf(lines: LogicalLine[], heads: HeadLine[], read: Field[], rest: string): Head {
  const atoms = heads.flatMap((head) => head.atoms);
  const fields = withTownOfEmployer(atoms, heads, withWholeTitle(atoms, heads, read));
  const written = heads.flatMap((head, line) => head.dates.map((date): [number, DateSpan] => [line, date]));
  const whole = timeAtEmployer(written, lines, atoms, fields);
  const spans = whole ? written.slice(1) : written;
  const firstDate = spans[0];
  const before = atoms.filter(
    (atom, at) =>
      (fields[at] === 'place' || fields[at] === 'note') &&
      firstDate !== undefined &&
      (atom.line < firstDate[0] || (atom.line === firstDate[0] && atom.start < firstDate[1].start)),
  );
  const notes = notesOf(atoms, heads, fields);
  // How long the person was with the employer stands below the employer's name, and is not the time of the post.
  const isTotal = isDuration(lines[1]?.text ?? '');
  const total = isTotal ? notes.find((note) => note === lines[1]?.text) : whole?.text.trim();
  if (whole && total !== undefined) notes.unshift(total);
  return {
    title: textOf('title', heads, fields),
    organization: textOf('organization', heads, fields),
    place: placeOf(heads, fields),
    dates: spans.map(([, date]) => date.text.trim()).join(', '),
    notes,
    ...(total !== undefined && { employerDates: total }),
    datesLast: before.length > 0,
    lines,
    rest,
  };
}

/** Beside the employer stands how long the person was there in all, where the time of the post stands alone below its title. */
function timeAtEmployer(
  spans: [number, DateSpan][],
  lines: LogicalLine[],
  atoms: Atom[],
  fields: Field[],
): DateSpan | undefined {
  const [first, second] = spans;
  if (!first || !second || spans.length > 2 || first[0] !== 0 || !isDatesAlone(lines[second[0]]?.text ?? ''))
    return undefined;
  const title = atoms[fields.indexOf('title')];
  const isBetween = title !== undefined && title.line > 0 && title.line < second[0];
  const namesEmployer = atoms.some(({ line }, at) => line === 0 && fields[at] === 'organization');
  return isBetween && namesEmployer && !isOutside(second[1].text, first[1].text) ? first[1] : undefined;
}

/** What says no more of a title: how it was held, and marks. */
const besideTitle =
  /^(?:\(|(?:full|part)[- ]time|contract(?:or)?$|temp(?:orary)?$|freelance$|gpa\b|remote$|\p{Ll}+ time$)/iu;

/** "CNC operator, 2nd shift" and "A-levels: Biology, Psychology" are titles with what belongs to them. */
function withWholeTitle(atoms: Atom[], heads: HeadLine[], read: Field[]): Field[] {
  const fields = [...read];
  atoms.forEach((atom, at) => {
    const before = atoms[at - 1];
    // A unit beside the title is no second employer.
    const isSecond =
      fields[at] === 'organization' && fields[at + 1] === 'organization' && atoms[at + 1]?.line !== atom.line;
    if ((fields[at] !== 'note' && !isSecond) || fields[at - 1] !== 'title') return;
    if (!before || before.line !== atom.line) return;
    const between = heads[atom.line]?.text.slice(before.end, atom.start) ?? '';
    // "BSc – Computer Science" and "A-levels: Biology" say what was studied.
    const isSubject = /^(?::| [–—-])\s+$/.test(between) && isDegree(before.text) && !/\d/.test(atom.text);
    // "Staff Nurse – Dialysis Unit": where nothing else stands in the line, all of it is the title.
    const isUnit = /^ [–—-] $/.test(between) && heads[atom.line]?.atoms.length === 2 && !/\d/.test(atom.text);
    if ((/^,\s+$/.test(between) || isSubject || isUnit) && !besideTitle.test(atom.text)) fields[at] = 'title';
  });
  return fields;
}

/**
 * "Great Lakes Insurance Green Bay, WI": nothing tells the town from the employer, so the two stay together as written; a
 * state never stands without its town.
 */
function withTownOfEmployer(atoms: Atom[], heads: HeadLine[], fields: Field[]): Field[] {
  return fields.map((field, at) => {
    const before = atoms[at - 1]?.text ?? '';
    const isCut = field === 'place' && fields[at - 1] === 'organization' && goesOn(atoms, heads, at);
    return isCut && isStateCode(atoms[at]?.text ?? '') && !endsWithLegalForm(before) ? 'organization' : field;
  });
}

/** True for an atom that a comma, and nothing wider, parts from the one before it. */
function goesOn(atoms: Atom[], heads: HeadLine[], at: number): boolean {
  const [before, atom] = [atoms[at - 1], atoms[at]];
  if (!before || !atom || before.line !== atom.line) return false;
  return /^,\s$/.test(heads[atom.line]?.text.slice(before.end, atom.start) ?? '');
}

/** Remarks as written: those that only a comma parts are one remark. What goes on after a place belongs to it. */
function notesOf(atoms: Atom[], heads: HeadLine[], fields: Field[]): string[] {
  const notes: string[] = [];
  atoms.forEach((atom, at) => {
    if (fields[at] !== 'note' || isPlaceGoingOn(atoms, heads, fields, at)) return;
    if (fields[at - 1] === 'note' && goesOn(atoms, heads, at) && notes.length > 0)
      notes[notes.length - 1] += `, ${bare(atom.text)}`;
    else notes.push(withColon(bare(atom.text)));
  });
  return notes;
}

/** "Type of business or sector    Public school": a form has a gap, or a colon of its own, where a line of text has a colon. */
function withColon(note: string): string {
  if (readFormLabel(note) === undefined) return note;
  return note.replace(/(?<![:：\s])\s{1,60}(?=[:：]\s)/u, '').replace(/(?<![:：\s])(?:\t+|\s{2,})(?=\S)/u, ': ');
}

function isPlaceGoingOn(atoms: Atom[], heads: HeadLine[], fields: Field[], at: number): boolean {
  return (
    fields[at] === 'note' && fields[at - 1] === 'place' && goesOn(atoms, heads, at) && !/\d/.test(atoms[at]?.text ?? '')
  );
}

/** "Lincoln, Nebraska & on the road" is one place. */
function placeOf(heads: HeadLine[], fields: Field[]): string {
  const atoms = heads.flatMap((head) => head.atoms);
  const place = textOf(
    'place',
    heads,
    fields.map((field, at) => (isPlaceGoingOn(atoms, heads, fields, at) ? 'place' : field)),
  );
  // A head that was set as a sentence ends with a full stop, a place does not.
  return place.replace(/(?<=\p{Ll}{4})\.$/u, '');
}

/** The words of a field as written, with what stands between its atoms. */
function textOf(field: Field, heads: HeadLine[], fields: Field[]): string {
  const atoms = heads.flatMap((head) => head.atoms).filter((_, at) => fields[at] === field);
  let text = '';
  atoms.forEach((atom, at) => {
    const before = atoms[at - 1];
    const source = heads[atom.line]?.text ?? '';
    const between = before && before.line === atom.line ? source.slice(before.end, atom.start) : ', ';
    const isNear = between.length <= 6 && !/[\t|]| {3}/.test(between);
    text += at === 0 ? atom.text : `${isNear ? between : ', '}${atom.text}`;
  });
  return bare(splitGaps(text).join(', '));
}

function bare(text: string): string {
  const inner = /^\(([^()]*)\)$/.exec(text)?.[1];
  return (inner ?? text).trim();
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
    const takesTime = next.dates === '' && isOnlyPost;
    heads[at + 1] = {
      ...next,
      ...(takesTime && { dates: head.dates }),
      title: isUnit(next, head) ? `${next.title}, ${next.organization}` : next.title,
      organization: head.organization,
      place: next.place === '' ? head.place : next.place,
      notes: [head.title, ...head.notes, takesTime ? '' : head.dates, ...next.notes].filter((note) => note !== ''),
      ...(head.dates !== '' && next.dates !== '' && { employerDates: head.dates }),
      lines: [...head.lines, ...next.lines],
    };
  });
  return result;
}

/** True for a time that begins before another, or ends after it: no post lasts longer than its employer's time. */
function isOutside(post: string, employer: string): boolean {
  const [own, whole] = [findDates(post)[0], findDates(employer)[0]];
  return own !== undefined && whole !== undefined && own.from.year < whole.from.year;
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
