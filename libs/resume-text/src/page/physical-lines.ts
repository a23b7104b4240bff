import { joinWrappedTables } from './aligned-tables.js';
import { joinAddresses } from './broken-addresses.js';
import { readColumnTables } from './column-tables.js';
import { splitColumns } from './columns.js';
import { partProfileTails } from '../recognizers/copied-profile.js';
import { partCountedDuties } from './counted-duties.js';
import { setCountedEmployers } from './counted-employers.js';
import { setCountedJobs } from './counted-jobs.js';
import { setCountedLabels } from './counted-labels.js';
import { setCountedPeriods } from './counted-periods.js';
import { setCountedHeadings } from '../recognizers/counted-headings.js';
import { partDotLeaders } from './dot-leaders.js';
import { closeEmphasis, setBoldHeadings } from './emphasis.js';
import { dropLoneCounts, joinFromAndTo } from './from-and-to.js';
import { joinGappedName } from './gapped-names.js';
import { withoutFrames } from './framed-lines.js';
import { withoutGutterBars } from './gutter-bars.js';
import { joinPeriodColumns } from './period-columns.js';
import { closeFormColons } from './form-colons.js';
import { readEuropeanFields } from './european-fields.js';
import { partFullCells } from './full-cells.js';
import { joinNames, pairLabels, splitFormRows } from '../recognizers/form-rows.js';
import { dropIconLetters } from './icon-letters.js';
import { dropIconNames } from './icon-names.js';
import { readLanguageColumns } from './language-columns.js';
import { readLanguageGrids } from './language-grid.js';
import { readHeadingTables } from './heading-tables.js';
import { readJobTables } from './job-tables.js';
import { readLanguageTables } from './language-table.js';
import { joinProfileStudies } from '../recognizers/profile-studies.js';
import { joinWrappedRows } from './wrapped-rows.js';
import { withListMarks } from './list-marks.js';
import { setLabelsBeside } from './labels-above.js';
import { namesSender } from '../recognizers/mail-lines.js';
import { withNarrowRuns } from './narrow-runs.js';
import { withoutBodyIndent } from './set-in-bodies.js';
import { setStackedTables } from './stacked-tables.js';
import { placeMarginHeadings } from './margin-headings.js';
import { setLoneTitles } from './lone-titles.js';
import { setMarginTitles } from './margin-titles.js';
import { setMarkdownTitles } from './markdown-titles.js';
import { partPageMarks } from '../recognizers/page-marks.js';
import { partPhotoPlaces } from '../recognizers/photo-places.js';
import { partSignatures } from './part-signatures.js';
import { setCountedTitles, setUnderlinedTitles, withoutTitleRules } from './ruled-titles.js';
import { joinRatings } from '../recognizers/ratings.js';
import { splitReferees } from './referee-columns.js';
import { setPersonalLabelsBeside } from './personal-labels-above.js';
import { placeSideLabels } from './side-labels.js';
import { raiseStrayContacts } from '../recognizers/stray-contacts.js';
import { joinSideDates, joinWrappedHeads } from './side-dates.js';
import { readSavedProfile } from './saved-profile.js';
import type { ProfilePart } from './saved-profile-parts.js';
import { closeSpacedLetters } from './spaced-letters.js';
import { splitBullets } from './split-bullets.js';
import { joinTabbedDates } from './tabbed-dates.js';
import { splitTabbedLists } from './tabbed-lists.js';
import { mendTornSections } from './torn-sidebar.js';
import { readTopColumns } from './top-columns.js';
import { joinWrappedCells } from './wrapped-cells.js';
import { joinWrappedLabels } from './wrapped-labels.js';
import { joinWrappedHeadlines } from './wrapped-headlines.js';
import { readForms } from './labelled-rows.js';

/** PhysicalLine is one line as the page broke it. Offsets are UTF-16 and point into the cleaned text. */
export interface PhysicalLine {
  /** Without the blanks at both ends. */
  text: string;
  /** How many blanks stand before the text; a tab counts four. */
  indent: number;
  start: number;
  end: number;
  /** How many empty lines and rules stand above this one. */
  blanksBefore: number;
  /** True where only a rule ("-----") parts this line from the one above. */
  isBelowRule: boolean;
  /** True where rules, a count or the marks of Markdown make it a heading ("──── work ────", "2. Work"). */
  isTitle?: boolean;
  /** True for a line of the person's own addresses that was found further below. */
  isAddress?: boolean;
  /** How long the lines of its column may be; undefined where it stands in no column. */
  width?: number;
  /** True where that column was printed before or behind the text that it stands beside on the page. */
  isPrintedApart?: boolean;
  /** What it is on the page of a saved profile, where the grammar of that page says so. */
  part?: ProfilePart;
}

