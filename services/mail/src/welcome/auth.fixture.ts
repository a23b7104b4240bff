import 'reflect-metadata';
import { Controller, Inject, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { AsyncMicroserviceOptions } from '@nestjs/microservices';
import { accountDeleted } from '@tailwright/contracts/account';
import { accountRegistered } from '@tailwright/contracts/auth';
import type { DomainEvent, Input } from '@tailwright/contracts/define';
import { type OutboxEntry, listEvents } from '@tailwright/contracts/events';
import { BusConnections } from '@tailwright/platform/bus/connections';
import { Handles } from '@tailwright/platform/bus/handles';
import { eventChannel } from '@tailwright/platform/bus/names';
import { Seal } from '@tailwright/platform/bus/seal';
import { StreamsServer } from '@tailwright/platform/bus/streams-server';
import type { BaseConfig } from '@tailwright/platform/config';
import { PlatformModule } from '@tailwright/platform/platform.module';
import { Logger } from '@tailwright/platform/telemetry/logger';
import { Metrics } from '@tailwright/platform/telemetry/metrics';

const ENTRIES = Symbol('ENTRIES');
const listAuthEvents = listEvents('auth');

@Controller()
class EventsController {
  constructor(@Inject(ENTRIES) private readonly entries: OutboxEntry[]) {}

  @Handles(listAuthEvents)
  list({ after, limit }: Input<typeof listAuthEvents>) {
    return Promise.resolve({ entries: this.entries.filter(({ id }) => id > after).slice(0, limit) });
  }
}

export interface FakeAuth {
  publish(payload: Input<typeof accountRegistered>): Promise<void>;
  publishDeletion(payload: Input<typeof accountDeleted>): Promise<void>;
  close(): Promise<void>;
}

/** startAuth stands in for the auth service's outbox on the same bus. */
export async function startAuth(config: BaseConfig): Promise<FakeAuth> {
  const entries: OutboxEntry[] = [];
  @Module({
    imports: [PlatformModule.forRoot({ name: 'auth', config })],
    controllers: [EventsController],
    providers: [{ provide: ENTRIES, useValue: entries }],
  })
  class FakeAuthModule {}
  const app = await NestFactory.createMicroservice<AsyncMicroserviceOptions>(FakeAuthModule, {
    logger: false,
    inject: [BusConnections, Seal, Logger, Metrics],
    useFactory: (connections: BusConnections, seal: Seal, logger: Logger, metrics: Metrics) => ({
      strategy: new StreamsServer({ service: 'auth', instance: 'fake-auth', connections, seal, logger, metrics }),
    }),
  });
  await app.listen();
  const { commands, prefix } = app.get(BusConnections);
  const publish = async ({ name }: DomainEvent, payload: object) => {
    entries.push({ id: entries.length + 1, name, payload });
    await commands.publish(eventChannel(prefix, 'auth'), '');
  };
  return {
    publish: (payload) => publish(accountRegistered, payload),
    publishDeletion: (payload) => publish(accountDeleted, payload),
    close: () => app.close(),
  };
}
