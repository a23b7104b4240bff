import type { BuilderForm } from '@tailwright/contracts/build';
import type { CoverLetterRequest } from '@tailwright/contracts/cover-letter';
import type { OptimizeRequest } from '@tailwright/contracts/optimize';
import { renderForm } from '@tailwright/resume-text/document/render-form';
import { heard, heardForm } from '../text/heard.js';
import type { TextWorker } from '../text/text-worker.js';
import { writeLetter } from './built-in/letter.js';
import { tailor } from './built-in/tailor.js';
import { askEdits } from './openai/edits/ask-edits.js';
import { findFaults, withoutDoubted } from './openai/edits/findings.js';
import { askSecondReading, withoutVetoed } from './openai/edits/second-reading.js';
import { showEdits, withoutEchoes, writeEdits } from './openai/edits/write-edits.js';
import { finishAnswer } from './openai/finish-answer.js';
import { maskForm, maskTexts } from './openai/mask-request.js';
import { askQuotes, takeQuotes } from './openai/quotes/ask-quotes.js';

/** engineTasks is what the engines do over a person's text. */
export const engineTasks = {
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

export type EngineTasks = typeof engineTasks;

/** EngineTexts does the work of the engines over texts. */
export type EngineTexts = TextWorker<EngineTasks>;
