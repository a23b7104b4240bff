import { type BeforeApplicationShutdown, Inject, Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { CONFIG } from '@tailwright/platform/platform.module';
import type { Server } from 'node:http';
import type { GatewayConfig } from '../config.js';

/** LastRequests gives requests in flight a limited time to finish once the process is told to stop. */
@Injectable()
export class LastRequests implements BeforeApplicationShutdown {
  constructor(
    private readonly host: HttpAdapterHost,
    @Inject(CONFIG) private readonly config: GatewayConfig,
  ) {}

  beforeApplicationShutdown(): void {
    const server = this.host.httpAdapter.getHttpServer() as Server;
    setTimeout(() => server.closeAllConnections(), this.config.STOP_MS).unref();
  }
}
