import type { BuilderForm } from '@tailwright/contracts/build';
import type { CoverLetterRequest } from '@tailwright/contracts/cover-letter';
import type { OptimizeRequest } from '@tailwright/contracts/optimize';
import type { Engine, Run } from '../engine.js';
import { buildPrompt } from './build.prompt.js';
import { Chat, type ChatOptions, type Prompt } from './chat.js';
import { ContactMask } from './contacts.js';
import { fitForm, fitTexts } from './fit.js';
import { withoutEcho } from './echo.js';
import { letterPrompt } from './letter.prompt.js';
import { tailorPrompt } from './tailor.prompt.js';

/** OpenAiEngine writes with any endpoint that speaks OpenAI's chat completions. */
export class OpenAiEngine implements Engine {
  readonly name: string;
  readonly paid = true;
  private readonly chat: Chat;

  constructor(options: ChatOptions) {
    this.name = options.model;
    this.chat = new Chat(options);
  }

  async tailor(input: OptimizeRequest, run: Run): Promise<string> {
    const mask = new ContactMask();
    const resumeText = mask.hide(input.resumeText);
    const jobDescription = mask.hide(input.jobDescription);
    const fitted = fitTexts({ ...input, resumeText, jobDescription }, this.chat.documentTokens);
    const answer = await this.write(tailorPrompt(fitted), mask, run);
    return mask.restoreAll(answer, resumeText);
  }

  async build(form: BuilderForm, run: Run): Promise<string> {
    const mask = new ContactMask();
    const hide = (_key: string, value: unknown) => (typeof value === 'string' ? mask.hide(value) : value);
    const masked = JSON.stringify(form, hide);
    const fitted = fitForm(JSON.parse(masked) as BuilderForm, this.chat.documentTokens);
    const answer = await this.write(buildPrompt(fitted), mask, run);
    return mask.restoreAll(answer, masked);
  }

  async writeLetter(input: CoverLetterRequest, run: Run): Promise<string> {
    const mask = new ContactMask();
    const resumeText = mask.hide(input.resumeText);
    const jobDescription = mask.hide(input.jobDescription);
    const fitted = fitTexts({ ...input, resumeText, jobDescription }, this.chat.documentTokens);
    return mask.restore(await this.write(letterPrompt(fitted), mask, run));
  }

  private async write(prompt: Prompt, mask: ContactMask, run: Run): Promise<string> {
    const onText = (text: string) => run.onText(mask.restorePartial(withoutEcho(text, prompt)));
    return withoutEcho(await this.chat.complete(prompt, { signal: run.signal, onText }), prompt);
  }
}
