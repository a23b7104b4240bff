import { block, document, inline, otherHeading } from '../text/markdown.js';
import { isPlaceBeside } from '../heads/employers.js';
import { partTime, withTimeBelow } from '../heads/head-times.js';
import { headingOfHead, withGaps } from '../heads/printed-head.js';
import { headOfTime } from './time-between.js';
import { readOnce } from '../text/read-once.js';
import { isStudy } from '../lines/studies.js';
import { splitGaps } from '../text/split-cells.js';
import { isDegree, isInstitution, isTitle } from '../recognizers/titles.js';
import { findDates } from '../recognizers/dates.js';
import { isDuration } from '../recognizers/durations.js';
import { isDatesAlone } from '../recognizers/is-period.js';
import type { Detail, Entry, ResumeDocument, Section } from './resume-document.js';

const standardHeadings: Record<Section['kind'], string> = {
  contact: 'Contact',
  summary: 'Summary',
  experience: 'Experience',
  education: 'Education',
  skills: 'Skills',
  projects: 'Projects',
  certifications: 'Certifications',
  languages: 'Languages',
  awards: 'Awards',
  volunteering: 'Volunteering',
  publications: 'Publications',
  memberships: 'Memberships',
  interests: 'Interests',
  references: 'References',
  other: otherHeading,
};

/** renderResume writes a resume as Markdown: every line of it, in its order, under its own headings. */
export function renderResume(resume: ResumeDocument): string {
  return document([...renderTop(resume), ...renderSections(resume.sections)]);
}

/** renderSections gives the blocks of all sections, in their order. */
export function renderSections(sections: readonly Section[]): string[] {
  const isLoud = areInCapitals(sections);
  return sections.reduce<string[]>((above, section) => withSection(above, section, isLoud), []);
}

/**
 * areInCapitals is true where all headings that the person wrote are set in capitals, whatever a remark in brackets behind them
 * is in: what is added is set as they are.
 */
export function areInCapitals(sections: readonly Section[]): boolean {
  const own = sections.flatMap(({ heading, runIn }) =>
    heading === '' || runIn ? [] : [heading.replace(/ \([^()]{1,60}\)$/, '')],
  );
  return own.length > 0 && own.every((heading) => heading === heading.toUpperCase());
}

/** The bullets of a list that stands among other things go on with the bullets above them. */
function withSection(above: string[], section: Section, isLoud: boolean): string[] {
  const blocks = [...headingBlocks(section, isLoud), ...renderBelow(section)];
  const [first, ...others] = blocks;
  const last = above.at(-1);
  const isList = (text: string | undefined) => text?.startsWith('- ') === true;
  if (section.runIn?.opens !== false || last === undefined || first === undefined || !isList(last) || !isList(first))
    return [...above, ...blocks];
  return [...above.slice(0, -1), `${last}\n${first}`, ...others];
}

/** renderTop gives the blocks above the first heading: name, headline, contacts and what else stands there. */
export function renderTop(
  { person, opening }: Pick<ResumeDocument, 'person' | 'opening'>,
  contactJoint = ' · ',
): string[] {
  const fields = fieldsOf(opening);
  return [
    person.name === '' ? '' : `# ${inline(person.name)}`,
    person.headline === '' ? '' : `**${inline(person.headline)}**`,
    person.contacts.map(inline).join(contactJoint),
    fields.map(({ text }) => inline(withGaps(text))).join(contactJoint),
    ...renderDetails(opening.filter((detail) => !fields.includes(detail))),
  ].filter((each) => each !== '');
}

/** "Born: 3 May 1988", "Work permit: EU citizen": short fields of a form at the top are one row, as the contacts are. */
function fieldsOf(opening: readonly Detail[]): Detail[] {
  const own = opening.filter(({ text }) => !isAim.test(text));
  const end = own.findIndex(({ text, isBullet }) => isBullet || !isField.test(text));
  const fields = end < 0 ? own : own.slice(0, end);
  return fields.length > 1 ? fields : [];
}

const isAim = /^[^:]{0,30} for:/i;
const isField = /^\p{Lu}[\p{L} .&/-]{2,24}\s?: ?\S.{0,44}$/u;

/** headingOf is a section's heading as written, or the usual one of its kind where none is written. */
export function headingOf({ heading, kind }: Pick<Section, 'heading' | 'kind'>): string {
  return heading === '' ? standardHeadings[kind] : heading;
}