const loneMark = /^[*•●▪◦·➢-]$/u;
const ruleLine = /^[\s\-–—_=*~#•.|+▬▀▄\u2500-\u257f]{3,}$/;

/** physicalLines lists the lines of a cleaned text that say something, in the order in which a reader reads the page. */
export function physicalLines(text: string): PhysicalLine[] {
  const lines: PhysicalLine[] = [];
  let blanks = 0;
  let rule = false;
  for (const { raw, start, end, width, isPrintedApart, isTitle, isAddress, part } of linesInOrder(rawLines(text))) {
    const trimmed = raw.trim();
    // A mark with nothing behind it is a bullet that nobody filled in.
    if (loneMark.test(trimmed)) continue;
    const isRule = trimmed !== '' && ruleLine.test(trimmed);
    if (trimmed === '' || isRule) {
      blanks += 1;
      rule ||= isRule;
      continue;
    }
    const from = raw.length - raw.trimStart().length;
    const line: PhysicalLine = {
      text: trimmed,
      indent: indentOf(raw.slice(0, from)),
      start: start + from,
      end,
      blanksBefore: blanks,
      isBelowRule: rule,
    };
    if (width !== undefined) line.width = width;
    if (isPrintedApart) line.isPrintedApart = true;
    if (isTitle) line.isTitle = true;
    if (isAddress) line.isAddress = true;
    if (part) line.part = part;
    lines.push(line);
    blanks = 0;
    rule = false;
  }
  return lines;
}

/**
 * RawLine is a line, or a column's part of one, with the offset it begins at and that at which its last word ends. What
 * was taken out of the rows below ("present" behind "2021 –") lies outside of these.
 */
export interface RawLine {
  raw: string;
  start: number;
  end: number;
  /** How long the lines of its column may be; undefined for a line that stands in none. */
  width?: number;
  isPrintedApart?: boolean;
  isTitle?: boolean;
  isAddress?: boolean;
  part?: ProfilePart;
}

/** A longer text has no page whose layout could be told. */
const linesMax = 1_500;

function linesInOrder(lines: RawLine[]): RawLine[] {
  if (lines.length > linesMax) return lines;
  return readSavedProfile(lines) ?? layoutSteps.reduce((result, step) => step(result), lines);
}

/** partsOfLine lists what one line says, read by itself: the texts of its fields, without icons and letters set apart. */
export function partsOfLine(line: string): string[] {
  const parts = stepsWithinLine.reduce((result, step) => step(result), rawLines(line));
  return parts.map(({ raw }) => raw.trim()).filter((part) => part !== '' && !ruleLine.test(part));
}

/** What is read by its place on the page goes before what is read by its words. */
const layoutSteps: ((lines: RawLine[]) => RawLine[])[] = [
  withoutGutterBars,
  withoutBodyIndent,
  setMarginTitles,
  setLoneTitles,
  namesSender,
  dropIconNames,
  joinFromAndTo,
  dropLoneCounts,
  partPageMarks,
  partProfileTails,
  readLanguageGrids,
  readLanguageColumns,
  readLanguageTables,
  readEuropeanFields,
  partPhotoPlaces,
  setMarkdownTitles,
  closeEmphasis,
  setBoldHeadings,
  setStackedTables,
  joinWrappedTables,
  joinWrappedRows,
  joinProfileStudies,
  joinPeriodColumns,
  readHeadingTables,
  readColumnTables,
  readJobTables,
  partSignatures,
  closeFormColons,
  setCountedLabels,
  withoutTitleRules,
  withoutFrames,
  setUnderlinedTitles,
  setCountedTitles,
  setCountedHeadings,
  setCountedEmployers,
  setCountedPeriods,
  setCountedJobs,
  partCountedDuties,
  joinGappedName,
  readTopColumns,
  splitColumns,
  splitTabbedLists,
  splitReferees,
  joinAddresses,
  joinRatings,
  raiseStrayContacts,
  joinWrappedHeadlines,
  withListMarks,
  placeMarginHeadings,
  placeSideLabels,
  pairLabels,
  setLabelsBeside,
  setPersonalLabelsBeside,
  joinTabbedDates,
  joinWrappedLabels,
  joinSideDates,
  joinWrappedHeads,
  readForms,
  joinWrappedCells,
  partFullCells,
  splitFormRows,
  joinNames,
  splitBullets,
  dropIconLetters,
  closeSpacedLetters,
  mendTornSections,
  partDotLeaders,
  withNarrowRuns,
];

/** The steps that change a line with none around it; the others need a page. */
const actWithinLine: ReadonlySet<(lines: RawLine[]) => RawLine[]> = new Set([
  joinFromAndTo,
  setBoldHeadings,
  joinRatings,
  splitFormRows,
  joinNames,
  dropIconLetters,
  closeSpacedLetters,
  partDotLeaders,
]);
const stepsWithinLine = layoutSteps.filter((step) => actWithinLine.has(step));

function rawLines(text: string): RawLine[] {
  let start = 0;
  return text.split('\n').map((raw) => {
    const line = { raw, start, end: start + raw.trimEnd().length };
    start += raw.length + 1;
    return line;
  });
}

function indentOf(blanks: string): number {
  let width = 0;
  for (const each of blanks) width += each === '\t' ? 4 : 1;
  return width;
}
