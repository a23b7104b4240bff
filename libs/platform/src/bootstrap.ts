import 'reflect-metadata';
import type { INestApplicationContext, INestMicroservice, LoggerService, Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { AsyncMicroserviceOptions } from '@nestjs/microservices';
import type { ServiceName } from '@tailwright/contracts/define';
import { BusConnections } from './bus/connections.js';
import { BusErrorFilter } from './bus/error.filter.js';
import { Seal } from './bus/seal.js';
import { StreamsServer } from './bus/streams-server.js';
import type { BaseConfig } from './config.js';
import { startOpsServer } from './health/ops-server.js';
import { Readiness } from './health/readiness.js';
import type { ProcessName } from './process-name.js';
import { Logger, createLogger, nestLogger } from './telemetry/logger.js';
import { Metrics } from './telemetry/metrics.js';
import { assertWiring } from './wiring.js';

/** RunningProcess is a started process; close stops it in order. */
export interface RunningProcess<App extends INestApplicationContext = INestApplicationContext> {
  app: App;
  opsPort: number;
  close(): Promise<void>;
}
export type RunningService = RunningProcess<INestMicroservice>;

export interface ServiceOptions<Name extends ProcessName = ServiceName> {
  name: Name;
  module: Type;
  config: BaseConfig;
}

/** createService builds a service on its stream, without listening and without looking whether it is complete. */
export async function createService({ name, module, config }: ServiceOptions): Promise<INestMicroservice> {
  const options: AsyncMicroserviceOptions & { logger: LoggerService; abortOnError: boolean } = {
    logger: nestLogger(createLogger(name, config)),
    abortOnError: false,
    inject: [BusConnections, Seal, Logger, Metrics],
    useFactory: (connections: BusConnections, seal: Seal, logger: Logger, metrics: Metrics) => ({
      strategy: new StreamsServer({ service: name, instance: config.INSTANCE, connections, seal, logger, metrics }),
    }),
  };
  const app = await NestFactory.createMicroservice<AsyncMicroserviceOptions>(module, options);
  return app.useGlobalFilters(new BusErrorFilter());
}

/**
 * runService starts a service that answers calls from its stream, with its operations port, and stops it gracefully
 * on SIGTERM and SIGINT. Throws WiringError when a call or event of the service has no handler.
 */
export async function runService(options: ServiceOptions): Promise<RunningService> {
  const app = await createService(options);
  await assertWired(app, options.name);
  await app.listen();
  return operate({ app, config: options.config });
}

/** runWorker starts a process without a stream, such as the AI worker, with its operations port. */
export async function runWorker({ name, module, config }: ServiceOptions<ProcessName>): Promise<RunningProcess> {
  const logger = nestLogger(createLogger(name, config));
  const app = await NestFactory.createApplicationContext(module, { logger, abortOnError: false });
  await assertWired(app, name);
  return operate({ app, config });
}

async function assertWired(app: INestApplicationContext, name: ProcessName): Promise<void> {
  try {
    assertWiring(app, name);
  } catch (error) {
    await app.close();
    throw error;
  }
}

export interface OperateOptions<App extends INestApplicationContext> {
  app: App;
  config: BaseConfig;
  /** What is still to be done before the process is ready; it is alive meanwhile, and can be stopped. */
  start?: () => Promise<void>;
}

/** operate gives an application its operations port and its graceful stop, and logs `ready` once it has started. */
export async function operate<App extends INestApplicationContext>({
  app,
  config,
  start,
}: OperateOptions<App>): Promise<RunningProcess<App>> {
  const readiness = app.get(Readiness, { strict: false });
  if (start) readiness.starting();
  const logger = app.get(Logger, { strict: false });
  const { registry } = app.get(Metrics, { strict: false });
  const ops = await startOpsServer({ host: config.OPS_HOST, port: config.OPS_PORT }, { readiness, registry });

  let closing: Promise<void> | undefined;
  const close = () => (closing ??= stop());
  async function stop(): Promise<void> {
    readiness.stop();
    signals.forEach((signal) => process.removeListener(signal, onSignal));
    await app.close();
    await ops.close();
    logger.info('stopped');
  }
  const onSignal = () => {
    setTimeout(() => {
      logger.fatal({ limitMs: config.STOP_LIMIT_MS }, 'did not stop in time and is ended');
      process.exit(1);
    }, config.STOP_LIMIT_MS).unref();
    void close().then(
      () => process.exit(0),
      (error: unknown) => {
        logger.fatal({ err: error }, 'could not stop in order');
        process.exit(1);
      },
    );
  };
  const signals = ['SIGTERM', 'SIGINT'] as const;
  signals.forEach((signal) => process.on(signal, onSignal));

  await start?.();
  readiness.started();
  logger.info({ opsPort: ops.port }, 'ready');
  return { app, opsPort: ops.port, close };
}
