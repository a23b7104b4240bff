import { entryKinds, inlineHeading, type SectionKind } from '../recognizers/headings.js';
import { isLanguage } from '../recognizers/language-items.js';
import { isHeaderRow } from '../recognizers/table-header.js';
import type { LineShape } from './line-shape.js';
import type { LineLabel } from './line-tagger.js';

const inlineKinds: ReadonlySet<SectionKind> = new Set([
  'skills',
  'languages',
  'certifications',
  'interests',
  'references',
]);

/**
 * withInlineHeadings labels headings in their lines: "LANGUAGES   French" begins a section of its own, unless it is one
 * group of a longer list of skills. Awards and referees never are.
 */
export function withInlineHeadings(shapes: LineShape[], labels: LineLabel[]): LineLabel[] {
  const apart = headingsInTheirLines(shapes, labels);
  let open: SectionKind | undefined;
  return labels.map((label, at) => {
    const text = shapes[at]?.line.text ?? '';
    // "Paper   Status   Session" names the columns below it.
    if (isHeaderRow(text)) return label === 'inline' ? 'sub' : label;
    if (open === 'contact' && isLabelledRow(shapes[at], shapes[at - 1])) return label === 'inline' ? 'contact' : label;
    const own = apart.get(at) ?? (isDeclaration(shapes[at], label) ? 'other' : undefined);
    if (own) {
      open = own;
      return 'inline';
    }
    if (label === 'heading') open = shapes[at]?.kind ?? 'other';
    const begun = label === 'cont' ? kindBegun(shapes, at, open) : undefined;
    if (begun) {
      open = begun;
      return 'inline';
    }
    const isLine =
      label === 'item' ||
      label === 'prose' ||
      label === 'inline' ||
      isAim(shapes[at], label) ||
      isCapitalLabel(shapes[at], label);
    const inline =
      isLine || (label === 'bullet' && open === 'other') ? inlineHeading(shapes[at]?.body ?? text) : undefined;
    if (label === 'bullet' && inline?.kind !== 'languages') return label;
    if (inline?.kind === 'summary' && open === undefined && opensPage(shapes, labels, at)) {
      open = inline.kind;
      return 'inline';
    }
    if (inline?.kind === 'skills' && isWithinJobs(labels, at, open)) return 'bullet';
    const isParted = (shapes[at]?.line.blanksBefore ?? 0) > 0;
    const isOfTongues = inline?.kind === 'languages' && isLanguage(inline.rest.split(/[,;]/)[0] ?? '');
    const standsApart = inline?.kind === 'references' || (isParted && (inline?.kind === 'awards' || isOfTongues));
    const isRowOfHeadings = inline !== undefined && isBelowInline(shapes, at, inline.heading);
    if (!inline || (open === 'skills' && !standsApart && !isRowOfHeadings) || open === inline.kind) return label;
    if (!inlineKinds.has(inline.kind) && !standsApart && label !== 'contact') return label;
    open = inline.kind;
    return 'inline';
  });
}

/** "Licence         B" right below "Mail            jo@example.com" is a row of the same form. */
function isLabelledRow(shape: LineShape | undefined, above: LineShape | undefined): boolean {
  const valueAt = (text: string) => /^\S[^\t]{1,30}?(?: {2,}|\t)(?=\S)/u.exec(text)?.[0].length;
  const column = valueAt(shape?.line.text ?? '');
  return column !== undefined && shape?.line.blanksBefore === 0 && column === valueAt(above?.line.text ?? '');
}

/** "Declaration: I hereby declare that …" below an empty line is no line of the section above, whatever that is. */
function isDeclaration(shape: LineShape | undefined, label: LineLabel): boolean {
  if (!shape || shape.line.blanksBefore === 0 || shape.mark !== undefined || label === 'heading') return false;
  return /^(?:self[- ])?declaration ?: {1,3}I[ ,]/iu.test(shape.line.text);
}

/** A part of the skills, and a heading of its own only where it is set apart from them. */
const partsOfSkills: ReadonlySet<SectionKind> = new Set(['skills', 'languages', 'certifications']);

/**
 * "ADDITIONAL INFORMATION: Clean licence." goes on with no list above it, though nothing parts the two: the kind of the
 * section that begins there. Among jobs and studies such a line may be a part of one of them.
 */
