import type { Readiness } from '@tailwright/platform/health/readiness';
import type { Logger } from '@tailwright/platform/telemetry/logger';
import type { FastifyInstance } from 'fastify';
import { readFileSync } from 'node:fs';
import { isLoopback, networkOf } from './client-address.js';

const sentence =
  'Calls come from the gateway of this machine’s own network, as they do where Docker passes connections on (Docker ' +
  'Desktop, rootless): everybody behind it is counted as one client. Put a proxy in front and name it in TRUST_PROXY, ' +
  'or use the network of the host. If you alone call from there, ignore this.';

/** routersOf reads the addresses of routers from Linux's table of routes; it has none on other systems. */
export function routersOf(table: string): Set<string> {
  const rows = table.split('\n').slice(1);
  const gateways = rows.map((row) => row.split('\t')[2] ?? '').filter((hex) => /^[0-9A-F]{8}$/i.test(hex));
  return new Set(
    gateways
      .filter((hex) => !/^0{8}$/.test(hex))
      // The table has the bytes of an address in the order of the processor: the last first.
      .map((hex) => [6, 4, 2, 0].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join('.')),
  );
}

function ownTable(): string {
  try {
    return readFileSync('/proc/net/route', 'latin1');
  } catch {
    return '';
  }
}

/**
 * noticeOneAddress tells the operator once, in the log and in readiness, that people reach this process under the address
 * of its own router: they share every limit. At a PUBLIC_URL on this machine nobody else is meant to come.
 */
export function noticeOneAddress(
  fastify: FastifyInstance,
  { publicUrl, logger, readiness }: { publicUrl: string; logger: Logger; readiness: Readiness },
  table = ownTable(),
): void {
  const routers = routersOf(table);
  if (routers.size === 0 || isLoopback(new URL(publicUrl).hostname)) return;
  let isNoticed = false;
  fastify.addHook('onRequest', (request, _reply, done) => {
    if (!isNoticed && routers.has(networkOf(request.ip)) && request.headers['x-forwarded-for'] === undefined) {
      isNoticed = true;
      logger.warn(sentence);
      readiness.note('one-address', sentence);
    }
    done();
  });
}
