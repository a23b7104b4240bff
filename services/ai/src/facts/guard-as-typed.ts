import { inOneForm } from '../text/line-form.js';
import type { Doubt } from './doubt.js';
import { withoutForeignLinks } from './foreign-links.js';
import type { GuardedResume, ResumeToGuard } from './guard.js';
import { checkResume } from './guard-resume.js';

/** Nobody reads more, and each is looked for in every line. */
const toldMax = 100;

/**
 * guardAsTyped checks a text that the person edited as a document. Every word of it stays, because they see the text and
 * answer for it. What their own lines say and the original does not is told to them. See ADR 0027.
 */
export function guardAsTyped({ edits = [], ...resume }: ResumeToGuard): GuardedResume {
  const { text, doubts } = withoutForeignLinks(resume.tailored, resume.original);
  const known = edits.filter(({ kind }) => kind !== 'own');
  const { report } = checkResume({ ...resume, tailored: text, edits: known, restores: false });
  const lines = resume.tailored.split('\n').map(inOneForm);
  const checked = new Set([...resume.original.split('\n'), ...known.map((edit) => edit.text)].map(inOneForm));
  const own = new Set(edits.filter(({ kind }) => kind === 'own').map((edit) => inOneForm(edit.text)));
  const isToTell = (doubt: Doubt) => {
    const homes = lines.filter((line) => line.includes(inOneForm(doubt.text)));
    // What the engine wrote was checked when it was written, and what the original says needs no proof.
    return homes.some((line) => own.has(line)) || !homes.some((line) => checked.has(line));
  };
  const unproven = [...doubts, ...report.notAdded].slice(0, toldMax).filter(isToTell);
  return {
    text: resume.tailored,
    report: { checked: report.checked, notAdded: [], ...(unproven.length > 0 && { unproven }) },
    edits: edits.filter((edit) => lines.includes(inOneForm(edit.text))),
  };
}
