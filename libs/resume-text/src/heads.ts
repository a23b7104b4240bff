import { cutHead, type Atom, type HeadLine } from './head-atoms.js';
import { hasOrganizationWords, hasTitleWords, readFields, type Field, type HeadStyle } from './head-fields.js';
import { isPlace } from './contacts.js';
import { findDates, type DateSpan } from './dates.js';
import { isPeriod } from './is-period.js';
import type { LogicalLine } from './logical-lines.js';
import { endsWithTitle, isDegree, isInstitution } from './titles.js';
import { isUnitOf } from './units.js';
import { plainWords } from './word-list.js';

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
}

/** readHeads reads all heads of a section together: `runs` are the runs of head lines with no detail in between. */
export function readHeads(runs: LogicalLine[][], isEducation: boolean): Head[][] {
  const isOneCase = isWithoutCase(runs.flat());
  const groups = runs.map((run) => splitRun(run));
  const cut = groups.map((parts) => parts.map((lines) => ({ lines, ...cutLines(lines) })));
  const neutral: HeadStyle = { titleFirst: 0, partsByComma: 0, hasEmployerLines: false, isEducation, isOneCase };
  const first = cut.flat().map(({ heads }) => ({ heads, reading: readFields(heads, neutral) }));
  const style = { ...neutral, ...styleOf(first) };
  return cut.map((parts) => {
    const read = parts.map(({ lines, heads, rest }) => headOf(lines, heads, readFields(heads, style).fields, rest));
    return inherit(read, runs);
  });
}

/** readHeadLines reads the lines of one head that stands by itself, as in a text laid out by a machine. */
export function readHeadLines(
  texts: string[],
  isEducation: boolean,
): Pick<Head, 'title' | 'organization' | 'place' | 'dates' | 'notes'> {
  const lines = texts.map((text): LogicalLine => ({
    label: 'head',
    text,
    mark: undefined,
    start: 0,
    end: 0,
    indent: 0,
    blanksBefore: 0,
    level: 0,
  }));
  const { heads, rest } = cutLines(lines);
  const style: HeadStyle = { titleFirst: 1, partsByComma: 0, hasEmployerLines: false, isEducation, isOneCase: false };
  return headOf(lines, heads, readFields(heads, style).fields, rest);
}

function cutLines(lines: LogicalLine[]): { heads: HeadLine[]; rest: string } {
  const texts = lines.map((line) => line.text);
  const heads = cutHead(texts);
  const last = heads.at(-1);
  const date = last?.dates.at(-1);
  const rest = last && date ? /^\)?\s*(?::|--)\s+(\S.*)$/su.exec(last.text.slice(date.end))?.[1] : undefined;
  // "Summer 2017: Front desk, Hotel Amihan" has its head behind the date.
  const isNamed = last?.atoms.some((atom) => atom.start < (date?.start ?? 0)) ?? false;
  if (!last || !date || rest === undefined || !isNamed || plainWords(rest).length < 4) return { heads, rest: '' };
  texts[texts.length - 1] = last.text
    .slice(0, last.text.length - rest.length)
    .trimEnd()
    .replace(/(?::|--)$/, '');
  return { heads: cutHead(texts), rest };
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

/** What is known of the lines that belong to one entry so far. */
interface Gathered {
  lines: LogicalLine[];
  hasTitle: boolean;
  hasOrganization: boolean;
  hasDates: boolean;
}

/** A run of head lines holds one entry, or several one below the other: an entry ends where a field would come twice. */
function splitRun(run: LogicalLine[]): LogicalLine[][] {
  if (run.some((line) => line.level > 0)) return splitAt(run, (line) => line.level > 0);
  const dated = run.map(({ text }) => findDates(text).length > 0);
  // Where the first line has no date and the last has one, each date closes an entry.
  if (dated.filter(Boolean).length > 1 && dated[0] === false && dated.at(-1) === true && !run.some(isDatesAlone))
    return splitAt(run, (line) => dated[run.indexOf(line) - 1] === true);
  const groups: Gathered[] = [];
  for (const line of run) {
    const cut = cutHead([line.text])[0];
    const found: Omit<Gathered, 'lines'> = {
      hasTitle:
        cut?.atoms.some(
          (atom) =>
            atom.forced === 'title' ||
            (atom.forced === undefined && hasTitleWords(atom.text) && !ownBusiness.test(atom.text)),
        ) ?? false,
      hasOrganization:
        cut?.atoms.some(
          (atom) => atom.forced === 'organization' || (atom.forced === undefined && namesOrganization(atom.text)),
        ) ?? false,
      hasDates: (cut?.dates.length ?? 0) > 0,
    };
    const last = groups.at(-1);
    const isLast = line === run.at(-1);
    if (!last || (beginsEntry(line, found, last, cut) && !(isLast && isAfterthought(found, last, cut))))
      groups.push({ lines: [line], ...found });
    else {
      last.lines.push(line);
      last.hasTitle ||= found.hasTitle;
      // Of two lines, the one without a title's words names the employer, whatever it is called.
      last.hasOrganization ||=
        found.hasOrganization || (last.hasTitle && !found.hasTitle && (cut?.atoms.length ?? 0) > 0);
      last.hasDates ||= found.hasDates;
    }
  }
  return groups.map((group) => group.lines);
}

