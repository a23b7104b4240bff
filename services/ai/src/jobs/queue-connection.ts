import { BullModule } from '@nestjs/bullmq';
import { type DynamicModule, Global, Injectable, Module, type OnApplicationShutdown } from '@nestjs/common';
import type { QueueOptions } from 'bullmq';
import type { Redis } from 'ioredis';

/** BullMQ leaves a connection it was given open. */
@Injectable()
class QueueConnection implements OnApplicationShutdown {
  constructor(private readonly redis: Redis) {}

  onApplicationShutdown(): void {
    this.redis.disconnect();
  }
}

@Global()
@Module({})
class QueueConnectionModule {}

/**
 * queueConnection gives every queue and worker of the process one Redis connection, and closes it at the end. Only the
 * side that adds jobs names queues; a worker finds its own.
 */
export function queueConnection(options: QueueOptions, queues: readonly string[] = []): DynamicModule {
  return {
    module: QueueConnectionModule,
    imports: [BullModule.forRoot(options), BullModule.registerQueue(...queues.map((name) => ({ name })))],
    providers: [{ provide: QueueConnection, useValue: new QueueConnection(options.connection as Redis) }],
    exports: [BullModule],
  };
}
