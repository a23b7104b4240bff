import type { BuilderForm } from '@tailwright/contracts/build';
import type { CoverLetterRequest } from '@tailwright/contracts/cover-letter';
import type { OptimizeRequest } from '@tailwright/contracts/optimize';
import type { EngineTexts } from '../text-tasks.js';
import type { Engine, Run, Written } from '../engine.js';

/** BuiltInEngine rewrites by rules alone: no network, no model, the same bytes for the same input. */
export class BuiltInEngine implements Engine {
  readonly name = 'built-in';
  readonly paid = false;

  /**
   * `onSectionsAsWritten` learns how many sections of a resume were not laid out anew: because a line would be lost, or because the
   * whole is not read for sure.
   */
  constructor(
    private readonly texts: EngineTexts,
    private readonly onSectionsAsWritten: (count: number) => void = () => undefined,
  ) {}

  async tailor(input: OptimizeRequest, run: Run): Promise<Written> {
    const { text, sectionsAsWritten, edits } = await this.texts.run('built-in.tailor', input, { signal: run.signal });
    if (sectionsAsWritten > 0) this.onSectionsAsWritten(sectionsAsWritten);
    run.onText(text);
    return { text, edits };
  }

  build(form: BuilderForm, run: Run): Promise<string> {
    return shown(this.texts.run('built-in.build', form, { signal: run.signal }), run);
  }

  writeLetter(input: CoverLetterRequest, run: Run): Promise<string> {
    return shown(this.texts.run('built-in.write-letter', input, { signal: run.signal }), run);
  }
}

async function shown(writing: Promise<string>, run: Run): Promise<string> {
  const text = await writing;
  run.onText(text);
  return text;
}
