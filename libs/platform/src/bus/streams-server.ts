import { type CustomTransportStrategy, Server } from '@nestjs/microservices';
import type { ServiceName } from '@tailwright/contracts/define';
import { AppError, fieldProblems, publicMessage } from '@tailwright/contracts/errors';
import type { Redis } from 'ioredis';
import { setTimeout as delay } from 'node:timers/promises';
import { isObservable, lastValueFrom } from 'rxjs';
import * as z from 'zod/mini';
import { isDependencyAway } from '../dependency-away.js';
import { runInScope } from '../telemetry/context.js';
import type { Logger } from '../telemetry/logger.js';
import type { Metrics } from '../telemetry/metrics.js';
import type { BusConnections } from './connections.js';
import {
  type Delivery,
  claimAbandoned,
  countDeliveries,
  dropGoneConsumers,
  ensureGroup,
  isGroupMissing,
  readNew,
  renew,
} from './deliveries.js';
import { type ReplyEnvelope, RequestEnvelope } from './envelope.js';
import { CallContext, type HandlerExtras } from './handles.js';
import { deadStream, requestStream } from './names.js';
import { ReplyQueue } from './reply-queue.js';
import { RunningElsewhere } from './running-elsewhere.js';
import type { Seal } from './seal.js';
import { busLimits, busTiming } from './timing.js';

export interface StreamsServerParts {
  service: ServiceName;
  instance: string;
  connections: BusConnections;
  seal: Seal;
  logger: Logger;
  metrics: Metrics;
}

/** StreamsServer answers the calls of one service from its Redis stream, shared with the service's other replicas. */
export class StreamsServer extends Server implements CustomTransportStrategy {
  private readonly stream: string;
  private readonly redis: Redis;
  private readonly replies: ReplyQueue;
  private readonly running = new Map<string, { entry: string; done: Promise<void> }>();
  private reader: Redis | undefined;
  private readerId: number | undefined;
  private reading: Promise<void> | undefined;
  private timer: NodeJS.Timeout | undefined;
  private stopping = false;
  private slotFreed: (() => void) | undefined;

  constructor(private readonly parts: StreamsServerParts) {
    super();
    this.stream = requestStream(parts.connections.prefix, parts.service);
    this.redis = parts.connections.commands;
    this.replies = new ReplyQueue(this.redis, this.stream, parts.seal);
  }

  listen(callback: (error?: unknown) => void): void {
    const reader = this.parts.connections.openReader();
    reader.on('ready', () => {
      void reader
        .client('ID')
        .then((id) => (this.readerId = id))
        .catch(() => undefined);
    });
    this.reader = reader;
    this.reading = this.readLoop(reader);
    this.tend();
    callback();
  }

  /** close stops reading, finishes what it has begun, and answers it. */
  async close(): Promise<void> {
    if (this.stopping) return;
    this.stopping = true;
    this.slotFreed?.();
    // With Redis away neither of the two ends: what was read by then is all there is.
    await Promise.race([this.unblock().then(() => this.reading), delay(busTiming.stopReadingMs)]);
    this.reader?.disconnect();
    while (this.running.size) await Promise.allSettled([...this.running.values()].map(({ done }) => done));
    clearTimeout(this.timer);
    await this.replies.drain();
  }

  on(): void {}

  unwrap<T>(): T {
    return this.redis as T;
  }

  /** unblock ends a blocking read at once, so that a stop need not wait for it to run out. */
  private async unblock(): Promise<void> {
    if (this.readerId === undefined) return;
    await this.redis.client('UNBLOCK', this.readerId).catch(() => undefined);
  }

  private async readLoop(reader: Redis): Promise<void> {
    const { instance } = this.parts;
    while (!this.stopping) {
      const room = busLimits.running - this.running.size;
      if (room <= 0) {
        await new Promise<void>((resolve) => (this.slotFreed = resolve));
        continue;
      }
      try {
        const deliveries = await readNew(reader, this.stream, instance, Math.min(room, busLimits.readCount));
        deliveries.forEach((delivery) => this.accept(delivery));
      } catch (error) {
        await this.recover(error);
      }
    }
  }

  private async recover(error: unknown): Promise<void> {
    if (this.stopping) return;
    if (isGroupMissing(error)) await ensureGroup(this.redis, this.stream).catch(() => undefined);
    // Redis is away: ioredis reconnects by itself, this only keeps the loop from spinning.
    else await new Promise((resolve) => setTimeout(resolve, 100));
  }

  /** tend renews running deliveries and takes over abandoned ones, again and again. */
  private tend(round = 0): void {
    this.timer = setTimeout(() => {
      void this.tendOnce(round)
        .catch((error: unknown) => this.recover(error))
        .finally(() => {
          if (!this.stopping || this.running.size) this.tend(round + 1);
        });
    }, busTiming.keepAliveMs);
  }

