import { cleanText } from './text/clean-text.js';
import { isDuration } from './recognizers/durations.js';
import { isDatesAlone } from './recognizers/is-period.js';
import { withAlikeBlocks } from './heads/alike-blocks.js';
import { withAllHeads } from './heads/all-heads.js';
import { withoutCrampedHeads } from './heads/cramped-heads.js';
import { giveEmployers, setInnerTitles, setTitlesFirst } from './heads/employers.js';
import { detailOf } from './heads/detail-of.js';
import { entryOf, takeClosingDates } from './heads/entry-of.js';
import { withDatedItems } from './heads/dated-items.js';
import { withDutiesOfPosts } from './heads/duties-of-posts.js';
import { withEmployersBeforeText } from './heads/employers-before-text.js';
import { withDutiesBehindTitles } from './heads/duties-behind-titles.js';
import { withEmployersAboveTitles } from './heads/employers-above-titles.js';
import { withEqualLines, withoutSubjects } from './heads/equal-lines.js';
import { withForms } from './sections/detail-forms.js';
import { withoutFalseHeads } from './lines/false-heads.js';
import { withGradeTime } from './heads/grade-times.js';
import { headRuns } from './lines/head-runs.js';
import { readHeads } from './heads/heads.js';
import { withClosedColons, withLabels } from './sections/labelled-lists.js';
import { withContradiction } from './sections/as-written.js';
import { setClosingLines } from './sections/closing-lines.js';
import { cutSections, listKinds } from './sections/cut-sections.js';
import { isGridOfSkills, kindOf } from './sections/section-kind.js';
import { setRunIns, type Cut } from './sections/run-in.js';
import { withoutStudies } from './lines/studies.js';
import { withDeclaration, withSignature, withSignedEnd } from './sections/declarations.js';
import type { SectionKind } from './recognizers/headings.js';
import { withInnerProjects } from './heads/inner-projects.js';
import { withLinesAboutMe } from './heads/lines-about-me.js';
import { withListsOfLines } from './heads/lists-of-lines.js';
import { readAgain } from './document/read-again.js';
import { isReadForSure } from './document/reading-sureness.js';
import { findSecondReading, labelsOf, type SecondReading } from './document/second-reading.js';
import { logicalLines, readLines, type LogicalLine } from './lines/logical-lines.js';
import { isListOfTools } from './sections/mixed-lists.js';
import { nameInFurniture } from './recognizers/name.js';
import { headingOfHead } from './heads/printed-head.js';
import { withPlainItems } from './sections/plain-items.js';
import { withHeadlineBelowColumn } from './sections/headline-below-column.js';
import { withProfileApart } from './sections/profile-apart.js';
import { withProjectsBelow } from './heads/project-lines.js';
import { cutSavedProfile, readSectionOfProfile } from './sections/saved-profile.js';
import { readPerson } from './sections/person.js';
import { withRowsOfLevels } from './heads/rows-of-levels.js';
import { setPostsAlike, withEmployersOverPosts } from './heads/posts-set-in.js';
import { withPostsInARow } from './heads/posts-in-a-row.js';
import { rememberLast } from './text/remember-last.js';
import { withoutContacts, withoutFoot, withoutNameAgain } from './sections/contact-sections.js';
import type { Detail, Entry, ResumeDocument, Section } from './document/resume-document.js';
import { withSingleLineHeads } from './heads/single-line-heads.js';
import { takeSame } from './heads/same-employers.js';
import { withRegularBlocks } from './heads/regular-blocks.js';
import { setSureness } from './heads/sureness.js';
import { withUsualSeparators } from './heads/head-separators.js';
import { withGroupEmployers } from './heads/profile-groups.js';
import { takeTimeBelow, withTimesBelow } from './heads/times-below.js';
import { withTimesBeside, withTimesOfItems } from './heads/times-beside.js';
import { withEvenParagraphs } from './heads/even-paragraphs.js';
import { droppedHeaders, withPlainTables } from './sections/tables.js';
import { withSentencesBehindHeads } from './heads/sentences-behind-heads.js';
import { withToldEntries } from './heads/told-entries.js';
import { withToldBehindTimes } from './heads/told-behind-times.js';
import { tidyContacts } from './sections/tidy-contacts.js';
import { readToldJobs } from './heads/told-jobs.js';
import { withSkillColumns } from './sections/skill-columns.js';
import { withoutUnevenHeads } from './heads/uneven-heads.js';

/**
 * readResume reads a resume as people write them: pasted text, text of a PDF or a DOCX, or Markdown. The answers are
 * shared by all steps that read one text, so nobody may change them.
 */
export const readResume: (source: string) => ResumeDocument = rememberLast(readDocument);

function readDocument(source: string): ResumeDocument {
  const first = readResumeOnce(source);
  const { text } = first;
  const again = findSecondReading(first);
  if (!again) return first;
  const second = readLinesOf(text, readLines(text, labelsOf(again, first)), again);
  return isReadForSure(first) && !isReadForSure(second) ? first : second;
}

