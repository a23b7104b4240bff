import type { BuilderForm } from '@tailwright/contracts/build';
import type { CoverLetterRequest } from '@tailwright/contracts/cover-letter';
import type { OptimizeRequest } from '@tailwright/contracts/optimize';
import type { Quote } from '../../evidence/quotes.js';
import type { EngineTexts } from '../text-tasks.js';
import type { Engine, Run, Written } from '../engine.js';
import { EngineFault } from '../fault.js';
import type { Format } from './answer-format.js';
import { buildPrompt } from './build.prompt.js';
import { Chat, type ChatOptions, type Prompt } from './chat.js';
import { ContactMask } from './contacts.js';
import { withoutEcho } from './echo.js';
import { Tailoring } from './edits/tailoring.js';
import { letterPrompt } from './letter.prompt.js';
import { documentQuestion } from './question.js';
import { findQuotes } from './quotes/find-quotes.js';
import { tailorPrompt } from './tailor.prompt.js';

interface Hidden {
  contacts: string[];
  /** The masked text of a resume: a contact of it that the model dropped returns. */
  masked?: string;
  /** The form of answer to ask for, where it is known. */
  form?: Format | undefined;
}

/** OpenAiEngine writes with any endpoint that speaks OpenAI's chat completions. */
export class OpenAiEngine implements Engine {
  readonly name: string;
  readonly paid = true;
  private readonly chat: Chat;

  constructor(
    options: ChatOptions,
    private readonly texts: EngineTexts,
  ) {
    this.name = options.model;
    this.chat = new Chat(options);
  }

  /** A model that cannot answer with edits writes the whole document, which is guarded without citations. */
  async tailor(input: OptimizeRequest, run: Run): Promise<Written> {
    const { resumeText, jobDescription, style } = input;
    const request = { resumeText, jobDescription, style };
    const asked = await this.texts.run(
      'openai.ask-edits',
      { request, tokens: this.chat.documentTokens, today: new Date() },
      { signal: run.signal },
    );
    if (asked === undefined) return this.tailorWhole(input, run);
    try {
      return await new Tailoring(this.chat, this.texts, request, run).write(asked);
    } catch (error) {
      if (!(error instanceof EngineFault) || error.reason !== 'form-ignored') throw error;
      return this.tailorWhole(input, run, 'plain');
    }
  }

  private async tailorWhole(input: OptimizeRequest, run: Run, form?: Format): Promise<Written> {
    const { fitted, contacts, masked } = await this.maskTexts(input, run);
    const text = await this.write(tailorPrompt({ ...input, ...fitted }), { contacts, masked, form }, run);
    return { text, edits: [] };
  }

  findQuotes(input: OptimizeRequest, run: Run): Promise<Quote[] | undefined> {
    const { resumeText, jobDescription, style } = input;
    return findQuotes({ chat: this.chat, texts: this.texts }, { resumeText, jobDescription, style }, run);
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

  private async write(prompt: Prompt, { form, ...hidden }: Hidden, run: Run): Promise<string> {
    const { signal } = run;
    const mask = new ContactMask(hidden.contacts);
    const onText = (text: string) => run.onText(mask.restorePartial(withoutEcho(text, prompt)));
    const answer = await this.chat.ask(documentQuestion(prompt, onText), signal, form);
    return this.texts.run('openai.finish-answer', { answer, prompt, ...hidden }, { signal });
  }
}
