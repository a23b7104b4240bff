import { SMTPServer } from 'smtp-server';

/**
 * startInbox takes every mail after a delay, and notes how often it came, by the local part of its Message-ID. The product's own inbox
 * keeps the newest 200 alone. Returns { smtpUrl, countOf(id), stop() }.
 */
export async function startInbox({ delayMs = 0 } = {}) {
  const counts = new Map();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 500,
    onData(stream, _session, done) {
      const chunks = [];
      stream.on('data', (chunk) => chunks.push(chunk));
      stream.once('end', () => {
        const id = /^message-id:\s*<([^@>]+)@/im.exec(Buffer.concat(chunks).toString('latin1'))?.[1];
        counts.set(id, (counts.get(id) ?? 0) + 1);
        setTimeout(() => done(null, 'Noted'), delayMs);
      });
    },
  }).on('error', () => {}); // A killed sender breaks off.
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    smtpUrl: `smtp://127.0.0.1:${server.server.address().port}`,
    countOf: (id) => counts.get(id) ?? 0,
    stop: () => new Promise((closed) => server.close(closed)),
  };
}
