import { type BeforeApplicationShutdown, Inject, Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { CONFIG } from '@tailwright/platform/platform.module';
import type { FastifyInstance } from 'fastify';
import type { Server } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { GatewayConfig } from '../config.js';

/**
 * LastRequests lets a stop lose nobody: for DRAIN_MS requests are served as before while load balancers and clients
 * are told to connect elsewhere; then nothing new is accepted, and what is in flight has STOP_MS to finish.
 */
@Injectable()
export class LastRequests implements BeforeApplicationShutdown {
  private isLeaving = false;

  constructor(
    private readonly host: HttpAdapterHost,
    @Inject(CONFIG) private readonly config: GatewayConfig,
  ) {}

  /** sayGoodbye closes each connection after its next answer once the process leaves: an idle one could be closed just as a request arrives. */
  sayGoodbye(fastify: FastifyInstance): void {
    fastify.addHook('onRequest', (_, reply, done) => {
      if (this.isLeaving) void reply.header('connection', 'close');
      done();
    });
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.isLeaving = true;
    await delay(this.config.DRAIN_MS);
    const server = this.host.httpAdapter.getHttpServer() as Server;
    setTimeout(() => server.closeAllConnections(), this.config.STOP_MS).unref();
  }
}
