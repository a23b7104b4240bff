import { leadsBack } from './false-heads.js';
import { endsWithHeading, entryKinds } from '../recognizers/headings.js';
import { isPeriod } from '../recognizers/is-period.js';
import { endsSentence } from '../recognizers/line-joints.js';
import type { LineShape } from './line-shape.js';
import type { LineLabel } from './line-tagger.js';

/**
 * withHeadsAboveDates labels heads by their dates: a period on a line of its own, below one to three short lines that a blank line parts from the text above, is the last
 * line of a head, and they are its first ones.
 */
export function withHeadsAboveDates(shapes: LineShape[], labels: LineLabel[]): LineLabel[] {
  const result = [...labels];
  shapes.forEach((shape, at) => {
    if (shape.dates !== 'whole' || !shape.hasPeriod || shape.mark !== undefined || shape.line.blanksBefore > 0) return;
    if (endsSentence(shape.line.text, shapes[at - 1]?.line.text ?? '')) return;
    let first = at - 1;
    while (
      first > at - headLinesMax &&
      labels[first - 1] !== 'heading' &&
      isHeadLine(shapes[first], labels[first]) &&
      shapes[first]?.line.blanksBefore === 0
    )
      first -= 1;
    const begins = shapes[first];
    if (!isHeadLine(begins, labels[first]) || (begins?.line.blanksBefore === 0 && labels[first - 1] !== 'heading'))
      return;
    const below = shapes[at + 1];
    if (below?.mark === undefined && below?.line.blanksBefore === 0) return;
    // "Treasurer of the guild," above "2019-21" is one line of a list that its column broke.
    if (begins?.line.blanksBefore === 0 && shapes[at - 1]?.line.text.endsWith(',')) return;
    if (leadsBack.test(shapes[at - 1]?.line.text ?? '')) return;
    for (let row = first; row <= at; row += 1) result[row] = 'head';
  });
  return result;
}

const headLinesMax = 3;

function isHeadLine(shape: LineShape | undefined, label: LineLabel | undefined): boolean {
  if (!shape || shape.mark !== undefined || shape.dates !== 'none' || shape.kind !== undefined) return false;
  return (
    label !== 'heading' &&
    label !== 'name' &&
    label !== 'contact' &&
    shape.line.text.length < 90 &&
    !/[.!?:]$/.test(shape.line.text)
  );
}

/** withWrappedHeads labels what goes on in a head: in a narrow column it is broken, too, and the row above its dates goes on with a row that was full. */
export function withWrappedHeads(shapes: LineShape[], labels: LineLabel[]): LineLabel[] {
  return labels.map((label, at) => {
    const [above, shape, below] = [shapes[at - 1], shapes[at], shapes[at + 1]];
    if (!above || !shape || above.line.width === undefined || labels[at - 1] === 'heading') return label;
    if (label !== 'head' && label !== 'prose') return label;
    const isPlain = shape.mark === undefined && above.mark === undefined && shape.line.blanksBefore === 0;
    const isAboveDates = below !== undefined && below.dates === 'whole' && below.line.blanksBefore === 0;
    const firstWord = /^\S+/.exec(shape.line.text)?.[0].length ?? 0;
    const isFull = above.line.indent + above.line.text.length + 1 + firstWord > above.line.width;
    return isPlain && isAboveDates && isFull && above.dates === 'none' && shape.dates === 'none' ? 'cont' : label;
  });
}

/**
 * isUnmarkedHead is true for a head among bullets: where every bullet has its mark, a line without one that stands apart and names a title or an employer, with a period
 * in it or in the line that continues it, is the head of the next entry: what follows must not go to the employer above.
 */
export function isUnmarkedHead(shapes: LineShape[], tagged: LineLabel[], at: number): boolean {
  const shape = shapes[at];
  if (!shape || shape.mark !== undefined || shape.line.blanksBefore === 0) return false;
  const isNamed = shape.flags.includes('title') || shape.flags.includes('org');
  const next = tagged[at + 1] === 'cont' ? shapes[at + 1] : undefined;
  return isNamed && (shape.hasPeriod || next?.hasPeriod === true);
}

