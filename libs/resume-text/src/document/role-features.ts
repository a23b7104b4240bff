import { featuresOf } from '../lines/line-features.js';
import type { LineShape } from '../lines/line-shape.js';
import { headingKind } from '../recognizers/headings.js';
import { hasOpenBracket, lengthOf, roomBehind } from '../recognizers/line-joints.js';
import type { ReadRole } from './line-roles.js';

/**
 * roleFeatures lists the names of the features of each line for the second tagger: what the first one saw, what the reading made of
 * the line and its neighbours, what it made of the lines that look alike, where the line stands in its block, and single words.
 */
export function roleFeatures(shapes: LineShape[], roles: readonly ReadRole[]): string[][] {
  const features = featuresOf(shapes);
  addRoles(features, roles);
  const headings = headingsAbove(roles);
  for (const [name, look] of Object.entries(looks)) addAlike(features, name, shapes.map(look), { roles, headings });
  addBlocks(features, shapes, roles);
  addPlaces(features, shapes, headings);
  addWords(features, shapes);
  addHeadings(features, shapes, roles);
  addJoints(features, shapes, headings);
  return features;
}

/** What stands beside the role of a line is told apart by these. */
const besideRole: readonly string[] = [
  'verb',
  'blank',
  'short',
  'full',
  'stop',
  'lower',
  'dates:none',
  'dates:end',
  'dates:whole',
  'dates:start',
  'mark:none',
  'wrapped',
  'fits-above',
  'title',
  'org',
  'school',
  'gap',
  'indented',
  'deeper',
  'period',
];

function addRoles(features: string[][], roles: readonly ReadRole[]): void {
  const roleAt = (at: number) => roles[at] ?? 'none';
  features.forEach((names, at) => {
    const [second, above, own, below, next] = [-2, -1, 0, 1, 2].map((step) => roleAt(at + step));
    const shown = besideRole.filter((name) => names.includes(name));
    names.push(`was:${own}`, `<was:${above}`, `>was:${below}`, `was2:${above}/${own}`, `was3:${own}/${below}`);
    names.push(`<<was:${second}/${above}`, `>>was:${below}/${next}`, ...shown.map((name) => `was:${own}&${name}`));
  });
}

/** Where the heading above each line stands, as the reading had it; 0 above the first. */
function headingsAbove(roles: readonly ReadRole[]): number[] {
  let last = 0;
  return roles.map((role, at) => (last = role === 'heading' || role === 'inline' ? at : last));
}

/** How lines look alike, in three degrees: by mark, indent and time; by all that a reader sees at once; by indent and blank lines. */
const looks: Record<string, (shape: LineShape) => string> = {
  A: ({ mark, line, dates }) => `${mark ?? 'none'}|${line.indent}|${dates}`,
  B: ({ mark, line, dates, flags, isCapitals }) =>
    `${mark ?? 'none'}|${line.indent}|${dates}|${line.blanksBefore > 0}|${flags.includes('gap')}|${isCapitals}`,
  D: ({ mark, line }) => `${line.indent}|${line.blanksBefore > 0}|${mark ?? ''}`,
};

