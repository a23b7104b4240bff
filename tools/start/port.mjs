import { createServer } from 'node:net';

/** assertPortFree throws a sentence that says why the gateway could not listen on `port` of `host`; `open` tries it. */
export async function assertPortFree(port, host, open = openAndClose) {
  try {
    await open(port, host);
  } catch (cause) {
    throw new Error(`Port ${port} ${why(cause)}, or choose another one: PORT=3001 npm start`, { cause });
  }
}

function why({ code, message }) {
  if (code === 'EADDRINUSE') return 'is taken. Free it';
  if (code === 'EACCES') return 'is not open to this user. Be root for it';
  return `cannot be opened (${message}). Mend that`;
}

function openAndClose(port, host) {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(port, host, () => probe.close(resolve));
  });
}