/** isSecondHeadLine is true for an employer: between a dated head and the first marked bullet stands the employer, on a short line without a mark. */
export function isSecondHeadLine(shapes: LineShape[], tagged: LineLabel[], at: number): boolean {
  const [above, shape, below] = [shapes[at - 1], shapes[at], shapes[at + 1]];
  if (!above || !shape || !below || tagged[at - 1] !== 'head' || above.mark !== undefined) return false;
  if (isBehindTab(above, shape, below) || isBesideTimes(above, shape, shapes.slice(at + 1, at + 3))) return true;
  if (above.dates !== 'end') return false;
  if (shape.mark !== undefined || below.mark === undefined) return false;
  const isShort = shape.line.text.length < 90 && !/[.!?;:]$/.test(shape.line.text);
  return (
    isShort && shape.line.blanksBefore === 0 && /^[\p{Lu}\p{N}]/u.test(shape.body) && !shape.flags.includes('verb')
  );
}

/** Beside a column of times the title stands right below the employer, as far in: what was done there has its marks. */
function isBesideTimes(
  { line, hasPeriod }: LineShape,
  { line: own, mark, dates, body }: LineShape,
  [next, last]: LineShape[],
) {
  const time = /^(\S.{3,23}?) {2,}(?=\S)/u.exec(line.text);
  const isBeside = hasPeriod && isPeriod(time?.[1] ?? '') && own.indent === line.indent + (time?.[0].length ?? 0);
  const isPlain = mark === undefined && dates === 'none' && own.blanksBefore === 0 && own.text.length < 90;
  const isWrapped = next?.mark === undefined && next?.line.indent === own.indent && next.line.blanksBefore === 0;
  const below = isWrapped ? last : next;
  return isBeside && isPlain && below?.mark !== undefined && /^\p{Lu}/u.test(body) && !/[.!?;:]$/.test(body);
}

/** Below "May 2014 – June 2019", a tab and the title stands the employer, and then a bullet or the next block. */
function isBehindTab(above: LineShape, { line, mark, flags, dates }: LineShape, below: LineShape): boolean {
  const [time = ''] = above.line.text.split('\t');
  const isBeside = time !== above.line.text && above.hasPeriod && isPeriod(time);
  const isNamed = (flags.includes('org') || flags.includes('school')) && !flags.includes('verb');
  const ends = below.mark !== undefined || below.line.blanksBefore > 0;
  return (
    isBeside &&
    isNamed &&
    ends &&
    mark === undefined &&
    dates === 'none' &&
    line.blanksBefore === 0 &&
    line.text.length < 90 &&
    /[^.!?;:]$/.test(line.text)
  );
}

/**
 * withEmployers labels employers: in a resume that writes employers in capitals, an unknown heading in capitals right above a
 * head is one of them. Where the section around it begins with something else, it is a heading like the others.
 */
export function withEmployers(shapes: LineShape[], labels: LineLabel[]): LineLabel[] {
  const isEmployer = (at: number) => {
    const shape = shapes[at];
    return (
      shape !== undefined &&
      shape.line.isTitle !== true &&
      shape.isCapitals &&
      shape.kind === undefined &&
      shape.dates === 'none' &&
      !namesSection(shape)
    );
  };
  const others = labels.filter((label, at) => label === 'head' && isEmployer(at)).length;
  if (others < 1) return labels;
  const isSure = (at: number) =>
    others > 1 || / & |\b(?:INC|LLC|LTD|CORP|CO|GMBH|PLC)\b/.test(shapes[at]?.line.text ?? '');
  let first = -1;
  return labels.map((label, at) => {
    const kind = label === 'heading' ? shapes[at]?.kind : undefined;
    if (kind !== undefined) first = entryKinds.has(kind) ? at + 1 : -1;
    const isAlike = first < 0 || first === at || shapes[first]?.isCapitals === true;
    return label === 'heading' && isEmployer(at) && isAlike && isSure(at) && labels[at + 1] === 'head' ? 'head' : label;
  });
}

