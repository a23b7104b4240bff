import { isStateCode } from '../recognizers/contacts.js';
import { findDates, type DateSpan } from '../recognizers/dates.js';
import { isDuration } from '../recognizers/durations.js';
import { readFormLabel } from '../recognizers/form-labels.js';
import type { Atom, HeadLine } from '../recognizers/head-atoms.js';
import { endsWithLegalForm, type Field } from './head-fields.js';
import { isDatesAlone } from '../recognizers/is-period.js';
import type { LogicalLine } from '../lines/logical-lines.js';
import { splitGaps } from '../text/split-cells.js';
import { isDegree } from '../recognizers/titles.js';

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

/** headOf puts a head together from what its lines were cut into, and what each part was read as. */
export function headOf(lines: LogicalLine[], heads: HeadLine[], read: Field[], rest: string): Head {
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

/** isOutside is true for a time that begins before another, or ends after it: no post lasts longer than its employer's time. */
export function isOutside(post: string, employer: string): boolean {
  const [own, whole] = [findDates(post)[0], findDates(employer)[0]];
  return own !== undefined && whole !== undefined && own.from.year < whole.from.year;
}
