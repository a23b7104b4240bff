import type { SectionKind } from '../recognizers/headings.js';
import type { LineShape } from './line-shape.js';

/** featuresOf lists the names of the features of each line, for the tagger: its own, its neighbours' and its place. */
export function featuresOf(shapes: LineShape[]): string[][] {
  const page = pageOf(shapes);
  const own = shapes.map((shape, at) => ownFeatures(shape, shapes[at - 1], page));
  const within = sectionsAround(shapes);
  const firstHeading = shapes.findIndex((shape) => shape.kind !== undefined);
  return shapes.map((shape, at) => [
    ...(own[at] ?? []),
    ...neighbour('<', shapes[at - 1], own[at - 1]),
    ...neighbour('>', shapes[at + 1], own[at + 1]),
    ...placeFeatures(at, shapes.length, firstHeading),
    ...wrapFeatures(shape, shapes[at - 1], page),
    `in:${within[at] ?? 'top'}`,
    ...(own[at] ?? []).filter((name) => pairedWithSection.has(name)).map((name) => `in:${within[at] ?? 'top'}&${name}`),
    'bias',
  ]);
}

/** Page is what the lines of one document have in common. */
interface Page {
  /** The length near which its lines were broken. */
  width: number;
  hasMarks: boolean;
  hasCapitalHeadings: boolean;
  hasMarkdown: boolean;
  datesFirst: boolean;
  indentMin: number;
  headingMark: string;
}

function pageOf(shapes: LineShape[]): Page {
  const lengths = shapes
    .filter(({ line }) => widthOf(line) === undefined)
    .map(({ line }) => line.text.length + line.indent)
    .sort((a, b) => a - b);
  const known = shapes.filter((shape) => shape.kind !== undefined);
  const capitals = known.filter((shape) => shape.isCapitals).length;
  const marks = new Map<string, number>();
  for (const { line } of known) {
    const mark = headingMarkOf(line.text);
    marks.set(mark, (marks.get(mark) ?? 0) + 1);
  }
  return {
    width: lengths[Math.floor(lengths.length * 0.93)] ?? 80,
    hasMarks: shapes.filter((shape) => shape.mark !== undefined).length >= 3,
    hasCapitalHeadings: known.length > 0 && capitals * 2 > known.length,
    hasMarkdown: shapes.some((shape) => shape.isMarkdownHeading),
    datesFirst: shapes.filter((shape) => shape.dates === 'start').length >= 3,
    indentMin: Math.min(...shapes.map(({ line }) => line.indent)),
    headingMark: [...marks].sort((a, b) => b[1] - a[1])[0]?.[0] ?? '',
  };
}

/** The tagger learned from texts in which a column that was printed apart looks like any other lines. */
function widthOf({ width, isPrintedApart }: LineShape['line']): number | undefined {
  return isPrintedApart ? undefined : width;
}

/** What a heading begins with: "##", "$", a picture, or nothing. */
function headingMarkOf(text: string): string {
  const mark = /^[^\p{L}\p{N}\s]{1,6}/u.exec(text)?.[0] ?? '';
  return /\p{Extended_Pictographic}/u.test(mark) ? 'picture' : mark;
}

