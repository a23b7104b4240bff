import { type Server, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Registry } from 'prom-client';
import type { Readiness } from './readiness.js';

export interface OpsServer {
  port: number;
  close(): Promise<void>;
}

/** startOpsServer serves /livez, /readyz and /metrics on a port of their own, never on the public one. */
export async function startOpsServer(
  at: { host: string; port: number },
  { readiness, registry }: { readiness: Readiness; registry: Registry },
): Promise<OpsServer> {
  const server = createServer((request, response) => {
    void answer(request.url ?? '', response, readiness, registry).catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(at.port, at.host, resolve);
  });
  return { port: (server.address() as AddressInfo).port, close: () => closeServer(server) };
}

async function answer(url: string, response: ServerResponse, readiness: Readiness, registry: Registry): Promise<void> {
  switch (url.split('?')[0]) {
    case '/livez':
      // Liveness has no dependencies: restarting this process would not bring Redis or Postgres back.
      return send(response, 200, { live: true });
    case '/readyz': {
      const failing = await readiness.failing();
      const notes = readiness.notes();
      const state = { ready: failing.length === 0, failing, ...(Object.keys(notes).length > 0 && { notes }) };
      return send(response, state.ready ? 200 : 503, state);
    }
    case '/metrics':
      response.writeHead(200, { 'content-type': registry.contentType });
      response.end(await registry.metrics());
      return;
    default:
      return send(response, 404, { message: 'Not found.' });
  }
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
