import { afterEach, expect, it } from '@jest/globals';
import { Readiness } from '@tailwright/platform/health/readiness';
import type { Logger } from '@tailwright/platform/telemetry/logger';
import { type FastifyInstance, fastify } from 'fastify';
import { isLoopback } from './client-address.js';
import { noticeOneAddress, routersOf } from './one-address.js';

/** What Linux shows in a container whose network is 172.18.0.0/16 with the router 172.18.0.1. */
const table = `Iface\tDestination\tGateway \tFlags\tRefCnt\tUse\tMetric\tMask\t\tMTU\tWindow\tIRTT
eth0\t00000000\t010012AC\t0003\t0\t0\t0\t00000000\t0\t0\t0
eth0\t000012AC\t00000000\t0001\t0\t0\t0\t0000FFFF\t0\t0\t0
`;

let server: FastifyInstance;
afterEach(() => server.close());

function start(publicUrl = 'https://resumes.example', routes = table) {
  server = fastify();
  const readiness = new Readiness();
  const warnings: unknown[] = [];
  const logger = { warn: (line: unknown) => void warnings.push(line) } as unknown as Logger;
  noticeOneAddress(server, { publicUrl, logger, readiness }, routes);
  const call = (remoteAddress: string, headers = {}) => server.inject({ url: '/', remoteAddress, headers });
  return { call, warnings, notes: () => readiness.notes() };
}

it('callers who all come from the router of the container’s network are noticed once in the log, and in readiness', async () => {
  const { call, warnings, notes } = start();
  await call('203.0.113.7');
  await call('172.18.0.9');
  expect([warnings, notes()]).toEqual([[], {}]);
  await call('172.18.0.1');
  await call('::ffff:172.18.0.1');
  expect(warnings).toEqual([expect.stringContaining('one client')]);
  expect(notes()).toEqual({ 'one-address': expect.stringContaining('TRUST_PROXY') });
});

it.each([
  ['at an address of this machine alone', 'http://localhost:3000', table],
  ['where no table of routes can be read', 'https://resumes.example', ''],
])('nothing is noticed %s', async (_, publicUrl, routes) => {
  const { call, warnings } = start(publicUrl, routes);
  await call('172.18.0.1');
  expect(warnings).toEqual([]);
});

it('a proxy that is not trusted has a notice of its own', async () => {
  const { call, warnings } = start();
  await call('172.18.0.1', { 'x-forwarded-for': '203.0.113.7' });
  expect(warnings).toEqual([]);
});

it('routers are the addresses that the table passes packets to', () => {
  server = fastify();
  expect([...routersOf(table)]).toEqual(['172.18.0.1']);
  expect(['localhost', 'app.localhost', '127.0.0.1', '[::1]'].every(isLoopback)).toBe(true);
  expect(['resumes.example', '10.0.0.1', 'localhost.example'].some(isLoopback)).toBe(false);
});