/** readResumeOnce is the first of the two readings: that of one line after the other, which the second tagger is fitted on. */
export function readResumeOnce(source: string): ResumeDocument {
  const text = cleanText(source);
  return readLinesOf(text, [...logicalLines(text)]);
}

function readLinesOf(text: string, lines: LogicalLine[], again?: SecondReading): ResumeDocument {
  const spoken = lines.filter((line) => line.label !== 'furniture');
  const { person, opening, cuts } = readParts(spoken);
  const pageLines = lines.filter((line) => line.label === 'furniture').map((line) => line.text);
  if (person.name === '') person.name = nameInFurniture(pageLines);
  const headers = droppedHeaders(lines);
  const all = cuts
    .map((cut) => readSectionOfProfile(cut) ?? readSection(cut, headers, again))
    .filter((section) => section.details.length + section.entries.length > 0 || section.heading !== '');
  const read = withSignature(all, person);
  // "Before that" may be a section of its own, with the employer of the one above it.
  const jobs = read.filter(({ kind }) => kind === 'experience');
  for (const [at, { entries }] of jobs.entries()) if (entries[0]) takeSame(entries[0], jobs[at - 1]?.entries.at(-1));
  const sections = withForms(read, text);
  const placed = withDeclaration(
    withoutFoot(withoutNameAgain(withoutContacts(sections, person), person), spoken, person),
    person,
  );
  person.contacts = tidyContacts(person.contacts);
  const furniture = [...pageLines, ...sections.flatMap(({ entries }) => entries.flatMap(takeTotal))];
  return {
    text,
    person,
    opening,
    sections: placed,
    furniture,
    lines,
  };
}

/** The person and the sections: those of a saved profile by its own grammar, and those of any other text by their lines. */
function readParts(lines: LogicalLine[]): Pick<ResumeDocument, 'person' | 'opening'> & { cuts: Cut[] } {
  const profile = cutSavedProfile(lines);
  if (profile) return { ...profile, opening: [] };
  const { top, cuts: found } = cutSections(lines);
  const cuts = withProfileApart(setRunIns(found)).flatMap(withoutStudies).flatMap(setClosingLines);
  const { person, opening } = readPerson(top, lines);
  return { ...withHeadlineBelowColumn(person, withSignedEnd(cuts, person)), opening };
}

function readSection(
  { heading, kind: named, lines: cut, runIn }: Cut,
  headers: Map<number, LogicalLine>,
  again: SecondReading | undefined,
): Section {
  const tagged = named === undefined ? withLinesAboutMe(cut) : withRowsOfLevels(cut, named);
  // "What I bring" above rows of skills is no paragraph about the person.
  const areTools = named === 'summary' && isListOfTools(tagged);
  const kind = areTools || (named === 'summary' && isGridOfSkills(tagged)) ? 'skills' : kindOf(heading, named, tagged);
  const isNamed = named !== undefined;
  const regular = areTools ? undefined : withRegularBlocks(tagged, kind);
  const lines = regular ?? withHeads(withDatedItems(tagged, kind), kind, { isNamed, areTools });
  // As they were written: a reading may put the employer before the posts above it.
  const span = { start: tagged[0]?.start ?? 0, end: tagged.at(-1)?.end ?? 0 };
  const confidence = named ? 1 : 0.5;
  const empty = { kind, heading, span, confidence, ...(runIn && { runIn }) };
  const build = (read: LogicalLine[]) =>
    buildSection({ ...empty, details: [], entries: [] }, read, { tagged, headers, isNamed });
  return again && !regular ? readAgain(lines, again, build) : build(lines);
}

/** The section that these lines make. */
function buildSection(
  section: Section,
  lines: LogicalLine[],
  { tagged, headers, isNamed }: { tagged: LogicalLine[]; headers: Map<number, LogicalLine>; isNamed: boolean },
): Section {
  const { kind } = section;
  const isList = isListKind(kind, lines);
  const all = withSingleLineHeads(withPlainTables(readDetails(section, lines), lines, headers), lines);
  const read = listKinds.has(kind) ? { ...all, details: withPlainItems(all.details) } : all;
  const told = isList && kind !== 'certifications' ? read : withToldEntries(read, isList || isNamed);
  return withContradiction(told, tagged);
}

/** The lines of a section that is not regular, with the heads of its entries labelled. */
function withHeads(
  tagged: LogicalLine[],
  kind: SectionKind,
  { isNamed, areTools }: { isNamed: boolean; areTools: boolean },
): LogicalLine[] {
  const items = areTools
    ? tagged.map((line) => ({ ...line, label: 'item' as const }))
    : withTimesBelow(withDutiesBehindTitles(withToldBehindTimes(withPostsInARow(tagged, kind), kind), kind), kind);
  const found = withProjectsBelow(withoutSubjects(withAllHeads(items, kind, isNamed), kind, isNamed), kind);
  const listed = withListsOfLines(
    withEqualLines(withDutiesOfPosts(withEmployersBeforeText(withoutFalseHeads(found), kind), kind), kind),
    kind,
  );
  const whole = kind === 'experience' ? withEmployersAboveTitles(listed) : listed;
  const even = withoutUnevenHeads(whole, kind);
  const alike = [...withAlikeBlocks(withTimesBeside(withoutCrampedHeads(even, kind), kind), kind)];
  return withTimesOfItems(withUsualSeparators(withSentencesBehindHeads(alike, kind), kind), kind);
}

