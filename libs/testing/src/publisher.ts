import type { DomainEvent, Input, ServiceName } from '@tailwright/contracts/define';
import { type OutboxEntry, listEvents } from '@tailwright/contracts/events';
import { BusConnections } from '@tailwright/platform/bus/connections';
import { eventChannel } from '@tailwright/platform/bus/names';
import { Seal } from '@tailwright/platform/bus/seal';
import { StreamsServer } from '@tailwright/platform/bus/streams-server';
import { createLogger } from '@tailwright/platform/telemetry/logger';
import { Metrics } from '@tailwright/platform/telemetry/metrics';
import { testBusKey } from './boot.js';
import { redisUrl } from './redis.js';

/** TestPublisher is the outbox of a service, without the service. */
export interface TestPublisher {
  /** publish adds an event and wakes its subscribers. */
  publish<E extends DomainEvent>(event: E, payload: Input<E>): Promise<void>;
  close(): Promise<void>;
}

/** startPublisher answers for a service's outbox on the bus of the given environment. */
export function startPublisher(service: ServiceName, env: Record<string, string>): TestPublisher {
  const connections = new BusConnections({ REDIS_URL: env.REDIS_URL ?? redisUrl(), KEY_PREFIX: env.KEY_PREFIX ?? '' });
  const logger = createLogger('test', { LOG_LEVEL: 'silent', INSTANCE: `test-${service}` });
  const parts = { connections, logger, seal: new Seal(env.BUS_KEY ?? testBusKey), metrics: new Metrics('test') };
  const server = new StreamsServer({ service, instance: `test-${service}`, ...parts });
  const entries: OutboxEntry[] = [];
  const list = listEvents(service);
  const after = (input: Input<typeof list>) =>
    Promise.resolve({ entries: entries.filter(({ id }) => id > input.after).slice(0, input.limit) });
  server.addHandler(list.pattern, after as never, false, { rpc: list });
  server.listen(() => undefined);
  return {
    async publish(event, payload) {
      entries.push({ id: entries.length + 1, name: event.name, payload });
      await connections.commands.publish(eventChannel(connections.prefix, service), '');
    },
    async close() {
      await server.close();
      connections.close();
    },
  };
}