/** What stands below the heading; a list goes on where an entry of it is told in a line of text. */
function renderBelow(section: Section): string[] {
  if (section.asWritten) return renderDetails(section.asWritten);
  const blocks: string[] = [];
  const isPlain = isPlainList(section);
  let open = section.details;
  const isAmongHeads = section.entries.some(({ isTold }) => !isTold);
  const isApart = (entry: Entry) =>
    isAmongHeads && !isPlain && entry.isTold === true && isSetApart(entry, section.kind);
  for (const entry of section.entries) {
    const apart = isApart(entry) ? timeApart(entry) : undefined;
    if (apart) {
      blocks.push(...renderDetails(open), ...apart.head);
      open = apart.details;
    } else if (isPlain || entry.isTold) {
      open = [...open, ...linesOf(entry)];
    } else {
      blocks.push(...renderDetails(open), ...renderHead(entry));
      open = entry.details;
    }
  }
  return [...blocks, ...renderDetails(open)];
}

function headingBlocks({ runIn, heading, kind }: Section, isLoud: boolean): string[] {
  if (runIn?.opens === false) return [];
  if (heading !== '' && !runIn) return [`## ${inline(withGaps(heading))}`];
  const usual = standardHeadings[runIn ? 'other' : kind];
  return [`## ${isLoud ? usual.toUpperCase() : usual}`];
}

/** headingShown is the heading that the lines of a section are shown under, which may be that of a section above. */
export function headingShown(sections: readonly Section[], index: number): string {
  const section = sections[index];
  if (!section) return '';
  if (!section.runIn) return headingOf(section);
  return section.runIn.opens ? standardHeadings.other : headingShown(sections, index - 1);
}

/**
 * isPlainList: where no entry has more than its lines and none is a job or a degree, all are lines, without headings. So are
 * bullets under a heading that does not say itself that jobs or degrees stand below it.
 */
export function isPlainList({ kind, entries, confidence }: Section): boolean {
  const areBare = entries.length > 0 && entries.every(({ isSure, details }) => !isSure && details.length === 0);
  if (kind === 'volunteering' && entries.some(isPostOfLines)) return false;
  if (kind === 'education' && areBare && areMostlyOther(entries)) return true;
  if (kind === 'experience' || (kind === 'education' && entries.some(isOfStudies)))
    return areBare && entries.every(({ isListed }) => isListed === true) && (confidence < 1 || areCourses(entries));
  const hasLife = !freeTime.has(kind) && entries.some(isLife);
  // A row of a table, and what a line of its own says the time of, are heads.
  const areLines = entries.every(({ headerLines }) => !headerLines.some((line) => isTime(line) || isTableRow(line)));
  if (areBare && areLines && !hasLife && !(kind === 'other' && entries.some(isPost))) return true;
  if (kind === 'education' || kind === 'other' || entries.some(isLife)) return false;
  // Entries that all have lines below them are told apart by their titles.
  if (entries.length > 1 && entries.every(({ details }) => details.length > 0)) return false;
  return entries.every((entry) => !entry.isSure && !entry.details.some(({ isBullet }) => isBullet));
}

/** A title, who it was held with and its time, each in a line, are one entry and no list. */
function isPostOfLines({ headerLines, title, organization, dates }: Entry): boolean {
  const isTimedBelow = headerLines.length > 1 && findDates(headerLines[0] ?? '').length === 0;
  return isTimedBelow && title !== '' && organization !== '' && findDates(dates).some(({ isRange }) => isRange);
}

/** Lines without columns of which fewer than half name a degree with its school are courses, cards and papers: one list. */
function areMostlyOther(entries: readonly Entry[]): boolean {
  if (entries.some(({ headerLines: [line = '', ...more] }) => more.length > 0 || isInCells(line))) return false;
  const studies = entries.filter(({ headerLines: [line = ''] }) => isDegree(line) && isInstitution(line));
  return entries.length > 2 && studies.length * 2 < entries.length;
}

function isInCells(line: string): boolean {
  return line.includes(' | ') || splitGaps(line).length > 1;
}

/** What stands below such a heading is no job, whatever title and time it has. */
const freeTime: ReadonlySet<Section['kind']> = new Set(['volunteering', 'memberships', 'awards', 'interests']);

function isLife({ headerLines }: Entry): boolean {
  const text = headerLines.join(' ');
  return isStudy(text) || (isJob(text) && !ofMember.test(text));
}

/** Bullets of which none names a degree are courses, wherever they were held. */
function areCourses(entries: readonly Entry[]): boolean {
  return entries.length > 1 && !entries.some(({ headerLines }) => isDegree(headerLines.join(' ')));
}

function isTime(line: string): boolean {
  return isDatesAlone(line) || findDates(line)[0]?.start === 0;
}

function isTableRow(line: string): boolean {
  return withGaps(line).split(/ [·|] /).length > 2;
}

const ofMember = /^member(?!\p{L})/iu;