/** True where the lines of a section are items of a list, none of which has lines below it. */
function isListKind(kind: SectionKind, lines: readonly LogicalLine[]): boolean {
  return listKinds.has(kind) && !lines.some((line) => line.level > 0);
}

function readDetails(section: Section, lines: LogicalLine[]): Section {
  const { kind } = section;
  if (isListKind(kind, lines)) {
    const listed = lines.map(listedOf);
    const details =
      kind === 'skills' ? withLabels(withSkillColumns(listed)) : withClosedColons(listed, section.runIn && 1);
    return { ...section, details };
  }
  const hasHeads = lines.some((line) => line.label === 'head');
  if (!hasHeads) return { ...section, details: withClosedColons(lines.map(detailOf)) };
  const runs = headRuns(lines, kind === 'education');
  const heads = readHeads(runs, kind === 'education');
  const before = lines.slice(0, lines.indexOf(runs[0]?.head[0] as LogicalLine));
  section.details = before.map(detailOf);
  runs.forEach(({ details }, at) => {
    const entries = (heads[at] ?? []).map(entryOf).map(withGradeTime);
    const last = entries.at(-1);
    if (last) last.details.push(...withEvenParagraphs(details.map(detailOf)));
    section.entries.push(...entries);
  });
  section.entries.forEach((entry, at) => takeSame(entry, section.entries[at - 1]));
  if (kind === 'experience') section.entries = withInnerProjects(section.entries);
  if (kind === 'experience') section.entries = withEmployersOverPosts(section.entries, lines);
  if (kind === 'experience') setInnerTitles(section.entries);
  if (kind === 'experience') giveEmployers(section.entries, runs);
  if (kind === 'experience') section.entries = withGroupEmployers(section.entries);
  if (kind === 'experience') section.entries.forEach(takeTimeBelow);
  section.entries.forEach(takeClosingDates);
  setSureness(kind, section.entries, lines);
  if (kind === 'experience') setTitlesFirst(section.entries);
  if (kind === 'experience') setPostsAlike(section.entries, lines);
  return withoutTornHeads(section, lines);
}

/** A head of which no line may be printed as one ("12/2024", "– Stayed on the register") is text of what stands above. */
function withoutTornHeads(section: Section, lines: readonly LogicalLine[]): Section {
  const [details, entries] = [[...section.details], [] as Entry[]];
  for (const entry of section.entries) {
    const [told] = readToldJobs(entry.headerLines.join(' '));
    const { heading, rest } = headingOfHead(entry.headerLines);
    const isHead = entry.isSure || (heading !== '' && !goesOn.test(heading));
    if (told ? heading !== '' && rest !== '' && entry.dates !== '' : isHead) {
      entries.push(entry);
      continue;
    }
    const own = lines.filter(({ start, end }) => start >= entry.span.start && end <= entry.span.end).map(detailOf);
    const below = [...own, ...entry.details];
    const isNamed = entry.dates !== '' && entry.title + entry.organization !== '';
    if (told ?? (isNamed || isSetAsOthers(entry, section.entries)))
      entries.push({ ...entry, ...told, isSure: false, isTold: true, headerLines: [], details: below });
    else (entries.at(-1)?.details ?? details).push(...below);
  }
  return { ...section, details, entries };
}

/** "2016      Around the world in a van." has its time in the column of times, as every entry of the section. */
function isSetAsOthers({ headerLines }: Entry, entries: readonly Entry[]): boolean {
  const hasTimeBeside = (line = '') => isDatesAlone(/^(\S.{3,23}?)(?: {3,}|\t)/u.exec(line)?.[1] ?? '');
  const others = entries.filter((entry) => hasTimeBeside(entry.headerLines[0]));
  return headerLines.length === 1 && others.length >= rowsMin && others.length === entries.length;
}

const rowsMin = 3;

/** No head begins with such a word in small letters: the line goes on with the one above. */
const goesOn = /^(?:and|or|but|with|of|in|at|for|to|from|by|on|the|which|who) /;

/** "• Rota planning • Till • First aid": items side by side, with a mark before each, are no bullet. */
function listedOf(line: LogicalLine): Detail {
  const { mark = '', text } = line;
  const isRow = /^[•·●▪◦■*~»]$/.test(mark) && text.includes(` ${mark} `);
  return isRow
    ? { ...detailOf(line), text: text.replaceAll(` ${mark} `, ' • '), isBullet: false, isMarked: false }
    : detailOf(line);
}

/** How long somebody was with an employer in all is counted by the page of a profile, and written by nobody. */
function takeTotal(entry: Entry): string[] {
  const total = entry.employerDates;
  if (!entry.isSure || total === undefined || !isDuration(total)) return [];
  entry.notes = entry.notes.filter((note) => note !== total);
  delete entry.employerDates;
  return [total];
}
