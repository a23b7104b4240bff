import type { Edit } from '@tailwright/contracts/optimize';
import { languageOf } from '../../../posting/language.js';
import type { Written } from '../../engine.js';
import {
  type CheckedEdit,
  type Checks,
  type Made,
  type Refusal,
  checkEdit,
  checkParts,
  saysAgain,
} from './check-edit.js';
import type { Proposal, Proposals } from './edits-answer.js';
import type { NumberedResume } from './numbered-resume.js';
import { type Replacements, placeEdits } from './place-edits.js';
import { checkHighlights } from './highlights.js';
import { checkSummary } from './summary.js';

/** Applied is a resume with a model's edits made, and what became of each proposal. */
export interface Applied extends Written {
  made: Made[];
  refused: Refusal[];
}

/** What the model was shown: the numbers of the lines, and the ids of the requirements "r1", "r2" and so on. */
export interface Shown {
  lines: readonly number[];
  requirements: readonly string[];
}

/** The contract of an edit takes no more. */
const max = { lines: 40, requirements: 20 } as const;

/**
 * applyEdits makes the edits that may be made and leaves every other line as the person wrote it. It is total: whatever a
 * model proposes, the result is a whole resume.
 */
export function applyEdits(numbered: NumberedResume, proposals: Proposals, shown: Shown): Applied {
  const replacements: Replacements = new Map();
  const checks = checksOf(numbered, shown, replacements);
  const { made, refused, edit: summary } = checkSummary(numbered, proposals.summary, checks);
  const serves = made.flatMap(({ proposal }) => proposal.serves);
  if (summary) replace(replacements, summary, [toEdit(summary, serves, shown)]);
  const top = checkHighlights(numbered, proposals.highlights, checks);
  made.push(...top.made);
  refused.push(...top.refused);
  for (const parts of partsOf(proposals.edits, checks, refused)) {
    const refusal = checkParts(
      parts.map(({ edit }) => edit),
      checks,
    )?.refusal;
    if (refusal !== undefined) refused.push(...parts.map(({ proposal }) => ({ proposal, reason: refusal })));
    else if (parts[0] && !(parts.length === 1 && isAsWritten(parts[0].edit))) {
      const edits = parts.map(({ edit, proposal }) => toEdit(edit, proposal.serves, shown));
      replace(replacements, parts[0].edit, edits);
      made.push(...parts.map(({ proposal, edit }) => ({ proposal, text: edit.text, lines: edit.cited })));
    }
  }
  const newSummary = summary?.replaced.length === 0 ? toEdit(summary, serves, shown) : undefined;
  const highlights = top.made.map(({ proposal, text, lines }) =>
    toEdit({ text, use: 'summary', cited: lines, replaced: [] }, proposal.serves, shown),
  );
  const placing = { replacements, newSummary, highlights, order: proposals.order };
  return { ...placeEdits(numbered, placing), made, refused };
}

interface Part {
  proposal: Proposal;
  edit: CheckedEdit;
}

/** Edits that each rest on the same one line are the parts it is cut into; what says a part again is refused. */
function partsOf(proposals: readonly Proposal[], checks: Checks, refused: Refusal[]): Part[][] {
  const groups = new Map<string, Part[]>();
  proposals.forEach((proposal, at) => {
    const checked = checkEdit(proposal, checks);
    if ('refusal' in checked) {
      refused.push({ proposal, reason: checked.refusal });
      return;
    }
    const { edit } = checked;
    const isOfOneLine = edit.replaced.length === 1 && edit.use !== 'summary';
    const name = isOfOneLine ? `line ${edit.replaced[0]?.number}` : `edit ${at}`;
    const group = groups.get(name) ?? [];
    const said = group.map((part) => part.edit.text);
    if (saysAgain(edit.text, said)) refused.push({ proposal, reason: 'another edit already replaces its line' });
    else groups.set(name, [...group, { proposal, edit }]);
  });
  return [...groups.values()];
}

/** The first line gives the edits their place; the others are told by them. */
function replace(replacements: Replacements, { replaced }: CheckedEdit, edits: Edit[]): void {
  replaced.forEach((line, at) => replacements.set(line.number, at === 0 ? edits : []));
}

function checksOf({ resume, lines }: NumberedResume, shown: Shown, replacements: Replacements): Checks {
  const known = new Set(shown.lines);
  const byNumber = new Map(lines.map((line) => [line.number, line]));
  return {
    language: languageOf(resume.text),
    lineOf: (number) => (known.has(number) ? byNumber.get(number) : undefined),
    isTaken: (line) => replacements.has(line.number),
  };
}

const isAsWritten = ({ text, replaced }: CheckedEdit) =>
  replaced.length === 1 && replaced[0]?.text.replace(/\s+/g, ' ').trim() === text;

function toEdit({ text, use, cited }: CheckedEdit, serves: readonly string[], { requirements }: Shown): Edit {
  const served = serves.map((name) => requirements[Number(/^r(\d{1,4})$/i.exec(name.trim())?.[1]) - 1]);
  return {
    text,
    kind: use === 'bullet' ? 'reworded' : use,
    lines: unique(cited.flatMap((line) => line.sources)).slice(0, max.lines),
    requirements: unique(served.filter((id) => id !== undefined)).slice(0, max.requirements),
  };
}

const unique = <T>(items: readonly T[]): T[] => [...new Set(items)];
