import { cleanText } from './text/clean-text.js';
import { isCount } from './recognizers/counted-headings.js';
import { findDates } from './recognizers/dates.js';
import { isDuration } from './recognizers/durations.js';
import { isDatesAlone } from './recognizers/is-period.js';
import { withAlikeBlocks } from './heads/alike-blocks.js';
import { withAllHeads } from './heads/all-heads.js';
import { withoutCrampedHeads } from './heads/cramped-heads.js';
import { giveEmployers, setInnerTitles, setTitlesFirst } from './heads/employers.js';
import { detailOf } from './heads/detail-of.js';
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
import type { Head } from './heads/head-of.js';
import { readHeads } from './heads/heads.js';
import { withClosedColons, withLabels } from './sections/labelled-lists.js';
import { withContradiction } from './sections/as-written.js';
import { setClosingLines } from './sections/closing-lines.js';
import { cutSections, listKinds } from './sections/cut-sections.js';
import { setRunIns, type Cut } from './sections/run-in.js';
import { isStudy, withoutStudies } from './lines/studies.js';
import { withDeclaration, withSignature, withSignedEnd } from './sections/declarations.js';
import { headingKind, type SectionKind } from './recognizers/headings.js';
import { withInnerProjects } from './heads/inner-projects.js';
import { withLinesAboutMe } from './heads/lines-about-me.js';
import { withListsOfLines } from './heads/lists-of-lines.js';
import { logicalLines, type LogicalLine } from './lines/logical-lines.js';
import { isListOfSkills, isListOfTools } from './sections/mixed-lists.js';
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
import { areContacts, withoutContacts, withoutFoot, withoutNameAgain } from './sections/contact-sections.js';
import type { Detail, Entry, ResumeDocument, Section } from './document/resume-document.js';
import { splitGaps } from './text/split-cells.js';
import { withSingleLineHeads } from './heads/single-line-heads.js';
import { takeSame } from './heads/same-employers.js';
import { withRegularBlocks } from './heads/regular-blocks.js';
import { setSureness } from './heads/sureness.js';
import { withUsualSeparators } from './heads/head-separators.js';
import { withWholePlace } from './heads/places-beside-employers.js';
import { withGroupEmployers } from './heads/profile-groups.js';
import { takeTimeBelow, withTimesBelow } from './heads/times-below.js';
import { withTimesBeside, withTimesOfItems } from './heads/times-beside.js';
import { droppedHeaders, withPlainTables } from './sections/tables.js';
import { withSentencesBehindHeads } from './heads/sentences-behind-heads.js';
import { withToldEntries } from './heads/told-entries.js';
import { withToldBehindTimes } from './heads/told-behind-times.js';
import { tidyContacts } from './sections/tidy-contacts.js';
import { readToldJobs } from './heads/told-jobs.js';
import { withSkillColumns } from './sections/skill-columns.js';
import { withoutUnevenHeads } from './heads/uneven-heads.js';
import { credentials, titles } from './text/word-lists.js';
import { plainWords } from './text/word-list.js';

/**
 * readResume reads a resume as people write them: pasted text, text of a PDF or a DOCX, or Markdown. The answers are
 * shared by all steps that read one text, so nobody may change them.
 */
export const readResume: (source: string) => ResumeDocument = rememberLast(readDocument);

