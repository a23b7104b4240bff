import type { Answer, Input, Rpc, ServiceName } from '@tailwright/contracts/define';
import { BusConnections } from '@tailwright/platform/bus/connections';
import type { CallContext } from '@tailwright/platform/bus/handles';
import { Seal } from '@tailwright/platform/bus/seal';
import { StreamsServer } from '@tailwright/platform/bus/streams-server';
import { createLogger } from '@tailwright/platform/telemetry/logger';
import { Metrics } from '@tailwright/platform/telemetry/metrics';
import type { GatewayConfig } from '../config.js';

type Handler<R extends Rpc> = (input: Input<R>, call: CallContext) => Answer<R> | Promise<Answer<R>>;

/**
 * Peers answer the gateway's calls over the real bus, each as its test says; the services' own tests and the journeys
 * in e2e prove the services themselves.
 */
export class Peers {
  readonly seal: Seal;
  readonly connections: BusConnections;
  private readonly handlers = new Map<string, (input: unknown, call: CallContext) => unknown>();
  private readonly servers: StreamsServer[];

  constructor(config: GatewayConfig, rpcs: readonly Rpc[]) {
    this.seal = new Seal(config.BUS_KEY);
    this.connections = new BusConnections(config);
    const parts = {
      connections: this.connections,
      seal: this.seal,
      logger: createLogger('peers', config),
      metrics: new Metrics('peers'),
    };
    const services: ServiceName[] = ['auth', 'resume', 'ai', 'mail'];
    this.servers = services.map((service) => new StreamsServer({ ...parts, service, instance: `test-${service}` }));
    for (const [index, service] of services.entries()) {
      for (const rpc of rpcs.filter((one) => one.service === service)) {
        const handle = (input: unknown, call: CallContext) => this.handle(rpc, input, call);
        this.servers[index]?.addHandler(rpc.pattern, handle as never, false, { rpc });
      }
      this.servers[index]?.listen(() => undefined);
    }
  }

  /** on says how a call is answered from now on. */
  on<R extends Rpc>(rpc: R, handler: Handler<NoInfer<R>>): void {
    this.handlers.set(rpc.pattern, handler as (input: unknown, call: CallContext) => unknown);
  }

  async close(): Promise<void> {
    await Promise.all(this.servers.map((server) => server.close()));
    this.connections.close();
  }

  private async handle(rpc: Rpc, input: unknown, call: CallContext): Promise<unknown> {
    const handler = this.handlers.get(rpc.pattern);
    if (!handler) throw new Error(`the test does not say how to answer ${rpc.pattern}`);
    return await handler(input, call);
  }
}
