import { createServer, request as forward } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { startFakeProvider } from '../libs/testing/src/fake-provider.ts';
import { readCall } from '../libs/testing/src/fake-provider/call.ts';

/**
 * startSlowProvider puts a wait before every answer of the fake provider and remembers of each call what it asked and when
 * it ended. Returns { url, calls, setMode(mode), setLatency(ms), stop() }.
 */
export async function startSlowProvider({ latencyMs }) {
  const fake = await startFakeProvider();
  const calls = [];
  let waitMs = latencyMs;
  const server = createServer((request, response) => {
    const call = { about: undefined, aborted: false, endedAt: undefined };
    calls.push(call);
    response.once('close', () => {
      call.aborted = !response.writableFinished;
      call.endedAt = Date.now();
    });
    const asked = buffer(request).catch(() => undefined);
    void asked.then((body) => (call.about = body && readCall(body.toString()).about));
    setTimeout(async () => {
      const body = await asked;
      if (body) pass(request, body, response, fake.url);
    }, waitMs);
  });
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${server.address().port}/v1`,
    calls,
    setMode: fake.setMode,
    setLatency: (ms) => (waitMs = ms),
    async stop() {
      server.closeAllConnections();
      server.close();
      await fake.stop();
    },
  };
}

function pass(request, body, response, url) {
  if (response.destroyed) return;
  const { port } = new URL(url);
  const { method, headers, url: path } = request;
  const onward = forward({ host: '127.0.0.1', port, method, headers, path }, (answer) => {
    response.writeHead(answer.statusCode, answer.headers);
    answer.pipe(response);
    answer.once('error', () => response.destroy());
  });
  onward.once('error', () => response.destroy());
  response.once('close', () => onward.destroy());
  onward.end(body);
}
