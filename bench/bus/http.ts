import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** serve answers every request with what `answer` returns, and logs its port as `ready`. */
export function serve(answer: () => Promise<unknown>): void {
  const server = createServer((_request, response) => {
    answer().then(
      (body) => {
        const text = JSON.stringify(body);
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) });
        response.end(text);
      },
      () => response.writeHead(500).end(),
    );
  });
  server.listen(0, '127.0.0.1', () => report({ msg: 'ready', port: (server.address() as AddressInfo).port }));
}

/** report tells the benchmark something, one JSON line at a time. */
export function report(line: object): void {
  process.stdout.write(`${JSON.stringify(line)}\n`);
}

/** A body of 300 bytes, as most calls have. */
export const payload = { text: 'x'.repeat(280) };