/** What the reading made of the other lines of the section that look alike. */
function addAlike(
  features: string[][],
  name: string,
  look: readonly string[],
  { roles, headings }: { roles: readonly ReadRole[]; headings: readonly number[] },
): void {
  const keys = look.map((each, at) => `${headings[at] ?? 0}#${each}`);
  const counts = new Map<string, Map<ReadRole, number>>();
  keys.forEach((key, at) => {
    const own = counts.get(key) ?? new Map<ReadRole, number>();
    counts.set(key, own);
    const role = roles[at] ?? 'prose';
    own.set(role, (own.get(role) ?? 0) + 1);
  });
  features.forEach((names, at) => {
    const role = roles[at] ?? 'prose';
    const others = [...(counts.get(keys[at] ?? '') ?? [])]
      .map(([each, count]) => [each, each === role ? count - 1 : count] as const)
      .filter(([, count]) => count > 0)
      .sort(([one, first], [other, second]) => second - first || (one < other ? -1 : 1));
    const all = others.reduce((sum, [, count]) => sum + count, 0);
    const [most, top] = others[0] ?? [];
    if (most === undefined || top === undefined) {
      names.push(`vote${name}:alone`);
      return;
    }
    const share = top / all;
    names.push(`vote${name}:${most}:${share > 0.9 ? 'all' : share > 0.6 ? 'most' : 'mixed'}`);
    names.push(`vote${name}:${most}:${all > 3 ? 'many' : all > 1 ? 'some' : 'one'}`, `vote${name}&was:${most}/${role}`);
    for (const [each, count] of others)
      if (each === 'entry' || each === 'head') names.push(`vote${name}-${each}:${count / all > 0.5}`);
  });
}

/** Where a line stands in its block, how long that is and how many of its lines have a time. */
function addBlocks(features: string[][], shapes: readonly LineShape[], roles: readonly ReadRole[]): void {
  let first = 0;
  for (let end = 1; end <= shapes.length; end += 1) {
    if (end < shapes.length && shapes[end]?.line.blanksBefore === 0 && roles[end] !== 'heading') continue;
    const dated = shapes.slice(first, end).filter(({ dates }) => dates !== 'none').length;
    const length = end - first === 1 ? '1' : end - first < 4 ? 'few' : 'many';
    for (let at = first; at < end; at += 1) {
      const spot = at === first ? 'first' : at === first + 1 ? 'second' : at === end - 1 ? 'last' : 'mid';
      const dates = shapes[at]?.dates ?? 'none';
      features[at]?.push(`block:${spot}:${length}`, `block:${spot}&was:${roles[at] ?? 'none'}`);
      features[at]?.push(`blockdates:${Math.min(dated, 3)}:${spot}`, `block:${spot}&${dates}`);
    }
    first = end;
  }
}

/** How a line stands in its section: how far below the heading, as far in as the first line, with a mark that others have. */
function addPlaces(features: string[][], shapes: readonly LineShape[], headings: readonly number[]): void {
  const keyAt = (at: number) => `${headings[at] ?? 0}${shapes[at]?.mark ?? ''}`;
  const uses = new Map<string, number>();
  shapes.forEach((_, at) => uses.set(keyAt(at), (uses.get(keyAt(at)) ?? 0) + 1));
  features.forEach((names, at) => {
    const heading = headings[at] ?? 0;
    const top = shapes[Math.min(heading + 1, shapes.length - 1)];
    if (shapes[at]?.mark !== undefined) names.push(`markuses:${(uses.get(keyAt(at)) ?? 0) > 2 ? 'many' : 'few'}`);
    if (heading !== at) names.push(`indent-of-section:${shapes[at]?.line.indent === top?.line.indent}`);
    names.push(`dist-heading:${Math.min(3, at - heading)}`);
  });
}

/** The first word of a line (fw), its last (lw), the last one above it (plw), and how many words both lines have (w2). */
function addWords(features: string[][], shapes: readonly LineShape[]): void {
  const size = ({ flags }: LineShape) => flags.find((flag) => flag.startsWith('n') && /^n(?:\d|mid|long)/.test(flag));
  features.forEach((names, at) => {
    const [shape, above] = [shapes[at], shapes[at - 1]];
    names.push(`fw:${shape?.words[0]}`, `lw:${shape?.words.at(-1)}`);
    if (shape && above) names.push(`plw:${above.words.at(-1)}`, `w2:${size(above)}/${size(shape)}`);
  });
}

