import { isBreak } from '../heads/employers.js';
import type { LineLabel } from '../lines/line-tagger.js';
import { listKinds } from '../sections/cut-sections.js';
import type { LineRole, ReadRole } from './line-roles.js';
import type { ResumeDocument } from './resume-document.js';
import { chanceOfPart, partOf, tagAgain, type LinePart, type TaggedLine } from './role-tagger.js';

/** SecondReading is what the second tagger makes of the lines of a resume, each by where it begins in the text. */
export interface SecondReading {
  roles: ReadonlyMap<number, ReadRole>;
  /** Where the lines begin whose role is another than in the first reading. */
  changed: ReadonlySet<number>;
}

/** findSecondReading is undefined where the second tagger would read no line of a resume otherwise than it was read. */
export function findSecondReading(resume: ResumeDocument): SecondReading | undefined {
  const roles = new Map<number, ReadRole>();
  const changed = new Set<number>();
  let above: ReadRole | undefined;
  for (const line of tagAgain(resume)) {
    const { start } = line.shape.line;
    const other = mayDiffer(line, above) ? otherRole(line) : undefined;
    above = line.role;
    roles.set(start, other ?? line.role);
    if (other) changed.add(start);
  }
  return changed.size === 0 ? undefined : { roles, changed };
}

/**
 * labelsOf gives the labels that lines are read anew with: those of headings, and of what goes on with the line above. Which lines
 * of a section are heads is asked once more when it is read (`readAgain`).
 */
export function labelsOf({ roles, changed }: SecondReading, first: ResumeDocument): ReadonlyMap<number, LineLabel> {
  const before = new Map(first.lines.map(({ start, label }) => [start, label]));
  const labels = new Map<number, LineLabel>();
  for (const start of changed) {
    const role = roles.get(start) ?? 'prose';
    const label = role === 'entry' || role === 'told' || role === 'lost' ? 'head' : role;
    const own = before.get(start) ?? 'cont';
    if ([label, own].some((each) => each === 'heading' || each === 'cont')) labels.set(start, label);
  }
  return labels;
}

/**
 * What stands well as it is, whatever it is called: a line that tells of a job, a heading with its text, a name and its rest, what
 * is told of a time without work, and a rest that begins small or with a bracket.
 */
function mayDiffer({ role, shape }: TaggedLine, above: ReadRole | undefined): boolean {
  if (role === 'told' || role === 'inline' || role === 'name' || (role === 'cont' && above === 'name')) return false;
  if (role === 'cont' && !shape.hasContact && /^[(\p{Ll}]/u.test(shape.line.text)) return false;
  return !isBreak.test(shape.line.text);
}

const parts: readonly LinePart[] = ['heading', 'entry', 'head', 'cont', 'text'];

/** The role that a line has instead, where the second tagger is sure enough of it. */
function otherRole(line: TaggedLine): LineRole | undefined {
  const before = partOf(line.role);
  const part = parts.find((each) => chanceOfPart(line, each) >= (before === 'text' ? chanceOf[each] : chanceMin));
  if (part === undefined || part === before || !mayBe(part, line)) return undefined;
  // An employer above its posts is an entry of its own, and so is the first post.
  if ((before === 'entry' && part === 'head') || (before === 'head' && part === 'entry')) return undefined;
  // Above the first section stand the parts of a name and contacts.
  if ((part === 'cont' || before === 'cont') && !line.section) return undefined;
  const [[role] = []] = [...line.chances]
    .filter(([each]) => partOf(each) === part)
    .sort(([, one], [, other]) => other - one);
  return role === 'inline' ? undefined : role;
}

/** Lists have no heads, a sentence is none, and a label with its value says something of the head above. */
function mayBe(part: LinePart, { section, shape: { line, flags, dates } }: TaggedLine): boolean {
  if (part !== 'entry' && part !== 'head') return true;
  if (section && listKinds.has(section.kind)) return false;
  // "Team    2 counters" is the row of a form.
  if (flags.includes('gap') && dates === 'none') return false;
  if (part === 'head') return !flags.includes('label');
  return line.text.length <= headCharsMax && !/\p{Ll}{3}[.;!?](?:\s|$)/u.test(line.text);
}

/** Of the lines that are changed at this chance, five of six are right on resumes that took no part in the fit. */
const chanceMin = 0.7;
/** What is no text is told more or less surely: that a line goes on with the one above is known well without the second tagger. */
const chanceOf: Readonly<Record<LinePart, number>> = {
  heading: chanceMin,
  entry: chanceMin,
  head: 0.6,
  cont: 0.85,
  name: 1,
  text: chanceMin,
};
const headCharsMax = 90;
