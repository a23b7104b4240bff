import { withDegreesAsHeads } from './degree-headings.js';
import { findDates } from '../recognizers/dates.js';
import { withEmployersOfPosts } from '../recognizers/durations.js';
import { withGroupHeadings } from './group-headings.js';
import { withGapsAboveHeadings } from './heading-gaps.js';
import { headingKind, headingLabel, type SectionKind } from '../recognizers/headings.js';
import { namesSomething } from './head-runs.js';
import { isDatesAlone } from '../recognizers/is-period.js';
import { withJobLabels } from './job-labels.js';
import type { LogicalLine } from './logical-lines.js';
import { withPublications } from './publication-lists.js';
import { splitGaps } from '../text/split-cells.js';
import { withOutdentedLabels } from './outdented-labels.js';
import { endsWithTitle, isOrganization, isTitle } from '../recognizers/titles.js';
import { plainWords } from '../text/word-list.js';

/**
 * withInnerHeadings tells headings within a section from those of sections: what stands under each of several posts
 * ("Key achievements"), between the heads of two jobs, or in a section whose other headings within are set alike.
 */
export function withInnerHeadings(lines: LogicalLine[]): LogicalLine[] {
  const parted = withHeadingsAlone(withHeadingsOfLists(lines.map(withoutCells)));
  const listed = withItemsAboveTimes(withPublications(withDegreesAsHeads(parted)));
  const told = withRepeatedHeadings(withJobLabels(withEmployersOfPosts(listed)));
  return withGroupHeadings(
    withGapsAboveHeadings(withAlike(withOutdentedLabels(withSmallHeadings(withSingleHeadings(told))))),
  );
}

/** A row of columns is no heading. */
function withoutCells(line: LogicalLine): LogicalLine {
  return line.label === 'sub' && line.level === 0 && splitGaps(line.text).length > 2
    ? { ...line, label: 'item' }
    : line;
}

/**
 * Where all headings are in capitals and stand apart, so is a heading that no list knows ("MY STRONG POINTS") between the
 * text of a profile, or of a list of words, and the bullets right below it.
 */
