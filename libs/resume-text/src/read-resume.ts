import { cleanText } from './clean-text.js';
import { contactPieces, emailPattern, hasContact, phonePattern, urlPattern } from './contacts.js';
import { findDates } from './dates.js';
import { isLabelled, readFormLabel } from './form-labels.js';
import { readHeads, type Head } from './heads.js';
import { headingKind, headingLabel, inlineHeading, type SectionKind } from './headings.js';
import { logicalLines, type LogicalLine } from './logical-lines.js';
import { isName } from './name.js';
import { readPerson } from './person.js';
import type { Detail, Entry, Person, ResumeDocument, Section } from './resume-document.js';
import { splitCells } from './split-cells.js';
import { isSureHead } from './sure-head.js';
import { readSkillGroups } from './skills.js';
import { degrees, institutions, titles } from './word-lists.js';
import { plainWords } from './word-list.js';

/** readResume reads a resume as people write them: pasted text, text of a PDF or a DOCX, or Markdown. */
export function readResume(source: string): ResumeDocument {
  const text = cleanText(source);
  const lines = [...logicalLines(text)];
  const spoken = lines.filter((line) => line.label !== 'furniture');
  const { top, cuts } = cutSections(spoken);
  const { person, opening } = readPerson(top, spoken);
  const sections = cuts
    .map((cut) => readSection(cut))
    .filter((section) => section.details.length + section.entries.length > 0 || section.heading !== '');
  return {
    text,
    person,
    opening,
    sections: withoutContacts(withoutFoot(sections, spoken, person), person),
    furniture: lines.filter((line) => line.label === 'furniture').map((line) => line.text),
    lines,
  };
}

interface Cut {
  heading: string;
  kind: SectionKind | undefined;
  lines: LogicalLine[];
}

/** Cuts the lines at their headings. Name and contacts may stand at the top or, beside a side column, further below. */
function cutSections(lines: LogicalLine[]): { top: LogicalLine[]; cuts: Cut[] } {
  const top: LogicalLine[] = [];
  const cuts: Cut[] = [];
  let open: Cut | undefined;
  const begin = (heading: string, kind: SectionKind | undefined, first: LogicalLine[]) => {
    open = { heading, kind, lines: first };
    cuts.push(open);
  };
  const hasName =
    lines.slice(0, 6).some((line) => line.label === 'name') ||
    lines.slice(0, 3).some((line) => isName(splitCells(line.text)[0] ?? ''));
  lines.forEach((line, at) => {
    const inline = line.label === 'inline' ? inlineHeading(line.text) : undefined;
    if (
      !hasName &&
      (line.label === 'name' || (line.label === 'heading' && headingKind(line.text) === undefined && isName(line.text)))
    ) {
      open = undefined;
      top.push(line);
    } else if (line.label === 'heading' && at > 0) begin(headingLabel(line.text), headingKind(line.text), []);
    else if (inline) begin(headingLabel(inline.heading), inline.kind, [{ ...line, label: 'item', text: inline.rest }]);
    else if (line.label === 'head' && isLostHead(open, lines, at)) begin('', undefined, [line]);
    else (open?.lines ?? top).push(line);
  });
  return { top, cuts };
}

/**
 * The head of a job belongs to no list of skills or languages: there a side column was printed into the text. In a
 * resume without headings the first head begins the first section.
 */
function isLostHead(open: Cut | undefined, lines: LogicalLine[], at: number): boolean {
  if (at === 0) return false;
  if (!open) return true;
  if (open.kind === undefined || !listKinds.has(open.kind)) return false;
  const below = lines.slice(at + 1, at + 4).findIndex((line) => line.label !== 'head');
  return (
    below >= 0 &&
    lines[at + 1 + below]?.label === 'bullet' &&
    lines.slice(at, at + 3).some((line) => findDates(line.text).some((span) => span.isRange))
  );
}

const listKinds: ReadonlySet<SectionKind> = new Set([
  'skills',
  'languages',
  'interests',
  'references',
  'certifications',
  'summary',
  'contact',
]);

