import type { BuilderForm } from '@tailwright/contracts/build';
import type { CoverLetterRequest } from '@tailwright/contracts/cover-letter';
import type { OptimizeRequest } from '@tailwright/contracts/optimize';
import type { TextWorker } from '../../text-work/text-worker.js';
import type { Engine, Run, Written } from '../engine.js';
import { buildPrompt } from './build.prompt.js';
import { Chat, type ChatOptions, type Prompt } from './chat.js';
import { ContactMask } from './contacts.js';
import { withoutEcho } from './echo.js';
import { letterPrompt } from './letter.prompt.js';
import { tailorPrompt } from './tailor.prompt.js';

/** OpenAiEngine writes with any endpoint that speaks OpenAI's chat completions. */
export class OpenAiEngine implements Engine {
  readonly name: string;
  readonly paid = true;
  private readonly chat: Chat;

  constructor(
    options: ChatOptions,
    private readonly texts: TextWorker,
  ) {
    this.name = options.model;
    this.chat = new Chat(options);
  }

  async tailor(input: OptimizeRequest, run: Run): Promise<Written> {
    const { fitted, contacts, masked } = await this.maskTexts(input, run);
    const text = await this.write(tailorPrompt({ ...input, ...fitted }), { contacts, masked }, run);
    return { text, edits: [] };
  }

  async build(form: BuilderForm, run: Run): Promise<string> {
    const tokens = this.chat.documentTokens;
    const { fitted, contacts, masked } = await this.texts.run(
      'openai.mask-form',
      { form, tokens },
      { signal: run.signal },
    );
    return this.write(buildPrompt(fitted), { contacts, masked }, run);
  }

  async writeLetter(input: CoverLetterRequest, run: Run): Promise<string> {
    const { fitted, contacts } = await this.maskTexts(input, run);
    return this.write(letterPrompt({ ...input, ...fitted }), { contacts }, run);
  }

  private maskTexts({ resumeText, jobDescription }: OptimizeRequest | CoverLetterRequest, { signal }: Run) {
    const texts = { resumeText, jobDescription };
    return this.texts.run('openai.mask-texts', { texts, tokens: this.chat.documentTokens }, { signal });
  }

  private async write(prompt: Prompt, hidden: { contacts: string[]; masked?: string }, run: Run): Promise<string> {
    const { signal } = run;
    const mask = new ContactMask(hidden.contacts);
    const onText = (text: string) => run.onText(mask.restorePartial(withoutEcho(text, prompt)));
    const answer = await this.chat.complete(prompt, { signal, onText });
    return this.texts.run('openai.finish-answer', { answer, prompt, ...hidden }, { signal });
  }
}
