import { withAlikeLabels } from './alike-labels.js';
import { isPlace } from '../recognizers/contacts.js';
import { withDecoratedHeadings } from './decorated-headings.js';
import { withEndOfContacts } from './end-of-contacts.js';
import { withEqualHeadRows } from './equal-head-rows.js';
import { leadsBack } from './false-heads.js';
import { readFormLabel } from '../recognizers/form-labels.js';
import {
  entryKinds,
  inlineHeading,
  kindBeforeRemark,
  remarkBeside,
  type SectionKind,
} from '../recognizers/headings.js';
import { withInlineHeadings } from './inline-labels.js';
import {
  isSecondHeadLine,
  isUnmarkedHead,
  withEmployers,
  withHeadsAboveDates,
  withStrayHeadings,
  withWrappedHeads,
} from './head-lines.js';
import { closesBracket, hasOpenBracket } from '../recognizers/line-joints.js';
import type { LineShape } from './line-shape.js';
import type { LineLabel } from './line-tagger.js';
import { withListTitles } from './list-titles.js';
import { markdownLabel, sectionLevel } from './markdown-labels.js';
import { isDocumentName, isName, labelledName } from '../recognizers/name.js';
import { withNarrowColumns } from './narrow-columns.js';
import { isLeftOpen } from './own-lines.js';
import { withNumberedHeads } from './numbered-heads.js';
import { withOpenEnds } from './open-ends.js';
import { endsWithRating } from '../recognizers/ratings.js';
import { isAmongRows, isRow } from './rows-of-labels.js';
import { isRestOfDate, isRestOfPeriod } from './rests-of-dates.js';
import { isBelowComma, isHangingRest, isRestOfBullet, withRestsOfItems } from './rests-of-items.js';
import { withUnfinishedNames } from './unfinished-names.js';
import { withWrappedCredentials } from './wrapped-credentials.js';
import { isTableHeader } from '../recognizers/table-header.js';
import { isNextSentence, isRowOfContacts, isRunOn, isSetInBelow, isToldBelowTime } from './lines-below.js';
import { isTold } from './told-lines.js';
import { isListed, withWrapped } from './wrapped-lines.js';

/** An address of one word is no heading, wherever it stands. */
const contactAlone = /^\S{3,60}@\S{3,60}$/;