/** "CLIENTS & PROJECTS" is no employer. */
function namesSection({ isCapitals, line }: LineShape): boolean {
  return isCapitals && endsWithHeading(line.text);
}

/**
 * withStrayHeadings labels heads that were taken for headings: among headings that are set another way, or with an
 * employer's word, an unknown one right above a title and its time names the employer.
 */
export function withStrayHeadings(shapes: LineShape[], labels: LineLabel[]): LineLabel[] {
  const known = shapes.filter((shape, at) => shape.kind !== undefined && labels[at] === 'heading');
  const styles = new Set(known.map(styleOf));
  const haveColons = known.length > 1 && known.every(({ line }) => line.text.endsWith(':'));
  const isCandidate = (shape: LineShape, at: number) => {
    const below = shapes[at + 1];
    if (labels[at] !== 'heading' || shape.kind !== undefined || shape.isMarkdownHeading || !below) return false;
    if (below.line.blanksBefore > 0 || below.words.length > 12) return false;
    if (namesSection(shape) || (haveColons && shape.line.text.endsWith(':'))) return false;
    return below.dates !== 'none' && below.dates !== 'inside';
  };
  const isNamed = ({ flags }: LineShape) => flags.includes('org') || flags.includes('school');
  const candidates = shapes.filter(isCandidate);
  const haveOrganizations = candidates.filter(isNamed).length * 2 >= candidates.length;
  const result = [...labels];
  let open: LineShape['kind'];
  let hasHeads = false;
  shapes.forEach((shape, at) => {
    const below = shapes[at + 1];
    if (shape.kind !== undefined && labels[at] === 'heading') [open, hasHeads] = [shape.kind, false];
    hasHeads ||= labels[at] === 'head';
    if (
      labels[at] === 'heading' &&
      shape.kind === undefined &&
      open === 'experience' &&
      hasHeads &&
      isAboveTitle(shapes, at)
    ) {
      result[at] = 'head';
      result[at + 1] = 'head';
    }
    if (!below || !isCandidate(shape, at)) return;
    const isTitled = below.flags.includes('title') && !below.flags.includes('org');
    const isStray = known.length > 1 && !styles.has(styleOf(shape));
    const isAlike = candidates.length > 1 && haveOrganizations && (isNamed(shape) || / & /.test(shape.line.text));
    if (!(isTitled && (isStray || isNamed(shape))) && !(isNamed(shape) && isStray) && !(isAlike && below.hasPeriod))
      return;
    result[at] = 'head';
    result[at + 1] = 'head';
  });
  return result;
}

/** True for a line among jobs that has a title right below it and, below that, the time alone: it names the employer. */
function isAboveTitle(shapes: LineShape[], at: number): boolean {
  const [shape, title, time] = [shapes[at], shapes[at + 1], shapes[at + 2]];
  if (!shape || !title || !time || shape.isMarkdownHeading || shape.mark !== undefined) return false;
  if (title.line.blanksBefore > 0 || time.line.blanksBefore > 0 || title.mark !== undefined) return false;
  return title.flags.includes('title') && title.dates === 'none' && time.hasPeriod && time.dates !== 'inside';
}

/** How a heading is set: the sign it begins with, and whether it is in capitals. */
function styleOf({ line, isCapitals, isMarkdownHeading }: LineShape): string {
  const mark = /^[^\p{L}\p{N}\s]{1,6}/u.exec(line.text)?.[0] ?? '';
  return [mark, isCapitals, isMarkdownHeading, line.text.endsWith(':')].join(' ');
}