  private async tendOnce(round: number): Promise<void> {
    const { instance } = this.parts;
    const entries = [...this.running.values()].map(({ entry }) => entry);
    await renew(this.redis, this.stream, instance, entries);
    const room = Math.min(busLimits.running - this.running.size, busLimits.readCount);
    if (this.stopping || room <= 0) return;
    for (const delivery of await claimAbandoned(this.redis, this.stream, instance, room)) {
      this.parts.metrics.busEvents.inc({ kind: 'reclaimed' });
      const deliveries = await countDeliveries(this.redis, this.stream, delivery.entry);
      if (deliveries > busLimits.deliveries) await this.giveUp(delivery, deliveries);
      else this.accept(delivery);
    }
    if (round % 120 === 119) await dropGoneConsumers(this.redis, this.stream);
  }

  private accept(delivery: Delivery): void {
    const { id, entry } = delivery;
    // The same call again while it runs here: its one answer will serve both.
    const twin = this.running.get(id);
    if (twin) {
      if (twin.entry !== entry) this.replies.finish(entry);
      return;
    }
    const request = this.open(delivery);
    if (!request) return this.replies.finish(entry);
    if (request.deadline <= Date.now()) {
      this.parts.metrics.busEvents.inc({ kind: 'expired' });
      return this.replies.finish(entry);
    }
    const done = this.answer(delivery, request).finally(() => {
      this.running.delete(id);
      this.parts.metrics.running.set(this.running.size);
      this.slotFreed?.();
    });
    this.running.set(id, { entry, done });
    this.parts.metrics.running.set(this.running.size);
  }

  private open({ id, sealed }: Delivery): RequestEnvelope | undefined {
    try {
      return z.parse(RequestEnvelope, this.parts.seal.open(sealed, id));
    } catch (error) {
      // Sealed by a foreign key or changed on the way: nobody to answer.
      this.parts.metrics.busEvents.inc({ kind: 'unreadable' });
      this.parts.logger.error({ err: error, id }, 'a call could not be opened');
      return undefined;
    }
  }

  private async answer({ id, entry }: Delivery, request: RequestEnvelope): Promise<void> {
    const started = performance.now();
    const { pattern, deadline, traceparent, replyTo } = request;
    let json: string;
    let outcome = 'ok';
    try {
      const data = await runInScope({ deadline, traceparent }, () => this.handle(id, request));
      json = JSON.stringify({ id, data } satisfies ReplyEnvelope);
    } catch (error) {
      if (error instanceof RunningElsewhere) return this.replies.finish(entry);
      const publicError = this.publicError(error, pattern);
      outcome = publicError.code;
      json = JSON.stringify({ id, error: publicError.toEnvelope() } satisfies ReplyEnvelope);
    }
    this.parts.metrics.handledSeconds.observe({ pattern, outcome }, (performance.now() - started) / 1_000);
    this.replies.finish(entry, { channel: replyTo, json });
  }

  private async handle(id: string, { pattern, deadline, data }: RequestEnvelope): Promise<unknown> {
    // Not getHandlerByPattern: it took 17 % of the busy time. See ADR 0001.
    const handler = this.messageHandlers.get(pattern);
    if (!handler) throw new AppError('internal', undefined, undefined, `no handler for ${pattern}`);
    const { rpc } = handler.extras as HandlerExtras;
    const input = z.safeParse(rpc.input, data);
    if (!input.success) {
      const fields = fieldProblems(input.error.issues);
      throw new AppError('invalid_input', fields[0]?.message ?? publicMessage.invalid_input, { fields });
    }
    const result: unknown = await handler(input.data, new CallContext(id, deadline));
    return isObservable(result) ? lastValueFrom(result) : result;
  }

  private publicError(error: unknown, pattern: string): AppError {
    if (error instanceof AppError && error.code !== 'internal') return error;
    this.parts.logger.error({ err: error, pattern }, 'a call failed');
    return isDependencyAway(error)
      ? new AppError('unavailable', undefined, { retryAfterSeconds: 2 })
      : new AppError('internal');
  }

  /** The note holds no payload: nobody can answer the call any more, and its text must not stay in Redis. */
  private async giveUp(delivery: Delivery, deliveries: number): Promise<void> {
    const request = this.open(delivery);
    this.parts.metrics.busEvents.inc({ kind: 'dead' });
    this.parts.logger.error({ id: delivery.id, pattern: request?.pattern, deliveries }, 'a call was given up');
    const note = ['id', delivery.id, 'pattern', request?.pattern ?? '', 'deliveries', deliveries];
    const { prefix } = this.parts.connections;
    await this.redis.xadd(deadStream(prefix, this.parts.service), 'MAXLEN', '~', busLimits.dead, '*', ...note);
    const reply: ReplyEnvelope = { id: delivery.id, error: new AppError('internal').toEnvelope() };
    this.replies.finish(delivery.entry, request && { channel: request.replyTo, json: JSON.stringify(reply) });
  }
}
