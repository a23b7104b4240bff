import { readBullet } from './bullets.js';
import { findFurniture } from './furniture.js';
import { plainInline } from './clean-text.js';
import { hasContact } from './contacts.js';
import { inlineHeading, type SectionKind } from './headings.js';
import { isDocumentName, isName } from './name.js';
import { featuresOf } from './line-features.js';
import { shapeOf, type LineShape } from './line-shape.js';
import { tagLines, type LineLabel } from './line-tagger.js';
import { rememberLast } from './remember-last.js';
import { physicalLines, type PhysicalLine } from './physical-lines.js';

/** LogicalLine is a line as its writer meant it: wrapped parts are joined, the mark of a bullet is taken off. */
export interface LogicalLine {
  label: LineLabel;
  text: string;
  /** The mark it began with; undefined for a line without one. */
  mark: string | undefined;
  /** Offsets into the cleaned text, UTF-16; `end` is that of the last wrapped part. */
  start: number;
  end: number;
  indent: number;
  blanksBefore: number;
  /** The level of a Markdown heading; 0 for a line that is none. */
  level: number;
}

/** A resume of a hundred pages; a longer text is no resume, and each of its lines stays as it is. */
const linesMax = 1_500;
const joinedCharsMax = 6_000;

/** logicalLines reads the cleaned text of a resume line by line. Beyond 1,500 lines every line stays by itself. */
export const logicalLines: (text: string) => readonly LogicalLine[] = rememberLast(readLines);

function readLines(text: string): LogicalLine[] {
  const physical = physicalLines(text);
  if (physical.length > linesMax) return physical.map(asItIs);
  const furniture = findFurniture(physical);
  const shapes = physical.map(shapeOf);
  const labels = corrected(shapes, furniture, tagLines(featuresOf(shapes, furniture)).labels);
  const known = new Set(text.toLowerCase().match(/\p{L}{5,40}/gu));
  const lines: LogicalLine[] = [];
  shapes.forEach((shape, at) => {
    const label = labels[at] ?? 'prose';
    const last = lines.at(-1);
    const joins = label === 'cont' && last && mayContinue(last) && last.text.length < joinedCharsMax;
    if (joins) {
      last.text = joinWrapped(last.text, plainText(shape, true), known);
      last.end = shape.line.end;
    } else lines.push(lineOf(shape, label === 'cont' ? 'prose' : label));
  });
  return lines;
}

function asItIs({ text, start, end, indent, blanksBefore }: PhysicalLine): LogicalLine {
  const bullet = readBullet(text);
  return { label: 'prose', text: bullet?.text ?? text, mark: bullet?.mark, start, end, indent, blanksBefore, level: 0 };
}

function mayContinue(line: LogicalLine): boolean {
  return line.label !== 'heading' && line.label !== 'furniture' && line.level === 0;
}