/** correctLabels puts what is certain before what is probable: Markdown, what cannot be a heading, what goes on in the next line. */
export function correctLabels(shapes: LineShape[], tagged: LineLabel[], own: readonly boolean[]): LineLabel[] {
  const level = sectionLevel(shapes);
  const hasMarks = shapes.filter((shape) => shape.mark !== undefined).length >= 5;
  const headings = shapes.filter(({ kind }, at) => kind !== undefined && tagged[at] === 'heading');
  const haveCapitals = areInCapitals(headings);
  const labels = tagged.map((label, at): LineLabel => {
    const shape = shapes[at];
    if (!shape) return label;
    if (label === 'heading' && shape.hasContact && contactAlone.test(shape.line.text)) return 'contact';
    if (label === 'sub' && haveCapitals && shape.isCapitals && shape.kind !== undefined) return 'heading';
    if (label === 'sub' && isSetAsHeadings(shape, shapes[0] === headings[0] ? headings.slice(1) : headings))
      return 'heading';
    if (label === 'head' && isRestOfDate(shape, shapes[at - 1])) return 'cont';
    if (isHangingRest(shape, shapes[at - 1]) || isRestOfPeriod(shape, shapes[at - 1])) return 'cont';
    if (label === 'head' && isRestOfBullet(shape, shapes[at - 1])) return 'cont';
    if (label === 'head' && isAside(shape, tagged[at - 1])) return 'prose';
    if (isToldBack(shape, shapes[at - 1])) return 'cont';
    if (label === 'head' && isPartOfLife(shape, headings)) return 'heading';
    if (shape.line.isTitle && at > 0) return 'heading';
    if (isHeadingWithRemark(shape) || isHeadingBeforeRemark(shape, shapes[at + 1])) return 'heading';
    if (level > 0) return markdownLabel(shape, shapes[at - 1], label, { at, level });
    if (label === 'furniture' && at < 3 && isName(shape.line.text)) return 'name';
    if (label !== 'heading' && at < topLines && isLabelledName(shape.line.text)) return 'name';
    if (label === 'furniture' && shape.kind !== undefined) return 'heading';
    if (label === 'furniture' && !isLikelyFurniture(shape)) return shape.mark === undefined ? 'prose' : 'bullet';
    if (shape.mark === undefined && isEndOfBracket(shape, shapes[at - 1])) return 'cont';
    if (label === 'heading' && (isAmongRows(shapes, at) || (tagged[at - 1] === 'heading' && isRow(shape))))
      return 'item';
    if (label === 'heading' && isBelowComma(shape, shapes[at - 1])) return 'cont';
    if (label === 'heading' && isLastBullet(shapes, tagged, at)) return 'bullet';
    if (label === 'heading' && isSetInBelow(shape, headings)) return 'prose';
    if (label === 'heading' && (isSmallLine(shape) || isSmallRemark(shape, shapes[at + 1], headings)))
      return tagged[at - 1] === 'bullet' ? 'bullet' : 'prose';
    if (label === 'heading' && !mayBeHeading(shape)) return shape.dates === 'none' ? 'prose' : 'head';
    if (label === 'head' && shape.line.text.length > headCharsMax) return shape.mark === undefined ? 'prose' : 'bullet';
    if (label === 'head' && shape.mark === undefined && isTold(shape.line.text)) return 'prose';
    if (label === 'cont' && shape.mark !== undefined) return 'bullet';
    if (label === 'contact' && tagged[at - 1] === 'prose' && isRestOfProse(shape, shapes[at - 1])) return 'cont';
    if (label === 'cont' && tagged[at - 1] === 'inline' && isNextTimed(shape, shapes[at - 1])) return 'head';
    if (label === 'cont' && tagged[at - 1] === 'head' && isToldBelow(shape, shapes[at - 1])) return 'prose';
    if (label === 'cont' && isListed(shape, shapes[at - 1])) {
      if (tagged[at - 1] === 'head' && shape.dates === 'whole') return 'head';
      return shapes[at - 1]?.hasContact ? 'contact' : 'item';
    }
    if (label === 'head' && isAmongBullets(shapes, tagged, at)) return 'bullet';
    if (label === 'bullet' && isNumberedField(shape, shapes[at + 1])) return 'head';
    if (
      label === 'head' &&
      shape.mark !== undefined &&
      shape.dates === 'none' &&
      !isNumberedField(shape, shapes[at + 1])
    )
      return 'bullet';
    if (label === 'bullet' && hasMarks && isUnmarkedHead(shapes, tagged, at)) return 'head';
    if (label !== 'head' && label !== 'heading' && isSecondHeadLine(shapes, tagged, at)) return 'head';
    if (label === 'head' && shape.line.text.includes('@') && isRowOfContacts(shape.line.text)) return 'prose';
    if (label === 'head' && shape.mark === undefined && (isRunOn(shape) || isToldBelowTime(shape, shapes[at - 1])))
      return 'prose';
    if (label === 'head' && own[at] && isNextSentence(shape, tagged, at)) return 'prose';
    if (label === 'head' && besideHead.test(shape.line.text)) return 'bullet';
    if (label === 'head' && isLastOfList(shapes, tagged, at)) return 'bullet';
    if (label === 'head' && namesColumns(shape.line.text)) return 'sub';
    if (label === 'inline' && !inlineHeading(shape.line.text)) return 'item';
    return label;
  });
  const inLists = withWrappedCredentials(
    shapes,
    withTables(
      shapes,
      withEmployers(
        shapes,
        withOpenEnds(
          shapes,
          withListTitles(
            shapes,
            withWrappedHeads(
              shapes,
              withHeadsAboveDates(
                shapes,
                withWrapped(
                  shapes,
                  withStrayHeadings(shapes, withDecoratedHeadings(shapes, withEndOfContacts(shapes, labels))),
                  own,
                ),
              ),
            ),
          ),
        ),
      ),
    ),
  );
  const whole = withUnfinishedNames(shapes, withNarrowColumns(shapes, withEqualHeadRows(shapes, inLists)));
  return withAlikeLabels(
    shapes,
    withInlineHeadings(shapes, withNumberedHeads(shapes, withRestsOfItems(shapes, whole))),
  );
}

