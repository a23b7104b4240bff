import { Controller } from '@nestjs/common';
import { checkLetterNow } from '@tailwright/contracts/cover-letter';
import type { Input } from '@tailwright/contracts/define';
import { AppError } from '@tailwright/contracts/errors';
import { checkTextNow } from '@tailwright/contracts/optimize';
import { type CallContext, Handles } from '@tailwright/platform/bus/handles';
import { QuoteStore } from '../optimize/quote-store.js';
import { TextThreads } from '../text-work/text-threads.js';

/** ChecksController checks what a person types at once, without a job: the next letter makes the answer worthless. */
@Controller()
export class ChecksController {
  constructor(
    private readonly texts: TextThreads,
    private readonly quotes: QuoteStore,
  ) {}

  @Handles(checkTextNow)
  async checkText(request: Input<typeof checkTextNow>, { signal }: CallContext) {
    const { tailoredResume } = request;
    if (tailoredResume === undefined) throw new AppError('invalid_input', 'A tailored resume is needed to check it.');
    const quotes = await this.quotes.find(request);
    const input = { request: { ...request, tailoredResume }, quotes, askedAt: new Date() };
    return this.texts.run('checks.check-text', input, { signal });
  }

  @Handles(checkLetterNow)
  checkLetter(letter: Input<typeof checkLetterNow>, { signal }: CallContext) {
    return this.texts.run('checks.check-letter', { letter, askedAt: new Date() }, { signal });
  }
}
