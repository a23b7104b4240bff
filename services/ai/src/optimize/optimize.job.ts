import { Processor } from '@nestjs/bullmq';
import { Inject } from '@nestjs/common';
import type { Input } from '@tailwright/contracts/define';
import { optimizeJob } from '@tailwright/contracts/optimize';
import type { Engine, Run, Written } from '../engine/engine.js';
import { JobProcessor, processorOptions } from '../jobs/job-processor.js';
import type { Draft } from '../results/draft.js';
import type { TextRun } from '../text/text-worker.js';
import type { Texts } from '../text-work/text-work.js';
import { QuoteStore } from './quote-store.js';

type Request = Input<typeof optimizeJob>;

/** OptimizeJob tailors a resume: the engine writes, our code checks every claim and computes the match. */
@Processor(optimizeJob.queue, processorOptions)
export class OptimizeJob extends JobProcessor<typeof optimizeJob> {
  readonly job = optimizeJob;

  @Inject(QuoteStore) private readonly quotes!: QuoteStore;

  async write(engine: Engine, request: Request, run: Run): Promise<Written> {
    const { tailoredResume: text, edits = [] } = request;
    if (text !== undefined) return { text, edits };
    const written = await engine.tailor(request, run);
    await this.askForQuotes(engine, request, written, run);
    return written;
  }

  async complete(request: Request, draft: Draft, texts: Texts, run: TextRun) {
    const quotes = await this.quotes.find(request);
    const completed = await texts.run('optimize.complete', { request, draft, quotes }, run);
    return { ...completed, originalResume: request.resumeText };
  }

  /** Once for the same two texts: whoever asks for them again gets the same score. */
  private async askForQuotes(engine: Engine, request: Request, written: Written, run: Run): Promise<void> {
    if (!engine.findQuotes || (await this.quotes.find(request))) return;
    // Should the process die during this call, what is written is not paid for again.
    await run.keep?.(written);
    const quotes = await engine.findQuotes(request, run);
    if (quotes) await this.quotes.keep(request, { readBy: engine.name, quotes });
  }
}