/** Below a heading that no list knows, a period with both ends is that of a post. */
function isPost({ headerLines, dates }: Entry): boolean {
  const hasEnds = findDates(dates).some(({ isRange, to }) => isRange && to !== 'present');
  return hasEnds && !ofMember.test(headerLines[0] ?? '');
}

function isOfStudies({ headerLines }: Entry): boolean {
  return isDegree(headerLines.join(' ')) || isInstitution(headerLines.join(' '));
}

function isJob(text: string): boolean {
  return isTitle(text) && findDates(text).some((span) => span.isRange && span.to !== 'present');
}

/** What an entry was read from, as lines; what says more of a told one stands beside it, as its time does. */
function linesOf({ headerLines, details, span, isListed, isTold }: Entry): Detail[] {
  const beside = isTold ? details.filter(({ isBeside }) => isBeside) : [];
  const told = [...headerLines, ...beside.map(({ text }) => text)].map(withGaps).join(' · ');
  const rows = isTold && headerLines.length > 0 ? [told] : headerLines;
  return [
    ...rows.map((text) => ({ text, isBullet: isListed === true, isSubheading: false, span })),
    ...details.filter((detail) => !beside.includes(detail)),
  ];
}

/** Time between jobs has a heading of its own as they have, and so does a study that begins with its time as the others do. */
function isSetApart({ headerLines: [first = ''] }: Entry, kind: Section['kind']): boolean {
  return kind === 'experience' || (kind === 'education' && findDates(first)[0]?.start === 0);
}

/** What an entry that is told in a line has under a heading of its own, and what stands below that. */
function timeApart(entry: Entry): { head: string[]; details: Detail[] } | undefined {
  const [line, ...details] = linesOf(entry);
  const head = line && headOfTime(withGaps(line.text));
  return head && { head, details };
}

/** renderHead gives the blocks of an entry's head; all entries of a section have place and dates in the same order. */
export function renderHead(entry: Omit<Entry, 'details'>): string[] {
  if (entry.isTold) return renderDetails(linesOf({ ...entry, details: [] }));
  if (!entry.isSure && entry.headerLines.length > 0) return renderAsWritten(entry);
  const { employerDates, organization } = entry;
  const beside = whatStandsBeside(entry);
  const employer = [organization, beside].filter((part) => part !== '').join(', ');
  // The time with an employer in all stands beside the employer, for it is not that of this one post.
  const total = employerDates === entry.dates ? undefined : employerDates;
  const timed = employer.endsWith(')') ? `${employer}, ${total}` : `${employer} (${total})`;
  const named = [entry.title, total ? timed : employer].filter((part) => part !== '');
  // How long a post was held, and what else stands in brackets behind its time, stays beside it.
  const behind = entry.notes.filter(
    (note) => entry.dates !== '' && note !== employerDates && (isDuration(note) || isBehindTime(note, entry)),
  );
  const dates = [entry.dates, ...behind.map((note) => `(${note})`)].join(' ');
  const others = entry.notes.filter((note) => ![employerDates, beside, ...behind].includes(note));
  const apart = [entry.place === beside ? '' : entry.place, ...others].filter((part) => part !== '').map(withGaps);
  const under = entry.datesLast ? [...apart, dates] : [dates, ...apart];
  const [first = '', ...rest] = named.length > 0 ? [named.map(inline).join(' | '), ...under] : under;
  const line = rest
    .filter((part) => part !== '')
    .map(inline)
    .join(' · ');
  const heading = `### ${named.length > 0 ? first : inline(first)}`;
  return [heading, ...(line === '' ? [] : [`*${line}*`])];
}

/**
 * What stays with the employer because the person wrote it right behind that: "Acme Ltd, Leeds" and "Acme Ltd, Leeds (34 staff)".
 */
function whatStandsBeside(entry: Omit<Entry, 'details'>): string {
  if (entry.isPlaceOfEmployer === true || isPlaceBeside(entry)) return entry.place;
  const {
    place,
    notes: [first = ''],
  } = entry;
  const isNamed = ofPlace.test(first) && !ofResult.test(first) && findDates(first).length === 0;
  return place === '' && isNamed && isPlaceBeside({ ...entry, place: first }) ? first : '';
}

