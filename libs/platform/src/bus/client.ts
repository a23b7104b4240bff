import { randomUUID } from 'node:crypto';
import type { Output, Rpc, Schema, ServiceName } from '@tailwright/contracts/define';
import { AppError } from '@tailwright/contracts/errors';
import * as z from 'zod/mini';
import { currentScope, newTraceparent } from '../telemetry/context.js';
import type { Metrics } from '../telemetry/metrics.js';
import type { BusConnections } from './connections.js';
import { ReplyBatch, type ReplyEnvelope, type RequestEnvelope } from './envelope.js';
import { replyChannel, requestStream } from './names.js';
import type { Seal } from './seal.js';
import { SendQueue } from './send-queue.js';
import { busLimits, busTiming } from './timing.js';

/** CallOptions narrow one call: an earlier deadline (epoch milliseconds), or an id that makes a repeat the same call. */
export interface CallOptions {
  deadline?: number;
  id?: string;
}

/** Times here are of the monotonic clock: one that is set back must not let a caller wait longer. */
interface Pending {
  id: string;
  service: ServiceName;
  pattern: string;
  sealed: Buffer;
  endsAt: number;
  startedAt: number;
  resendAt: number;
  /** Where its last successful send stands in the stream. */
  entry: string;
  /** Whether its last send failed. */
  failed: boolean;
  answer: Promise<unknown>;
  resolve(data: unknown): void;
  reject(error: AppError): void;
}

/** RpcClient calls handlers of other processes over the bus. */
export class RpcClient {
  private readonly pending = new Map<string, Pending>();
  private readonly queue: SendQueue;
  private readonly channel: string;
  private subscription: 'none' | 'asked' | 'stands' = 'none';
  private listening = false;
  private sweeper: NodeJS.Timeout | undefined;
  private sweptAt = 0;
  private outageSince: number | undefined;

  constructor(
    private readonly connections: BusConnections,
    private readonly seal: Seal,
    private readonly metrics: Metrics,
    instance: string,
    queued: number = busLimits.queued,
  ) {
    this.queue = new SendQueue(connections.commands, queued);
    // The random part keeps a restarted process of the same name from hearing answers to its predecessor.
    this.channel = replyChannel(connections.prefix, `${instance}:${randomUUID()}`);
    // Answers published while nobody listened are lost: asking again at once saves the wait for the next resend.
    connections.onHearingAgain(() => {
      for (const call of this.pending.values()) call.resendAt = 0;
    });
  }

  /**
   * call sends the input and returns the parsed answer. The deadline is the nearest of the contract's timeout, the
   * option and the deadline of the work this call is part of. Throws AppError: deadline_exceeded, overloaded,
   * unavailable, or what the handler threw.
   */
  async call<I extends Schema, O extends Schema>(
    rpc: Rpc<I, O>,
    input: z.input<I>,
    options: CallOptions = {},
  ): Promise<Output<O>> {
    const data = await (this.pending.get(options.id ?? '')?.answer ?? this.start(rpc, input, options));
    const parsed = z.safeParse(rpc.output, data);
    if (parsed.success) return parsed.data;
    const paths = parsed.error.issues.map(({ path }) => path.join('.')).join(', ');
    throw new AppError('internal', undefined, undefined, `answer of ${rpc.pattern} breaks its contract at: ${paths}`);
  }

  /** close refuses what is still waiting. */
  close(): void {
    clearInterval(this.sweeper);
    for (const call of this.pending.values()) this.fail(call, new AppError('unavailable'));
  }

