import type { ErrorEnvelope } from '@tailwright/contracts/errors';
import { STATUS_CODES, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

interface Refusal {
  status: number;
  envelope: ErrorEnvelope;
}

const unreadable: Refusal = {
  status: 400,
  envelope: { code: 'invalid_input', message: 'The request could not be read.' },
};

/** What Node's HTTP parser says when it gives a connection up, by its code. */
const refusals: Record<string, Refusal> = {
  HPE_HEADER_OVERFLOW: {
    status: 431,
    envelope: { code: 'payload_too_large', message: 'The headers of the request are too large.' },
  },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: {
    status: 413,
    envelope: { code: 'payload_too_large', message: 'The request is too large.' },
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    envelope: { code: 'deadline_exceeded', message: 'The request did not arrive in time.' },
  },
};

/** answerUnparsed answers a connection on which no request could be read: there is no request or reply yet, only bytes. */
export function answerUnparsed(error: NodeJS.ErrnoException, socket: Socket): void {
  // Node keeps the response under way there; bytes of ours in the middle of it would be taken for its body.
  const { _httpMessage: underWay } = socket as { _httpMessage?: ServerResponse | null };
  const isGone = error.code === 'ECONNRESET' || !socket.writable || underWay?.headersSent === true;
  if (!isGone) socket.write(messageOf(refusals[error.code ?? ''] ?? unreadable));
  socket.destroy(error);
}

function messageOf({ status, envelope }: Refusal): string {
  const body = JSON.stringify(envelope);
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    'Connection: close',
    '',
    body,
  ].join('\r\n');
}
