import { type DynamicModule, Global, Inject, Injectable, Module, type OnApplicationShutdown } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { RpcClient } from './bus/client.js';
import { BusConnections } from './bus/connections.js';
import { Seal } from './bus/seal.js';
import type { BaseConfig } from './config.js';
import { Readiness } from './health/readiness.js';
import { redisCheck } from './health/redis-check.js';
import type { ProcessName } from './process-name.js';
import { REDIS, createRedis } from './redis.js';
import { Logger, createLogger } from './telemetry/logger.js';
import { Metrics } from './telemetry/metrics.js';

/** CONFIG is the injection token of the process's parsed environment. */
export const CONFIG = Symbol('CONFIG');

/** Connections close last: handlers that finish during the shutdown still answer over them. */
@Injectable()
class CloseConnections implements OnApplicationShutdown {
  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    private readonly connections: BusConnections,
    private readonly rpc: RpcClient,
  ) {}

  onApplicationShutdown(): void {
    this.rpc.close();
    this.connections.close();
    this.redis.disconnect();
  }
}

/** PlatformModule provides what every process needs: calls, Redis, sealing, logs, readiness, metrics, configuration. */
@Global()
@Module({})
export class PlatformModule {
  static forRoot({ name, config }: { name: ProcessName; config: BaseConfig }): DynamicModule {
    return {
      module: PlatformModule,
      providers: [
        { provide: CONFIG, useValue: config },
        { provide: Logger, useFactory: () => createLogger(name, config) },
        { provide: Metrics, useFactory: () => new Metrics(name) },
        { provide: Seal, useFactory: () => new Seal(config.BUS_KEY) },
        {
          provide: REDIS,
          useFactory: () => createRedis(config.REDIS_URL, { role: 'request', keyPrefix: config.KEY_PREFIX }),
        },
        { provide: BusConnections, useFactory: () => new BusConnections(config) },
        {
          provide: Readiness,
          inject: [REDIS],
          useFactory: (redis: Redis) => {
            const readiness = new Readiness();
            readiness.register('redis', redisCheck(redis));
            return readiness;
          },
        },
        {
          provide: RpcClient,
          inject: [BusConnections, Seal, Metrics],
          useFactory: (connections: BusConnections, seal: Seal, metrics: Metrics) =>
            new RpcClient(connections, seal, metrics, config.INSTANCE),
        },
        CloseConnections,
      ],
      exports: [CONFIG, Logger, Metrics, Seal, REDIS, BusConnections, Readiness, RpcClient],
    };
  }
}