function lineOf(shape: LineShape, label: LineLabel): LogicalLine {
  const { line } = shape;
  const level = shape.isMarkdownHeading ? (/^#+/.exec(line.text)?.[0].length ?? 0) : 0;
  return {
    label,
    text: plainText(shape, label === 'furniture'),
    mark: label === 'furniture' ? undefined : shape.mark,
    start: line.start,
    end: line.end,
    indent: line.indent,
    blanksBefore: line.blanksBefore,
    level,
  };
}

function plainText({ line }: LineShape, keepsMark: boolean): string {
  const body = keepsMark ? line.text : (readBullet(line.text)?.text ?? line.text);
  const bare = body.replace(/^#{1,6}\s+|^>\s+/, '').replace(/\s#{1,6}$/, '');
  const cells = /^\|.*\|$/.test(bare) ? bare.slice(1, -1) : bare;
  return plainInline(cells.trim()).trim();
}

/** What is certain goes before what is probable: furniture that was found, Markdown, what cannot be a heading. */
function corrected(shapes: LineShape[], furniture: boolean[], tagged: LineLabel[]): LineLabel[] {
  const level = sectionLevel(shapes);
  const hasMarks = shapes.filter((shape) => shape.mark !== undefined).length >= 5;
  const labels = tagged.map((label, at): LineLabel => {
    const shape = shapes[at];
    if (!shape) return label;
    if (furniture[at]) return 'furniture';
    if (level > 0) return markdownLabel(shape, shapes[at - 1], label, { at, level });
    if (label === 'furniture' && at < 3 && isName(shape.line.text)) return 'name';
    if (label === 'furniture' && shape.kind !== undefined) return 'heading';
    if (label === 'furniture' && !isLikelyFurniture(shape)) return shape.mark === undefined ? 'prose' : 'bullet';
    if (label === 'heading' && !mayBeHeading(shape)) return shape.dates === 'none' ? 'prose' : 'head';
    if (label === 'head' && shape.line.text.length > headCharsMax) return shape.mark === undefined ? 'prose' : 'bullet';
    if (label === 'head' && shape.mark === undefined && isTold(shape.line.text)) return 'prose';
    if (label === 'cont' && shape.mark !== undefined) return 'bullet';
    if (label === 'head' && shape.mark !== undefined && shape.dates === 'none') return 'bullet';
    if (label === 'bullet' && hasMarks && isUnmarkedHead(shapes, tagged, at)) return 'head';
    if (label !== 'head' && label !== 'heading' && isSecondHeadLine(shapes, tagged, at)) return 'head';
    if (label === 'inline' && !inlineHeading(shape.line.text)) return 'item';
    return label;
  });
  return withInlineHeadings(shapes, withTables(shapes, withEmployers(shapes, withWrapped(shapes, labels))));
}

const wrappable: ReadonlySet<LineLabel> = new Set(['bullet', 'prose', 'item', 'cont', 'sub']);

/** A line that stops in the middle of a phrase goes on in the next one, whatever the next one looks like by itself. */
function withWrapped(shapes: LineShape[], labels: LineLabel[]): LineLabel[] {
  const isOneCase = isWrittenSmall(shapes);
  return labels.map((label, at) => {
    const [above, shape] = [shapes[at - 1], shapes[at]];
    const before = labels[at - 1] ?? 'heading';
    const isWrappable = wrappable.has(label) || (label === 'head' && before === 'prose' && shape?.dates !== 'end');
    if (!above || !shape || !isWrappable || !wrappable.has(before)) return label;
    if (/^[\p{Ll} ]{2,20}: /u.test(shape.line.text)) return label === 'cont' ? 'item' : label;
    if (shape.mark !== undefined || shape.line.blanksBefore > 0 || above.line.text.length < wrappedCharsMin)
      return label;
    const goesOn =
      isToldOn(above.line.text) ||
      isOpen(above.line.text) ||
      (!isOneCase && isSmall(shape) && !/[.:;!?]["”')]?$/.test(above.line.text));
    return goesOn ? 'cont' : label;
  });
}

/** True for a person who begins sentences with small letters; a line in the middle of one says nothing of that. */
function isWrittenSmall(shapes: LineShape[]): boolean {
  const beginnings = shapes.filter(({ line, mark }, at) => {
    const above = shapes[at - 1]?.line.text ?? '';
    return mark !== undefined || line.blanksBefore > 0 || /[.!?]$/.test(above);
  });
  return beginnings.filter(({ body }) => /^\p{Ll}{2}/u.test(body)).length > beginnings.length * 0.4;
}

/** A line in which the writer speaks of themselves is part of a paragraph. */
function isTold(text: string): boolean {
  return text.length > 40 && /(?<![\p{L}'’./])(?:I|[Mm]y|[Ww]e)(?:['’](?:m|ve|d))?(?= \p{Ll})/u.test(text);
}

function isToldOn(text: string): boolean {
  return text.length >= 60 && isTold(text) && !/[.:;!?]["”')]?$/.test(text);
}

/** A shorter line was not broken by the width of a column. */
const wrappedCharsMin = 18;

function isSmall({ mark, line }: LineShape): boolean {
  return mark === undefined && /^\p{Ll}{2}/u.test(line.text);
}

/** True where a phrase or a bracket is still open at the end of a line. */
function isOpen(text: string): boolean {
  const end = text.slice(-200);
  if (/\s(?:of|and|the|to|for|with|at|by|a|an|or|from|in|&)$/i.test(end)) return true;
  return end.lastIndexOf('(') > end.lastIndexOf(')');
}

/** A longer line is a paragraph, whatever it begins with. */
const headCharsMax = 300;

const inlineKinds: ReadonlySet<SectionKind> = new Set([
  'skills',
  'languages',
  'certifications',
  'interests',
  'references',
]);

/** "LANGUAGES   French" begins a section of its own, unless it is one group of a longer list of skills. */
function withInlineHeadings(shapes: LineShape[], labels: LineLabel[]): LineLabel[] {
  let open: SectionKind | undefined;
  return labels.map((label, at) => {
    const text = shapes[at]?.line.text ?? '';
    const inline = label === 'item' || label === 'prose' || label === 'inline' ? inlineHeading(text) : undefined;
    if (label === 'heading') open = shapes[at]?.kind;
    if (!inline || open === 'skills' || open === inline.kind || !inlineKinds.has(inline.kind)) return label;
    open = inline.kind;
    return 'inline';
  });
}

/**
 * Where every bullet has its mark, a line without one that stands apart and names a title or an employer, with a period
 * in it or in the line that continues it, is the head of the next entry: what follows must not go to the employer above.
 */
function isUnmarkedHead(shapes: LineShape[], tagged: LineLabel[], at: number): boolean {
  const shape = shapes[at];
  if (!shape || shape.mark !== undefined || shape.line.blanksBefore === 0) return false;
  const isNamed = shape.flags.includes('title') || shape.flags.includes('org');
  const next = tagged[at + 1] === 'cont' ? shapes[at + 1] : undefined;
  return isNamed && (shape.hasPeriod || next?.hasPeriod === true);
}

/** Between a dated head and the first marked bullet stands the employer, on a short line without a mark. */
function isSecondHeadLine(shapes: LineShape[], tagged: LineLabel[], at: number): boolean {
  const [above, shape, below] = [shapes[at - 1], shapes[at], shapes[at + 1]];
  if (!above || !shape || !below || tagged[at - 1] !== 'head' || above.dates !== 'end') return false;
  if (shape.mark !== undefined || below.mark === undefined || above.mark !== undefined) return false;
  const isShort = shape.line.text.length < 90 && !/[.!?;:]$/.test(shape.line.text);
  return (
    isShort && shape.line.blanksBefore === 0 && /^[\p{Lu}\p{N}]/u.test(shape.body) && !shape.flags.includes('verb')
  );
}

/** In a resume that writes employers in capitals, an unknown heading in capitals right above a head is one of them. */
function withEmployers(shapes: LineShape[], labels: LineLabel[]): LineLabel[] {
  const isEmployer = (at: number) => {
    const shape = shapes[at];
    return shape !== undefined && shape.isCapitals && shape.kind === undefined && shape.dates === 'none';
  };
  const others = labels.filter((label, at) => label === 'head' && isEmployer(at)).length;
  if (others < 1) return labels;
  const isSure = (at: number) =>
    others > 1 || / & |\b(?:INC|LLC|LTD|CORP|CO|GMBH|PLC)\b/.test(shapes[at]?.line.text ?? '');
  return labels.map((label, at) =>
    label === 'heading' && isEmployer(at) && isSure(at) && labels[at + 1] === 'head' ? 'head' : label,
  );
}

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
      for (let row = at; row < end; row += 1)
        if (result[row] === 'head' || result[row] === 'item' || result[row] === 'prose') result[row] = kind;
    }
    at = end;
  }
  return result;
}

function columnsOf(shape: LineShape | undefined): number {
  if (!shape || shape.mark !== undefined) return 0;
  const text = shape.line.text.replace(/^\||\|$/g, '');
  return Math.max(text.split('|').length, text.split('\t').length);
}

/** What the tagger takes for furniture is dropped only where nothing but the page or the file can be meant. */
function isLikelyFurniture({ line, mark, words }: LineShape): boolean {
  if (mark !== undefined || words.length > 8) return false;
  return /\d|\bpage\b|^[$<[]/i.test(line.text) || isDocumentName(line.text);
}

function mayBeHeading(shape: LineShape): boolean {
  return shape.line.text.length <= 70 && !shape.hasPeriod && !/[.;,]$/.test(shape.line.text);
}

/** The level of the headings of sections in a text of Markdown; 0 when it has none. */
function sectionLevel(shapes: LineShape[]): number {
  const levels = shapes
    .filter((shape) => shape.isMarkdownHeading)
    .map(({ line }) => /^#+/.exec(line.text)?.[0].length ?? 0);
  if (levels.length < 2) return 0;
  const known = shapes.filter((shape) => shape.isMarkdownHeading && shape.kind !== undefined);
  const [first] = known.map(({ line }) => /^#+/.exec(line.text)?.[0].length ?? 0).sort((a, b) => a - b);
  return first ?? (levels.includes(2) ? 2 : Math.min(...levels));
}

function markdownLabel(
  shape: LineShape,
  before: LineShape | undefined,
  label: LineLabel,
  { at, level }: { at: number; level: number },
): LineLabel {
  const own = shape.isMarkdownHeading ? (/^#+/.exec(shape.line.text)?.[0].length ?? 0) : 0;
  if (own > 0) return own < level ? (at < 3 ? 'name' : 'heading') : own === level ? 'heading' : 'head';
  if (before?.isMarkdownHeading && headLevel(before) > level && shape.dates !== 'none' && shape.words.length < 16)
    return 'head';
  const isUnderName = before?.isMarkdownHeading && headLevel(before) < level && shape.line.text.length <= 200;
  if (isUnderName && isMarkedWhole.test(shape.line.text) && !hasContact(shape.line.text)) return 'headline';
  if (shape.mark !== undefined) return label === 'item' ? 'item' : 'bullet';
  if (label === 'cont') return 'cont';
  const isBold = /^(?:\*\*|__)[^*_]{2,120}(?:\*\*|__)/.test(shape.line.text);
  if (label === 'head' && (isBold || shape.hasPeriod)) return 'head';
  return label === 'contact' || label === 'headline' || label === 'item' || label === 'sub' ? label : 'prose';
}

/** A quote, or a line in bold or italics from its first letter to its last. */
const isMarkedWhole = /^(?:>\s+\S.*|\*{1,3}[^*]{2,190}\*{1,3}|__?[^_]{2,190}__?)$/;

function headLevel(shape: LineShape): number {
  return /^#+/.exec(shape.line.text)?.[0].length ?? 0;
}

/** A word broken at the end of a line is whole again where the text has it whole elsewhere. */
function joinWrapped(before: string, after: string, known: Set<string>): string {
  const broken = /\p{L}{1,40}-$/u.exec(before.slice(-50));
  const rest = /^\p{Ll}{1,40}/u.exec(after);
  if (!broken || !rest) return `${before} ${after}`;
  const whole = `${broken[0].slice(0, -1)}${rest[0]}`.toLowerCase();
  return known.has(whole) ? `${before.slice(0, -1)}${after}` : `${before}${after}`;
}
