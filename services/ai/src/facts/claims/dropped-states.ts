import type { Clause } from '../words/clauses.js';
import type { Claim, Evidence, Source } from '../evidence.js';
import { lessenedIn, lessening, papers, withAside } from './lessened.js';
import { isOfLearning } from './moved-lines.js';
import type { Told } from '../told.js';

/** A longer line tells of several papers. */
const lineCharsMax = 200;

/** droppedState is how far a claim leaves out that what its nearest clause tells of is unfinished, over or not won. */
export function droppedState(
  { text, kind }: Told,
  claim: Claim,
  nearest: Clause | undefined,
  evidence: Evidence,
): number {
  if (!nearest || (!papers.test(text) && kind !== 'line')) return 0;
  const { source } = nearest;
  const isListed = isOfLearning(source);
  const isOfPaper = papers.test(text) || isListed;
  const state = isOfPaper && (kind !== 'bullet' || isListed) ? lessening.state : lessening.unfinished;
  const ofClause = lessenedIn(claim, [withAside(nearest, state, evidence)], state, evidence);
  if (!isOfPaper || source.text.length > lineCharsMax) return ofClause;
  // What takes a paper back may stand at the end of its line, and one of two papers may stand in another.
  const others =
    kind === 'summary' ? [] : evidence.sources.filter((each) => each !== source && isNamedToo(each, claim, evidence));
  return Math.max(
    ofClause,
    lessenedIn(claim, [source.text], lessening.stateOfPart, evidence),
    ...others.map((each) => lessenedIn(claim, [each.text], lessening.state, evidence)),
  );
}

/** True for the line of a paper of which the claim has a word that no other line has: "Foundation (2025) and Intermediate". */
function isNamedToo(line: Source, { canons }: Claim, { sources }: Evidence): boolean {
  if (!isOfLearning(line) || line.text.length > lineCharsMax) return false;
  return canons.some(
    (word) => word !== '' && line.all.has(word) && !sources.some((each) => each !== line && each.all.has(word)),
  );
}