function ownFeatures(shape: LineShape, before: LineShape | undefined, page: Page): string[] {
  const features = [
    ...shape.flags,
    `dates:${shape.dates}`,
    `mark:${shape.mark === undefined ? 'none' : markKind(shape.mark)}`,
  ];
  const say = (name: string, holds: boolean) => {
    if (holds) features.push(name);
  };
  const { line } = shape;
  const mark = headingMarkOf(line.text);
  say('heading', shape.kind !== undefined);
  say('markdown', shape.isMarkdownHeading);
  say('like-headings', page.headingMark !== '' && mark === page.headingMark);
  say('capitals', shape.isCapitals);
  say('capitals-like-headings', shape.isCapitals && page.hasCapitalHeadings);
  say('not-capitals-like-headings', !shape.isCapitals && page.hasCapitalHeadings);
  say('contact', shape.hasContact);
  say('period', shape.hasPeriod);
  say('blank', line.blanksBefore > 0);
  say('rule', line.isBelowRule);
  say('unmarked', shape.mark === undefined && page.hasMarks);
  say('indented', line.indent > page.indentMin);
  say('date-first-page', shape.dates === 'start' && page.datesFirst);
  const width = widthOf(line) ?? page.width;
  say('short', line.text.length < width * 0.55);
  say('full', line.text.length + line.indent > width * 0.85);
  if (before) {
    say('deeper', line.indent > before.line.indent);
    say('higher', line.indent < before.line.indent);
    say('same-mark', shape.mark !== undefined && shape.mark === before.mark);
  }
  say(
    'lonely',
    shape.words.length <= 5 && line.blanksBefore > 0 && !/[.,;]$/.test(line.text) && shape.mark === undefined,
  );
  return features;
}

function markKind(mark: string): string {
  if (/\d/.test(mark)) return 'number';
  return /^[-–—*+>o]$/.test(mark) ? mark : 'symbol';
}

const ofNeighbours = new Set(
  'heading markdown capitals contact period blank short full deeper higher lower stop gap title org school degree-start verb bullet comma-end joint-end colon-end lonely label indented'.split(
    ' ',
  ),
);
const pairedWithSection = new Set(
  'period title org school degree-start verb short full gap lower stop blank capitals comma label dates:none dates:end dates:start dates:whole mark:none lonely commas'.split(
    ' ',
  ),
);

function neighbour(side: string, shape: LineShape | undefined, features: string[] | undefined): string[] {
  if (!shape || !features) return [`${side}none`];
  const told = features.filter(
    (name) => ofNeighbours.has(name) || name.startsWith('mark:') || name.startsWith('dates:'),
  );
  return told.map((name) => `${side}${name}`);
}

function placeFeatures(at: number, count: number, firstHeading: number): string[] {
  const share = at / Math.max(1, count);
  const spot =
    at === 0 ? 'first' : at === 1 ? 'second' : at < 4 ? 'top' : share < 0.15 ? 'early' : share > 0.9 ? 'late' : 'mid';
  const isAboveHeadings = firstHeading < 0 || at < firstHeading;
  return [`at:${spot}`, ...(isAboveHeadings ? ['above-headings', `above-headings&at:${spot}`] : [])];
}

/** A line goes on with the one before it when its first word would not have fitted there any more. */
function wrapFeatures(shape: LineShape, before: LineShape | undefined, page: Page): string[] {
  if (!before) return [];
  const firstWord = /^\S+/.exec(shape.line.text)?.[0].length ?? 0;
  const length = before.line.text.length + before.line.indent;
  const fits = length + 1 + firstWord <= (widthOf(before.line) ?? page.width - 2);
  const isPlain = shape.mark === undefined && shape.line.blanksBefore === 0;
  const lower = shape.flags.includes('lower') ? 'lower' : 'upper';
  const stop = before.flags.includes('stop') ? 'stop' : 'open';
  return [
    fits ? 'fits-above' : 'wrapped',
    `${fits ? 'fits' : 'wrapped'}&${isPlain ? 'plain' : 'begun'}&${lower}`,
    `${fits ? 'fits' : 'wrapped'}&${isPlain ? 'plain' : 'begun'}&${stop}`,
    `${fits ? 'fits' : 'wrapped'}&${before.mark === undefined ? 'text' : 'bullet'}-above&${isPlain ? 'plain' : 'begun'}`,
    `${before.dates === 'none' ? 'undated' : 'dated'}-above&${isPlain ? 'plain' : 'begun'}&${lower}`,
  ];
}

/** The kind of the last known heading above each line. */
function sectionsAround(shapes: LineShape[]): (SectionKind | undefined)[] {
  let kind: SectionKind | undefined;
  return shapes.map((shape) => {
    const within = kind;
    if (shape.kind !== undefined && shape.words.length <= 6) kind = shape.kind;
    return within;
  });
}