/** A short line below the dates, right above the description, is the place and no entry of its own. */
function isAfterthought(found: Omit<Gathered, 'lines'>, last: Gathered, cut: HeadLine | undefined): boolean {
  if (!last.hasDates || found.hasDates || found.hasTitle || found.hasOrganization || !cut) return false;
  return cut.atoms.length === 1 || (cut.atoms.length < 4 && cut.atoms.every(({ text }) => placeWords.test(text)));
}

const placeWords = /^\p{Lu}\p{L}*(?:[ -]\p{Lu}\p{L}*){0,2}$/u;

/** "Human Resources Generalist" has a word that employers have, and is a title. */
function namesOrganization(text: string): boolean {
  const bare = text.replace(/\([^()]*\)/g, ' ').trim();
  if (ownBusiness.test(bare)) return true;
  const isStudy = isDegree(bare) && !isInstitution(bare);
  return hasOrganizationWords(text) && !endsWithTitle(bare) && !isStudy;
}

/** What self-employed people write where others name an employer. */
const ownBusiness = /^(?:freelance|self[- ]employed|various)(?!\p{L})/iu;

function beginsEntry(
  line: LogicalLine,
  found: Omit<Gathered, 'lines'>,
  last: Gathered,
  cut: HeadLine | undefined,
): boolean {
  const [first] = last.lines;
  const isDeeper = first !== undefined && line.indent > first.indent;
  if (saysMore.test(line.text) || ofPost.test(line.text)) return false;
  // "Band 6 since 2024" is part of a title; the period of the job stands on a line of its own.
  if (isDatesAlone(line) && !last.lines.some(isDatesAlone)) return false;
  if (found.hasDates && last.hasDates) return true;
  if (isDeeper && last.hasDates) return false;
  // Below an employer and a time stands the title: "Staff RN, Emergency Department" names no other employer.
  const lacksTitle = !last.hasTitle && last.hasOrganization && found.hasTitle && !found.hasDates;
  // Behind a time and a place alone ("01/2021 – 03/2022  Napoli") stand the title and the employer.
  const lacksBoth = !last.hasTitle && !last.hasOrganization && !found.hasDates;
  if ((lacksTitle || lacksBoth) && last.hasDates && line.blanksBefore === 0) return false;
  // A line that names the employer of a title above may hold a title's word, too: "Stamping & Assembly".
  const isWhole = found.hasTitle && found.hasOrganization && (last.hasOrganization || !last.hasTitle);
  if (last.hasDates && (line.blanksBefore > 0 || isWhole)) return true;
  const isComplete = last.hasTitle && last.hasOrganization;
  if (found.hasTitle && isComplete) return true;
  if (!last.hasDates || found.hasDates) return false;
  if (cut?.atoms.every((atom) => isPlace(atom.text))) return false;
  return isComplete || (found.hasTitle && last.hasTitle && !found.hasOrganization);
}

/** What a federal form says of the post above. */
const ofPost = /^(?:hours(?: per week)?|salary|supervisor|pay grade|series)\s*:/iu;

/** What says more of the degree above. */
const saysMore = /^(?:gpa|cgpa|grades?|thesis|dissertation|coursework|relevant coursework|honou?rs)(?!\p{L})/iu;

/** "2018 – 2021 (alongside my degree)" is nothing but a time. */
function isDatesAlone({ text }: LogicalLine): boolean {
  return isPeriod(text.replace(/\([^()]*\)$/, '').trim());
}

function splitAt(run: LogicalLine[], begins: (line: LogicalLine) => boolean): LogicalLine[][] {
  const groups: LogicalLine[][] = [];
  for (const line of run) {
    if (begins(line) || groups.length === 0) groups.push([line]);
    else groups.at(-1)?.push(line);
  }
  return groups;
}