/** Whether a line is set as the headings of the page are, and whether it begins with the name of a usual one. */
function addHeadings(features: string[][], shapes: readonly LineShape[], roles: readonly ReadRole[]): void {
  const setting = (at: number) => {
    const [shape, below] = [shapes[at], shapes[at + 1]];
    const isApart = below === undefined || below.line.blanksBefore > 0;
    return `${shape?.isCapitals}|${(shape?.line.blanksBefore ?? 0) > 0}|${isApart}|${shape?.line.indent}|${shape?.line.text.endsWith(':')}|${shape?.mark ?? ''}`;
  };
  const headings = shapes.map((_, at) => at).filter((at) => roles[at] === 'heading');
  const counts = new Map<string, number>();
  for (const at of headings) counts.set(setting(at), (counts.get(setting(at)) ?? 0) + 1);
  features.forEach((names, at) => {
    const own = roles[at] === 'heading' ? 1 : 0;
    const alike = (counts.get(setting(at)) ?? 0) - own;
    const others = headings.length - own;
    const share = others === 0 ? 'none' : alike * 2 > others ? 'most' : alike > 0 ? 'some' : 'no';
    const short = (shapes[at]?.words.length ?? 0) <= 6 && shapes[at]?.dates === 'none';
    names.push(
      `as-headings:${share}`,
      `as-headings:${share}&was:${roles[at] ?? 'none'}`,
      `as-headings:${share}&short:${short}`,
    );
    const [beginning = ''] = /^[^,:(–—-]{4,40}(?=[,:(–—-])/u.exec(shapes[at]?.line.text ?? '') ?? [];
    if (beginning !== '' && headingKind(beginning.trim()) !== undefined)
      names.push('heading-beginning', `heading-beginning&short:${short}`);
  });
}

/** Whether the line above has an open end, and how full it is for its section: what its first word had no room for goes on there. */
function addJoints(features: string[][], shapes: readonly LineShape[], headings: readonly number[]): void {
  const widths = new Map<number, number>();
  shapes.forEach((shape, at) => {
    const heading = headings[at] ?? 0;
    if (heading !== at) widths.set(heading, Math.max(widths.get(heading) ?? 0, lengthOf(shape)));
  });
  features.forEach((names, at) => {
    const [shape, above] = [shapes[at], shapes[at - 1]];
    if (!shape || !above || headings[at] === at || headings[at] === at - 1) return;
    const width = widths.get(headings[at] ?? 0) ?? 0;
    const share = lengthOf(above) / Math.max(1, width);
    const fullness =
      share > 0.95 ? 'all' : share > 0.85 ? 'most' : share > 0.65 ? 'much' : share > 0.4 ? 'half' : 'little';
    const fits = roomBehind(above, shape, width) >= 0;
    const begins = shape.mark !== undefined ? 'mark' : (firstOf(shape, ['lower', 'digit']) ?? 'upper');
    const ends = firstOf(above, ['stop', 'comma-end', 'joint-end'])?.replace('-end', '') ?? 'open';
    const isNext = shape.line.blanksBefore === 0 ? 'next' : 'apart';
    names.push(
      `fullness:${fullness}:${begins}:${isNext}`,
      `fullness:${fullness}:${ends}:${isNext}`,
      `fits-section:${fits}:${begins}:${ends}:${isNext}`,
    );
    const open = hasOpenBracket(above.line.text) || hasOpenQuote(above.line.text);
    if (open) names.push(`open-above:${isNext}`, `open-above:${begins}`);
    names.push(`indents:${Math.sign(shape.line.indent - above.line.indent)}:${begins}:${above.mark !== undefined}`);
  });
}

/** The first of these flags that a line has. */
function firstOf({ flags }: LineShape, names: readonly string[]): string | undefined {
  return names.find((name) => flags.includes(name));
}

/** A quotation that is open at the end of a line. */
function hasOpenQuote(text: string): boolean {
  const count = (mark: RegExp) => text.match(mark)?.length ?? 0;
  return count(/[“„«]/g) > count(/[”»]/g) || count(/"/g) % 2 === 1;
}
