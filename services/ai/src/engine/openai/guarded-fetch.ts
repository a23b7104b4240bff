import { EngineFault } from '../fault.js';

/** A 50,000-character resume in its longest encoding, streamed token by token, stays below this. */
const bodyBytesMax = 2 * 1024 * 1024;

/**
 * guardedFetch is what the SDK calls the provider with. The SDK itself reads an answer of any size into memory and
 * takes an HTML page with status 200 for an answer.
 */
export async function guardedFetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, init);
  if (Number(response.headers.get('content-length') ?? 0) > bodyBytesMax) return refuse(response.body, 'too-large');
  const body = response.body?.pipeThrough(limitBytes());
  const capped = new Response(body, { status: response.status, headers: response.headers });
  if (!response.ok) return capped;
  const type = response.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (type === 'text/event-stream') return capped;
  if (type === 'application/json') return asEventStream(await capped.text());
  return refuse(capped.body, 'wrong-content-type');
}

async function refuse(body: ReadableStream | null, reason: 'too-large' | 'wrong-content-type'): Promise<never> {
  await body?.cancel();
  throw new EngineFault(reason);
}

function limitBytes(): TransformStream<Uint8Array, Uint8Array> {
  let bytes = 0;
  return new TransformStream({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > bodyBytesMax) throw new EngineFault('too-large');
      controller.enqueue(chunk);
    },
  });
}

/** Some servers ignore `stream` and answer with one JSON body: it becomes a stream of one event. */
function asEventStream(text: string): Response {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new EngineFault('cut-off');
  }
  return new Response(`data: ${JSON.stringify(body)}\n\ndata: [DONE]\n\n`, {
    headers: { 'content-type': 'text/event-stream' },
  });
}