function kindBegun(shapes: readonly LineShape[], at: number, open: SectionKind | undefined): SectionKind | undefined {
  const [above, line] = [shapes[at - 1]?.line.text ?? '', shapes[at]?.line.text ?? ''];
  const kind = shapes[at]?.mark === undefined && capitalLabel.test(line) ? inlineHeading(line)?.kind : undefined;
  if (kind === undefined || kind === 'contact' || kind === open || /[,;:&(/-]$/.test(above)) return undefined;
  if (open === undefined || entryKinds.has(open) || (open === 'skills' && partsOfSkills.has(kind))) return undefined;
  return kind;
}

const capitalLabel = /^\P{Ll}{4,40}: /u;

/** "PROFILE: I mend boats …" in capitals below the contacts, with nothing but its own rows above the first heading, is a heading in its line. */
function opensPage(shapes: readonly LineShape[], labels: readonly LineLabel[], at: number): boolean {
  const shape = shapes[at];
  if (!shape || shape.line.blanksBefore === 0 || shape.mark !== undefined || !capitalLabel.test(shape.line.text))
    return false;
  const length = labels.slice(at + 1).findIndex((label) => label !== 'cont');
  const below = at + 1 + length;
  return length > 0 && labels[below] === 'heading' && labels.slice(0, at).includes('contact');
}

/** "LANGUAGES    French" right below "SYSTEMS    Sage, Excel": both are headings in their lines, set in capitals. */
function isBelowInline(shapes: readonly LineShape[], at: number, heading: string): boolean {
  const above = inlineHeading(shapes[at - 1]?.line.text ?? '');
  const areCapitals = [above?.heading ?? '-', heading].every((each) => /^\P{Ll}{4,}$/u.test(each));
  return areCapitals && shapes[at]?.line.indent === shapes[at - 1]?.line.indent;
}

/** "Objective: a first summer job" and "SKILLS: four-handed dentistry | x-rays" below the address are no part of it. */
function isAim(shape: LineShape | undefined, label: LineLabel): boolean {
  if (!shape || label !== 'contact' || shape.hasContact || shape.line.blanksBefore === 0) return false;
  const kind = inlineHeading(shape.line.text)?.kind;
  return kind === 'summary' || kind === 'skills' || kind === 'certifications';
}

/** "CERTIFICATIONS: ServSafe Manager (exp. 4/2027)" below an empty line is no head, though a time stands in it. */
function isCapitalLabel(shape: LineShape | undefined, label: LineLabel): boolean {
  if (!shape || label !== 'head' || shape.line.blanksBefore === 0 || shape.mark !== undefined) return false;
  const inline = inlineHeading(shape.line.text);
  return inline !== undefined && inlineKinds.has(inline.kind) && /^\P{Ll}+:/u.test(shape.line.text);
}

/** What has no time of its own. */
const listed: ReadonlySet<SectionKind> = new Set([...inlineKinds, 'volunteering', 'awards', 'other']);

/** "SKILLS: …" and "LANGUAGES    …", each in capitals below an empty line and once, are headings in their lines. */
function headingsInTheirLines(shapes: LineShape[], labels: LineLabel[]): ReadonlyMap<number, SectionKind> {
  const found = shapes.flatMap(({ line, mark }, at): { at: number; kind: SectionKind; heading: string }[] => {
    const inline = line.blanksBefore > 0 && mark === undefined ? inlineHeading(line.text) : undefined;
    const behind = inline && line.text.startsWith(inline.heading) ? line.text.slice(inline.heading.length) : '';
    const isSet = /^\P{Ll}+$/u.test(inline?.heading ?? '-') && /^(?::|\t| {3})/.test(behind);
    // Two headings side by side are none in their line, and what stands beside a time is the head of a job.
    const isHeading = labels[at] === 'heading' && (behind.startsWith(':') || !behind.includes(', '));
    const isHead = labels[at] === 'head' && !behind.startsWith(':') && inline !== undefined && !listed.has(inline.kind);
    return inline && isSet && !isHeading && !isHead && labels[at] !== 'contact' ? [{ at, ...inline }] : [];
  });
  const areAlike = found.length > 1 && new Set(found.map(({ heading }) => heading)).size === found.length;
  return new Map(areAlike ? found.map(({ at, kind }) => [at, kind]) : []);
}

/** "Skills: Go, Terraform" stands among the jobs where another of them follows. */
function isWithinJobs(labels: LineLabel[], at: number, open: SectionKind | undefined): boolean {
  if (open !== 'experience' && open !== 'projects') return false;
  const next = labels.slice(at + 1).find((label) => label === 'heading' || label === 'head' || label === 'inline');
  return next === 'head' && (labels[at - 1] === 'bullet' || labels[at - 1] === 'cont');
}
