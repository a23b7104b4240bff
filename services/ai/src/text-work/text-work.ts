import type { BuilderForm } from '@tailwright/contracts/build';
import type { CoverLetterRequest } from '@tailwright/contracts/cover-letter';
import type { OptimizeRequest } from '@tailwright/contracts/optimize';
import { renderForm } from '@tailwright/resume-text/document/render-form';
import { completeBuild } from '../build/complete-build.js';
import { checkLetterLines } from '../checks/check-letter-lines.js';
import { checkText } from '../checks/check-text.js';
import { completeLetter } from '../cover-letter/complete-letter.js';
import { writeLetter } from '../engine/built-in/letter.js';
import { tailor } from '../engine/built-in/tailor.js';
import { askEdits } from '../engine/openai/edits/ask-edits.js';
import { findFaults, withoutDoubted } from '../engine/openai/edits/findings.js';
import { askSecondReading, withoutVetoed } from '../engine/openai/edits/second-reading.js';
import { showEdits, withoutEchoes, writeEdits } from '../engine/openai/edits/write-edits.js';
import { finishAnswer } from '../engine/openai/finish-answer.js';
import { maskForm, maskTexts } from '../engine/openai/mask-request.js';
import { askQuotes, takeQuotes } from '../engine/openai/quotes/ask-quotes.js';
import { completeOptimization } from '../optimize/complete-optimization.js';
import { heard, heardForm } from '../text/heard.js';
import { withShortLines } from './short-lines.js';
import type { TaskName, TextTasks, TextWorker } from './text-worker.js';

/** textTasks is all synchronous work over a person's text, by name: it runs in a thread that can be ended (ADR 0014). */
export const textTasks = {
  'optimize.complete': completeOptimization,
  'checks.check-text': checkText,
  'checks.check-letter': checkLetterLines,
  'build.complete': completeBuild,
  'cover-letter.complete': completeLetter,
  'built-in.tailor': (request: OptimizeRequest) => tailor(heard(request)),
  'built-in.build': (form: BuilderForm) => renderForm(heardForm(form)),
  'built-in.write-letter': (request: CoverLetterRequest) => writeLetter(heard(request)),
  'openai.mask-texts': maskTexts,
  'openai.mask-form': maskForm,
  'openai.finish-answer': finishAnswer,
  'openai.ask-edits': askEdits,
  'openai.show-edits': showEdits,
  'openai.write-edits': writeEdits,
  'openai.without-echoes': withoutEchoes,
  'openai.find-faults': findFaults,
  'openai.without-doubted': withoutDoubted,
  'openai.ask-second-reading': askSecondReading,
  'openai.take-back': withoutVetoed,
  'openai.ask-quotes': askQuotes,
  'openai.take-quotes': takeQuotes,
} as const;

/** runTask does one piece of work. Every text in its input has short lines from here on. */
export function runTask<Name extends TaskName>(
  tasks: TextTasks,
  name: Name,
  input: Parameters<TextTasks[Name]>[0],
  enter: (stage: 'checking' | 'scoring') => void,
): ReturnType<TextTasks[Name]> {
  const task = tasks[name] as (input: unknown, enter: unknown) => ReturnType<TextTasks[Name]>;
  return task(withShortLines(input), enter);
}

/** inThisThread works where it is called, without a time limit: for measurements, which want no second thread. */
export const inThisThread: TextWorker = {
  run: (name, input, { signal, enter = () => undefined }) =>
    Promise.resolve().then(() => {
      signal.throwIfAborted();
      return runTask(textTasks, name, input, enter);
    }),
};
