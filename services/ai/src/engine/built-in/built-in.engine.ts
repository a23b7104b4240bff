import type { BuilderForm } from '@tailwright/contracts/build';
import type { CoverLetterRequest } from '@tailwright/contracts/cover-letter';
import type { OptimizeRequest } from '@tailwright/contracts/optimize';
import type { Engine, Run } from '../engine.js';

/** BuiltInEngine rewrites by rules alone: no network, no model, the same bytes for the same input. */
export class BuiltInEngine implements Engine {
  readonly name = 'built-in';
  readonly paid = false;

  tailor(input: OptimizeRequest, run: Run): Promise<string> {
    return this.answer(run, () => input.resumeText.trim());
  }

  build(form: BuilderForm, run: Run): Promise<string> {
    const { first_name, last_name, email } = form.personal_info;
    return this.answer(run, () => `# ${first_name} ${last_name}\n\n${email}\n`);
  }

  writeLetter(input: CoverLetterRequest, run: Run): Promise<string> {
    return this.answer(
      run,
      () => `Dear ${input.recipientName || 'Hiring Manager'},\n\nSincerely,\n${input.applicantName}\n`,
    );
  }

  private async answer(run: Run, write: () => string): Promise<string> {
    run.signal.throwIfAborted();
    const text = write();
    run.onText(text);
    return Promise.resolve(text);
  }
}
