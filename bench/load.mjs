import { connect } from 'node:net';

/**
 * load asks one URL over `connections` keep-alive sockets for `seconds`, the next request after each answer. Answers
 * must all be of one length. Returns { perSecond, p50, p99, requests, failed }, times in milliseconds.
 */
export async function load({ port, path = '/', connections = 64, seconds }) {
  const request = `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`;
  const times = [];
  let failed = 0;
  const began = performance.now();
  const end = began + seconds * 1_000;
  await Promise.all(Array.from({ length: connections }, () => oneSocket()));
  const took = (performance.now() - began) / 1_000;
  times.sort((a, b) => a - b);
  const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? NaN;
  return { perSecond: times.length / took, p50: at(0.5), p99: at(0.99), requests: times.length + failed, failed };

  function oneSocket() {
    return new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1').setNoDelay(true);
      let received = '';
      let sent = 0;
      const send = () => {
        sent = performance.now();
        socket.write(request);
      };
      socket.on('connect', send);
      socket.on('error', reject);
      socket.on('data', (chunk) => {
        received += chunk.toString('latin1');
        if (!isComplete(received)) return;
        if (received.startsWith('HTTP/1.1 200')) times.push(performance.now() - sent);
        else failed++;
        received = '';
        if (performance.now() < end) return send();
        socket.destroy();
        resolve();
      });
    });
  }
}

function isComplete(text) {
  const head = text.indexOf('\r\n\r\n');
  if (head < 0) return false;
  const length = Number(/content-length: (\d+)/i.exec(text)?.[1] ?? 0);
  return text.length >= head + 4 + length;
}