function readDocument(source: string): ResumeDocument {
  const text = cleanText(source);
  const lines = [...logicalLines(text)];
  const spoken = lines.filter((line) => line.label !== 'furniture');
  const { person, opening, cuts } = readParts(spoken);
  const pageLines = lines.filter((line) => line.label === 'furniture').map((line) => line.text);
  if (person.name === '') person.name = nameInFurniture(pageLines);
  const headers = droppedHeaders(lines);
  const all = cuts
    .map((cut) => readSectionOfProfile(cut) ?? readSection(cut, headers))
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

function readSection({ heading, kind: named, lines: cut, runIn }: Cut, headers: Map<number, LogicalLine>): Section {
  const tagged = named === undefined ? withLinesAboutMe(cut) : withRowsOfLevels(cut, named);
  // "What I bring" above rows of skills is no paragraph about the person.
  const areTools = named === 'summary' && isListOfTools(tagged);
  const kind = areTools || (named === 'summary' && isGridOfSkills(tagged)) ? 'skills' : kindOf(heading, named, tagged);
  const isNamed = named !== undefined;
  const lines =
    (areTools ? undefined : withRegularBlocks(tagged, kind)) ??
    withHeads(withDatedItems(tagged, kind), kind, { isNamed, areTools });
  // As they were written: a reading may put the employer before the posts above it.
  const span = { start: tagged[0]?.start ?? 0, end: tagged.at(-1)?.end ?? 0 };
  const confidence = named ? 1 : 0.5;
  const section: Section = { kind, heading, details: [], entries: [], span, confidence, ...(runIn && { runIn }) };
  const isList = isListKind(kind, lines);
  const all = withSingleLineHeads(withPlainTables(readLines(section, lines), lines, headers), lines);
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

function readLines(section: Section, lines: LogicalLine[]): Section {
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
    if (last) last.details.push(...details.map(detailOf));
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

function entryOf(head: Head): Entry {
  const { lines, rest, ...fields } = head;
  const [first, last] = [lines[0]?.start ?? 0, lines.at(-1)?.end ?? 0];
  // An employer that is read above its posts may stand below them.
  const isBelow = first > last;
  const span = isBelow ? { start: lines[1]?.start ?? 0, end: lines[0]?.end ?? 0 } : { start: first, end: last };
  const details = rest === '' ? [] : [{ text: rest, isBullet: false, isSubheading: false, span }];
  const headerLines = lines.map((line, at) => (at === lines.length - 1 ? withoutRest(line.text, rest) : line.text));
  const confidence =
    (fields.title === '' ? 0 : 0.4) + (fields.organization === '' ? 0 : 0.3) + (fields.dates === '' ? 0 : 0.3);
  const isListed =
    lines.length > 0 && lines.every(({ mark }) => mark !== undefined && !isCount(mark) && !isCountOfRow(mark));
  const entry = { ...fields, headerLines, details, span, confidence, isSure: false, ...(isListed && { isListed }) };
  return withWholePlace(entry);
}

/** The rows of a table may be counted: "i.", "ii.", "iii.". */
function isCountOfRow(mark: string): boolean {
  return /^\(?[ivx]{1,5}[.)]/.test(mark);
}

function withoutRest(line: string, rest: string): string {
  if (rest === '' || !line.endsWith(rest)) return line;
  const head = line
    .slice(0, -rest.length)
    .replace(/(?::|--)\s+$/, '')
    .trimEnd();
  return findDates(head)[0]?.start === 0 ? head.replace(/\.$/, '') : head;
}

/** How long somebody was with an employer in all is counted by the page of a profile, and written by nobody. */
function takeTotal(entry: Entry): string[] {
  const total = entry.employerDates;
  if (!entry.isSure || total === undefined || !isDuration(total)) return [];
  entry.notes = entry.notes.filter((note) => note !== total);
  delete entry.employerDates;
  return [total];
}

/** Some write the dates of a job at the end of its last line. */
function takeClosingDates(entry: Entry): void {
  const last = entry.details.at(-1);
  // Below a label the last line tells of a part of the job.
  if (entry.dates !== '' || !last || entry.details.some(({ isSubheading }) => isSubheading)) return;
  const span = findDates(last.text).at(-1);
  if (!span?.isRange || span.end < last.text.length - 20 || span.start < 10) return;
  const before = last.text.slice(0, span.start);
  if (!/(?:[.!?)]| {2}|\t)$/.test(before) && !/[.!?)]$/.test(before.trimEnd())) return;
  entry.dates = last.text.slice(span.start).trim();
  last.text = before.trimEnd();
}

/** A scientist has written papers, an electrician holds them. */
function kindOf(heading: string, named: SectionKind | undefined, lines: LogicalLine[]): SectionKind {
  if (named === undefined) return guessKind(heading, lines);
  const held = lines.filter(({ text }) => credentials.isIn(plainWords(text)) || ofHeld.test(text));
  const areHeld = named === 'publications' && /^papers$/i.test(heading) && held.length * 2 >= lines.length;
  return areHeld ? 'certifications' : named;
}

const ofHeld = /licen[cs]e|certificate|training|card(?!\p{L})|expire|renewed|valid/iu;

/** The kind of a section whose heading is none of the usual ones, by what it holds. */
function guessKind(heading: string, lines: LogicalLine[]): SectionKind {
  const words = plainWords(heading);
  if (ofAbility.test(heading) && isToldList(lines)) return 'skills';
  if (areContacts(lines)) return 'contact';
  if (splitGaps(lines[0]?.text ?? '').filter((cell) => ofPaper.test(cell)).length > 1) return 'certifications';
  const beginning = beforeClause.exec(heading)?.[1];
  const usual = beginning === undefined ? undefined : headingKind(beginning);
  if (usual) return usual;
  for (const word of words) {
    const kind = word.length > 4 ? headingKind(word) : undefined;
    if (kind) return kind;
  }
  const heads = lines.filter((line) => line.label === 'head');
  if (heads.length === 0 && isListOfSkills(lines)) return 'skills';
  if (heads.length === 0) return 'other';
  const studies = heads.filter((line) => isStudy(line.text)).length;
  const named = heads.filter((line) => titles.isIn(plainWords(line.text))).length;
  const dated = heads.filter((line) => findDates(line.text).some((span) => span.isRange)).length;
  // A title and its period may stand on two lines.
  const jobs = Math.min(named, dated);
  if (studies > jobs) return 'education';
  return jobs > 0 || heading === '' ? 'experience' : 'other';
}

/** "Unpaid work that I am proud of": what goes on behind a usual heading says more of it. */
const beforeClause = /^(\p{L}[\p{L} ]{3,30}?) (?:that|which|I|I['’](?:m|ve)|we|we['’]ve) \p{L}/u;

/** The columns of a table of papers: "Document", "Number", "Issued", "Expiry". */
const ofPaper =
  /^(?:(?:date (?:of )?)?(?:issued?|expiry|expires|expiration)(?: date)?|documents?|certificates?|valid (?:until|to))$/i;

/** "What I can do for you", "Machines I know": a heading in the first person. */
const ofAbility = /(?<!\p{L})I (?:can|know|use|work with|am good at)(?!\p{L})/iu;
const toldItemsMin = 6;
const toldWordsMax = 5;

/** True for plain lines of which the first lists many things, most of them in a few words. */
function isToldList(lines: readonly LogicalLine[]): boolean {
  const isPlain = lines.every(({ label, mark }) => mark === undefined && label !== 'head' && label !== 'sub');
  const items = (lines[0]?.text ?? '').slice(0, 600).split(/[;,.] /);
  const few = items.filter((item) => item.split(' ').length <= toldWordsMax);
  return isPlain && items.length >= toldItemsMin && few.length * 3 >= items.length * 2;
}

function isGridOfSkills(lines: LogicalLine[]): boolean {
  return lines.length > 1 && isListOfSkills(lines) && lines.every(({ text }) => splitGaps(text).length > 1);
}