function readSection({ heading, kind: named, lines }: Cut): Section {
  const kind = named ?? guessKind(heading, lines);
  const span = { start: lines[0]?.start ?? 0, end: lines.at(-1)?.end ?? 0 };
  const section: Section = { kind, heading, details: [], entries: [], span, confidence: named ? 1 : 0.5 };
  const hasHeads = lines.some((line) => line.label === 'head');
  const isList = listKinds.has(kind) && !lines.some((line) => line.level > 0);
  if (!hasHeads || isList) return { ...section, details: lines.map(detailOf) };
  const runs = headRuns(lines);
  const heads = readHeads(
    runs.map(({ head }) => head),
    kind === 'education',
  );
  const before = lines.slice(0, lines.indexOf(runs[0]?.head[0] as LogicalLine));
  section.details = before.map(detailOf);
  runs.forEach(({ details }, at) => {
    const entries = (heads[at] ?? []).map(entryOf);
    const last = entries.at(-1);
    if (last) last.details.push(...details.map(detailOf));
    section.entries.push(...entries);
  });
  giveEmployers(
    section.entries,
    runs.map(({ head }) => head),
  );
  for (const entry of section.entries) {
    takeClosingDates(entry);
    entry.isSure = isSureHead(kind, entry);
  }
  // The heads of one section look alike: all in fields, or all as they were written.
  const jobs = section.entries.filter((entry) => !isBreak.test(entry.headerLines.join(' ')));
  const areSure = jobs.every((entry) => entry.isSure);
  for (const entry of section.entries) entry.isSure &&= areSure;
  return section;
}

interface Run {
  head: LogicalLine[];
  details: LogicalLine[];
}

function headRuns(lines: LogicalLine[]): Run[] {
  const runs: Run[] = [];
  const isForm = lines.filter((line) => readFormLabel(line.text) !== undefined).length >= 3;
  for (const line of lines) {
    const last = runs.at(-1);
    const isOther = isForm && isLabelled(line.text) && readFormLabel(line.text) === undefined;
    if (line.label === 'head' && !(isOther && last)) {
      if (last && (last.details.length === 0 || completesForm(line, last.head))) last.head.push(line);
      else runs.push({ head: [line], details: [] });
    } else last?.details.push(line);
  }
  return runs;
}

/** A form names the employer below the description: a label that the head above lacks belongs to it. */
function completesForm(line: LogicalLine, head: LogicalLine[]): boolean {
  const label = readFormLabel(line.text);
  const known = head.map((each) => readFormLabel(each.text)?.field);
  return label !== undefined && known.some((field) => field !== undefined) && !known.includes(label.field);
}

function detailOf(line: LogicalLine): Detail {
  return {
    text: line.text,
    isBullet: line.mark !== undefined || line.label === 'bullet',
    isSubheading: line.label === 'sub',
    span: { start: line.start, end: line.end },
  };
}

function entryOf(head: Head): Entry {
  const { lines, rest, ...fields } = head;
  const span = { start: lines[0]?.start ?? 0, end: lines.at(-1)?.end ?? 0 };
  const details = rest === '' ? [] : [{ text: rest, isBullet: false, isSubheading: false, span }];
  const headerLines = lines.map((line, at) => (at === lines.length - 1 ? withoutRest(line.text, rest) : line.text));
  const confidence =
    (fields.title === '' ? 0 : 0.4) + (fields.organization === '' ? 0 : 0.3) + (fields.dates === '' ? 0 : 0.3);
  return { ...fields, headerLines, details, span, confidence, isSure: false };
}

function withoutRest(line: string, rest: string): string {
  return rest !== '' && line.endsWith(rest) ? line.slice(0, -rest.length).replace(/(?::|--)\s+$/, '') : line;
}

/** "Title, dates" right below the details of a job with the same employer: several posts with one employer. */
function giveEmployers(entries: Entry[], runs: LogicalLine[][]): void {
  const firstLine = new Map(runs.map((run) => [run[0]?.text ?? '', run]));
  let employer: Entry | undefined;
  let level = 0;
  for (const [at, entry] of entries.entries()) {
    takeSame(entry, entries[at - 1]);
    const run = firstLine.get(entry.headerLines[0] ?? '');
    if (entry.organization !== '') {
      // Only where employers stand above their titles can a title without one belong to the employer above.
      const isAbove = entry.headerLines.length > 1 && !entry.headerLines[0]?.includes(entry.title);
      employer = isAbove ? entry : undefined;
      level = run?.[0]?.level ?? 0;
      continue;
    }
    const follows =
      run !== undefined &&
      ((run[0]?.blanksBefore ?? 1) === 0 ||
        isBelow(run[0]?.level ?? 0, level) ||
        duration.test(employer?.headerLines[1] ?? ''));
    if (
      employer &&
      entry.title !== '' &&
      entry.dates !== '' &&
      !isBreak.test(entry.title) &&
      (follows || run === undefined)
    ) {
      entry.organization = employer.organization;
      if (entry.place === '') entry.place = employer.place;
    } else if (!follows) employer = undefined;
  }
}

const same =
  /^\(?(?:the )?same(?: (?:office|place|company|employer|agency|firm|school|university|college|shop|store|hospital))?\)?$/i;