function withHeadingsOfLists(lines: LogicalLine[]): LogicalLine[] {
  const { areCapitals, standApart } = settingOf(lines);
  if (!areCapitals || !standApart) return lines;
  let kind: SectionKind | undefined;
  return lines.map((line, at) => {
    if (line.label === 'heading') kind = headingKind(line.text);
    const below = lines[at + 1];
    const isAbove = below?.label === 'bullet' && below.blanksBefore === 0 && !isCapitals(below.text);
    const isPlain = line.mark === undefined && line.level === 0 && line.blanksBefore > 0 && line.label !== 'heading';
    const isSet = isCapitals(line.text) && /^\p{Lu}[\p{Lu} &/’'-]{3,50}:?$/u.test(line.text);
    if (!isAbove || !isPlain || !isSet || kind === undefined || !listKinds.has(kind)) return line;
    return plainWords(line.text).length <= wordsMax && !namesSomething(line.text)
      ? { ...line, label: 'heading' }
      : line;
  });
}

/**
 * Where all headings are in capitals and stand apart, so is a heading that no list knows alone between two empty lines:
 * "FREELANCE ALONGSIDE (with my editor's permission)".
 */
function withHeadingsAlone(lines: LogicalLine[]): LogicalLine[] {
  const { areCapitals, standApart } = settingOf(lines);
  if (!areCapitals || !standApart) return lines;
  const known = lines.filter(({ label, text }) => label === 'heading' && headingKind(text) !== undefined);
  const indents = new Set(known.map(({ indent }) => indent));
  if (known.length < aloneKnownMin || indents.size > 1) return lines;
  return lines.map((line, at) => {
    const isAlone = line.blanksBefore > 0 && (lines[at + 1]?.blanksBefore ?? 0) > 0 && indents.has(line.indent);
    const isPlain = line.label !== 'heading' && line.label !== 'furniture' && line.mark === undefined;
    const isAmong = isAlone && isPlain && lines.slice(0, at).some((other) => other.label === 'heading');
    const [bare = ''] = line.text.split(' (');
    const isSet = /^\p{Lu}[\p{Lu} &/’'-]{3,50}$/u.test(bare) && isCapitals(line.text) && plainWords(bare).length > 1;
    // "Freelance" alone stands for an employer, and beside another word names a kind of work.
    const isName = isOrganization(bare.replace(/^FREELANCE /, '')) || endsWithTitle(bare);
    return isAmong && isSet && !isName && plainWords(bare).length <= wordsMax ? { ...line, label: 'heading' } : line;
  });
}

const aloneKnownMin = 4;

/** The sections of these kinds hold no entries, each with a head of its own. */
const listKinds: ReadonlySet<SectionKind> = new Set(['summary', 'skills', 'languages', 'interests']);

/**
 * In a list of awards or certificates with their time below them, an unknown heading right above a time is one of them:
 * "Army Achievement Medal" above "September 2018".
 */
function withItemsAboveTimes(lines: LogicalLine[]): LogicalLine[] {
  let [isOfList, hasItem] = [false, false];
  return lines.map((line, at) => {
    const isAboveTime =
      line.level === 0 && lines[at + 1]?.blanksBefore === 0 && isDatesAlone(lines[at + 1]?.text ?? '');
    if (line.label !== 'heading') {
      hasItem ||= isAboveTime;
      return line;
    }
    const kind = headingKind(line.text);
    if (isOfList && hasItem && isAboveTime && kind === undefined && !line.isTitle) return { ...line, label: 'item' };
    [isOfList, hasItem] = [kind !== undefined && ofItems.has(kind), false];
    return line;
  });
}

const ofItems: ReadonlySet<SectionKind> = new Set(['awards', 'certifications', 'memberships']);

/** A heading that stands below the heads of several posts is within each of them. */
function withRepeatedHeadings(lines: LogicalLine[]): LogicalLine[] {
  const candidates = [...lines.keys()].filter((at) => mayBeInner(lines[at]) || isAboveBullets(lines, at));
  const places = Map.groupBy(candidates, (at) => nameOf(lines[at] as LogicalLine));
  const inner = new Map([...places].filter(([, all]) => all.length > 1));
  for (let turn = 0; turn < turnsMax; turn += 1) {
    const wrong = [...inner].filter(([, all]) => !areWithinPosts(lines, all, inner));
    for (const [name] of wrong) inner.delete(name);
    if (wrong.length === 0) break;
  }
  const found = new Set([...inner.values()].flat());
  return lines.map((line, at) => (found.has(at) ? { ...line, label: 'sub' } : line));
}

const turnsMax = 10;

/** What is counted with the headings of sections is one of them. */
function mayBeInner(line: LogicalLine | undefined): boolean {
  return (line?.label === 'heading' || line?.label === 'sub') && !line.isTitle;
}

/** True for a line taken for a head that names no post, no employer and no time, between text above it and bullets below. */
function isAboveBullets(lines: LogicalLine[], at: number): boolean {
  const [above, line, below] = [lines[at - 1], lines[at], lines[at + 1]];
  if (line?.label !== 'head' || !above || !below || line.mark !== undefined || namesSomething(line.text)) return false;
  return above.label !== 'head' && above.label !== 'heading' && below.mark !== undefined;
}

function nameOf({ text }: LogicalLine): string {
  return headingLabel(text).toLowerCase();
}

/** True where a head stands above each of the headings, within its section, and two of them follow in one section. */
function areWithinPosts(lines: LogicalLine[], places: number[], inner: ReadonlyMap<string, number[]>): boolean {
  const begins = (line: LogicalLine) => line.label === 'heading' && !inner.has(nameOf(line));
  const headsAbove = places.map((place, turn) => {
    const rows = lines.slice((places[turn - 1] ?? -1) + 1, place);
    const section = rows.findLastIndex(begins);
    const hasHead = rows.slice(section + 1).some((line) => isHead(line) && !inner.has(nameOf(line)));
    return { isSameSection: turn > 0 && section < 0, hasHead };
  });
  return headsAbove.every(({ hasHead }) => hasHead) && headsAbove.some(({ isSameSection }) => isSameSection);
}

function isHead({ label, mark, text }: LogicalLine): boolean {
  if (label === 'head') return true;
  return mark === undefined && text.length <= headCharsMax && findDates(text).some((span) => span.isRange);
}

const headCharsMax = 120;

/** What a heading within a job is about, whatever kind of section it names elsewhere. */
const ofJobs =
  /(?<!\p{L})(?:achievements?|accomplishments?|highlights?|responsibilit(?:y|ies)|duties|results|successes|impact|deliverables)(?!\p{L})/iu;
const innerKinds: ReadonlySet<SectionKind | undefined> = new Set([undefined, 'summary', 'awards', 'projects']);

/** Between the lines of one job and the head of the next, a heading that is set unlike those of sections is within the first. */
function withSingleHeadings(lines: LogicalLine[]): LogicalLine[] {
  const setting = settingOf(lines);
  let [isAmongJobs, hasHead] = [false, false];
  return lines.map((line, at) => {
    if (line.label === 'head') hasHead = true;
    if (line.label !== 'heading') return line;
    const kind = headingKind(line.text);
    const isInner =
      line.level === 0 &&
      !line.isTitle &&
      isAmongJobs &&
      hasHead &&
      (innerKinds.has(kind) || ofJobs.test(line.text)) &&
      (ofJobs.test(line.text) || (kind === undefined && isSetUnlike(line, setting))) &&
      isAboveJob(lines, at);
    if (isInner) return { ...line, label: 'sub' };
    [isAmongJobs, hasHead] = [kind === 'experience', false];
    return line;
  });
}

/** True where text stands below the heading and then, without another heading, the head of a job with its time. */
function isAboveJob(lines: LogicalLine[], at: number): boolean {
  const first = lines[at + 1];
  if (!first || first.label === 'head' || first.label === 'heading') return false;
  const next = lines.findIndex((line, row) => row > at && (line.label === 'head' || line.label === 'heading'));
  if (next < 0 || lines[next]?.label === 'heading') return false;
  const rest = lines.slice(next, next + headLinesMax);
  const end = rest.findIndex(({ label }) => label !== 'head');
  const head = rest.slice(0, end < 0 ? rest.length : end).map(({ text }) => text);
  return (
    head.some((text) => findDates(text).some((span) => span.isRange)) &&
    head.some((text) => isTitle(text) || isOrganization(text))
  );
}

const headLinesMax = 4;

/** Setting is how the headings of sections are set, where all of them are set so. */
interface Setting {
  areCapitals: boolean;
  standApart: boolean;
}

const knownMin = 3;

function settingOf(lines: LogicalLine[]): Setting {
  const known = lines.filter((line, at) => at > 0 && line.label === 'heading' && headingKind(line.text) !== undefined);
  const capitals = known.filter(({ text }) => isCapitals(text));
  const main = capitals.length >= knownMin ? capitals : known;
  return {
    areCapitals: capitals.length >= knownMin || (known.length > 0 && capitals.length === known.length),
    standApart: main.length >= 2 && main.every(({ blanksBefore }) => blanksBefore > 0),
  };
}

function isSetUnlike({ text, blanksBefore }: LogicalLine, { areCapitals, standApart }: Setting): boolean {
  return (areCapitals && !isCapitals(text)) || (standApart && blanksBefore === 0);
}

/** "INVITED TALKS (selected)" is in capitals, too. */
function isCapitals(text: string): boolean {
  return /^\P{Ll}+$/u.test(text.replace(/\([^()]*\)/g, ''));
}

/**
 * Where the headings of sections are in capitals, one in small letters is within the section above when that has such
 * headings already, or when it alone does not stand apart.
 */
function withSmallHeadings(lines: LogicalLine[]): LogicalLine[] {
  const setting = settingOf(lines);
  const capitals = lines.filter(({ label, text }) => label === 'heading' && isCapitals(text)).length;
  if (capitals < knownMin) return lines;
  let [isOpen, hasInner] = [false, false];
  return lines.map((line) => {
    if (line.label === 'sub') hasInner = true;
    if (line.label !== 'heading') return line;
    const kind = headingKind(line.text);
    const isInner =
      isOpen &&
      line.level === 0 &&
      !line.isTitle &&
      !isCapitals(line.text) &&
      kind !== 'experience' &&
      kind !== 'education' &&
      (hasInner || (setting.standApart && line.blanksBefore === 0));
    if (isInner) {
      hasInner = true;
      return { ...line, label: 'sub' };
    }
    [isOpen, hasInner] = [isCapitals(line.text), false];
    return line;
  });
}

const wordsMax = 6;
const longChars = 45;

/** The headings within one section look alike: a line between them that is set as they are is one of them. */
function withAlike(lines: LogicalLine[]): LogicalLine[] {
  const result = [...lines];
  for (let from = 0; from < lines.length;) {
    let end = from + 1;
    while (end < lines.length && lines[end]?.label !== 'heading') end += 1;
    const section = lines.slice(from, end);
    const inner = section.filter(({ label }) => label === 'sub');
    const hasPosts = section.some(
      ({ label, text }) => label === 'head' && findDates(text).some((span) => span.isRange),
    );
    if (inner.length > 0 && !hasPosts)
      section.forEach((line, at) => {
        if (isLikeThem(section, at, inner)) result[from + at] = { ...line, label: 'sub' };
      });
    from = end;
  }
  return result;
}

function isLikeThem(section: LogicalLine[], at: number, inner: LogicalLine[]): boolean {
  const [before, line, below] = [section[at - 1], section[at], section[at + 1]];
  if (!before || !line || !below || line.mark !== undefined || !/^(?:head|item|prose)$/.test(line.label)) return false;
  if (plainWords(line.text).length > wordsMax || !/^\p{Lu}[^:;,.!?]*$/u.test(line.text)) return false;
  if (findDates(line.text).length > 0 || /\d/.test(line.text) || line.indent !== inner[0]?.indent) return false;
  // The last of them may stand above a line of tools.
  const aboveBullets = inner.filter((each) => section[section.indexOf(each) + 1]?.mark !== undefined).length;
  const areAboveBullets = aboveBullets > 1 && aboveBullets * 3 >= inner.length * 2;
  if (inner.every(({ blanksBefore }) => blanksBefore > 0))
    return areAboveBullets && inner.length > 1 && line.blanksBefore > 0 && below.mark !== undefined;
  // Among long lines that end with a full stop, a few words without one.
  const others = section.filter((each) => each !== line && each.label !== 'sub' && each.label !== 'heading');
  return others.every(({ text }) => text.length > longChars && /[.!?)]$/.test(text)) && below.label !== 'sub';
}