/** "(parental leave March 2019 – January 2020)" below what was done is a remark, and begins no head. */
function isAside({ line, mark }: LineShape, above: LineLabel | undefined): boolean {
  return mark === undefined && /^\([^()]{4,120}\)$/.test(line.text) && (above === 'bullet' || above === 'cont');
}

/** True where nearly all of the usual headings of a text are set in capitals, without a colon. */
function areInCapitals(headings: readonly LineShape[]): boolean {
  const capitals = headings.filter(({ isCapitals, line }) => isCapitals && !line.text.endsWith(':'));
  return capitals.length >= headingsMin && capitals.length * 4 >= headings.length * 3;
}

const headingsMin = 3;

/**
 * "Interests" below a list is a heading where it is set as all usual ones are, with no more blank lines above it: what stands
 * within jobs or projects, and the parts of skills, may be a part of the section around it.
 */
function isSetAsHeadings(shape: LineShape, headings: readonly LineShape[]): boolean {
  const { kind, mark, isCapitals, line } = shape;
  if (kind === undefined || mark !== undefined || line.blanksBefore === 0 || headings.length < headingsMin)
    return false;
  const isAlike = (other: LineShape) =>
    other.line.blanksBefore >= line.blanksBefore &&
    other.isCapitals === isCapitals &&
    other.line.text.endsWith(':') === line.text.endsWith(':');
  const around = headings.findLast((other) => other.line.start < line.start)?.kind ?? 'experience';
  const mayBePart = around === 'skills' ? partsOfSkills.has(kind) : entryKinds.has(around);
  return headings.every(isAlike) && !mayBePart;
}

/** "Toowoomba (1996 – 2000)." goes on with "Before the police: storeman, Darling Rural Supplies," right above it. */
function isToldBack({ line, mark }: LineShape, above: LineShape | undefined): boolean {
  const text = above?.line.text ?? '';
  return line.blanksBefore === 0 && mark === undefined && text.endsWith(',') && leadsBack.test(text);
}

/** "Volunteer Experience" below a job is no employer where it is set as the usual headings are. */
function isPartOfLife({ kind, mark, isCapitals, line }: LineShape, headings: readonly LineShape[]): boolean {
  if (kind === undefined || !partsOfLife.has(kind) || mark !== undefined || line.blanksBefore === 0) return false;
  return headings.length > 0 && headings.every((other) => other.isCapitals === isCapitals);
}

const partsOfLife: ReadonlySet<SectionKind> = new Set(['volunteering', 'memberships', 'awards', 'education']);
const partsOfSkills: ReadonlySet<SectionKind> = new Set(['skills', 'languages', 'certifications']);

/** A name stands in the first lines, also below the title of the document. */
const topLines = 3;

