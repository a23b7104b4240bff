import OpenAI from 'openai';
import type { ChatCompletionCreateParamsStreaming } from 'openai/resources/chat/completions';
import type { Budget } from '../budget.js';
import { EngineFault, type FaultReason } from '../fault.js';
import type { ProviderMetrics } from '../provider-metrics.js';
import type { ProviderNotices } from '../provider-notices.js';
import { type Breaker, createBreaker } from './breaker.js';
import { type Format, FormatMemory, namesFormat } from './answer-format.js';
import { completionTokensIn, countTokens, documentTokensIn } from './context.js';
import { ContextSize } from './context-size.js';
import { readContextLimit } from './context-limit.js';
import { guardedFetch } from './guarded-fetch.js';
import { AnswerProgress, collectAnswer } from './collect-answer.js';
import type { Question } from './question.js';
import { toFault } from './to-fault.js';

export interface ChatOptions {
  apiKey?: string;
  baseUrl?: string;
  model: string;
  timeoutMs: number;
  /** What the model reads and writes at once, in tokens; a server that says less is believed. */
  contextTokens?: number;
  breaker?: Breaker;
  /** Shared with all workers; without it nothing is bounded. */
  budget?: Budget;
  metrics?: ProviderMetrics;
  notices?: ProviderNotices;
}

export interface Prompt {
  system: string;
  user: string;
}

interface Call {
  format: Format;
  cancelled: AbortSignal;
  progress: AnswerProgress;
}

/** A provider that refused a call did not charge for it. */
const atNoCost: readonly FaultReason[] = [
  ...(['throttled', 'quota-spent', 'auth', 'bad-request', 'format-refused', 'context-too-small'] as const),
];
/** A model that thinks before it writes may have used up all it was allowed, and shown nothing. */
const atFullCost: readonly FaultReason[] = ['cut-by-length', 'timeout', 'too-slow'];

/** Chat puts questions to an OpenAI-compatible endpoint and believes nothing about the form of its answer. */
export class Chat {
  private readonly client: OpenAI;
  private readonly breaker: Breaker;
  private readonly format = new FormatMemory();
  private readonly context: ContextSize;

  constructor(private readonly options: ChatOptions) {
    this.context = new ContextSize(options.contextTokens);
    this.breaker = options.breaker ?? createBreaker({ onState: (state) => options.metrics?.breakerIs(state) });
    this.client = new OpenAI({
      // Local servers want no key, but the SDK refuses to start without one.
      apiKey: options.apiKey ?? 'none',
      baseURL: options.baseUrl ?? 'https://api.openai.com/v1',
      // The queue is the only layer that retries: a second one multiplies calls and cost.
      maxRetries: 0,
      timeout: options.timeoutMs,
      fetch: guardedFetch,
      // The SDK logs chunks it cannot read, and they are a person's text.
      logLevel: 'off',
    });
  }

  /** What the documents of a prompt may take, in tokens. */
  get documentTokens(): number {
    return documentTokensIn(this.context.tokens);
  }

  /**
   * ask puts a question in the best form of answer that the server knows, or in `form`. Throws EngineFault, with the
   * reason `form-ignored` when no form that can hold the answer is left.
   */
  async ask<T>(question: Question<T>, cancelled: AbortSignal, form = this.format.current): Promise<T> {
    for (let format = form; ;) {
      if (!question.forms[format]) throw new EngineFault('form-ignored');
      try {
        const answer = await this.breaker.run(() => this.askWithinBudget(question, format, cancelled));
        this.format.worked(format);
        this.options.notices?.answered();
        return answer;
      } catch (error) {
        if (!(error instanceof EngineFault)) throw error;
        this.options.metrics?.fault(error.reason);
        if (!question.isOptional) this.options.notices?.fault(error.reason);
        if (error.reason !== 'bad-request' && error.reason !== 'format-refused') throw error;
        const simpler = this.format.simplerThan(format, error.reason === 'format-refused');
        if (!simpler) throw error;
        format = simpler;
      }
    }
  }

  private async askWithinBudget<T>(question: Question<T>, format: Format, cancelled: AbortSignal): Promise<T> {
    const { budget, metrics } = this.options;
    const { prompt, isOptional } = question;
    const promptTokens = countTokens(prompt.system + prompt.user);
    const reserved = promptTokens + completionTokensIn(this.context.tokens);
    const settle = await budget?.reserve(reserved, { isOptional });
    const began = Date.now();
    let outcome: 'ok' | 'failed' = 'failed';
    const progress = new AnswerProgress(question);
    let used: number | undefined;
    try {
      const answer = question.read(await this.call(question, { format, cancelled, progress }));
      outcome = 'ok';
      return answer;
    } catch (error) {
      const fault = error instanceof EngineFault ? error : undefined;
      if (fault?.reason === 'throttled') await budget?.pause(fault.retryAfterMs ?? 1_000);
      if (fault && atNoCost.includes(fault.reason)) used = 0;
      if (fault && atFullCost.includes(fault.reason)) used = progress.tokens ?? reserved;
      throw error;
    } finally {
      used ??= progress.tokens ?? promptTokens + countTokens(progress.text);
      metrics?.called(outcome, (Date.now() - began) / 1_000, used);
      await settle?.(used);
    }
  }

  private async call(question: Question<unknown>, { format, cancelled, progress }: Call): Promise<string> {
    const assumed = this.context.tokens;
    const timeout = AbortSignal.timeout(this.options.timeoutMs);
    const signal = AbortSignal.any([cancelled, timeout]);
    try {
      const stream = await this.client.chat.completions.create(this.request(question, format), { signal });
      const text = await collectAnswer(stream, progress);
      // An aborted stream of the SDK ends as if it were complete.
      signal.throwIfAborted();
      return text;
    } catch (error) {
      cancelled.throwIfAborted();
      if (timeout.aborted) throw new EngineFault(progress.text !== '' ? 'too-slow' : 'timeout');
      if (namesFormat(error)) throw new EngineFault('format-refused');
      const limit = readContextLimit(error);
      if (limit === undefined) throw toFault(error);
      // The job's next attempt is fitted into what was learned.
      throw new EngineFault(this.context.shrink(assumed, limit) ? 'context-too-small' : 'bad-request');
    }
  }

  private request({ prompt, schema, forms }: Question<unknown>, format: Format): ChatCompletionCreateParamsStreaming {
    return {
      model: this.options.model,
      stream: true,
      max_completion_tokens: completionTokensIn(this.context.tokens),
      messages: [
        { role: 'system', content: `${prompt.system}\n${forms[format] ?? ''}` },
        { role: 'user', content: prompt.user },
      ],
      ...(format === 'json_schema' ? { response_format: schema } : {}),
      ...(format === 'json_object' ? { response_format: { type: 'json_object' } } : {}),
      // Other servers refuse parameters they do not know.
      ...(this.options.baseUrl ? {} : { store: false, stream_options: { include_usage: true } }),
    };
  }
}
