import type { Edit } from '@tailwright/contracts/optimize';
import { languageOf } from '../../../posting/language.js';
import type { Written } from '../../engine.js';
import { type CheckedEdit, type Checks, type Made, type Refusal, checkEdit } from './check-edit.js';
import type { Proposals } from './edits-answer.js';
import type { NumberedResume } from './numbered-resume.js';
import { type Replacements, placeEdits } from './place-edits.js';
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
  const replace = (edit: CheckedEdit, serves: readonly string[]) =>
    edit.replaced.forEach((line, at) =>
      replacements.set(line.number, at === 0 ? toEdit(edit, serves, shown) : undefined),
    );
  const { made, refused, edit: summary } = checkSummary(numbered, proposals.summary, checks);
  const serves = made.flatMap(({ proposal }) => proposal.serves);
  if (summary) replace(summary, serves);
  for (const proposal of proposals.edits) {
    const checked = checkEdit(proposal, checks);
    if ('refusal' in checked) refused.push({ proposal, reason: checked.refusal });
    else if (!isAsWritten(checked.edit)) {
      replace(checked.edit, proposal.serves);
      made.push({ proposal, text: checked.edit.text, lines: checked.edit.cited });
    }
  }
  const newSummary = summary?.replaced.length === 0 ? toEdit(summary, serves, shown) : undefined;
  return { ...placeEdits(numbered, { replacements, newSummary, order: proposals.order }), made, refused };
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