function isLabelledName(text: string): boolean {
  return labelledName.test(text) && /^\p{Lu}[\p{L}\p{M}.'’ -]{2,50}$/u.test(text.replace(labelledName, ''));
}

/** "1) Organisation : Sahyadri Foods" above "Designation : Clerk" begins a job in a form that counts them. */
function isNumberedField({ mark, body }: LineShape, below: LineShape | undefined): boolean {
  if (mark === undefined || !/\d/.test(mark) || !below) return false;
  return readFormLabel(body) !== undefined && readFormLabel(below.line.text) !== undefined;
}

/** "Pass rate 86 % (2024), eleven distinctions" among marked lines of which most are bullets is one, too. */
function isAmongBullets(shapes: LineShape[], tagged: LineLabel[], at: number): boolean {
  const { mark, dates } = shapes[at] ?? {};
  if (mark === undefined || dates !== 'inside') return false;
  const isNext = (other: number) => shapes[other]?.mark === mark && shapes[other]?.line.blanksBefore === 0;
  let [from, end] = [at, at + 1];
  while (from > 0 && shapes[from]?.line.blanksBefore === 0 && shapes[from - 1]?.mark === mark) from -= 1;
  while (isNext(end)) end += 1;
  const bullets = tagged.slice(from, end).filter((label) => label === 'bullet').length;
  return bullets > 1 && bullets * 2 >= end - from;
}

/** "Skills          (1 = basic, 5 = expert)" below an empty line. */
function isHeadingWithRemark({ kind, mark, line: { text, blanksBefore } }: LineShape): boolean {
  return kind !== undefined && mark === undefined && blanksBefore > 0 && remarkBeside.test(text);
}

/** "Employment history (oldest first)" between empty lines. */
function isHeadingBeforeRemark(
  { mark, line: { text, blanksBefore } }: LineShape,
  below: LineShape | undefined,
): boolean {
  const standsApart = mark === undefined && blanksBefore > 0 && (below?.line.blanksBefore ?? 0) > 0;
  return standsApart && kindBeforeRemark(text) !== undefined;
}

/** "Technology)" right below "B.E. (Information": a usual heading, and here the end of a degree. */
function isEndOfBracket({ line }: LineShape, above: LineShape | undefined): boolean {
  return above !== undefined && line.blanksBefore === 0 && hasOpenBracket(above.line.text) && closesBracket(line.text);
}

/** A line with a mark, right below a head, a text or a line with the same mark, is no heading of the usual ones. */
function isLastBullet(shapes: LineShape[], tagged: LineLabel[], at: number): boolean {
  const [above, shape] = [shapes[at - 1], shapes[at]];
  if (!above || !shape || !/^[-–•*▪◦]$/.test(shape.mark ?? '') || shape.kind !== undefined) return false;
  // Below a line of text, what begins small behind a mark is a bullet, too.
  const isSmall = /^\p{Ll}/u.test(shape.body) && above.mark === undefined && tagged[at - 1] !== 'heading';
  const isBelow = isSmall || tagged[at - 1] === 'head' || (above.mark === shape.mark && tagged[at - 1] === 'bullet');
  return isBelow && shape.line.blanksBefore === 0 && !shape.line.isTitle;
}

/** "Best clients: …" right below marked bullets, and with nothing below itself, is the last of them. */
function isLastOfList(shapes: LineShape[], tagged: LineLabel[], at: number): boolean {
  const [above, shape, below] = [shapes[at - 1], shapes[at], shapes[at + 1]];
  if (!above || !shape || shape.mark !== undefined || shape.line.blanksBefore > 0 || shape.dates !== 'none')
    return false;
  const isBelowList = tagged[at - 1] === 'cont' || (tagged[at - 1] === 'bullet' && above.mark !== undefined);
  return isBelowList && (below?.line.blanksBefore ?? 1) > 0 && shape.flags.includes('label');
}

/** "Skills: Go, Terraform" below a job says what was used there. */
const besideHead =
  /^(?:key |main |core )?(?:skills|tools|technolog(?:y|ies)|tech(?:nical)? stack|stack|environment|software|platforms)(?: used)?\s*:\s/iu;

/** "working, on time, get on with others." below "… heritage and small commercial. Hard" is no address. */
function isRestOfProse({ line, mark, hasContact, words }: LineShape, above: LineShape | undefined): boolean {
  const isContact = hasContact && words.length < toldWordsMin;
  if (above === undefined || mark !== undefined || isContact || line.blanksBefore > 0) return false;
  return /^\p{Ll}{2}/u.test(line.text) && !/[.:;!?]$/.test(above.line.text) && !isPlace(line.text);
}

/** A row of contacts has fewer words in a row. */
const toldWordsMin = 9;

/** "Ridge High School, graduated 1998" below "EDUCATION:  Joint Apprenticeship School, completed 2006" is the next of a list. */
function isNextTimed({ line, dates }: LineShape, above: LineShape | undefined): boolean {
  return above?.dates === 'end' && dates === 'end' && line.indent > above.line.indent && /^\p{Lu}/u.test(line.text);
}

/** Below a head that ends with its time what begins with a capital tells of it; below one that begins with it, a sentence does. */
function isToldBelow({ line, mark, flags }: LineShape, above: LineShape | undefined): boolean {
  if (mark !== undefined || above === undefined || isLeftOpen(above.line.text)) return false;
  const isWhole = above.dates === 'end' || (above.dates === 'start' && flags.includes('stop'));
  return isWhole && /^\p{Lu}\p{Ll}/u.test(line.text);
}

/** A longer line is a paragraph, whatever it begins with. */
const headCharsMax = 300;

const rowLabels: ReadonlySet<LineLabel> = new Set(['head', 'item', 'prose']);

/** The rows of a table are all of one kind: the one that most of them have. */
function withTables(shapes: LineShape[], labels: LineLabel[]): LineLabel[] {
  const result = [...labels];
  for (let at = 0; at < shapes.length;) {
    const columns = columnsOf(shapes[at]);
    let end = at + 1;
    while (
      columns > 1 &&
      end < shapes.length &&
      columnsOf(shapes[end]) === columns &&
      shapes[end]?.line.blanksBefore === 0
    )
      end += 1;
    if (end - at >= 3) {
      const own = labels.slice(at, end);
      const heads = own.filter((label) => label === 'head').length;
      const items = own.filter((label) => label === 'item').length;
      const kind = heads > items ? 'head' : 'item';
      // Between tabs no row goes on in the next one, whatever word it ends with.
      const areTabbed = columns > 2 && (shapes[at]?.line.text.includes('\t') ?? false);
      const isOfTable = (label: LineLabel | undefined) =>
        (label !== undefined && rowLabels.has(label)) ||
        (kind === 'item' && label === 'sub') ||
        (areTabbed && label === 'cont');
      for (let row = at; row < end; row += 1) if (isOfTable(result[row])) result[row] = kind;
    }
    at = end;
  }
  return result;
}

function columnsOf(shape: LineShape | undefined): number {
  if (!shape || shape.mark !== undefined) return 0;
  const text = shape.line.text.replace(/^\||\|$/g, '');
  const gaps = shape.dates === 'none' ? text.split(/ {3,}/).length : 0;
  return Math.max(text.split('|').length, text.split('\t').length, gaps > 2 ? gaps : 0);
}

/** What the tagger takes for furniture is dropped only where nothing but the page or the file can be meant. */
function isLikelyFurniture({ line, mark, words }: LineShape): boolean {
  if (mark !== undefined || words.length > 8) return false;
  if (/^[$<[]|\bpage\b|\d ?(?:of|\/) ?\d+\W*$/i.test(line.text) || isDocumentName(line.text)) return true;
  return words.every((word) => /^(?:\d+|europass|cv|resume|résumé|curriculum|vitae)$/.test(word));
}

function mayBeHeading(shape: LineShape): boolean {
  const { text } = shape.line;
  return (
    text.length <= 70 &&
    !shape.hasPeriod &&
    shape.dates !== 'whole' &&
    !/[.;,]$|(?<!\p{L})(?:are|is|were|as) (?:these|this|the following|follows):?$/iu.test(text) &&
    !endsWithRating(text)
  );
}

/** "covering as well for nights when asked" right below other text is one of its lines. */
function isSmallLine({ kind, line, words }: LineShape): boolean {
  return kind === undefined && line.blanksBefore === 0 && words.length >= smallWordsMin && /^\p{Ll}/u.test(line.text);
}

const smallWordsMin = 4;

/** "must renew" right below a time, with an empty line below itself, is no heading where the usual ones begin with a capital. */
function isSmallRemark(
  { kind, line, body }: LineShape,
  below: LineShape | undefined,
  headings: readonly LineShape[],
): boolean {
  const isLast = line.blanksBefore === 0 && (below === undefined || below.line.blanksBefore > 0);
  const areLarge = headings.length >= headingsMin && headings.every((heading) => /^\p{Lu}/u.test(heading.body));
  return kind === undefined && isLast && areLarge && /^\p{Ll}/u.test(body);
}

/** "Employer / Role / Dates" says what stands beside each other in the lines below. */
function namesColumns(text: string): boolean {
  const cells = text.split(/ [/|·] /);
  return cells.length > 2 && cells.every(isTableHeader);
}
