import { afterEach, expect, it } from '@jest/globals';
import { type FastifyInstance, fastify } from 'fastify';
import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { dropSlowBodies } from './slow-bodies.js';

let server: FastifyInstance;
afterEach(() => server.close());

/** A second stands for the ten of the product. */
const quick = { windowMs: 1_000, bytesMin: 400, lookEveryMs: 50 };

async function start() {
  server = fastify();
  dropSlowBodies(server, quick);
  server.post('/', () => ({ taken: true }));
  await server.listen({ port: 0, host: '127.0.0.1' });
  return (server.server.address() as AddressInfo).port;
}

/** post sends a JSON body of some bytes, a part each 100 ms, and returns what comes back and how long it took. */
async function post(port: number, { bytes, parts }: { bytes: number; parts: number[] }) {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  const began = performance.now();
  let answer = '';
  socket.on('data', (chunk) => (answer += String(chunk)));
  socket.write(
    `POST / HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${bytes}\r\n\r\n`,
  );
  let next = 0;
  const timer = setInterval(() => {
    const size = parts[next];
    if (size !== undefined) socket.write(next === 0 ? `"${'a'.repeat(size - 1)}` : 'a'.repeat(size));
    next += 1;
  }, 100);
  await once(socket, 'close');
  clearInterval(timer);
  return { answer, ms: performance.now() - began };
}

it('a body that stands still is dropped, and one that keeps coming is taken however long it takes', async () => {
  const port = await start();
  const stalled = await post(port, { bytes: 1_000_000, parts: [900] });
  expect(stalled.answer).toBe('');
  expect(stalled.ms).toBeLessThan(3_000);
  const steady = await post(port, { bytes: 2_401, parts: [...Array<number>(24).fill(100), 1] });
  expect(steady.ms).toBeGreaterThan(2_000);
  expect(steady.answer).toMatch(/^HTTP\/1.1 400/);
});
