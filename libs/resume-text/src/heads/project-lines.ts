import { isLabelled } from '../recognizers/form-labels.js';
import type { SectionKind } from '../recognizers/headings.js';
import type { LogicalLine } from '../lines/logical-lines.js';

/** "Project 1:   Link road (18.4 km)", "Client: Gulf Ports": what the work was on, which is no part of who it was for. */
const ofWork =
  /^(?:(?:major |key )?projects?(?: ?(?:no\.? ?)?\d{1,2})?|clients?(?: ?(?:#|no\.? ?)?\d{1,2})?|contract(?: value)?|scope(?: of work)?) {0,40}:\s{0,40}\S/iu;

const isProject = /^\S*\s?project|^clients? ?(?:#|no\.? ?)?\d/i;

/** withProjectsBelow takes the lines that name a project out of the head of a job: they stand first below it. Linear in the lines. */
export function withProjectsBelow(lines: readonly LogicalLine[], kind: SectionKind): LogicalLine[] {
  if (kind !== 'experience') return [...lines];
  const result = [...lines];
  let isHeadBelow = false;
  for (let at = lines.length - 1; at > 0; at -= 1) {
    const line = lines[at] as LogicalLine;
    if (!ofWork.test(line.text)) {
      isHeadBelow = line.label === 'head';
      continue;
    }
    const isSaid = line.label === 'head' || (line.mark === undefined && isProject.test(line.text));
    const isBehindHead = isSaid && lines[at - 1]?.label === 'head' && line.blanksBefore === 0;
    // Above lines without a mark it is the first of several.
    const below = lines[at + 1];
    const isLabel = isProject.test(line.text) && (below?.mark !== undefined || isLabelled(below?.text ?? ''));
    if (isBehindHead && !isHeadBelow) result[at] = { ...line, label: isLabel ? 'sub' : 'prose' };
  }
  return result;
}
