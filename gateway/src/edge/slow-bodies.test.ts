import { afterEach, expect, it } from '@jest/globals';
import { type FastifyInstance, fastify } from 'fastify';
import { once } from 'node:events';
import { type AddressInfo, type Socket, connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { dropSlowBodies } from './slow-bodies.js';

let server: FastifyInstance;
afterEach(() => server.close());

const lookEveryMs = 5;
const rule = { windowMs: 10_000, bytesMin: 400, lookEveryMs };

/** start serves by a clock that stands still until a test moves it. */
async function start() {
  let nowMs = 0;
  server = fastify();
  dropSlowBodies(server, rule, () => nowMs);
  server.post('/', () => ({ taken: true }));
  const looked = () => delay(lookEveryMs * 4);
  const connected = new Promise<Socket>((resolve) => server.server.once('connection', resolve));
  await server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.server.address() as AddressInfo;
  return {
    port,
    connected,
    /** pass lets time go by, and the rule look once or more. */
    pass: async (ms: number) => {
      await looked();
      nowMs += ms;
      await looked();
    },
  };
}

/** Sender sends a JSON body of some bytes, part by part, and waits for each to arrive. */
async function sender({ port, connected }: Awaited<ReturnType<typeof start>>, bytes: number) {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  let answer = '';
  socket.on('data', (chunk) => (answer += String(chunk)));
  const closed = once(socket, 'close');
  let sent = 0;
  const send = async (text: string) => {
    socket.write(text);
    sent += text.length;
    while ((await connected).bytesRead < sent) await delay(1);
  };
  await send(
    `POST / HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${bytes}\r\n\r\n`,
  );
  return { send, closed, answer: () => answer, isOpen: () => !socket.closed };
}

it('a body that stands still is dropped after its window, and no sooner', async () => {
  const rig = await start();
  const stalled = await sender(rig, 1_000_000);
  await stalled.send(`"${'a'.repeat(900)}`);
  // What came before the first look counts for a window of its own.
  await rig.pass(1);
  await rig.pass(9_990);
  expect(stalled.isOpen()).toBe(true);
  await rig.pass(10_000);
  await stalled.closed;
  expect(stalled.answer()).toBe('');
});

it('a body that keeps coming is taken however long it takes', async () => {
  const rig = await start();
  const steady = await sender(rig, 2_001);
  for (let part = 0; part < 20; part += 1) {
    await steady.send(part === 0 ? `"${'a'.repeat(99)}` : 'a'.repeat(100));
    await rig.pass(2_400);
  }
  await steady.send('"');
  await steady.closed;
  expect(steady.answer()).toMatch(/^HTTP\/1.1 200/);
});