/** "Same office" names the employer of the entry above. */
function takeSame(entry: Entry, above: Entry | undefined): void {
  if (!above || above.organization === '') return;
  if (same.test(entry.organization))
    entry.organization = `${above.organization} (${entry.organization.replace(/[()]/g, '')})`;
  else if (entry.organization === '' && entry.notes.some((note) => same.test(note)))
    entry.organization = above.organization;
}

/** How long somebody was with an employer, as it stands above the posts held there: "6 years 2 months". */
const duration = /^\d{1,2} (?:years?|yrs?|months?|mos?)(?: \d{1,2} (?:months?|mos?))?$/i;
/** Time between jobs was spent with no employer. */
const isBreak =
  /break|sabbatical|leave|\bgap\b|unemployed|retrenched|redundan|travel|parent|maternity|family|retired|student/i;

function isBelow(level: number, above: number): boolean {
  return above > 0 && (level === 0 || level > above);
}

/** Some write the dates of a job at the end of its last line. */
function takeClosingDates(entry: Entry): void {
  const last = entry.details.at(-1);
  if (entry.dates !== '' || !last) return;
  const span = findDates(last.text).at(-1);
  if (!span?.isRange || span.end < last.text.length - 20 || span.start < 10) return;
  const before = last.text.slice(0, span.start);
  if (!/(?:[.!?)]| {2}|\t)$/.test(before) && !/[.!?)]$/.test(before.trimEnd())) return;
  entry.dates = last.text.slice(span.start).trim();
  last.text = before.trimEnd();
}

/** The kind of a section whose heading is none of the usual ones, by what it holds. */
function guessKind(heading: string, lines: LogicalLine[]): SectionKind {
  const words = plainWords(heading);
  for (const word of words) {
    const kind = word.length > 4 ? headingKind(word) : undefined;
    if (kind) return kind;
  }
  const heads = lines.filter((line) => line.label === 'head');
  if (heads.length === 0 && isListOfSkills(lines)) return 'skills';
  if (heads.length === 0) return 'other';
  const studies = heads.filter((line) => isStudy(line.text)).length;
  const jobs = heads.filter(
    (line) => titles.isIn(plainWords(line.text)) && findDates(line.text).some((span) => span.isRange),
  ).length;
  if (studies > jobs) return 'education';
  return jobs > 0 || heading === '' ? 'experience' : 'other';
}

/** A list of short items is a list of skills, whatever stands above it, when none of them has a date or a place. */
function isListOfSkills(lines: LogicalLine[]): boolean {
  const items = readSkillGroups(lines.map(detailOf)).flatMap((group) => group.items);
  const short = items.filter((item) => item.length <= 32 && findDates(item).length === 0);
  return (
    lines.length <= 8 && items.length >= 5 && short.length >= items.length * 0.85 && items.length >= lines.length * 2
  );
}

function isStudy(text: string): boolean {
  const words = plainWords(text);
  return degrees.isIn(words) && institutions.isIn(words);
}

const footLinesMax = 4;

/** Where the top has no address, the one in the last lines of the text is the person's, unless it is a referee's. */
function withoutFoot(sections: Section[], lines: LogicalLine[], person: Person): Section[] {
  if (person.contacts.some(hasContact)) return sections;
  const foot = lines.slice(-footLinesMax).find((line) => isAddress(line.text));
  const home = sections.find(
    ({ kind, span }) => kind !== 'references' && foot && span.start <= foot.start && foot.end <= span.end,
  );
  if (!foot || !home || !home.details.some(({ span }) => span.start === foot.start)) return sections;
  person.contacts.push(...contactPieces(foot.text));
  const details = home.details.filter(({ span }) => span.start !== foot.start);
  return sections
    .map((section) => (section === home ? { ...section, details } : section))
    .filter(({ heading, entries, details: { length } }) => heading !== '' || entries.length + length > 0);
}

/** True for a line with an e-mail address or a telephone number and little beside it. */
function isAddress(text: string): boolean {
  if (!hasContact(text) || text.length > 160) return false;
  const rest = text.replace(emailPattern, ' ').replace(urlPattern, ' ').replace(phonePattern, ' ');
  return plainWords(rest).length <= 6;
}

/** A section "Contact" at the side of a page belongs to the top. */
function withoutContacts(sections: Section[], person: Person): Section[] {
  return sections.filter((section) => {
    if (section.kind !== 'contact' || section.entries.length > 0) return true;
    if (section.details.some((detail) => detail.text.length > 120)) return true;
    for (const { text } of section.details) if (!person.contacts.includes(text)) person.contacts.push(text);
    return false;
  });
}
