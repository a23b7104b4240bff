import type { BuilderForm } from '@tailwright/contracts/build';
import { guardBuild } from '../facts/guard.js';
import type { Draft } from './draft.js';
import { heardForm, leftUnheardOfForm } from '../text/heard.js';
import type { TextStage } from '../text/text-worker.js';

/** completeBuild checks every claim of a resume written from the builder's form. */
export function completeBuild({ form, draft }: { form: BuilderForm; draft: Draft }, enter: (stage: TextStage) => void) {
  enter('checking');
  const { text, report } = guardBuild({ form: heardForm(form), generated: draft.text, today: draft.askedAt });
  return {
    generatedResume: text,
    factCheck: { ...report, notAdded: [...report.notAdded, ...leftUnheardOfForm(form)] },
  };
}
