import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import type { ServiceName } from '@tailwright/contracts/define';
import { type OutboxEntry, listEvents } from '@tailwright/contracts/events';
import type { EntityManager } from 'typeorm';
import * as z from 'zod/mini';
import { RpcClient } from '../bus/client.js';
import { BusConnections } from '../bus/connections.js';
import { eventChannel } from '../bus/names.js';
import { Logger } from '../telemetry/logger.js';
import { Metrics } from '../telemetry/metrics.js';
import { DeadEvents } from './dead-events.js';
import { EventCursor } from './event-cursor.js';
import { type EventSubscriber, findSubscribers } from './find-subscribers.js';
import { PublisherLoop, pollMs } from './publisher-loop.js';

const retryMs = 1_000;
const batch = 100;

/** EventReader reads the outbox of each publisher this service subscribes to, by call, after its own cursor. */
@Injectable()
export class EventReader implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly loops: PublisherLoop[] = [];

  constructor(
    private readonly modules: ModulesContainer,
    private readonly connections: BusConnections,
    private readonly rpc: RpcClient,
    private readonly cursor: EventCursor,
    private readonly dead: DeadEvents,
    private readonly logger: Logger,
    private readonly metrics: Metrics,
  ) {}

  onApplicationBootstrap(): void {
    const byPublisher = Map.groupBy(findSubscribers(this.modules), ({ event }) => event.publisher);
    for (const [publisher, subscribers] of byPublisher) {
      const loop = new PublisherLoop((stopped) => this.readAll(publisher, subscribers, stopped));
      this.loops.push(loop);
      void this.connections
        .listen(eventChannel(this.connections.prefix, publisher), () => loop.wake())
        .catch(() => undefined);
      loop.wake();
    }
    this.connections.onReconnect(() => this.loops.forEach((loop) => loop.wake()));
  }

  async onModuleDestroy(): Promise<void> {
    await Promise.all(this.loops.map((loop) => loop.stop()));
  }

  /** readAll handles what is new; answers how long to wait before the next look. */
  private async readAll(
    publisher: ServiceName,
    subscribers: EventSubscriber[],
    stopped: Promise<undefined>,
  ): Promise<number> {
    try {
      await this.replay(publisher, subscribers);
      for (;;) {
        const after = await this.cursor.position(publisher);
        // A stop waits for an effect that has begun, but not for a publisher that is away.
        const list = await Promise.race([this.rpc.call(listEvents(publisher), { after, limit: batch }), stopped]);
        if (!list?.entries.length) return pollMs;
        for (const entry of list.entries) {
          const wait = await this.handle(publisher, entry, subscribers);
          if (wait) return wait;
        }
      }
    } catch (error) {
      this.logger.warn({ err: error, publisher }, 'events could not be read');
      return retryMs;
    }
  }

  private async replay(publisher: ServiceName, subscribers: EventSubscriber[]): Promise<void> {
    for (;;) {
      const replay = await this.dead.replayNext(publisher, (entry, manager) => runAll(subscribers, entry, manager));
      if (!replay) return;
      const { entry, error } = replay;
      const event = { event: entry.name, id: entry.id };
      if (error) this.logger.error({ err: error, ...event }, 'a dead event failed again');
      else this.logger.info(event, 'a dead event was replayed');
    }
  }

  private async handle(publisher: ServiceName, entry: OutboxEntry, subscribers: EventSubscriber[]): Promise<number> {
    const step = await this.cursor.advance(publisher, entry, (manager) => runAll(subscribers, entry, manager));
    switch (step.kind) {
      case 'handled':
      case 'passed':
        return 0;
      case 'busy':
        return retryMs;
      case 'failed':
        this.logger.warn({ err: step.error, event: entry.name, id: entry.id }, 'an event failed and is tried again');
        return retryMs;
      case 'dead':
        this.metrics.deadEvents.inc({ event: entry.name });
        this.logger.error({ err: step.error, event: entry.name, id: entry.id }, 'an event was set aside');
        return 0;
    }
  }
}

async function runAll(subscribers: EventSubscriber[], entry: OutboxEntry, manager: EntityManager): Promise<void> {
  for (const { event, run } of subscribers) {
    if (event.name === entry.name) await run(z.parse(event.input, entry.payload), manager);
  }
}