/** "Leeds (34 staff)" and "then Hillcrest": a name, with a remark behind it or none. */
const ofPlace = /^(?:then )?\p{Lu}[\p{L}.'’ -]{2,}.{0,60}$/u;
/** "Second Class Honours" is no place of the school that gave it. */
const ofResult = /^[^(]*(?<!\p{L})(?:class|honou?rs|division|distinction|merit|pass(?:ed)?|grade)(?!\p{L})/iu;

/** True for what stands in brackets right behind the time of a head, or alone in the line below it. */
function isBehindTime(note: string, { dates, headerLines }: Pick<Entry, 'dates' | 'headerLines'>): boolean {
  const time = dates.split(', ').at(-1) ?? '';
  const end = `${time} (${note})`;
  return headerLines.some((line, at) => {
    const isBelow = line === `(${note})` && headerLines[at - 1]?.endsWith(time) === true;
    return isBelow || line.includes(end);
  });
}

/**
 * Of a head that is set as it was written, the first line is its heading, the others stand below it. The employer may
 * stand above the posts held there, and the dates below a job's last line: both were taken up to the head and are named
 * in it.
 */
function renderAsWritten(entry: Omit<Entry, 'details'>): string[] {
  const { organization, dates } = entry;
  if (entry.isStacked) return underHead(entry.headerLines.map(withGaps));
  const { employerLines = 0 } = entry;
  const titleFirst = [...entry.headerLines.slice(employerLines), ...entry.headerLines.slice(0, employerLines)];
  const headerLines = withTimeBelow(titleFirst, entry.place);
  const isThere = (text: string) => headerLines.some((line) => line.includes(text));
  const [, said = ''] = / \(([^()]*)\)$/.exec(organization) ?? [];
  const bare = organization.replace(/ \([^()]*\)$/, '');
  // A name that was read from two lines of the head stands there already.
  const isSaidToBeSame = said !== '' && isThere(said);
  const isNamed = isThere(bare) || isSaidToBeSame || bare.split(', ').every(isThere) || entry.isBelowEmployer === true;
  const taken = [...(isNamed ? [] : [bare]), ...(dates.split(', ').some(isThere) ? [] : [dates])];
  const { heading: whole, lines, rest } = headingOfHead(headerLines);
  const { heading, time } = partTime(whole);
  // The title of a post stands before its time, a sentence below it.
  const isTitleLine = (line: string) => line.startsWith(entry.title) && !isSentenceEnd.test(line);
  const titleLines = entry.title === '' ? [] : lines.slice(0, 1).filter(isTitleLine);
  const timed = time === '' ? lines : [...titleLines, time, ...lines.slice(titleLines.length)];
  // The sentence behind a heading goes on with it, and nothing may stand between the two.
  const below = [...(heading === '' ? [] : timed), ...(rest === '' ? taken : [])];
  const ofEmployer = timesOf(below) > 1 ? below.findIndex((line) => isOfEmployer(line, entry)) : -1;
  return [
    ...(heading === '' ? lines.map(block) : [`### ${inline(heading)}`]),
    // The time of the post and the whole time with the employer are told apart by their lines.
    ...underHead(ofEmployer > 0 ? below.slice(0, ofEmployer) : below, entry.title),
    ...(ofEmployer > 0 ? underHead(below.slice(ofEmployer)) : []),
    ...(rest === '' ? [] : [block(rest)]),
  ];
}

function timesOf(lines: readonly string[]): number {
  return lines.filter((line) => findDates(line).length > 0).length;
}

function isOfEmployer(
  line: string,
  { employerLines = 0, headerLines }: Pick<Entry, 'employerLines' | 'headerLines'>,
): boolean {
  const plain = (text: string) => text.replace(/[\s·|]+/g, ' ');
  return headerLines.slice(0, employerLines).some((each) => plain(each).includes(plain(line)));
}

/** The lines below a heading: employer, place and time stand beside each other, and what is longer is a line of its own. */
function underHead(lines: readonly string[], title = ''): string[] {
  const blocks: string[] = [];
  let beside: string[] = [];
  const close = () => {
    if (beside.length > 0) blocks.push(`*${beside.map(inline).join(' · ')}*`);
    beside = [];
  };
  for (const line of lines) {
    const isLong = line.length > besideCharsMax || isSentenceEnd.test(line);
    if (isLong || beside.length === besideMax || (title !== '' && line.startsWith(title))) close();
    if (isLong) blocks.push(block(line));
    else beside.push(line);
  }
  close();
  return blocks;
}

const isSentenceEnd = /\p{Ll}{4}\.$/u;
const besideMax = 4;
const besideCharsMax = 90;

/** renderDetails gives paragraphs and lists; bullets that follow each other are one list. */
export function renderDetails(details: Detail[]): string[] {
  const blocks: string[] = [];
  const blockOf = readOnce((text) => block(withGaps(text)));
  let isList = false;
  for (const detail of details) {
    if (detail.isBullet) {
      const item = `- ${blockOf(detail.text)}`;
      if (isList) blocks[blocks.length - 1] += `\n${item}`;
      else blocks.push(item);
    } else blocks.push(detail.isSubheading ? `**${inline(withGaps(detail.text))}**` : blockOf(detail.text));
    isList = detail.isBullet;
  }
  return blocks;
}
