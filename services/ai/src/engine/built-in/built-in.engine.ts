import type { BuilderForm } from '@tailwright/contracts/build';
import type { CoverLetterRequest } from '@tailwright/contracts/cover-letter';
import type { OptimizeRequest } from '@tailwright/contracts/optimize';
import type { Engine, Run } from '../engine.js';
import { renderForm } from '@tailwright/resume-text/render-form';
import { writeLetter } from './letter.js';
import { tailor } from './tailor.js';

/** BuiltInEngine rewrites by rules alone: no network, no model, the same bytes for the same input. */
export class BuiltInEngine implements Engine {
  readonly name = 'built-in';
  readonly paid = false;

  tailor(input: OptimizeRequest, run: Run): Promise<string> {
    return this.answer(run, () => tailor(input));
  }

  build(form: BuilderForm, run: Run): Promise<string> {
    return this.answer(run, () => renderForm(form));
  }

  writeLetter(input: CoverLetterRequest, run: Run): Promise<string> {
    return this.answer(run, () => writeLetter(input));
  }

  private async answer(run: Run, write: () => string): Promise<string> {
    run.signal.throwIfAborted();
    const text = write();
    run.onText(text);
    return Promise.resolve(text);
  }
}
