import { roleWeights } from '../data/role-weights.data.js';
import { chancesOf, readChain, scoresOf, type LinearChain } from '../lines/linear-chain.js';
import type { LineShape } from '../lines/line-shape.js';
import { printedPage } from '../lines/logical-lines.js';
import { lineRoles, readRolesOf, type LineRole, type ReadRole } from './line-roles.js';
import type { ResumeDocument, Section } from './resume-document.js';
import { roleFeatures } from './role-features.js';

/** The parts that matter for how a resume is cut; what is told within them differs in the way it is set alone. */
export type LinePart = 'heading' | 'entry' | 'head' | 'cont' | 'name' | 'text';

/** TaggedLine is a line with the role that a reading gave it, and what the second tagger says of it. */
export interface TaggedLine {
  shape: LineShape;
  role: ReadRole;
  /** The section of the reading that it stands in. */
  section?: Section;
  /** How probable each role is, 0–1. */
  chances: ReadonlyMap<LineRole, number>;
}

let shipped: LinearChain<LineRole> | undefined;

/**
 * tagAgain looks at a resume that was read, as a whole: with a tagger that knows what the reading made of each line, of its
 * neighbours and of the lines that look alike. No lines for a text in Markdown and for a saved profile, whose marks say more, for
 * less than half a page, where too few lines look alike, and for a book.
 */
export function tagAgain(resume: ResumeDocument): TaggedLine[] {
  const page = printedPage(resume.text);
  if (
    !page ||
    page.isProfile ||
    page.shapes.length < linesMin ||
    page.shapes.length > linesMax ||
    page.shapes.some(({ isMarkdownHeading }) => isMarkdownHeading)
  )
    return [];
  const read = readRolesOf(resume);
  const features = roleFeatures(
    page.shapes,
    read.map(({ role }) => role),
  );
  const model = (shipped ??= readChain(lineRoles, roleWeights));
  return chancesOf(scoresOf(features, model), model).map((row, at) => ({
    shape: page.shapes[at] as LineShape,
    ...(read[at] ?? { role: 'prose' as const }),
    chances: new Map(row.map((chance, role) => [lineRoles[role] as LineRole, chance])),
  }));
}

const linesMin = 20;
const linesMax = 500;

/** partOf is the part that a role has in how a resume is cut. */
export function partOf(role: ReadRole): LinePart {
  if (role === 'heading' || role === 'inline') return 'heading';
  if (role === 'entry' || role === 'told') return 'entry';
  return role === 'head' || role === 'cont' || role === 'name' ? role : 'text';
}

/** chanceOfPart is how probable it is that a line has that part, 0–1. */
export function chanceOfPart({ chances }: TaggedLine, part: LinePart): number {
  let sum = 0;
  for (const [role, chance] of chances) if (partOf(role) === part) sum += chance;
  return sum;
}