  private async start(rpc: Rpc, input: unknown, { deadline, id = randomUUID() }: CallOptions): Promise<unknown> {
    const scope = currentScope();
    const startedAt = performance.now();
    const now = Date.now();
    const latest = Math.min(deadline ?? Infinity, scope?.deadline ?? Infinity, now + rpc.timeoutMs);
    if (latest <= now) throw new AppError('deadline_exceeded');
    const envelope: RequestEnvelope = {
      pattern: rpc.pattern,
      deadline: latest,
      replyTo: this.channel,
      traceparent: newTraceparent(scope?.traceparent),
      data: input,
    };
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const call: Pending = {
      id,
      service: rpc.service,
      pattern: rpc.pattern,
      sealed: this.seal.seal(envelope, id),
      endsAt: startedAt + latest - now,
      startedAt,
      resendAt: startedAt + busTiming.resendMs,
      entry: '',
      failed: false,
      answer: promise,
      resolve,
      reject,
    };
    this.pending.set(id, call);
    if (!this.sweeper) {
      this.sweptAt = startedAt;
      this.sweeper = setInterval(() => this.sweep(), busTiming.sweepMs);
    }
    if (this.subscription === 'none') this.subscribe();
    this.send(call);
    return promise;
  }

  private subscribe(): void {
    this.subscription = 'asked';
    this.connections
      .listen(this.channel, (sealed) => this.receive(sealed))
      .then(
        () => {
          this.subscription = 'stands';
          for (const call of this.pending.values()) this.send(call);
        },
        () => (this.subscription = 'none'),
      );
  }

  private send(call: Pending): void {
    // An answer published before the subscription stands would be lost.
    if (this.subscription !== 'stands') return this.sendFailed(call);
    this.queue.add(requestStream(this.connections.prefix, call.service), {
      id: call.id,
      sealed: call.sealed,
      entry: call.entry,
      sent: (entry) => {
        this.outageSince = undefined;
        call.failed = false;
        if (entry) call.entry = entry;
        else this.fail(call, new AppError('overloaded', undefined, { retryAfterSeconds: 2 }));
      },
      failed: () => this.sendFailed(call),
    });
  }

  private sendFailed(call: Pending): void {
    this.outageSince ??= call.startedAt;
    call.failed = true;
    // Redis may be restarting: try again shortly, until the outage is too long to keep anyone waiting.
    call.resendAt = performance.now() + busTiming.retryMs;
  }

  private receive(sealed: Buffer): void {
    for (const { id, data, error } of this.open(sealed)) {
      const call = this.pending.get(id);
      if (!call) continue;
      if (error) this.fail(call, new AppError(error.code, error.message, error.details));
      else this.settle(call, 'ok', () => call.resolve(data));
    }
  }

  private open(sealed: Buffer): ReplyEnvelope[] {
    try {
      return z.parse(ReplyBatch, this.seal.open(sealed, this.channel));
    } catch {
      // Sealed by a foreign key or changed on the way; the calls are sent again.
      this.metrics.busEvents.inc({ kind: 'unreadable' });
      return [];
    }
  }

  private sweep(): void {
    const now = performance.now();
    const lateMs = now - this.sweptAt - busTiming.sweepMs;
    this.sweptAt = now;
    // This process stood still. Answers that came meanwhile are read before the next look, and none is given up before.
    if (lateMs > busTiming.stoodStillMs) return;
    const outage = this.outageSince !== undefined && now - this.outageSince > busTiming.outageMs;
    for (const call of this.pending.values()) {
      if (now >= call.endsAt) this.fail(call, new AppError('deadline_exceeded'));
      else if (outage && (call.failed || now - call.startedAt > busTiming.outageMs))
        this.fail(call, new AppError('unavailable', undefined, { retryAfterSeconds: 2 }));
      else if (now >= call.resendAt) {
        if (this.subscription === 'none') this.subscribe();
        call.resendAt = now + busTiming.resendMs;
        if (call.entry) this.metrics.busEvents.inc({ kind: 'resent' });
        this.send(call);
      }
    }
  }

  private fail(call: Pending, error: AppError): void {
    this.settle(call, error.code, () => call.reject(error));
  }

  private settle(call: Pending, outcome: string, finish: () => void): void {
    this.pending.delete(call.id);
    if (this.pending.size === 0) {
      clearInterval(this.sweeper);
      this.sweeper = undefined;
    }
    this.metrics.callSeconds.observe({ pattern: call.pattern, outcome }, (performance.now() - call.startedAt) / 1_000);
    finish();
  }
}