function headOf(lines: LogicalLine[], heads: HeadLine[], read: Field[], rest: string): Head {
  const atoms = heads.flatMap((head) => head.atoms);
  const fields = withWholeTitle(atoms, heads, read);
  const spans = heads.flatMap((head, line) => head.dates.map((date): [number, DateSpan] => [line, date]));
  const firstDate = spans[0];
  const before = atoms.filter(
    (atom, at) =>
      (fields[at] === 'place' || fields[at] === 'note') &&
      firstDate !== undefined &&
      (atom.line < firstDate[0] || (atom.line === firstDate[0] && atom.start < firstDate[1].start)),
  );
  return {
    title: textOf('title', heads, fields),
    organization: textOf('organization', heads, fields),
    place: placeOf(heads, fields),
    dates: spans.map(([, date]) => date.text.trim()).join(', '),
    notes: notesOf(atoms, heads, fields),
    datesLast: before.length > 0,
    lines,
    rest,
  };
}

/** What says no more of a title: how it was held, and marks. */
const besideTitle =
  /^(?:\(|(?:full|part)[- ]time|contract(?:or)?$|temp(?:orary)?$|freelance$|gpa\b|remote$|\p{Ll}+ time$)/iu;

/** "CNC operator, 2nd shift" and "A-levels: Biology, Psychology" are titles with what belongs to them. */
function withWholeTitle(atoms: Atom[], heads: HeadLine[], read: Field[]): Field[] {
  const fields = [...read];
  atoms.forEach((atom, at) => {
    const before = atoms[at - 1];
    if (fields[at] !== 'note' || fields[at - 1] !== 'title' || !before || before.line !== atom.line) return;
    const between = heads[atom.line]?.text.slice(before.end, atom.start) ?? '';
    // "BSc – Computer Science" and "A-levels: Biology" say what was studied.
    const isSubject = /^(?::| [–—-])\s+$/.test(between) && isDegree(before.text) && !/\d/.test(atom.text);
    if ((/^,\s+$/.test(between) || isSubject) && !besideTitle.test(atom.text)) fields[at] = 'title';
  });
  return fields;
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
    else notes.push(bare(atom.text));
  });
  return notes;
}

function isPlaceGoingOn(atoms: Atom[], heads: HeadLine[], fields: Field[], at: number): boolean {
  return (
    fields[at] === 'note' && fields[at - 1] === 'place' && goesOn(atoms, heads, at) && !/\d/.test(atoms[at]?.text ?? '')
  );
}

/** "Lincoln, Nebraska & on the road" is one place. */
function placeOf(heads: HeadLine[], fields: Field[]): string {
  const atoms = heads.flatMap((head) => head.atoms);
  return textOf(
    'place',
    heads,
    fields.map((field, at) => (isPlaceGoingOn(atoms, heads, fields, at) ? 'place' : field)),
  );
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
  return bare(text);
}

function bare(text: string): string {
  const inner = /^\(([^()]*)\)$/.exec(text)?.[1];
  return (inner ?? text).trim();
}

/** Titles below one employer are jobs with that employer: a head without an organization may take the one above. */
function inherit(heads: Head[], runs: LogicalLine[][]): Head[] {
  const result: Head[] = [];
  heads.forEach((head, at) => {
    const next = heads[at + 1];
    const isParent = (head.lines[0]?.level ?? 0) > 0 && (next?.lines[0]?.level ?? 0) > (head.lines[0]?.level ?? 0);
    const isEmployer =
      (head.title === '' || isParent) &&
      head.organization !== '' &&
      head.rest === '' &&
      next?.title !== undefined &&
      next.title !== '' &&
      (next.organization === '' || isUnit(next, head));
    if (!isEmployer || !next) {
      result.push(head);
      return;
    }
    heads[at + 1] = {
      ...next,
      title: isUnit(next, head) ? `${next.title}, ${next.organization}` : next.title,
      organization: head.organization,
      place: next.place === '' ? head.place : next.place,
      notes: [head.title, ...head.notes, head.dates, ...next.notes].filter((note) => note !== ''),
      ...(head.dates !== '' && next.dates !== '' && { employerDates: head.dates }),
      lines: [...head.lines, ...next.lines],
    };
  });
  return runs.length > 0 ? result : heads;
}

function isUnit(post: Head, employer: Head): boolean {
  return isUnitOf(post, post.lines.map(({ text }) => text).join(' '), employer);
}

function isWithoutCase(lines: LogicalLine[]): boolean {
  const text = lines.map((line) => line.text).join(' ');
  const upper = text.match(/\p{Lu}/gu)?.length ?? 0;
  const lower = text.match(/\p{Ll}/gu)?.length ?? 0;
  return upper < lower * 0.02 || lower < upper * 0.1;
}
