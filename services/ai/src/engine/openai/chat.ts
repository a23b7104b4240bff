import OpenAI from 'openai';
import type { ChatCompletionChunk, ChatCompletionCreateParamsStreaming } from 'openai/resources/chat/completions';
import type { Budget } from '../budget.js';
import type { Run } from '../engine.js';
import { EngineFault } from '../fault.js';
import type { ProviderMetrics } from '../provider-metrics.js';
import { answerFormat, readAnswer, readPartialAnswer } from './answer.js';
import { type Breaker, createBreaker } from './breaker.js';
import {
  completionTokensIn,
  contextTokensDefault,
  contextTokensMin,
  countTokens,
  documentTokensIn,
} from './context.js';
import { readContextLimit } from './context-limit.js';
import { guardedFetch } from './guarded-fetch.js';
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
}

export interface Prompt {
  system: string;
  user: string;
}

/** How the answer's form is asked for, best first. Servers that do not know one refuse it with a 4xx status. */
const formats = ['json_schema', 'json_object', 'plain'] as const;
type Format = (typeof formats)[number];

const formatRule: Record<Format, string> = {
  json_schema: 'Answer with one JSON object {"markdown": "…"} that holds the whole document, and nothing else.',
  json_object: 'Answer with one JSON object {"markdown": "…"} that holds the whole document, and nothing else.',
  plain: 'Answer with the Markdown document alone.',
};

/** Each look at an unfinished answer reads all of it, and tokens come by the thousand. */
const partialEveryMs = 100;

/** Chat asks an OpenAI-compatible endpoint for one document and believes nothing about the form of its answer. */
export class Chat {
  private readonly client: OpenAI;
  private readonly breaker: Breaker;
  private format: Format = 'json_schema';
  private contextTokens: number;

  constructor(private readonly options: ChatOptions) {
    this.contextTokens = options.contextTokens ?? contextTokensDefault;
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
    return documentTokensIn(this.contextTokens);
  }

  async complete(prompt: Prompt, run: Run): Promise<string> {
    for (;;) {
      const format = this.format;
      try {
        return await this.breaker.run(() => this.askWithinBudget(prompt, format, run));
      } catch (error) {
        if (error instanceof EngineFault) this.options.metrics?.fault(error.reason);
        const simpler = formats[formats.indexOf(format) + 1];
        if (!(error instanceof EngineFault) || error.reason !== 'bad-request' || !simpler) throw error;
        this.format = simpler;
      }
    }
  }

  private async askWithinBudget(prompt: Prompt, format: Format, run: Run): Promise<string> {
    const { budget, metrics } = this.options;
    const promptTokens = countTokens(prompt.system + prompt.user);
    const reserved = promptTokens + completionTokensIn(this.contextTokens);
    const settle = await budget?.reserve(reserved);
    const began = Date.now();
    let outcome: 'ok' | 'failed' = 'failed';
    let written = '';
    let counted: number | undefined;
    const heard: Heard = {
      text: (textSoFar) => {
        written = textSoFar;
        run.onText(textSoFar);
      },
      tokens: (total) => (counted = total),
    };
    try {
      written = await this.ask(prompt, format, run.signal, heard);
      outcome = 'ok';
      return written;
    } catch (error) {
      if (error instanceof EngineFault && error.reason === 'throttled')
        await budget?.pause(error.retryAfterMs ?? 1_000);
      // A model that thinks before it writes may have used up all it was allowed, and shown nothing.
      if (error instanceof EngineFault && error.reason === 'cut-by-length') counted ??= reserved;
      throw error;
    } finally {
      const used = counted ?? promptTokens + countTokens(written);
      metrics?.called(outcome, (Date.now() - began) / 1_000, used);
      await settle?.(used);
    }
  }

  private async ask(prompt: Prompt, format: Format, cancelled: AbortSignal, heard: Heard): Promise<string> {
    const timeout = AbortSignal.timeout(this.options.timeoutMs);
    const signal = AbortSignal.any([cancelled, timeout]);
    try {
      const stream = await this.client.chat.completions.create(this.request(prompt, format), { signal });
      const text = await collect(stream, heard);
      // An aborted stream of the SDK ends as if it were complete.
      signal.throwIfAborted();
      return text;
    } catch (error) {
      cancelled.throwIfAborted();
      if (timeout.aborted) throw new EngineFault('timeout');
      const limit = readContextLimit(error);
      throw limit === undefined ? toFault(error) : this.tooLong(limit);
    }
  }

  /** The job's next attempt is fitted into what was learned; a server that names no limit, or a wrong one, gets less. */
  private tooLong(limit: number): EngineFault {
    const less = limit > 0 && limit < this.contextTokens ? limit : Math.floor(this.contextTokens * 0.6);
    const isLess = this.contextTokens > contextTokensMin;
    this.contextTokens = Math.max(contextTokensMin, less);
    return new EngineFault(isLess ? 'context-too-small' : 'bad-request');
  }

  private request(prompt: Prompt, format: Format): ChatCompletionCreateParamsStreaming {
    return {
      model: this.options.model,
      stream: true,
      max_completion_tokens: completionTokensIn(this.contextTokens),
      messages: [
        { role: 'system', content: `${prompt.system}\n${formatRule[format]}` },
        { role: 'user', content: prompt.user },
      ],
      ...(format === 'json_schema' ? { response_format: answerFormat } : {}),
      ...(format === 'json_object' ? { response_format: { type: 'json_object' } } : {}),
      // Other servers refuse parameters they do not know.
      ...(this.options.baseUrl ? {} : { store: false, stream_options: { include_usage: true } }),
    };
  }
}

/** What a chunk says, or a whole answer from a server that does not stream. */
interface Piece {
  content?: string | null;
  refusal?: string | null;
}

/** Heard is told what an answer holds while it comes: the document so far, and the tokens the provider counted, if it does. */
interface Heard {
  text(textSoFar: string): void;
  tokens(total: number): void;
}

async function collect(stream: AsyncIterable<ChatCompletionChunk>, heard: Heard): Promise<string> {
  let text = '';
  let finish: string | null | undefined;
  let shownAt = 0;
  for await (const chunk of stream) {
    const total = chunk.usage?.total_tokens;
    if (typeof total === 'number' && total > 0) heard.tokens(total);
    const choice = chunk.choices?.[0] as { delta?: Piece; message?: Piece; finish_reason?: string | null } | undefined;
    const piece = choice?.delta ?? choice?.message;
    if (piece?.refusal) throw new EngineFault('refusal');
    finish = choice?.finish_reason ?? finish;
    if (!piece?.content) continue;
    text += piece.content;
    if (Date.now() - shownAt < partialEveryMs) continue;
    shownAt = Date.now();
    heard.text(readPartialAnswer(text));
  }
  if (finish === 'length') throw new EngineFault('cut-by-length');
  if (finish === 'content_filter') throw new EngineFault('refusal');
  if (text.trim() === '') throw new EngineFault('empty');
  // Every server names a reason on its last chunk; without one the connection ended early.
  if (!finish) throw new EngineFault('cut-off');
  return readAnswer(text);
}
