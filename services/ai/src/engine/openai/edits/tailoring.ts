import type { OptimizeRequest } from '@tailwright/contracts/optimize';
import type { Run, Written } from '../../engine.js';
import type { EngineTasks, EngineTexts } from '../../text-tasks.js';
import type { Chat } from '../chat.js';
import { editsQuestion, objectionsQuestion } from '../question.js';
import type { AskedEdits } from './ask-edits.js';
import { type Proposals, countOf, noProposals, readPartialEdits } from './edits-answer.js';
import { type Left, withMended } from './findings.js';
import { LiveResume } from './live-resume.js';

/** What checking and scoring take at the end of a job. */
const closingMs = 6_000;
/** A call that has less time would only be broken off. */
const callMsMin = 5_000;

/**
 * Tailoring has a model propose edits, gives it the findings about them once, and lets it read them a second time. Only
 * the first call is needed: without the others the fact guard closes all the same (ADR 0022).
 */
export class Tailoring {
  constructor(
    private readonly chat: Chat,
    private readonly texts: EngineTexts,
    private readonly request: OptimizeRequest,
    private readonly run: Run,
  ) {}

  /** write throws EngineFault `form-ignored` when the model cannot answer with edits. */
  async write(asked: AskedEdits): Promise<Written> {
    const proposed = await this.propose(asked);
    const draft = await this.apply(asked, proposed);
    if (countOf(proposed) === 0) return draft;
    await this.run.keep?.(draft);
    const mended = await this.mend(asked, proposed);
    const standing = await this.inThread('openai.without-doubted', this.toCheck(asked, mended));
    const read = await this.readAgain(asked, standing.proposals);
    const written = await this.apply(asked, read.proposals);
    return { ...written, notAdded: [...standing.notAdded, ...read.notAdded] };
  }

  private async propose(asked: AskedEdits): Promise<Proposals> {
    const { request, run } = this;
    const live = new LiveResume(
      (proposals) => this.inThread('openai.show-edits', { request, asked, proposals }),
      run.onText,
    );
    live.show(noProposals);
    try {
      const question = editsQuestion(asked.prompt, { onPartial: (raw) => live.show(readPartialEdits(raw)) });
      return await this.withoutEchoes(asked, await this.chat.ask(question, run.signal));
    } finally {
      live.stop();
    }
  }

  /** What was refused, and what the fact guard would take out, goes back to the model once. */
  private async mend(asked: AskedEdits, proposals: Proposals): Promise<Proposals> {
    const findings = await this.inThread('openai.find-faults', this.toCheck(asked, proposals));
    if (!findings) return proposals;
    const question = editsQuestion(findings.prompt, { isOptional: true });
    const mended = await this.tryTo((signal) => this.chat.ask(question, signal));
    if (!mended) return proposals;
    return withMended(proposals, await this.withoutEchoes(asked, mended), findings.faulty);
  }

  /** An objection takes an edit back; nothing that a second reading says lets one in. */
  private async readAgain(asked: AskedEdits, proposals: Proposals): Promise<Left> {
    const { request } = this;
    const left = { proposals, notAdded: [] };
    const prompt = await this.inThread('openai.ask-second-reading', { request, proposals, asked });
    if (!prompt) return left;
    const objections = await this.tryTo((signal) => this.chat.ask(objectionsQuestion(prompt), signal));
    if (!objections) return left;
    return this.inThread('openai.take-back', { request, proposals, asked, objections });
  }

  private toCheck(asked: AskedEdits, proposals: Proposals) {
    return { request: this.request, proposals, asked, today: new Date() };
  }

  private apply(asked: AskedEdits, proposals: Proposals): Promise<Written> {
    return this.inThread('openai.write-edits', { request: this.request, asked, proposals });
  }

  private withoutEchoes({ prompt }: AskedEdits, proposals: Proposals): Promise<Proposals> {
    return this.inThread('openai.without-echoes', { proposals, prompt });
  }

  private inThread<Name extends keyof EngineTasks>(name: Name, input: Parameters<EngineTasks[Name]>[0]) {
    return this.texts.run(name, input, { signal: this.run.signal });
  }

  /** A call that is not needed never fails the job, and ends in time for what comes after it. */
  private async tryTo<T>(call: (signal: AbortSignal) => Promise<T>): Promise<T | undefined> {
    const { deadline, signal } = this.run;
    const leftMs = deadline === undefined ? Infinity : deadline.getTime() - Date.now() - closingMs;
    if (leftMs < callMsMin) return undefined;
    const signals = Number.isFinite(leftMs) ? [signal, AbortSignal.timeout(leftMs)] : [signal];
    try {
      return await call(AbortSignal.any(signals));
    } catch {
      signal.throwIfAborted();
      return undefined;
    }
  }
}
